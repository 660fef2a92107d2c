// Do an engine's handles name places, and does it read and write there and nowhere else?
import {
  allocateArray,
  arrayNameOf,
  codecOf,
  type DType,
  dtypeFacts,
  dtypes,
  isDType,
  type Raw,
  reinterpret,
  type Scalar,
  type StorageArray,
  writeRaw,
} from "../dtype/index.js";
import type { EngineCheck, EngineUnderTest } from "./conformance.js";
import { expectSame, filledStorage, hardValues, readStorage, samples } from "./conformance-expect.js";

const length = 11;

export function handleChecks<Storage>(subject: EngineUnderTest<Storage>): readonly EngineCheck[] {
  const { dtypes: held } = subject;
  const each = (name: string, check: (subject: EngineUnderTest<Storage>, dtype: DType) => void): EngineCheck[] =>
    held.map((dtype) => ({ name: `${name} (${dtype})`, run: () => check(subject, dtype) }));
  return [
    { name: "names itself, its space and its elements", run: () => checkNames(subject) },
    ...each("tells element type and extent of a handle", checkFacts),
    ...each("stores each scalar in its own place", checkPlaces),
    ...each("stores what a typed array would", checkValues),
    ...each("moves handles by scalars", checkOffsets),
    ...each("tells how far handles are apart", checkDistances),
    ...each("casts to the same bytes, or refuses", checkCasts),
    ...each("shows the array in which its scalars lie, if there is one", checkArray),
  ];
}

function checkNames<Storage>(subject: EngineUnderTest<Storage>): void {
  const { typeName, space, elementSize } = subject.engine;
  expectSame(subject, "typeof typeName", typeof typeName, "string");
  expectSame(subject, "typeof space", typeof space, "string");
  expectSame(subject, "an empty typeName", typeName === "", false);
  expectSame(subject, "elementSize", elementSize, 1);
  expectSame(subject, "the number of element types below 1", subject.dtypes.length < 1, false);
  for (const dtype of subject.dtypes) expectSame(subject, `${String(dtype)} as a dtype`, isDType(dtype), true);
}

function checkFacts<Storage>(subject: EngineUnderTest<Storage>, dtype: DType): void {
  const { engine, allocate } = subject;
  const storage = allocate(dtype, length);
  expectSame(subject, "dtypeOf", engine.dtypeOf(storage), dtype);
  expectSame(subject, "an extent below what was asked for", engine.extentOf(storage) < length, false);
  expectSame(subject, "an extent in whole scalars", Number.isSafeInteger(engine.extentOf(storage)), true);
  expectSame(subject, "an extent below 0", engine.extentOf(allocate(dtype, 0)) < 0, false);
}

function checkPlaces<Storage>(subject: EngineUnderTest<Storage>, dtype: DType): void {
  const values = samples(dtype, length);
  const storage = filledStorage(subject, dtype, values);
  expectSame(subject, "what load gives", readStorage(subject, storage, length), values);
  for (let place = 0; place < length; place++) {
    const [other] = samples(dtype, 1, 90 + place);
    subject.engine.store(storage, place, other as Scalar);
    const expected = values.with(place, other as Scalar);
    expectSame(subject, `the storage after store(${place})`, readStorage(subject, storage, length), expected);
    subject.engine.store(storage, place, values[place] as Scalar);
  }
}

function checkValues<Storage>(subject: EngineUnderTest<Storage>, dtype: DType): void {
  const storage = subject.allocate(dtype, 2);
  for (const [stored, read] of hardValues(dtype)) {
    subject.engine.store(storage, 1, stored);
    expectSame(subject, `${String(stored)} once stored`, subject.engine.load(storage, 1), read);
  }
}

