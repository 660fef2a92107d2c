// Made by tools/generate/loops.ts; do not edit. How is arithmetic done, and reduced, in the arrays of each dtype?
import { decodeBfloat16, decodeFloat16, encodeBfloat16, encodeFloat16 } from "../dtype/small-float.js";
import type { Combining, Mapping } from "./elementwise.js";
import { expSingle } from "./exp.js";
import { floorOfQuotient } from "./floor-of-quotient.js";
import type { Plane } from "./rows.js";
import { sumBlock, sumChunk, sumLanes } from "./sum-order.js";

function combineBool(
  operation: Combining, plane: Plane, to: Uint8Array, at: number, x: Uint8Array, left: number, y: Uint8Array, right: number,
): void {
  const { rows, columns, column0, column1, column2 } = plane;
  switch (operation) {
    case "add":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = ((x[j] as number) !== 0 ? 1 : 0); const b = ((y[k] as number) !== 0 ? 1 : 0); to[i] = (a + b) !== 0 ? 1 : 0;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "sub":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = ((x[j] as number) !== 0 ? 1 : 0); const b = ((y[k] as number) !== 0 ? 1 : 0); to[i] = (a - b) !== 0 ? 1 : 0;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "mul":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = ((x[j] as number) !== 0 ? 1 : 0); const b = ((y[k] as number) !== 0 ? 1 : 0); to[i] = (a * b) !== 0 ? 1 : 0;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "div":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = ((x[j] as number) !== 0 ? 1 : 0); const b = ((y[k] as number) !== 0 ? 1 : 0); to[i] = (Math.trunc(a / b)) !== 0 ? 1 : 0;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "floorDiv":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = ((x[j] as number) !== 0 ? 1 : 0); const b = ((y[k] as number) !== 0 ? 1 : 0); to[i] = (Math.floor(a / b)) !== 0 ? 1 : 0;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "min":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = ((x[j] as number) !== 0 ? 1 : 0); const b = ((y[k] as number) !== 0 ? 1 : 0); to[i] = (Math.min(a, b)) !== 0 ? 1 : 0;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "max":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = ((x[j] as number) !== 0 ? 1 : 0); const b = ((y[k] as number) !== 0 ? 1 : 0); to[i] = (Math.max(a, b)) !== 0 ? 1 : 0;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
  }
}

function mapBool(
  operation: Mapping, plane: Plane, to: Uint8Array, at: number, x: Uint8Array, left: number, _scale: number,
): void {
  const { rows, columns, column0, column1 } = plane;
  switch (operation) {
    case "abs":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        for (let column = 0; column < columns; column++) {
          const a = ((x[j] as number) !== 0 ? 1 : 0); to[i] = (Math.abs(a)) !== 0 ? 1 : 0;
          i += column0;
          j += column1;
        }
      }
      return;
  }
}

function extremeBool(
  operation: "min" | "max", plane: Plane, to: Uint8Array, at: number, x: Uint8Array, left: number,
): void {
  const { rows, columns, column1 } = plane;
  switch (operation) {
    case "min":
      for (let row = 0; row < rows; row++) {
        const i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let a = ((to[i] as number) !== 0 ? 1 : 0);
        for (let column = 0; column < columns; column++) {
          const b = ((x[j] as number) !== 0 ? 1 : 0);
          a = Math.min(a, b);
          j += column1;
        }
        to[i] = (a) !== 0 ? 1 : 0;
      }
      return;
    case "max":
      for (let row = 0; row < rows; row++) {
        const i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let a = ((to[i] as number) !== 0 ? 1 : 0);
        for (let column = 0; column < columns; column++) {
          const b = ((x[j] as number) !== 0 ? 1 : 0);
          a = Math.max(a, b);
          j += column1;
        }
        to[i] = (a) !== 0 ? 1 : 0;
      }
      return;
  }
}

function sumBool(plane: Plane, to: Float64Array, at: number, x: Uint8Array, left: number): void {
  const { rows, columns, column0, column1 } = plane;
  for (let row = 0; row < rows; row++) {
    let i = at + row * plane.row0;
    let j = left + row * plane.row1;
    for (let column = 0; column < columns; column++) {
      to[i] = (to[i] as number) + ((x[j] as number) !== 0 ? 1 : 0);
      i += column0;
      j += column1;
    }
  }
}

function findBool(length: number, x: Uint8Array, start: number, step: number, value: number): number {
  let at = start;
  for (let index = 0; index < length; index++) {
    const b = ((x[at] as number) !== 0 ? 1 : 0);
    if (b === value) return index;
    at += step;
  }
  return -1;
}

function copyInt8(plane: Plane, to: Int8Array, at: number, x: Int8Array, left: number): void {
  const { rows, columns, row0, column0, row1, column1 } = plane;
  const end = Math.max(at + rows * row0 + columns, left + rows * row1 + columns * column1);
  const blocks = column0 === 1 && end <= lastPlace ? columns - 7 : 0;
  for (let row = 0; row < rows; row++) {
    const start = at + row * row0;
    let from = left + row * row1;
    let column = 0;
    for (; column < blocks; column += 8) {
      const i = (start + column) & lastPlace;
      let j = from & lastPlace;
      const v0 = x[j] as number;
      const v1 = x[(j = (j + column1) | 0)] as number;
      const v2 = x[(j = (j + column1) | 0)] as number;
      const v3 = x[(j = (j + column1) | 0)] as number;
      const v4 = x[(j = (j + column1) | 0)] as number;
      const v5 = x[(j = (j + column1) | 0)] as number;
      const v6 = x[(j = (j + column1) | 0)] as number;
      const v7 = x[(j = (j + column1) | 0)] as number;
      from += 8 * column1;
      to[i] = v0;
      to[i + 1] = v1;
      to[i + 2] = v2;
      to[i + 3] = v3;
      to[i + 4] = v4;
      to[i + 5] = v5;
      to[i + 6] = v6;
      to[i + 7] = v7;
    }
    for (; column < columns; column++) {
      to[start + column * column0] = x[from] as number;
      from += column1;
    }
  }
}

