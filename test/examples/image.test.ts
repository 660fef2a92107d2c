import { readFile, writeFile } from "node:fs/promises";
import { type DecodedPng, decode, encode } from "fast-png";
import { beforeAll, describe, expect, test } from "vitest";
import { runExample, temporaryFolder } from "./run-example.js";

const at = temporaryFolder();
const minute = 60_000;

async function picture(path: string): Promise<DecodedPng> {
  return decode(await readFile(new URL(`../../examples/${path}`, import.meta.url)));
}

function pixel({ data, width, channels }: DecodedPng, y: number, x: number): number[] {
  const place = (y * width + x) * channels;
  return [...data.subarray(place, place + channels)];
}

describe("the picture of the repository", () => {
  let output = "";
  beforeAll(async () => {
    const outcome = await runExample("image");
    expect(outcome).toMatchObject({ code: 0, errors: "" });
    output = outcome.output;
  }, minute);

  test("is viewed in several ways", () => {
    expect(output.split("\n")).toEqual([
      "picture      uint8 (64,96,3):(288,3,1)",
      "transposed   uint8 (96,64,3):(3,288,1)",
      "red          uint8 (64,96,1):(288,3,1)",
      "water        uint8 (26,96,3):(288,3,1)",
      "tile         uint8 (16,16,3):(288,3,1)",
      "enlarged     uint8 (64,64,3):(192,3,1)",
      "checkered    uint8 (64,96,3):(288,3,1)",
      "",
    ]);
  });

  test("and each view written, pixel by pixel", async () => {
    const original = await picture("data/picture.png");
    const views: Record<string, (y: number, x: number) => number[]> = {
      picture: (y, x) => pixel(original, y, x),
      transposed: (y, x) => pixel(original, x, y),
      red: (y, x) => pixel(original, y, x).slice(0, 1),
      water: (y, x) => pixel(original, y + 38, x),
      tile: (y, x) => pixel(original, y + 16, x + 48),
      enlarged: (y, x) => pixel(original, (y >> 2) + 16, (x >> 2) + 48),
      checkered: (y, x) => {
        const colours = pixel(original, y, x);
        return ((y >> 4) + (x >> 4)) % 2 === 0 ? colours.reverse() : colours;
      },
    };
    for (const [name, expected] of Object.entries(views)) {
      const written = await picture(`output/${name}.png`);
      const rows = Array.from({ length: written.height }, (_, y) =>
        Array.from({ length: written.width }, (_, x) => [pixel(written, y, x), expected(y, x)]),
      );
      const wrong = rows.flat().filter(([is, should]) => String(is) !== String(should));
      expect([name, wrong.length]).toEqual([name, 0]);
    }
  });
});

describe("a given picture", () => {
  test("may have transparency and edges that no tile fits", { timeout: minute }, async () => {
    const data = Uint8Array.from({ length: 41 * 67 * 4 }, (_, place) => place % 251);
    await writeFile(at("odd.png"), encode({ width: 67, height: 41, channels: 4, data }));
    const { code, output } = await runExample("image", at("odd.png"));
    expect(code).toBe(0);
    expect(output).toContain("picture      uint8 (41,67,3):(201,3,1)\n");
    const [whole, checkered] = [await picture("output/picture.png"), await picture("output/checkered.png")];
    expect(pixel(whole, 40, 66)).toEqual([...data.subarray(-4, -1)]);
    expect(pixel(checkered, 40, 66)).toEqual([...data.subarray(-4, -1)].reverse());
  });

  test.each<[string, Uint8Array | undefined, (path: string) => string]>([
    ["is missing", undefined, (path) => `ENOENT: no such file or directory, open '${path}'`],
    [
      "is no PNG",
      new TextEncoder().encode("P6 1 1 255 abc"),
      (path) => `${path}: not a PNG file that can be read (wrong PNG signature`,
    ],
    ["is empty", new Uint8Array(0), (path) => `${path}: not a PNG file that can be read (`],
    [
      "is gray",
      encode({ width: 16, height: 16, channels: 1, data: new Uint8Array(256) }),
      (path) => `${path}: 1 channels of 8 bits; red, green and blue of 8 bits are read`,
    ],
    [
      "has 16 bits",
      encode({ width: 1, height: 1, channels: 3, depth: 16, data: new Uint16Array(3) }),
      (path) => `${path}: 3 channels of 16 bits; red, green and blue of 8 bits are read`,
    ],
    [
      "is smaller than its tile",
      encode({ width: 20, height: 20, channels: 3, data: new Uint8Array(1200) }),
      () => "tile: size 16 at 1 ends past axis 0 of extent 20",
    ],
  ])("that %s", { timeout: minute }, async (name, bytes, sentence) => {
    const path = at(`${name.replaceAll(" ", "-")}.png`);
    if (bytes !== undefined) await writeFile(path, bytes);
    const { code, errors } = await runExample("image", path);
    expect(code).toBe(1);
    expect(errors).toMatch(/^image: [^\n]+\n$/);
    expect(errors).toContain(`image: ${sentence(path)}`);
  });

  test("is one, not two", { timeout: minute }, async () => {
    const { code, errors } = await runExample("image", "a.png", "b.png");
    expect([code, errors]).toEqual([1, "image: takes one picture, not 2\n"]);
  });
});
