// A picture through views: planes, crops, transposes and tiles of one array of bytes, none of them a copy.
//
//     npx tsx examples/image.ts                    the picture in examples/data
//     npx tsx examples/image.ts photo.png          any PNG of 8 bits, with or without transparency
//
// What is made of it is written to examples/output.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type DecodedPng, decode, encode } from "fast-png";
import { type Layout, type ReadonlyTileTensor, rowMajor, type TileTensor, tileTensor, zeros } from "tilewright";
import { BadArgument, run } from "./support/run.js";

type View = ReadonlyTileTensor<"uint8", Layout<[number, number, number], [number, number, number]>>;
type Picture = TileTensor<"uint8", Layout<[number, number, 3], [number, 3, 1]>>;

const ours = fileURLToPath(new URL("data/picture.png", import.meta.url));
const output = new URL("output/", import.meta.url);

await run("image", async (path = ours, ...others) => {
  if (others.length > 0) throw new BadArgument(`takes one picture, not ${others.length + 1}`);
  const picture = await readPicture(path);
  //    ^? const picture: TileTensor<"uint8", Layout<[number, number, 3], [number, 3, 1]>>
  const [height, width] = picture.layout.shape;

  // Height and width are known only when run; that there are 3 channels, side by side, is known while compiling.
  await write("picture", picture);

  const transposed = picture.permute(1, 0, 2);
  //    ^? const transposed: TileTensor<"uint8", Layout<[number, number, 3], [3, number, 1]>>
  await write("transposed", transposed);

  const red = picture.slice(":", ":", "0:1");
  //    ^? const red: TileTensor<"uint8", Layout<[number, number, 1], [number, 3, 1]>>
  await write("red", red);

  const water = picture.slice([Math.floor(height * 0.6), height], [0, width], ":");
  //    ^? const water: TileTensor<"uint8", Layout<[number, number, 3], [number, 3, 1]>>
  await write("water", water);

  // A tile has the size that was asked for, whatever the size of the picture.
  const tile = picture.tile([16, 16, 3], [1, 3, 0]);
  //    ^? const tile: TileTensor<"uint8", Layout<[16, 16, 3], [number, 3, 1]>>
  await write("tile", tile);
  await write("enlarged", enlarged(tile));

  swapInTiles(picture);
  await write("checkered", picture);
});

/** The pixels of a file, in place; transparency is left out, which takes a copy. */
async function readPicture(path: string): Promise<TileTensor<"uint8", Layout<[number, number, 3], [number, 3, 1]>>> {
  const { data, width, height, channels, depth, palette } = decoded(await readFile(path), path);
  if (!(data instanceof Uint8Array) || channels < 3 || palette !== undefined) {
    throw new BadArgument(`${path}: ${channels} channels of ${depth} bits; red, green and blue of 8 bits are read`);
  }
  if (channels === 3) return tileTensor(data, rowMajor(height, width, 3));
  const pixels = tileTensor(data, rowMajor(height, width, channels));
  return zeros("uint8", height, width, 3).copyFrom(pixels.slice(":", ":", "0:3"));
}

function decoded(bytes: Uint8Array, path: string): DecodedPng {
  try {
    return decode(bytes);
  } catch (error) {
    throw new BadArgument(
      `${path}: not a PNG file that can be read (${String(error instanceof Error ? error.message : error).replace(/:\s*$/, "")})`,
    );
  }
}

type Tile = ReadonlyTileTensor<"uint8", Layout<[16, 16, 3], [number, number, number]>>;

/** Each pixel four times in each direction: the copies are one axis of a reshaped view each. */
function enlarged(tile: Tile): TileTensor<"uint8", Layout<[64, 64, 3], [192, 3, 1]>> {
  const large = zeros("uint8", 64, 64, 3);
  const blocks = large.reshape(16, 4, 16, 4, 3);
  //    ^? const blocks: TileTensor<"uint8", Layout<[16, 4, 16, 4, 3], [768, 192, 12, 3, 1]>>
  for (let down = 0; down < 4; down++) {
    for (let right = 0; right < 4; right++) blocks.slice(":", down, ":", right, ":").copyFrom(tile);
  }
  return large;
}

/** Exchanges red and blue in every second tile of 16 by 16; at the edges tiles are smaller. */
function swapInTiles(picture: Picture): void {
  const [height, width] = picture.layout.shape;
  for (let i = 0; 16 * i < height; i++) {
    for (let j = i % 2; 16 * j < width; j += 2) {
      const tile = picture.tileClipped([16, 16, 3], [i, j, 0]);
      const [red, blue] = [tile.slice(":", ":", 0), tile.slice(":", ":", 2)];
      const [rows, columns] = red.layout.shape;
      const kept = zeros("uint8", rows, columns).copyFrom(red);
      red.copyFrom(blue);
      blue.copyFrom(kept);
    }
  }
}

/** A PNG file of any view: the one copy that it takes puts the bytes in the order of the file. */
async function write(name: string, view: View): Promise<void> {
  const [height, width, channels] = view.layout.shape;
  const data = new Uint8Array(height * width * channels);
  tileTensor(data, rowMajor(height, width, channels)).copyFrom(view);
  await mkdir(output, { recursive: true });
  await writeFile(new URL(`${name}.png`, output), encode({ width, height, channels, data }));
  console.log(`${name.padEnd(12)} ${view.dtype} ${view.layout}`);
}