function combineInt8(
  operation: Combining, plane: Plane, to: Int8Array, at: number, x: Int8Array, left: number, y: Int8Array, right: number,
): void {
  const { rows, columns, column0, column1, column2 } = plane;
  switch (operation) {
    case "add":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = a + b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "sub":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = a - b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "mul":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = a * b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "div":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = Math.trunc(a / b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "floorDiv":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = Math.floor(a / b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "min":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = Math.min(a, b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "max":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = Math.max(a, b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
  }
}

function mapInt8(
  operation: Mapping, plane: Plane, to: Int8Array, at: number, x: Int8Array, left: number, _scale: number,
): void {
  const { rows, columns, column0, column1 } = plane;
  switch (operation) {
    case "abs":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); to[i] = Math.abs(a);
          i += column0;
          j += column1;
        }
      }
      return;
  }
}

function extremeInt8(
  operation: "min" | "max", plane: Plane, to: Int8Array, at: number, x: Int8Array, left: number,
): void {
  const { rows, columns, column1 } = plane;
  switch (operation) {
    case "min":
      for (let row = 0; row < rows; row++) {
        const i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let a = (to[i] as number);
        for (let column = 0; column < columns; column++) {
          const b = (x[j] as number);
          a = Math.min(a, b);
          j += column1;
        }
        to[i] = a;
      }
      return;
    case "max":
      for (let row = 0; row < rows; row++) {
        const i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let a = (to[i] as number);
        for (let column = 0; column < columns; column++) {
          const b = (x[j] as number);
          a = Math.max(a, b);
          j += column1;
        }
        to[i] = a;
      }
      return;
  }
}

function sumInt8(plane: Plane, to: Float64Array, at: number, x: Int8Array, left: number): void {
  const { rows, columns, column0, column1 } = plane;
  for (let row = 0; row < rows; row++) {
    let i = at + row * plane.row0;
    let j = left + row * plane.row1;
    for (let column = 0; column < columns; column++) {
      to[i] = (to[i] as number) + (x[j] as number);
      i += column0;
      j += column1;
    }
  }
}

function findInt8(length: number, x: Int8Array, start: number, step: number, value: number): number {
  let at = start;
  for (let index = 0; index < length; index++) {
    const b = (x[at] as number);
    if (b === value) return index;
    at += step;
  }
  return -1;
}

function copyInt16(plane: Plane, to: Int16Array, at: number, x: Int16Array, left: number): void {
  const { rows, columns, row0, column0, row1, column1 } = plane;
  const end = Math.max(at + rows * row0 + columns, left + rows * row1 + columns * column1);
  const blocks = column0 === 1 && end <= lastPlace ? columns - 7 : 0;
  for (let row = 0; row < rows; row++) {
    const start = at + row * row0;
    let from = left + row * row1;
    let column = 0;
    for (; column < blocks; column += 8) {
      const i = (start + column) & lastPlace;
      let j = from & lastPlace;
      const v0 = x[j] as number;
      const v1 = x[(j = (j + column1) | 0)] as number;
      const v2 = x[(j = (j + column1) | 0)] as number;
      const v3 = x[(j = (j + column1) | 0)] as number;
      const v4 = x[(j = (j + column1) | 0)] as number;
      const v5 = x[(j = (j + column1) | 0)] as number;
      const v6 = x[(j = (j + column1) | 0)] as number;
      const v7 = x[(j = (j + column1) | 0)] as number;
      from += 8 * column1;
      to[i] = v0;
      to[i + 1] = v1;
      to[i + 2] = v2;
      to[i + 3] = v3;
      to[i + 4] = v4;
      to[i + 5] = v5;
      to[i + 6] = v6;
      to[i + 7] = v7;
    }
    for (; column < columns; column++) {
      to[start + column * column0] = x[from] as number;
      from += column1;
    }
  }
}

function combineInt16(
  operation: Combining, plane: Plane, to: Int16Array, at: number, x: Int16Array, left: number, y: Int16Array, right: number,
): void {
  const { rows, columns, column0, column1, column2 } = plane;
  switch (operation) {
    case "add":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = a + b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "sub":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = a - b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "mul":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = a * b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "div":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = Math.trunc(a / b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "floorDiv":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = Math.floor(a / b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "min":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = Math.min(a, b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "max":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = Math.max(a, b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
  }
}

function mapInt16(
  operation: Mapping, plane: Plane, to: Int16Array, at: number, x: Int16Array, left: number, _scale: number,
): void {
  const { rows, columns, column0, column1 } = plane;
  switch (operation) {
    case "abs":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); to[i] = Math.abs(a);
          i += column0;
          j += column1;
        }
      }
      return;
  }
}

function extremeInt16(
  operation: "min" | "max", plane: Plane, to: Int16Array, at: number, x: Int16Array, left: number,
): void {
  const { rows, columns, column1 } = plane;
  switch (operation) {
    case "min":
      for (let row = 0; row < rows; row++) {
        const i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let a = (to[i] as number);
        for (let column = 0; column < columns; column++) {
          const b = (x[j] as number);
          a = Math.min(a, b);
          j += column1;
        }
        to[i] = a;
      }
      return;
    case "max":
      for (let row = 0; row < rows; row++) {
        const i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let a = (to[i] as number);
        for (let column = 0; column < columns; column++) {
          const b = (x[j] as number);
          a = Math.max(a, b);
          j += column1;
        }
        to[i] = a;
      }
      return;
  }
}

function sumInt16(plane: Plane, to: Float64Array, at: number, x: Int16Array, left: number): void {
  const { rows, columns, column0, column1 } = plane;
  for (let row = 0; row < rows; row++) {
    let i = at + row * plane.row0;
    let j = left + row * plane.row1;
    for (let column = 0; column < columns; column++) {
      to[i] = (to[i] as number) + (x[j] as number);
      i += column0;
      j += column1;
    }
  }
}

function findInt16(length: number, x: Int16Array, start: number, step: number, value: number): number {
  let at = start;
  for (let index = 0; index < length; index++) {
    const b = (x[at] as number);
    if (b === value) return index;
    at += step;
  }
  return -1;
}

function copyInt32(plane: Plane, to: Int32Array, at: number, x: Int32Array, left: number): void {
  const { rows, columns, row0, column0, row1, column1 } = plane;
  const end = Math.max(at + rows * row0 + columns, left + rows * row1 + columns * column1);
  const blocks = column0 === 1 && end <= lastPlace ? columns - 7 : 0;
  for (let row = 0; row < rows; row++) {
    const start = at + row * row0;
    let from = left + row * row1;
    let column = 0;
    for (; column < blocks; column += 8) {
      const i = (start + column) & lastPlace;
      let j = from & lastPlace;
      const v0 = x[j] as number;
      const v1 = x[(j = (j + column1) | 0)] as number;
      const v2 = x[(j = (j + column1) | 0)] as number;
      const v3 = x[(j = (j + column1) | 0)] as number;
      const v4 = x[(j = (j + column1) | 0)] as number;
      const v5 = x[(j = (j + column1) | 0)] as number;
      const v6 = x[(j = (j + column1) | 0)] as number;
      const v7 = x[(j = (j + column1) | 0)] as number;
      from += 8 * column1;
      to[i] = v0;
      to[i + 1] = v1;
      to[i + 2] = v2;
      to[i + 3] = v3;
      to[i + 4] = v4;
      to[i + 5] = v5;
      to[i + 6] = v6;
      to[i + 7] = v7;
    }
    for (; column < columns; column++) {
      to[start + column * column0] = x[from] as number;
      from += column1;
    }
  }
}

function combineInt32(
  operation: Combining, plane: Plane, to: Int32Array, at: number, x: Int32Array, left: number, y: Int32Array, right: number,
): void {
  const { rows, columns, column0, column1, column2 } = plane;
  switch (operation) {
    case "add":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = a + b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "sub":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = a - b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "mul":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = Math.imul(a, b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "div":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = Math.trunc(a / b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "floorDiv":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = Math.floor(a / b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "min":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = Math.min(a, b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "max":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = Math.max(a, b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
  }
}

function mapInt32(
  operation: Mapping, plane: Plane, to: Int32Array, at: number, x: Int32Array, left: number, _scale: number,
): void {
  const { rows, columns, column0, column1 } = plane;
  switch (operation) {
    case "abs":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); to[i] = Math.abs(a);
          i += column0;
          j += column1;
        }
      }
      return;
  }
}

function extremeInt32(
  operation: "min" | "max", plane: Plane, to: Int32Array, at: number, x: Int32Array, left: number,
): void {
  const { rows, columns, column1 } = plane;
  switch (operation) {
    case "min":
      for (let row = 0; row < rows; row++) {
        const i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let a = (to[i] as number);
        for (let column = 0; column < columns; column++) {
          const b = (x[j] as number);
          a = Math.min(a, b);
          j += column1;
        }
        to[i] = a;
      }
      return;
    case "max":
      for (let row = 0; row < rows; row++) {
        const i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let a = (to[i] as number);
        for (let column = 0; column < columns; column++) {
          const b = (x[j] as number);
          a = Math.max(a, b);
          j += column1;
        }
        to[i] = a;
      }
      return;
  }
}

function sumInt32(plane: Plane, to: Float64Array, at: number, x: Int32Array, left: number): void {
  const { rows, columns, column0, column1 } = plane;
  for (let row = 0; row < rows; row++) {
    let i = at + row * plane.row0;
    let j = left + row * plane.row1;
    for (let column = 0; column < columns; column++) {
      to[i] = (to[i] as number) + (x[j] as number);
      i += column0;
      j += column1;
    }
  }
}

function findInt32(length: number, x: Int32Array, start: number, step: number, value: number): number {
  let at = start;
  for (let index = 0; index < length; index++) {
    const b = (x[at] as number);
    if (b === value) return index;
    at += step;
  }
  return -1;
}

function copyInt64(plane: Plane, to: BigInt64Array, at: number, x: BigInt64Array, left: number): void {
  const { rows, columns, row0, column0, row1, column1 } = plane;
  const end = Math.max(at + rows * row0 + columns, left + rows * row1 + columns * column1);
  const blocks = column0 === 1 && end <= lastPlace ? columns - 7 : 0;
  for (let row = 0; row < rows; row++) {
    const start = at + row * row0;
    let from = left + row * row1;
    let column = 0;
    for (; column < blocks; column += 8) {
      const i = (start + column) & lastPlace;
      let j = from & lastPlace;
      const v0 = x[j] as bigint;
      const v1 = x[(j = (j + column1) | 0)] as bigint;
      const v2 = x[(j = (j + column1) | 0)] as bigint;
      const v3 = x[(j = (j + column1) | 0)] as bigint;
      const v4 = x[(j = (j + column1) | 0)] as bigint;
      const v5 = x[(j = (j + column1) | 0)] as bigint;
      const v6 = x[(j = (j + column1) | 0)] as bigint;
      const v7 = x[(j = (j + column1) | 0)] as bigint;
      from += 8 * column1;
      to[i] = v0;
      to[i + 1] = v1;
      to[i + 2] = v2;
      to[i + 3] = v3;
      to[i + 4] = v4;
      to[i + 5] = v5;
      to[i + 6] = v6;
      to[i + 7] = v7;
    }
    for (; column < columns; column++) {
      to[start + column * column0] = x[from] as bigint;
      from += column1;
    }
  }
}

function combineInt64(
  operation: Combining, plane: Plane, to: BigInt64Array, at: number, x: BigInt64Array, left: number, y: BigInt64Array, right: number,
): void {
  const { rows, columns, column0, column1, column2 } = plane;
  switch (operation) {
    case "add":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as bigint); const b = (y[k] as bigint); to[i] = a + b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "sub":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as bigint); const b = (y[k] as bigint); to[i] = a - b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "mul":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as bigint); const b = (y[k] as bigint); to[i] = a * b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "div":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as bigint); const b = (y[k] as bigint); to[i] = a / b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "floorDiv":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as bigint); const b = (y[k] as bigint); to[i] = floorOfQuotient(a, b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "min":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as bigint); const b = (y[k] as bigint); to[i] = a < b ? a : b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "max":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as bigint); const b = (y[k] as bigint); to[i] = a > b ? a : b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
  }
}

