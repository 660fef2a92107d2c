// Does an engine copy where it is told, with the casts of stores, and as if through a buffer?
import { allocateArray, castBetween, type DType, type Scalar, storedScalar } from "../dtype/index.js";
import type { Nest } from "../kernel/nest.js";
import { forEachPair } from "../kernel/rows.js";
import type { EngineCheck, EngineUnderTest } from "./conformance.js";
import { expectSame, filledStorage, readStorage, samples } from "./conformance-expect.js";
import type { TensorEngine } from "./engine.js";
import { type HeapStorage, heapEngine } from "./heap.js";

/** Operand 0 is written, operand 1 is read. */
const nests: readonly (readonly [name: string, nest: Nest])[] = [
  ["a row", { extents: [9], strides: [[1], [1]] }],
  [
    "rows with gaps",
    {
      extents: [3, 2],
      strides: [
        [4, 1],
        [3, 1],
      ],
    },
  ],
  [
    "columns into rows",
    {
      extents: [3, 3],
      strides: [
        [3, 1],
        [1, 3],
      ],
    },
  ],
  [
    "one element to all",
    {
      extents: [2, 3],
      strides: [
        [3, 1],
        [0, 0],
      ],
    },
  ],
  ["a single element", { extents: [], strides: [[], []] }],
  [
    "nothing",
    {
      extents: [3, 0],
      strides: [
        [3, 1],
        [1, 3],
      ],
    },
  ],
];
const length = 13;

export function copyChecks<Storage>(subject: EngineUnderTest<Storage>): readonly EngineCheck[] {
  return subject.dtypes.flatMap((dtype) => [
    ...nests.map(([name, nest]) => ({
      name: `copies ${name} within itself and to and from the heap (${dtype})`,
      run: () => checkNest(subject, dtype, nest),
    })),
    { name: `casts as it copies (${dtype})`, run: () => checkCast(subject, dtype) },
    { name: `copies onto itself as if through a buffer (${dtype})`, run: () => checkOverlap(subject, dtype) },
  ]);
}

function checkNest<Storage>(subject: EngineUnderTest<Storage>, dtype: DType, nest: Nest): void {
  const { engine } = subject;
  const [there, here] = [samples(dtype, length), samples(dtype, length, 60)];
  const expected = copied(nest, here, there, (value) => value);
  const own = (values: readonly Scalar[]): Storage => filledStorage(subject, dtype, values);

  const to = own(here);
  engine.copyTo(own(there), nest, to, engine);
  expectSame(subject, "a copy to its own storage", readStorage(subject, to, length), expected);

  const into = own(here);
  heapEngine.copyTo(heapOf(dtype, there), nest, into, engine);
  expectSame(subject, "a copy from the heap", readStorage(subject, into, length), expected);

  const out = heapOf(dtype, here);
  engine.copyTo(own(there), nest, out, heapEngine);
  expectSame(subject, "a copy to the heap", heapValues(out), expected);
}

/** From and to each element type that the heap has. */
function checkCast<Storage>(subject: EngineUnderTest<Storage>, dtype: DType): void {
  const { engine } = subject;
  const nest: Nest = { extents: [length], strides: [[1], [1]] };
  for (const other of ["float64", "int8", "bfloat16", "int64", "bool"] as const) {
    const [there, here] = [samples(other, length), samples(dtype, length, 60)];
    const into = filledStorage(subject, dtype, here);
    heapEngine.copyTo(heapOf(other, there), nest, into, engine);
    const narrowed = copied(nest, here, there, castTo(other, dtype));
    expectSame(subject, `a copy from ${other}`, readStorage(subject, into, length), narrowed);

    const out = heapOf(other, there);
    engine.copyTo(filledStorage(subject, dtype, here), nest, out, heapEngine);
    expectSame(subject, `a copy to ${other}`, heapValues(out), copied(nest, there, here, castTo(dtype, other)));
  }
}

function checkOverlap<Storage>(subject: EngineUnderTest<Storage>, dtype: DType): void {
  const { engine } = subject;
  const values = samples(dtype, length);
  const nest: Nest = { extents: [7], strides: [[1], [1]] };
  for (const [from, to] of [
    [0, 3],
    [3, 0],
    [2, 2],
  ] as const) {
    const storage = filledStorage(subject, dtype, values);
    engine.copyTo(engine.offset(storage, from), nest, engine.offset(storage, to), engine);
    const expected = values.toSpliced(to, 7, ...values.slice(from, from + 7));
    expectSame(subject, `a copy from ${from} to ${to} of one storage`, readStorage(subject, storage, length), expected);
  }
}

function copied(
  nest: Nest,
  to: readonly Scalar[],
  from: readonly Scalar[],
  cast: (value: Scalar) => Scalar,
): readonly Scalar[] {
  const result = [...to];
  forEachPair(nest, (left, right) => {
    result[left] = cast(from[right] as Scalar);
  });
  return result;
}

function castTo(from: DType, to: DType): (value: Scalar) => Scalar {
  const cast = castBetween(from, to);
  return (value) => storedScalar(to, cast === undefined ? value : cast(value));
}

function heapOf(dtype: DType, values: readonly Scalar[]): HeapStorage {
  const storage: HeapStorage = { array: allocateArray(dtype, values.length), offset: 0, dtype };
  for (const [place, value] of values.entries()) heapEngine.store(storage, place, value);
  return storage;
}

function heapValues(storage: HeapStorage): readonly Scalar[] {
  return readStorage(
    { engine: heapEngine as TensorEngine<HeapStorage>, dtypes: [], allocate: () => storage },
    storage,
    length,
  );
}