function checkOffsets<Storage>(subject: EngineUnderTest<Storage>, dtype: DType): void {
  const { engine } = subject;
  const values = samples(dtype, length);
  const storage = filledStorage(subject, dtype, values);
  const extent = engine.extentOf(storage);
  for (let scalars = 0; scalars <= length; scalars++) {
    const moved = engine.offset(storage, scalars);
    const rest = length - scalars;
    expectSame(
      subject,
      `what offset(${scalars}) begins with`,
      readStorage(subject, moved, rest),
      values.slice(scalars),
    );
    expectSame(subject, `the extent after offset(${scalars})`, engine.extentOf(moved), extent - scalars);
    expectSame(subject, `dtypeOf after offset(${scalars})`, engine.dtypeOf(moved), dtype);
    const back = engine.offset(engine.offset(storage, Math.floor(scalars / 2)), Math.ceil(scalars / 2));
    expectSame(subject, "offset in two steps", readStorage(subject, back, rest), values.slice(scalars));
  }
  expectSame(subject, "the handle that was moved", readStorage(subject, storage, length), values);
  const [other] = samples(dtype, 1, 91);
  engine.store(engine.offset(storage, 4), 3, other as Scalar);
  expectSame(
    subject,
    "a store through offset(4)",
    readStorage(subject, storage, length),
    values.with(7, other as Scalar),
  );
}

function checkDistances<Storage>(subject: EngineUnderTest<Storage>, dtype: DType): void {
  const { engine, allocate } = subject;
  const storage = allocate(dtype, length);
  for (let scalars = 0; scalars <= length; scalars++) {
    const moved = engine.offset(storage, scalars);
    // Adding 0 makes the one zero of two.
    expectSame(subject, "the distance forwards", engine.distance(moved, storage) + 0, scalars);
    expectSame(subject, "the distance backwards", engine.distance(storage, moved) + 0, 0 - scalars);
  }
  const [third, eighth] = [engine.offset(storage, 3), engine.offset(storage, 8)];
  expectSame(subject, "the distance of two that were moved", engine.distance(eighth, third), 5);
}

/** The bits that a value has are those that a typed array gives it. */
function checkCasts<Storage>(subject: EngineUnderTest<Storage>, dtype: DType): void {
  const { engine } = subject;
  const values = samples(dtype, length);
  const storage = filledStorage(subject, dtype, values);
  const same = engine.unsafeCast(storage, dtype);
  expectSame(subject, "a cast to its own element type", readStorage(subject, same, length), values);
  const { bytes } = dtypeFacts(dtype);
  for (const other of dtypes.filter((one) => one !== dtype && dtypeFacts(one).bytes === bytes)) {
    const cast = castOrRefusal(() => engine.unsafeCast(storage, other));
    if (cast === undefined) continue;
    expectSame(subject, `dtypeOf after a cast to ${other}`, engine.dtypeOf(cast.storage), other);
    const found = readStorage(subject, cast.storage, length);
    expectSame(subject, `the bytes as ${other}`, found, bitsAs(dtype, values, other));
  }
}

function castOrRefusal<Storage>(cast: () => Storage): { readonly storage: Storage } | undefined {
  try {
    return { storage: cast() };
  } catch {
    return undefined;
  }
}

/** What an array of the one element type holds, read as the other one. */
function bitsAs(from: DType, values: readonly Scalar[], to: DType): readonly Scalar[] {
  const array = allocateArray(from, values.length);
  const written = codecOf(from, arrayNameOf(array));
  for (const [place, value] of values.entries()) writeRaw(array, place, written.encode(value));
  const cast = reinterpret(array, to) as StorageArray;
  const read = codecOf(to, arrayNameOf(cast));
  return values.map((_, place) => read.decode(cast[place] as Raw));
}

function checkArray<Storage>(subject: EngineUnderTest<Storage>, dtype: DType): void {
  const { engine } = subject;
  const values = samples(dtype, length);
  const storage = engine.offset(filledStorage(subject, dtype, values), 2);
  const place = engine.arrayOf(storage);
  if (place === undefined) return;
  const { array, offset } = place;
  const codec = codecOf(dtype, arrayNameOf(array));
  const found = Array.from({ length: length - 2 }, (_, at) => codec.decode(array[offset + at] as Raw));
  expectSame(subject, "what lies in arrayOf", found, values.slice(2));
}