function mapInt64(
  operation: Mapping, plane: Plane, to: BigInt64Array, at: number, x: BigInt64Array, left: number, _scale: number,
): void {
  const { rows, columns, column0, column1 } = plane;
  switch (operation) {
    case "abs":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as bigint); to[i] = a < 0n ? -a : a;
          i += column0;
          j += column1;
        }
      }
      return;
  }
}

function extremeInt64(
  operation: "min" | "max", plane: Plane, to: BigInt64Array, at: number, x: BigInt64Array, left: number,
): void {
  const { rows, columns, column1 } = plane;
  switch (operation) {
    case "min":
      for (let row = 0; row < rows; row++) {
        const i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let a = (to[i] as bigint);
        for (let column = 0; column < columns; column++) {
          const b = (x[j] as bigint);
          a = a < b ? a : b;
          j += column1;
        }
        to[i] = a;
      }
      return;
    case "max":
      for (let row = 0; row < rows; row++) {
        const i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let a = (to[i] as bigint);
        for (let column = 0; column < columns; column++) {
          const b = (x[j] as bigint);
          a = a > b ? a : b;
          j += column1;
        }
        to[i] = a;
      }
      return;
  }
}

function sumInt64(plane: Plane, to: BigInt64Array, at: number, x: BigInt64Array, left: number): void {
  const { rows, columns, column0, column1 } = plane;
  for (let row = 0; row < rows; row++) {
    let i = at + row * plane.row0;
    let j = left + row * plane.row1;
    for (let column = 0; column < columns; column++) {
      to[i] = (to[i] as bigint) + (x[j] as bigint);
      i += column0;
      j += column1;
    }
  }
}

function findInt64(length: number, x: BigInt64Array, start: number, step: number, value: bigint): number {
  let at = start;
  for (let index = 0; index < length; index++) {
    const b = (x[at] as bigint);
    if (b === value) return index;
    at += step;
  }
  return -1;
}

function copyUint8(plane: Plane, to: Uint8Array, at: number, x: Uint8Array, left: number): void {
  const { rows, columns, row0, column0, row1, column1 } = plane;
  const end = Math.max(at + rows * row0 + columns, left + rows * row1 + columns * column1);
  const blocks = column0 === 1 && end <= lastPlace ? columns - 7 : 0;
  for (let row = 0; row < rows; row++) {
    const start = at + row * row0;
    let from = left + row * row1;
    let column = 0;
    for (; column < blocks; column += 8) {
      const i = (start + column) & lastPlace;
      let j = from & lastPlace;
      const v0 = x[j] as number;
      const v1 = x[(j = (j + column1) | 0)] as number;
      const v2 = x[(j = (j + column1) | 0)] as number;
      const v3 = x[(j = (j + column1) | 0)] as number;
      const v4 = x[(j = (j + column1) | 0)] as number;
      const v5 = x[(j = (j + column1) | 0)] as number;
      const v6 = x[(j = (j + column1) | 0)] as number;
      const v7 = x[(j = (j + column1) | 0)] as number;
      from += 8 * column1;
      to[i] = v0;
      to[i + 1] = v1;
      to[i + 2] = v2;
      to[i + 3] = v3;
      to[i + 4] = v4;
      to[i + 5] = v5;
      to[i + 6] = v6;
      to[i + 7] = v7;
    }
    for (; column < columns; column++) {
      to[start + column * column0] = x[from] as number;
      from += column1;
    }
  }
}

