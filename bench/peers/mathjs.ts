// mathjs: arrays of arrays of numbers; results are arrays of their own.
import { load, type Peer, rowsOf, upTo } from "./peer.js";

type Rows = number[][];

interface Mathjs {
  add(x: Rows, y: Rows): Rows;
  exp(x: number): number;
  map(x: Rows, each: (value: number) => number): Rows;
  multiply(x: Rows, y: Rows): Rows;
  sum(x: Rows): number;
  transpose(x: Rows): Rows;
}

export async function mathjs(): Promise<readonly Peer[]> {
  const math = await load<Mathjs>("mathjs");
  return [
    {
      name: "mathjs",
      operations: {
        transpose: upTo(256, (n) => {
          const x = rowsOf(n);
          return () => math.transpose(x);
        }),
        add: upTo(256, (n) => {
          const [x, y] = [rowsOf(n), rowsOf(n)];
          return () => math.add(x, y);
        }),
        addTransposed: upTo(256, (n) => {
          const [x, y] = [rowsOf(n), rowsOf(n)];
          return () => math.add(x, math.transpose(y));
        }),
        exp: upTo(256, (n) => {
          const x = rowsOf(n);
          return () => math.map(x, math.exp);
        }),
        sum: upTo(256, (n) => {
          const x = rowsOf(n);
          return () => math.sum(x);
        }),
        matmul: upTo(64, (n) => {
          const [x, y] = [rowsOf(n), rowsOf(n)];
          return () => math.multiply(x, y);
        }),
      },
    },
  ];
}
