// Where do the files in `data` come from? `npx tsx examples/make-data.ts` writes them again, the same everywhere.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { encode } from "fast-png";
import { type Layout, rowMajor, type TileTensor, tileTensor } from "tilewright";
import { writeNpy } from "tilewright/npy/node";
import { run } from "./support/run.js";

await run("make-data", async (folder = fileURLToPath(new URL("data", import.meta.url))) => {
  await writeNpy(join(folder, "a.npy"), tileTensor(numbers(128 * 96, 1), rowMajor(128, 96)));
  await writeNpy(join(folder, "b.npy"), tileTensor(numbers(96 * 160, 2), rowMajor(96, 160)));
  const pixels = new Uint8ClampedArray(64 * 96 * 3);
  paint(tileTensor(pixels, rowMajor(64, 96, 3)));
  await writeFile(join(folder, "picture.png"), encode({ width: 96, height: 64, data: pixels, channels: 3 }));
});

/** Numbers from -1 to 1 which float32 holds exactly, from a linear congruence modulo 2^32. */
function numbers(count: number, seed: number): Float32Array<ArrayBuffer> {
  let state = seed;
  return Float32Array.from({ length: count }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) / 2 ** 23 - 1;
  });
}

type Picture = TileTensor<"uint8clamped", Layout<[number, number, 3], [number, 3, 1]>>;
type Colour = readonly [red: number, green: number, blue: number];

/** A low sun over water. Only sums, products and comparisons: every machine paints the same bytes. */
function paint(picture: Picture): void {
  const [height, width] = picture.layout.shape;
  const horizon = height * 0.6;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isSky = y < horizon;
      const up = isSky ? y : 2 * horizon - y; // water mirrors the sky
      const [red, green, blue] = sky(up / horizon, (x - width * 0.62) / height, (up - horizon * 0.62) / height);
      const light = isSky ? 1 : (x * 5 + y * 7) % 16 < 9 ? 0.6 : 0.75;
      picture.set(y, x, 0, red * light);
      picture.set(y, x, 1, green * light);
      picture.set(y, x, 2, blue * light);
    }
  }
}

/** `depth` is 0 at the top and 1 at the horizon; `right` and `below` are the distance from the middle of the sun. */
function sky(depth: number, right: number, below: number): Colour {
  if (right * right + below * below < 0.02) return [255, 236, 170];
  return [70 + 170 * depth * depth, 90 + 80 * depth, 165 - 55 * depth];
}