function combineUint8(
  operation: Combining, plane: Plane, to: Uint8Array, at: number, x: Uint8Array, left: number, y: Uint8Array, right: number,
): void {
  const { rows, columns, column0, column1, column2 } = plane;
  switch (operation) {
    case "add":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = a + b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "sub":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = a - b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "mul":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = a * b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "div":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = Math.trunc(a / b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "floorDiv":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = Math.floor(a / b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "min":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = Math.min(a, b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "max":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = Math.max(a, b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
  }
}

function mapUint8(
  operation: Mapping, plane: Plane, to: Uint8Array, at: number, x: Uint8Array, left: number, _scale: number,
): void {
  const { rows, columns, column0, column1 } = plane;
  switch (operation) {
    case "abs":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); to[i] = Math.abs(a);
          i += column0;
          j += column1;
        }
      }
      return;
  }
}

function extremeUint8(
  operation: "min" | "max", plane: Plane, to: Uint8Array, at: number, x: Uint8Array, left: number,
): void {
  const { rows, columns, column1 } = plane;
  switch (operation) {
    case "min":
      for (let row = 0; row < rows; row++) {
        const i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let a = (to[i] as number);
        for (let column = 0; column < columns; column++) {
          const b = (x[j] as number);
          a = Math.min(a, b);
          j += column1;
        }
        to[i] = a;
      }
      return;
    case "max":
      for (let row = 0; row < rows; row++) {
        const i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let a = (to[i] as number);
        for (let column = 0; column < columns; column++) {
          const b = (x[j] as number);
          a = Math.max(a, b);
          j += column1;
        }
        to[i] = a;
      }
      return;
  }
}

function sumUint8(plane: Plane, to: Float64Array, at: number, x: Uint8Array, left: number): void {
  const { rows, columns, column0, column1 } = plane;
  for (let row = 0; row < rows; row++) {
    let i = at + row * plane.row0;
    let j = left + row * plane.row1;
    for (let column = 0; column < columns; column++) {
      to[i] = (to[i] as number) + (x[j] as number);
      i += column0;
      j += column1;
    }
  }
}

function findUint8(length: number, x: Uint8Array, start: number, step: number, value: number): number {
  let at = start;
  for (let index = 0; index < length; index++) {
    const b = (x[at] as number);
    if (b === value) return index;
    at += step;
  }
  return -1;
}

function copyUint8clamped(plane: Plane, to: Uint8ClampedArray, at: number, x: Uint8ClampedArray, left: number): void {
  const { rows, columns, row0, column0, row1, column1 } = plane;
  const end = Math.max(at + rows * row0 + columns, left + rows * row1 + columns * column1);
  const blocks = column0 === 1 && end <= lastPlace ? columns - 7 : 0;
  for (let row = 0; row < rows; row++) {
    const start = at + row * row0;
    let from = left + row * row1;
    let column = 0;
    for (; column < blocks; column += 8) {
      const i = (start + column) & lastPlace;
      let j = from & lastPlace;
      const v0 = x[j] as number;
      const v1 = x[(j = (j + column1) | 0)] as number;
      const v2 = x[(j = (j + column1) | 0)] as number;
      const v3 = x[(j = (j + column1) | 0)] as number;
      const v4 = x[(j = (j + column1) | 0)] as number;
      const v5 = x[(j = (j + column1) | 0)] as number;
      const v6 = x[(j = (j + column1) | 0)] as number;
      const v7 = x[(j = (j + column1) | 0)] as number;
      from += 8 * column1;
      to[i] = v0;
      to[i + 1] = v1;
      to[i + 2] = v2;
      to[i + 3] = v3;
      to[i + 4] = v4;
      to[i + 5] = v5;
      to[i + 6] = v6;
      to[i + 7] = v7;
    }
    for (; column < columns; column++) {
      to[start + column * column0] = x[from] as number;
      from += column1;
    }
  }
}

function combineUint8clamped(
  operation: Combining, plane: Plane, to: Uint8ClampedArray, at: number, x: Uint8ClampedArray, left: number, y: Uint8ClampedArray, right: number,
): void {
  const { rows, columns, column0, column1, column2 } = plane;
  switch (operation) {
    case "add":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = a + b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "sub":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = a - b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "mul":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = a * b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "div":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = Math.trunc(a / b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "floorDiv":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = Math.floor(a / b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "min":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = Math.min(a, b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "max":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = Math.max(a, b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
  }
}

function mapUint8clamped(
  operation: Mapping, plane: Plane, to: Uint8ClampedArray, at: number, x: Uint8ClampedArray, left: number, _scale: number,
): void {
  const { rows, columns, column0, column1 } = plane;
  switch (operation) {
    case "abs":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); to[i] = Math.abs(a);
          i += column0;
          j += column1;
        }
      }
      return;
  }
}

function extremeUint8clamped(
  operation: "min" | "max", plane: Plane, to: Uint8ClampedArray, at: number, x: Uint8ClampedArray, left: number,
): void {
  const { rows, columns, column1 } = plane;
  switch (operation) {
    case "min":
      for (let row = 0; row < rows; row++) {
        const i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let a = (to[i] as number);
        for (let column = 0; column < columns; column++) {
          const b = (x[j] as number);
          a = Math.min(a, b);
          j += column1;
        }
        to[i] = a;
      }
      return;
    case "max":
      for (let row = 0; row < rows; row++) {
        const i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let a = (to[i] as number);
        for (let column = 0; column < columns; column++) {
          const b = (x[j] as number);
          a = Math.max(a, b);
          j += column1;
        }
        to[i] = a;
      }
      return;
  }
}

function sumUint8clamped(plane: Plane, to: Float64Array, at: number, x: Uint8ClampedArray, left: number): void {
  const { rows, columns, column0, column1 } = plane;
  for (let row = 0; row < rows; row++) {
    let i = at + row * plane.row0;
    let j = left + row * plane.row1;
    for (let column = 0; column < columns; column++) {
      to[i] = (to[i] as number) + (x[j] as number);
      i += column0;
      j += column1;
    }
  }
}

function findUint8clamped(length: number, x: Uint8ClampedArray, start: number, step: number, value: number): number {
  let at = start;
  for (let index = 0; index < length; index++) {
    const b = (x[at] as number);
    if (b === value) return index;
    at += step;
  }
  return -1;
}

function copyUint16(plane: Plane, to: Uint16Array, at: number, x: Uint16Array, left: number): void {
  const { rows, columns, row0, column0, row1, column1 } = plane;
  const end = Math.max(at + rows * row0 + columns, left + rows * row1 + columns * column1);
  const blocks = column0 === 1 && end <= lastPlace ? columns - 7 : 0;
  for (let row = 0; row < rows; row++) {
    const start = at + row * row0;
    let from = left + row * row1;
    let column = 0;
    for (; column < blocks; column += 8) {
      const i = (start + column) & lastPlace;
      let j = from & lastPlace;
      const v0 = x[j] as number;
      const v1 = x[(j = (j + column1) | 0)] as number;
      const v2 = x[(j = (j + column1) | 0)] as number;
      const v3 = x[(j = (j + column1) | 0)] as number;
      const v4 = x[(j = (j + column1) | 0)] as number;
      const v5 = x[(j = (j + column1) | 0)] as number;
      const v6 = x[(j = (j + column1) | 0)] as number;
      const v7 = x[(j = (j + column1) | 0)] as number;
      from += 8 * column1;
      to[i] = v0;
      to[i + 1] = v1;
      to[i + 2] = v2;
      to[i + 3] = v3;
      to[i + 4] = v4;
      to[i + 5] = v5;
      to[i + 6] = v6;
      to[i + 7] = v7;
    }
    for (; column < columns; column++) {
      to[start + column * column0] = x[from] as number;
      from += column1;
    }
  }
}

function combineUint16(
  operation: Combining, plane: Plane, to: Uint16Array, at: number, x: Uint16Array, left: number, y: Uint16Array, right: number,
): void {
  const { rows, columns, column0, column1, column2 } = plane;
  switch (operation) {
    case "add":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = a + b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "sub":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = a - b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "mul":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = a * b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "div":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = Math.trunc(a / b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "floorDiv":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = Math.floor(a / b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "min":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = Math.min(a, b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "max":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = Math.max(a, b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
  }
}

function mapUint16(
  operation: Mapping, plane: Plane, to: Uint16Array, at: number, x: Uint16Array, left: number, _scale: number,
): void {
  const { rows, columns, column0, column1 } = plane;
  switch (operation) {
    case "abs":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); to[i] = Math.abs(a);
          i += column0;
          j += column1;
        }
      }
      return;
  }
}

function extremeUint16(
  operation: "min" | "max", plane: Plane, to: Uint16Array, at: number, x: Uint16Array, left: number,
): void {
  const { rows, columns, column1 } = plane;
  switch (operation) {
    case "min":
      for (let row = 0; row < rows; row++) {
        const i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let a = (to[i] as number);
        for (let column = 0; column < columns; column++) {
          const b = (x[j] as number);
          a = Math.min(a, b);
          j += column1;
        }
        to[i] = a;
      }
      return;
    case "max":
      for (let row = 0; row < rows; row++) {
        const i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let a = (to[i] as number);
        for (let column = 0; column < columns; column++) {
          const b = (x[j] as number);
          a = Math.max(a, b);
          j += column1;
        }
        to[i] = a;
      }
      return;
  }
}

function sumUint16(plane: Plane, to: Float64Array, at: number, x: Uint16Array, left: number): void {
  const { rows, columns, column0, column1 } = plane;
  for (let row = 0; row < rows; row++) {
    let i = at + row * plane.row0;
    let j = left + row * plane.row1;
    for (let column = 0; column < columns; column++) {
      to[i] = (to[i] as number) + (x[j] as number);
      i += column0;
      j += column1;
    }
  }
}

function findUint16(length: number, x: Uint16Array, start: number, step: number, value: number): number {
  let at = start;
  for (let index = 0; index < length; index++) {
    const b = (x[at] as number);
    if (b === value) return index;
    at += step;
  }
  return -1;
}

function copyUint32(plane: Plane, to: Uint32Array, at: number, x: Uint32Array, left: number): void {
  const { rows, columns, row0, column0, row1, column1 } = plane;
  const end = Math.max(at + rows * row0 + columns, left + rows * row1 + columns * column1);
  const blocks = column0 === 1 && end <= lastPlace ? columns - 7 : 0;
  for (let row = 0; row < rows; row++) {
    const start = at + row * row0;
    let from = left + row * row1;
    let column = 0;
    for (; column < blocks; column += 8) {
      const i = (start + column) & lastPlace;
      let j = from & lastPlace;
      const v0 = x[j] as number;
      const v1 = x[(j = (j + column1) | 0)] as number;
      const v2 = x[(j = (j + column1) | 0)] as number;
      const v3 = x[(j = (j + column1) | 0)] as number;
      const v4 = x[(j = (j + column1) | 0)] as number;
      const v5 = x[(j = (j + column1) | 0)] as number;
      const v6 = x[(j = (j + column1) | 0)] as number;
      const v7 = x[(j = (j + column1) | 0)] as number;
      from += 8 * column1;
      to[i] = v0;
      to[i + 1] = v1;
      to[i + 2] = v2;
      to[i + 3] = v3;
      to[i + 4] = v4;
      to[i + 5] = v5;
      to[i + 6] = v6;
      to[i + 7] = v7;
    }
    for (; column < columns; column++) {
      to[start + column * column0] = x[from] as number;
      from += column1;
    }
  }
}

function combineUint32(
  operation: Combining, plane: Plane, to: Uint32Array, at: number, x: Uint32Array, left: number, y: Uint32Array, right: number,
): void {
  const { rows, columns, column0, column1, column2 } = plane;
  switch (operation) {
    case "add":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = a + b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "sub":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = a - b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "mul":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = Math.imul(a, b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "div":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = Math.trunc(a / b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "floorDiv":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = Math.floor(a / b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "min":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = Math.min(a, b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "max":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = Math.max(a, b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
  }
}

function mapUint32(
  operation: Mapping, plane: Plane, to: Uint32Array, at: number, x: Uint32Array, left: number, _scale: number,
): void {
  const { rows, columns, column0, column1 } = plane;
  switch (operation) {
    case "abs":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); to[i] = Math.abs(a);
          i += column0;
          j += column1;
        }
      }
      return;
  }
}

function extremeUint32(
  operation: "min" | "max", plane: Plane, to: Uint32Array, at: number, x: Uint32Array, left: number,
): void {
  const { rows, columns, column1 } = plane;
  switch (operation) {
    case "min":
      for (let row = 0; row < rows; row++) {
        const i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let a = (to[i] as number);
        for (let column = 0; column < columns; column++) {
          const b = (x[j] as number);
          a = Math.min(a, b);
          j += column1;
        }
        to[i] = a;
      }
      return;
    case "max":
      for (let row = 0; row < rows; row++) {
        const i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let a = (to[i] as number);
        for (let column = 0; column < columns; column++) {
          const b = (x[j] as number);
          a = Math.max(a, b);
          j += column1;
        }
        to[i] = a;
      }
      return;
  }
}

function sumUint32(plane: Plane, to: Float64Array, at: number, x: Uint32Array, left: number): void {
  const { rows, columns, column0, column1 } = plane;
  for (let row = 0; row < rows; row++) {
    let i = at + row * plane.row0;
    let j = left + row * plane.row1;
    for (let column = 0; column < columns; column++) {
      to[i] = (to[i] as number) + (x[j] as number);
      i += column0;
      j += column1;
    }
  }
}

function findUint32(length: number, x: Uint32Array, start: number, step: number, value: number): number {
  let at = start;
  for (let index = 0; index < length; index++) {
    const b = (x[at] as number);
    if (b === value) return index;
    at += step;
  }
  return -1;
}

function copyUint64(plane: Plane, to: BigUint64Array, at: number, x: BigUint64Array, left: number): void {
  const { rows, columns, row0, column0, row1, column1 } = plane;
  const end = Math.max(at + rows * row0 + columns, left + rows * row1 + columns * column1);
  const blocks = column0 === 1 && end <= lastPlace ? columns - 7 : 0;
  for (let row = 0; row < rows; row++) {
    const start = at + row * row0;
    let from = left + row * row1;
    let column = 0;
    for (; column < blocks; column += 8) {
      const i = (start + column) & lastPlace;
      let j = from & lastPlace;
      const v0 = x[j] as bigint;
      const v1 = x[(j = (j + column1) | 0)] as bigint;
      const v2 = x[(j = (j + column1) | 0)] as bigint;
      const v3 = x[(j = (j + column1) | 0)] as bigint;
      const v4 = x[(j = (j + column1) | 0)] as bigint;
      const v5 = x[(j = (j + column1) | 0)] as bigint;
      const v6 = x[(j = (j + column1) | 0)] as bigint;
      const v7 = x[(j = (j + column1) | 0)] as bigint;
      from += 8 * column1;
      to[i] = v0;
      to[i + 1] = v1;
      to[i + 2] = v2;
      to[i + 3] = v3;
      to[i + 4] = v4;
      to[i + 5] = v5;
      to[i + 6] = v6;
      to[i + 7] = v7;
    }
    for (; column < columns; column++) {
      to[start + column * column0] = x[from] as bigint;
      from += column1;
    }
  }
}

function combineUint64(
  operation: Combining, plane: Plane, to: BigUint64Array, at: number, x: BigUint64Array, left: number, y: BigUint64Array, right: number,
): void {
  const { rows, columns, column0, column1, column2 } = plane;
  switch (operation) {
    case "add":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as bigint); const b = (y[k] as bigint); to[i] = a + b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "sub":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as bigint); const b = (y[k] as bigint); to[i] = a - b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "mul":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as bigint); const b = (y[k] as bigint); to[i] = a * b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "div":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as bigint); const b = (y[k] as bigint); to[i] = a / b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "floorDiv":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as bigint); const b = (y[k] as bigint); to[i] = floorOfQuotient(a, b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "min":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as bigint); const b = (y[k] as bigint); to[i] = a < b ? a : b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "max":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as bigint); const b = (y[k] as bigint); to[i] = a > b ? a : b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
  }
}

function mapUint64(
  operation: Mapping, plane: Plane, to: BigUint64Array, at: number, x: BigUint64Array, left: number, _scale: number,
): void {
  const { rows, columns, column0, column1 } = plane;
  switch (operation) {
    case "abs":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as bigint); to[i] = a < 0n ? -a : a;
          i += column0;
          j += column1;
        }
      }
      return;
  }
}

function extremeUint64(
  operation: "min" | "max", plane: Plane, to: BigUint64Array, at: number, x: BigUint64Array, left: number,
): void {
  const { rows, columns, column1 } = plane;
  switch (operation) {
    case "min":
      for (let row = 0; row < rows; row++) {
        const i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let a = (to[i] as bigint);
        for (let column = 0; column < columns; column++) {
          const b = (x[j] as bigint);
          a = a < b ? a : b;
          j += column1;
        }
        to[i] = a;
      }
      return;
    case "max":
      for (let row = 0; row < rows; row++) {
        const i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let a = (to[i] as bigint);
        for (let column = 0; column < columns; column++) {
          const b = (x[j] as bigint);
          a = a > b ? a : b;
          j += column1;
        }
        to[i] = a;
      }
      return;
  }
}

function sumUint64(plane: Plane, to: BigUint64Array, at: number, x: BigUint64Array, left: number): void {
  const { rows, columns, column0, column1 } = plane;
  for (let row = 0; row < rows; row++) {
    let i = at + row * plane.row0;
    let j = left + row * plane.row1;
    for (let column = 0; column < columns; column++) {
      to[i] = (to[i] as bigint) + (x[j] as bigint);
      i += column0;
      j += column1;
    }
  }
}

function findUint64(length: number, x: BigUint64Array, start: number, step: number, value: bigint): number {
  let at = start;
  for (let index = 0; index < length; index++) {
    const b = (x[at] as bigint);
    if (b === value) return index;
    at += step;
  }
  return -1;
}

function combineFloat16(
  operation: Combining, plane: Plane, to: Uint16Array, at: number, x: Uint16Array, left: number, y: Uint16Array, right: number,
): void {
  const { rows, columns, column0, column1, column2 } = plane;
  switch (operation) {
    case "add":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = decodeFloat16((x[j] as number)); const b = decodeFloat16((y[k] as number)); to[i] = encodeFloat16(a + b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "sub":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = decodeFloat16((x[j] as number)); const b = decodeFloat16((y[k] as number)); to[i] = encodeFloat16(a - b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "mul":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = decodeFloat16((x[j] as number)); const b = decodeFloat16((y[k] as number)); to[i] = encodeFloat16(a * b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "div":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = decodeFloat16((x[j] as number)); const b = decodeFloat16((y[k] as number)); to[i] = encodeFloat16(a / b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "floorDiv":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = decodeFloat16((x[j] as number)); const b = decodeFloat16((y[k] as number)); to[i] = encodeFloat16(Math.floor(decodeFloat16(encodeFloat16(a / b))));
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "min":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = decodeFloat16((x[j] as number)); const b = decodeFloat16((y[k] as number)); to[i] = encodeFloat16(Math.min(a, b));
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "max":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = decodeFloat16((x[j] as number)); const b = decodeFloat16((y[k] as number)); to[i] = encodeFloat16(Math.max(a, b));
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
  }
}

function mapFloat16(
  operation: Mapping, plane: Plane, to: Uint16Array, at: number, x: Uint16Array, left: number, scale: number,
): void {
  const { rows, columns, column0, column1 } = plane;
  switch (operation) {
    case "abs":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        for (let column = 0; column < columns; column++) {
          const a = decodeFloat16((x[j] as number)); to[i] = encodeFloat16(Math.abs(a));
          i += column0;
          j += column1;
        }
      }
      return;
    case "recip":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        for (let column = 0; column < columns; column++) {
          const a = decodeFloat16((x[j] as number)); to[i] = encodeFloat16(1 / a);
          i += column0;
          j += column1;
        }
      }
      return;
    case "exp":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        for (let column = 0; column < columns; column++) {
          const a = decodeFloat16((x[j] as number)); to[i] = encodeFloat16(Math.exp(scale * a));
          i += column0;
          j += column1;
        }
      }
      return;
  }
}

function extremeFloat16(
  operation: "min" | "max", plane: Plane, to: Uint16Array, at: number, x: Uint16Array, left: number,
): void {
  const { rows, columns, column1 } = plane;
  switch (operation) {
    case "min":
      for (let row = 0; row < rows; row++) {
        const i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let a = decodeFloat16((to[i] as number));
        for (let column = 0; column < columns; column++) {
          const b = decodeFloat16((x[j] as number));
          a = Math.min(a, b);
          j += column1;
        }
        to[i] = encodeFloat16(a);
      }
      return;
    case "max":
      for (let row = 0; row < rows; row++) {
        const i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let a = decodeFloat16((to[i] as number));
        for (let column = 0; column < columns; column++) {
          const b = decodeFloat16((x[j] as number));
          a = Math.max(a, b);
          j += column1;
        }
        to[i] = encodeFloat16(a);
      }
      return;
  }
}

function sumFloat16(plane: Plane, to: Float64Array, at: number, x: Uint16Array, left: number): void {
  const { rows, columns, column0, column1 } = plane;
  for (let row = 0; row < rows; row++) {
    let i = at + row * plane.row0;
    let j = left + row * plane.row1;
    for (let column = 0; column < columns; column++) {
      to[i] = (to[i] as number) + decodeFloat16((x[j] as number));
      i += column0;
      j += column1;
    }
  }
}

function findFloat16(length: number, x: Uint16Array, start: number, step: number, value: number): number {
  const isNone = Number.isNaN(value);
  let at = start;
  for (let index = 0; index < length; index++) {
    const b = decodeFloat16((x[at] as number));
    if (b !== b ? isNone : b === value) return index;
    at += step;
  }
  return -1;
}

function copyFloat16Native(plane: Plane, to: Float32Array, at: number, x: Float32Array, left: number): void {
  const { rows, columns, row0, column0, row1, column1 } = plane;
  const end = Math.max(at + rows * row0 + columns, left + rows * row1 + columns * column1);
  const blocks = column0 === 1 && end <= lastPlace ? columns - 7 : 0;
  for (let row = 0; row < rows; row++) {
    const start = at + row * row0;
    let from = left + row * row1;
    let column = 0;
    for (; column < blocks; column += 8) {
      const i = (start + column) & lastPlace;
      let j = from & lastPlace;
      const v0 = x[j] as number;
      const v1 = x[(j = (j + column1) | 0)] as number;
      const v2 = x[(j = (j + column1) | 0)] as number;
      const v3 = x[(j = (j + column1) | 0)] as number;
      const v4 = x[(j = (j + column1) | 0)] as number;
      const v5 = x[(j = (j + column1) | 0)] as number;
      const v6 = x[(j = (j + column1) | 0)] as number;
      const v7 = x[(j = (j + column1) | 0)] as number;
      from += 8 * column1;
      to[i] = v0;
      to[i + 1] = v1;
      to[i + 2] = v2;
      to[i + 3] = v3;
      to[i + 4] = v4;
      to[i + 5] = v5;
      to[i + 6] = v6;
      to[i + 7] = v7;
    }
    for (; column < columns; column++) {
      to[start + column * column0] = x[from] as number;
      from += column1;
    }
  }
}

function combineFloat16Native(
  operation: Combining, plane: Plane, to: Float32Array, at: number, x: Float32Array, left: number, y: Float32Array, right: number,
): void {
  const { rows, columns, column0, column1, column2 } = plane;
  switch (operation) {
    case "add":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = a + b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "sub":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = a - b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "mul":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = a * b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "div":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = a / b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "floorDiv":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = Math.floor(decodeFloat16(encodeFloat16(a / b)));
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "min":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = Math.min(a, b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "max":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = Math.max(a, b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
  }
}

function mapFloat16Native(
  operation: Mapping, plane: Plane, to: Float32Array, at: number, x: Float32Array, left: number, scale: number,
): void {
  const { rows, columns, column0, column1 } = plane;
  switch (operation) {
    case "abs":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); to[i] = Math.abs(a);
          i += column0;
          j += column1;
        }
      }
      return;
    case "recip":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); to[i] = 1 / a;
          i += column0;
          j += column1;
        }
      }
      return;
    case "exp":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); to[i] = Math.exp(scale * a);
          i += column0;
          j += column1;
        }
      }
      return;
  }
}

function extremeFloat16Native(
  operation: "min" | "max", plane: Plane, to: Float32Array, at: number, x: Float32Array, left: number,
): void {
  const { rows, columns, column1 } = plane;
  switch (operation) {
    case "min":
      for (let row = 0; row < rows; row++) {
        const i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let a = (to[i] as number);
        for (let column = 0; column < columns; column++) {
          const b = (x[j] as number);
          a = Math.min(a, b);
          j += column1;
        }
        to[i] = a;
      }
      return;
    case "max":
      for (let row = 0; row < rows; row++) {
        const i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let a = (to[i] as number);
        for (let column = 0; column < columns; column++) {
          const b = (x[j] as number);
          a = Math.max(a, b);
          j += column1;
        }
        to[i] = a;
      }
      return;
  }
}

function sumFloat16Native(plane: Plane, to: Float64Array, at: number, x: Float32Array, left: number): void {
  const { rows, columns, column0, column1 } = plane;
  for (let row = 0; row < rows; row++) {
    let i = at + row * plane.row0;
    let j = left + row * plane.row1;
    for (let column = 0; column < columns; column++) {
      to[i] = (to[i] as number) + (x[j] as number);
      i += column0;
      j += column1;
    }
  }
}

function findFloat16Native(length: number, x: Float32Array, start: number, step: number, value: number): number {
  const isNone = Number.isNaN(value);
  let at = start;
  for (let index = 0; index < length; index++) {
    const b = (x[at] as number);
    if (b !== b ? isNone : b === value) return index;
    at += step;
  }
  return -1;
}

function combineBfloat16(
  operation: Combining, plane: Plane, to: Uint16Array, at: number, x: Uint16Array, left: number, y: Uint16Array, right: number,
): void {
  const { rows, columns, column0, column1, column2 } = plane;
  switch (operation) {
    case "add":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = decodeBfloat16((x[j] as number)); const b = decodeBfloat16((y[k] as number)); to[i] = encodeBfloat16(a + b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "sub":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = decodeBfloat16((x[j] as number)); const b = decodeBfloat16((y[k] as number)); to[i] = encodeBfloat16(a - b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "mul":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = decodeBfloat16((x[j] as number)); const b = decodeBfloat16((y[k] as number)); to[i] = encodeBfloat16(a * b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "div":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = decodeBfloat16((x[j] as number)); const b = decodeBfloat16((y[k] as number)); to[i] = encodeBfloat16(a / b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "floorDiv":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = decodeBfloat16((x[j] as number)); const b = decodeBfloat16((y[k] as number)); to[i] = encodeBfloat16(Math.floor(decodeBfloat16(encodeBfloat16(a / b))));
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "min":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = decodeBfloat16((x[j] as number)); const b = decodeBfloat16((y[k] as number)); to[i] = encodeBfloat16(Math.min(a, b));
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "max":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = decodeBfloat16((x[j] as number)); const b = decodeBfloat16((y[k] as number)); to[i] = encodeBfloat16(Math.max(a, b));
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
  }
}

function mapBfloat16(
  operation: Mapping, plane: Plane, to: Uint16Array, at: number, x: Uint16Array, left: number, scale: number,
): void {
  const { rows, columns, column0, column1 } = plane;
  switch (operation) {
    case "abs":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        for (let column = 0; column < columns; column++) {
          const a = decodeBfloat16((x[j] as number)); to[i] = encodeBfloat16(Math.abs(a));
          i += column0;
          j += column1;
        }
      }
      return;
    case "recip":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        for (let column = 0; column < columns; column++) {
          const a = decodeBfloat16((x[j] as number)); to[i] = encodeBfloat16(1 / a);
          i += column0;
          j += column1;
        }
      }
      return;
    case "exp":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        for (let column = 0; column < columns; column++) {
          const a = decodeBfloat16((x[j] as number)); to[i] = encodeBfloat16(Math.exp(scale * a));
          i += column0;
          j += column1;
        }
      }
      return;
  }
}

function extremeBfloat16(
  operation: "min" | "max", plane: Plane, to: Uint16Array, at: number, x: Uint16Array, left: number,
): void {
  const { rows, columns, column1 } = plane;
  switch (operation) {
    case "min":
      for (let row = 0; row < rows; row++) {
        const i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let a = decodeBfloat16((to[i] as number));
        for (let column = 0; column < columns; column++) {
          const b = decodeBfloat16((x[j] as number));
          a = Math.min(a, b);
          j += column1;
        }
        to[i] = encodeBfloat16(a);
      }
      return;
    case "max":
      for (let row = 0; row < rows; row++) {
        const i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let a = decodeBfloat16((to[i] as number));
        for (let column = 0; column < columns; column++) {
          const b = decodeBfloat16((x[j] as number));
          a = Math.max(a, b);
          j += column1;
        }
        to[i] = encodeBfloat16(a);
      }
      return;
  }
}

function sumBfloat16(plane: Plane, to: Float64Array, at: number, x: Uint16Array, left: number): void {
  const { rows, columns, column0, column1 } = plane;
  for (let row = 0; row < rows; row++) {
    let i = at + row * plane.row0;
    let j = left + row * plane.row1;
    for (let column = 0; column < columns; column++) {
      to[i] = (to[i] as number) + decodeBfloat16((x[j] as number));
      i += column0;
      j += column1;
    }
  }
}

function findBfloat16(length: number, x: Uint16Array, start: number, step: number, value: number): number {
  const isNone = Number.isNaN(value);
  let at = start;
  for (let index = 0; index < length; index++) {
    const b = decodeBfloat16((x[at] as number));
    if (b !== b ? isNone : b === value) return index;
    at += step;
  }
  return -1;
}

function copyFloat32(plane: Plane, to: Float32Array, at: number, x: Float32Array, left: number): void {
  const { rows, columns, row0, column0, row1, column1 } = plane;
  const end = Math.max(at + rows * row0 + columns, left + rows * row1 + columns * column1);
  const blocks = column0 === 1 && end <= lastPlace ? columns - 7 : 0;
  for (let row = 0; row < rows; row++) {
    const start = at + row * row0;
    let from = left + row * row1;
    let column = 0;
    for (; column < blocks; column += 8) {
      const i = (start + column) & lastPlace;
      let j = from & lastPlace;
      const v0 = x[j] as number;
      const v1 = x[(j = (j + column1) | 0)] as number;
      const v2 = x[(j = (j + column1) | 0)] as number;
      const v3 = x[(j = (j + column1) | 0)] as number;
      const v4 = x[(j = (j + column1) | 0)] as number;
      const v5 = x[(j = (j + column1) | 0)] as number;
      const v6 = x[(j = (j + column1) | 0)] as number;
      const v7 = x[(j = (j + column1) | 0)] as number;
      from += 8 * column1;
      to[i] = v0;
      to[i + 1] = v1;
      to[i + 2] = v2;
      to[i + 3] = v3;
      to[i + 4] = v4;
      to[i + 5] = v5;
      to[i + 6] = v6;
      to[i + 7] = v7;
    }
    for (; column < columns; column++) {
      to[start + column * column0] = x[from] as number;
      from += column1;
    }
  }
}

function combineFloat32(
  operation: Combining, plane: Plane, to: Float32Array, at: number, x: Float32Array, left: number, y: Float32Array, right: number,
): void {
  const { rows, columns, column0, column1, column2 } = plane;
  switch (operation) {
    case "add":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = a + b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "sub":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = a - b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "mul":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = a * b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "div":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = a / b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "floorDiv":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = Math.floor(Math.fround(a / b));
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "min":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = Math.min(a, b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "max":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = Math.max(a, b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
  }
}

function lineFloat32(
  operation: Combining, count: number, to: Float32Array, at: number, x: Float32Array, left: number,
): boolean {
  if (at > lastPlace - count || left > lastPlace - count) return false;
  let k = 0;
  switch (operation) {
    case "add":
      for (; k <= count - 8; k += 8) {
        const i = (at + k) & lastPlace;
        const j = (left + k) & lastPlace;
        (to[i] as number) += x[j] as number;
        (to[i + 1] as number) += x[j + 1] as number;
        (to[i + 2] as number) += x[j + 2] as number;
        (to[i + 3] as number) += x[j + 3] as number;
        (to[i + 4] as number) += x[j + 4] as number;
        (to[i + 5] as number) += x[j + 5] as number;
        (to[i + 6] as number) += x[j + 6] as number;
        (to[i + 7] as number) += x[j + 7] as number;
      }
      for (; k < count; k++) (to[at + k] as number) += x[left + k] as number;
      return true;
    case "sub":
      for (; k <= count - 8; k += 8) {
        const i = (at + k) & lastPlace;
        const j = (left + k) & lastPlace;
        (to[i] as number) -= x[j] as number;
        (to[i + 1] as number) -= x[j + 1] as number;
        (to[i + 2] as number) -= x[j + 2] as number;
        (to[i + 3] as number) -= x[j + 3] as number;
        (to[i + 4] as number) -= x[j + 4] as number;
        (to[i + 5] as number) -= x[j + 5] as number;
        (to[i + 6] as number) -= x[j + 6] as number;
        (to[i + 7] as number) -= x[j + 7] as number;
      }
      for (; k < count; k++) (to[at + k] as number) -= x[left + k] as number;
      return true;
    case "mul":
      for (; k <= count - 8; k += 8) {
        const i = (at + k) & lastPlace;
        const j = (left + k) & lastPlace;
        (to[i] as number) *= x[j] as number;
        (to[i + 1] as number) *= x[j + 1] as number;
        (to[i + 2] as number) *= x[j + 2] as number;
        (to[i + 3] as number) *= x[j + 3] as number;
        (to[i + 4] as number) *= x[j + 4] as number;
        (to[i + 5] as number) *= x[j + 5] as number;
        (to[i + 6] as number) *= x[j + 6] as number;
        (to[i + 7] as number) *= x[j + 7] as number;
      }
      for (; k < count; k++) (to[at + k] as number) *= x[left + k] as number;
      return true;
    case "div":
      for (; k <= count - 8; k += 8) {
        const i = (at + k) & lastPlace;
        const j = (left + k) & lastPlace;
        (to[i] as number) /= x[j] as number;
        (to[i + 1] as number) /= x[j + 1] as number;
        (to[i + 2] as number) /= x[j + 2] as number;
        (to[i + 3] as number) /= x[j + 3] as number;
        (to[i + 4] as number) /= x[j + 4] as number;
        (to[i + 5] as number) /= x[j + 5] as number;
        (to[i + 6] as number) /= x[j + 6] as number;
        (to[i + 7] as number) /= x[j + 7] as number;
      }
      for (; k < count; k++) (to[at + k] as number) /= x[left + k] as number;
      return true;
  }
  return false;
}

function mapFloat32(
  operation: Mapping, plane: Plane, to: Float32Array, at: number, x: Float32Array, left: number, scale: number,
): void {
  const { rows, columns, column0, column1 } = plane;
  switch (operation) {
    case "abs":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); to[i] = Math.abs(a);
          i += column0;
          j += column1;
        }
      }
      return;
    case "recip":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); to[i] = 1 / a;
          i += column0;
          j += column1;
        }
      }
      return;
    case "exp":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); to[i] = expSingle(a, scale);
          i += column0;
          j += column1;
        }
      }
      return;
  }
}

function extremeFloat32(
  operation: "min" | "max", plane: Plane, to: Float32Array, at: number, x: Float32Array, left: number,
): void {
  const { rows, columns, column1 } = plane;
  switch (operation) {
    case "min":
      for (let row = 0; row < rows; row++) {
        const i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let a = (to[i] as number);
        for (let column = 0; column < columns; column++) {
          const b = (x[j] as number);
          a = Math.min(a, b);
          j += column1;
        }
        to[i] = a;
      }
      return;
    case "max":
      for (let row = 0; row < rows; row++) {
        const i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let a = (to[i] as number);
        for (let column = 0; column < columns; column++) {
          const b = (x[j] as number);
          a = Math.max(a, b);
          j += column1;
        }
        to[i] = a;
      }
      return;
  }
}

const lanesFloat32 = new Float32Array(sumLanes);

function sumFloat32(plane: Plane, to: Float64Array, at: number, x: Float32Array, left: number): void {
  const { rows, columns, row0, column0, row1, column1 } = plane;
  if (column0 === 0) {
    for (let row = 0; row < rows; row++) {
      const i = at + row * row0;
      let j = left + row * row1;
      let total = to[i] as number;
      for (let start = 0; start < columns; start += sumBlock) {
        const length = Math.min(sumBlock, columns - start);
        lanesFloat32.fill(0);
        for (let k = 0; k < length; k++) {
          const lane = k % sumLanes;
          lanesFloat32[lane] = (lanesFloat32[lane] as number) + (x[j] as number);
          j += column1;
        }
        for (let width = sumLanes / 2; width >= 1; width /= 2) {
          for (let lane = 0; lane < width; lane++) {
            lanesFloat32[lane] = (lanesFloat32[lane] as number) + (lanesFloat32[lane + width] as number);
          }
        }
        total += lanesFloat32[0] as number;
      }
      to[i] = total;
    }
    return;
  }
  if (row0 === 0) {
    for (let start = 0; start < rows; start += sumChunk) {
      const length = Math.min(sumChunk, rows - start);
      for (let column = 0; column < columns; column++) {
        const i = at + column * column0;
        let j = left + start * row1 + column * column1;
        let sum = 0;
        for (let row = 0; row < length; row++) {
          sum = Math.fround(sum + (x[j] as number));
          j += row1;
        }
        to[i] = (to[i] as number) + sum;
      }
    }
    return;
  }
  for (let row = 0; row < rows; row++) {
    let i = at + row * plane.row0;
    let j = left + row * plane.row1;
    for (let column = 0; column < columns; column++) {
      to[i] = (to[i] as number) + (x[j] as number);
      i += column0;
      j += column1;
    }
  }
}

function findFloat32(length: number, x: Float32Array, start: number, step: number, value: number): number {
  const isNone = Number.isNaN(value);
  let at = start;
  for (let index = 0; index < length; index++) {
    const b = (x[at] as number);
    if (b !== b ? isNone : b === value) return index;
    at += step;
  }
  return -1;
}

function copyFloat64(plane: Plane, to: Float64Array, at: number, x: Float64Array, left: number): void {
  const { rows, columns, row0, column0, row1, column1 } = plane;
  const end = Math.max(at + rows * row0 + columns, left + rows * row1 + columns * column1);
  const blocks = column0 === 1 && end <= lastPlace ? columns - 7 : 0;
  for (let row = 0; row < rows; row++) {
    const start = at + row * row0;
    let from = left + row * row1;
    let column = 0;
    for (; column < blocks; column += 8) {
      const i = (start + column) & lastPlace;
      let j = from & lastPlace;
      const v0 = x[j] as number;
      const v1 = x[(j = (j + column1) | 0)] as number;
      const v2 = x[(j = (j + column1) | 0)] as number;
      const v3 = x[(j = (j + column1) | 0)] as number;
      const v4 = x[(j = (j + column1) | 0)] as number;
      const v5 = x[(j = (j + column1) | 0)] as number;
      const v6 = x[(j = (j + column1) | 0)] as number;
      const v7 = x[(j = (j + column1) | 0)] as number;
      from += 8 * column1;
      to[i] = v0;
      to[i + 1] = v1;
      to[i + 2] = v2;
      to[i + 3] = v3;
      to[i + 4] = v4;
      to[i + 5] = v5;
      to[i + 6] = v6;
      to[i + 7] = v7;
    }
    for (; column < columns; column++) {
      to[start + column * column0] = x[from] as number;
      from += column1;
    }
  }
}

function combineFloat64(
  operation: Combining, plane: Plane, to: Float64Array, at: number, x: Float64Array, left: number, y: Float64Array, right: number,
): void {
  const { rows, columns, column0, column1, column2 } = plane;
  switch (operation) {
    case "add":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = a + b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "sub":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = a - b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "mul":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = a * b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "div":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = a / b;
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "floorDiv":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = Math.floor(a / b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "min":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = Math.min(a, b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
    case "max":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let k = right + row * plane.row2;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); const b = (y[k] as number); to[i] = Math.max(a, b);
          i += column0;
          j += column1;
          k += column2;
        }
      }
      return;
  }
}

function lineFloat64(
  operation: Combining, count: number, to: Float64Array, at: number, x: Float64Array, left: number,
): boolean {
  if (at > lastPlace - count || left > lastPlace - count) return false;
  let k = 0;
  switch (operation) {
    case "add":
      for (; k <= count - 8; k += 8) {
        const i = (at + k) & lastPlace;
        const j = (left + k) & lastPlace;
        (to[i] as number) += x[j] as number;
        (to[i + 1] as number) += x[j + 1] as number;
        (to[i + 2] as number) += x[j + 2] as number;
        (to[i + 3] as number) += x[j + 3] as number;
        (to[i + 4] as number) += x[j + 4] as number;
        (to[i + 5] as number) += x[j + 5] as number;
        (to[i + 6] as number) += x[j + 6] as number;
        (to[i + 7] as number) += x[j + 7] as number;
      }
      for (; k < count; k++) (to[at + k] as number) += x[left + k] as number;
      return true;
    case "sub":
      for (; k <= count - 8; k += 8) {
        const i = (at + k) & lastPlace;
        const j = (left + k) & lastPlace;
        (to[i] as number) -= x[j] as number;
        (to[i + 1] as number) -= x[j + 1] as number;
        (to[i + 2] as number) -= x[j + 2] as number;
        (to[i + 3] as number) -= x[j + 3] as number;
        (to[i + 4] as number) -= x[j + 4] as number;
        (to[i + 5] as number) -= x[j + 5] as number;
        (to[i + 6] as number) -= x[j + 6] as number;
        (to[i + 7] as number) -= x[j + 7] as number;
      }
      for (; k < count; k++) (to[at + k] as number) -= x[left + k] as number;
      return true;
    case "mul":
      for (; k <= count - 8; k += 8) {
        const i = (at + k) & lastPlace;
        const j = (left + k) & lastPlace;
        (to[i] as number) *= x[j] as number;
        (to[i + 1] as number) *= x[j + 1] as number;
        (to[i + 2] as number) *= x[j + 2] as number;
        (to[i + 3] as number) *= x[j + 3] as number;
        (to[i + 4] as number) *= x[j + 4] as number;
        (to[i + 5] as number) *= x[j + 5] as number;
        (to[i + 6] as number) *= x[j + 6] as number;
        (to[i + 7] as number) *= x[j + 7] as number;
      }
      for (; k < count; k++) (to[at + k] as number) *= x[left + k] as number;
      return true;
    case "div":
      for (; k <= count - 8; k += 8) {
        const i = (at + k) & lastPlace;
        const j = (left + k) & lastPlace;
        (to[i] as number) /= x[j] as number;
        (to[i + 1] as number) /= x[j + 1] as number;
        (to[i + 2] as number) /= x[j + 2] as number;
        (to[i + 3] as number) /= x[j + 3] as number;
        (to[i + 4] as number) /= x[j + 4] as number;
        (to[i + 5] as number) /= x[j + 5] as number;
        (to[i + 6] as number) /= x[j + 6] as number;
        (to[i + 7] as number) /= x[j + 7] as number;
      }
      for (; k < count; k++) (to[at + k] as number) /= x[left + k] as number;
      return true;
  }
  return false;
}

function mapFloat64(
  operation: Mapping, plane: Plane, to: Float64Array, at: number, x: Float64Array, left: number, scale: number,
): void {
  const { rows, columns, column0, column1 } = plane;
  switch (operation) {
    case "abs":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); to[i] = Math.abs(a);
          i += column0;
          j += column1;
        }
      }
      return;
    case "recip":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); to[i] = 1 / a;
          i += column0;
          j += column1;
        }
      }
      return;
    case "exp":
      for (let row = 0; row < rows; row++) {
        let i = at + row * plane.row0;
        let j = left + row * plane.row1;
        for (let column = 0; column < columns; column++) {
          const a = (x[j] as number); to[i] = Math.exp(scale * a);
          i += column0;
          j += column1;
        }
      }
      return;
  }
}

function extremeFloat64(
  operation: "min" | "max", plane: Plane, to: Float64Array, at: number, x: Float64Array, left: number,
): void {
  const { rows, columns, column1 } = plane;
  switch (operation) {
    case "min":
      for (let row = 0; row < rows; row++) {
        const i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let a = (to[i] as number);
        for (let column = 0; column < columns; column++) {
          const b = (x[j] as number);
          a = Math.min(a, b);
          j += column1;
        }
        to[i] = a;
      }
      return;
    case "max":
      for (let row = 0; row < rows; row++) {
        const i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let a = (to[i] as number);
        for (let column = 0; column < columns; column++) {
          const b = (x[j] as number);
          a = Math.max(a, b);
          j += column1;
        }
        to[i] = a;
      }
      return;
  }
}

const lanesFloat64 = new Float64Array(sumLanes);

function sumFloat64(plane: Plane, to: Float64Array, at: number, x: Float64Array, left: number): void {
  const { rows, columns, row0, column0, row1, column1 } = plane;
  if (column0 === 0) {
    for (let row = 0; row < rows; row++) {
      const i = at + row * row0;
      let j = left + row * row1;
      let total = to[i] as number;
      for (let start = 0; start < columns; start += sumBlock) {
        const length = Math.min(sumBlock, columns - start);
        lanesFloat64.fill(0);
        for (let k = 0; k < length; k++) {
          const lane = k % sumLanes;
          lanesFloat64[lane] = (lanesFloat64[lane] as number) + (x[j] as number);
          j += column1;
        }
        for (let width = sumLanes / 2; width >= 1; width /= 2) {
          for (let lane = 0; lane < width; lane++) {
            lanesFloat64[lane] = (lanesFloat64[lane] as number) + (lanesFloat64[lane + width] as number);
          }
        }
        total += lanesFloat64[0] as number;
      }
      to[i] = total;
    }
    return;
  }
  if (row0 === 0) {
    for (let start = 0; start < rows; start += sumChunk) {
      const length = Math.min(sumChunk, rows - start);
      for (let column = 0; column < columns; column++) {
        const i = at + column * column0;
        let j = left + start * row1 + column * column1;
        let sum = 0;
        for (let row = 0; row < length; row++) {
          sum = sum + (x[j] as number);
          j += row1;
        }
        to[i] = (to[i] as number) + sum;
      }
    }
    return;
  }
  for (let row = 0; row < rows; row++) {
    let i = at + row * plane.row0;
    let j = left + row * plane.row1;
    for (let column = 0; column < columns; column++) {
      to[i] = (to[i] as number) + (x[j] as number);
      i += column0;
      j += column1;
    }
  }
}

function findFloat64(length: number, x: Float64Array, start: number, step: number, value: number): number {
  const isNone = Number.isNaN(value);
  let at = start;
  for (let index = 0; index < length; index++) {
    const b = (x[at] as number);
    if (b !== b ? isNone : b === value) return index;
    at += step;
  }
  return -1;
}

/** Places up to it are told from others by their lower bits alone. */
const lastPlace = 2 ** 29 - 1;

/** The loops of each dtype in the array that stores it; float16 in a native array has its own. */
export const loops: Readonly<Record<"bool" | "int8" | "int16" | "int32" | "int64" | "uint8" | "uint8clamped" | "uint16" | "uint32" | "uint64" | "float16" | "float16Native" | "bfloat16" | "float32" | "float64", object>> = {
  bool: { copy: copyUint8, combine: combineBool, map: mapBool, extreme: extremeBool, sum: sumBool, find: findBool },
  int8: { copy: copyInt8, combine: combineInt8, map: mapInt8, extreme: extremeInt8, sum: sumInt8, find: findInt8 },
  int16: { copy: copyInt16, combine: combineInt16, map: mapInt16, extreme: extremeInt16, sum: sumInt16, find: findInt16 },
  int32: { copy: copyInt32, combine: combineInt32, map: mapInt32, extreme: extremeInt32, sum: sumInt32, find: findInt32 },
  int64: { copy: copyInt64, combine: combineInt64, map: mapInt64, extreme: extremeInt64, sum: sumInt64, find: findInt64 },
  uint8: { copy: copyUint8, combine: combineUint8, map: mapUint8, extreme: extremeUint8, sum: sumUint8, find: findUint8 },
  uint8clamped: { copy: copyUint8clamped, combine: combineUint8clamped, map: mapUint8clamped, extreme: extremeUint8clamped, sum: sumUint8clamped, find: findUint8clamped },
  uint16: { copy: copyUint16, combine: combineUint16, map: mapUint16, extreme: extremeUint16, sum: sumUint16, find: findUint16 },
  uint32: { copy: copyUint32, combine: combineUint32, map: mapUint32, extreme: extremeUint32, sum: sumUint32, find: findUint32 },
  uint64: { copy: copyUint64, combine: combineUint64, map: mapUint64, extreme: extremeUint64, sum: sumUint64, find: findUint64 },
  float16: { copy: copyUint16, combine: combineFloat16, map: mapFloat16, extreme: extremeFloat16, sum: sumFloat16, find: findFloat16 },
  float16Native: { copy: copyFloat16Native, combine: combineFloat16Native, map: mapFloat16Native, extreme: extremeFloat16Native, sum: sumFloat16Native, find: findFloat16Native },
  bfloat16: { copy: copyUint16, combine: combineBfloat16, map: mapBfloat16, extreme: extremeBfloat16, sum: sumBfloat16, find: findBfloat16 },
  float32: { copy: copyFloat32, combine: combineFloat32, map: mapFloat32, extreme: extremeFloat32, sum: sumFloat32, find: findFloat32, line: lineFloat32 },
  float64: { copy: copyFloat64, combine: combineFloat64, map: mapFloat64, extreme: extremeFloat64, sum: sumFloat64, find: findFloat64, line: lineFloat64 },
};
