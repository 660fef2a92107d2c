// Which instructions are there? Each is a function from expressions to an expression, so that a kernel reads as arithmetic and
// TypeScript checks the types of its operands. The names are WebAssembly's; the numbers are its opcodes.
import { type Bytes, double, signed, single, unsigned } from "./encode.js";

export type ValueType = "i32" | "i64" | "f32" | "f64" | "v128";

/** Code that leaves one value of this type. */
export interface Expression<Type extends ValueType> {
  readonly type: Type;
  readonly code: Bytes;
}

/** A number stands for its constant. */
export type I32 = Expression<"i32"> | number;
export type I64 = Expression<"i64">;
export type F32 = Expression<"f32"> | number;
export type F64 = Expression<"f64"> | number;
export type V128 = Expression<"v128">;

/** A place in memory: a pointer, and bytes beyond it that cost nothing. */
export interface Place {
  readonly at: I32;
  readonly plus?: number;
}

export const i32 = {
  add: binary<"i32", I32>("i32", [0x6a]),
  sub: binary<"i32", I32>("i32", [0x6b]),
  mul: binary<"i32", I32>("i32", [0x6c]),
  and: binary<"i32", I32>("i32", [0x71]),
  or: binary<"i32", I32>("i32", [0x72]),
  shl: binary<"i32", I32>("i32", [0x74]),
  eq: binary<"i32", I32>("i32", [0x46]),
  ne: binary<"i32", I32>("i32", [0x47]),
  ltU: binary<"i32", I32>("i32", [0x49]),
  geU: binary<"i32", I32>("i32", [0x4f]),
  /** The lesser of two unsigned numbers. They are evaluated twice: pass locals or constants. */
  minU: (left: I32, right: I32): Expression<"i32"> =>
    expression("i32", [...codeOf(left), ...codeOf(right), ...i32.ltU(left, right).code, 0x1b]),
  /** A float32 towards 0 to 64 bits, of them the lower 32; NaN gives 0. */
  lowerOfTruncated: (value: F32): Expression<"i32"> =>
    expression("i32", [...(typeof value === "number" ? constantF32(value) : value.code), 0xfc, 0x04, 0xa7]),
  load: load("i32", [0x28], 2),
  load8U: load("i32", [0x2d], 0),
  load16U: load("i32", [0x2f], 1),
};

export const i64 = {
  load: load("i64", [0x29], 3),
  sub: binary<"i64", I64>("i64", [0x7d]),
  /** A float64 towards 0; what does not fit becomes the nearest that does, NaN becomes 0. */
  truncatedS: unary<"i64", F64>("i64", [0xfc, 0x06], constantF64),
  truncatedU: unary<"i64", F64>("i64", [0xfc, 0x07], constantF64),
};

export const f32 = {
  /** Of signed and of unsigned 64-bit integers, rounded. */
  convertI64S: unary<"f32", I64>("f32", [0xb4]),
  convertI64U: unary<"f32", I64>("f32", [0xb5]),
  constant: (value: number): Expression<"f32"> => expression("f32", constantF32(value)),
  add: binary<"f32", F32>("f32", [0x92], constantF32),
  sub: binary<"f32", F32>("f32", [0x93], constantF32),
  mul: binary<"f32", F32>("f32", [0x94], constantF32),
  div: binary<"f32", F32>("f32", [0x95], constantF32),
  min: binary<"f32", F32>("f32", [0x96], constantF32),
  max: binary<"f32", F32>("f32", [0x97], constantF32),
  abs: unary<"f32", F32>("f32", [0x8b], constantF32),
  floor: unary<"f32", F32>("f32", [0x8e], constantF32),
  lt: binary<"i32", F32>("i32", [0x5d], constantF32),
  demote: unary<"f32", F64>("f32", [0xb6], constantF64),
  load: load("f32", [0x2a], 2),
};

export const f64 = {
  promote: unary<"f64", F32>("f64", [0xbb], constantF32),
  convertI64S: unary<"f64", I64>("f64", [0xb9]),
  convertI64U: unary<"f64", I64>("f64", [0xba]),
  add: binary<"f64", F64>("f64", [0xa0], constantF64),
  sub: binary<"f64", F64>("f64", [0xa1], constantF64),
  mul: binary<"f64", F64>("f64", [0xa2], constantF64),
  abs: unary<"f64", F64>("f64", [0x99], constantF64),
  neg: unary<"f64", F64>("f64", [0x9a], constantF64),
  trunc: unary<"f64", F64>("f64", [0x9d], constantF64),
  eq: binary<"i32", F64>("i32", [0x61], constantF64),
  lt: binary<"i32", F64>("i32", [0x63], constantF64),
  load: load("f64", [0x2b], 3),
};

export const v128 = {
  zero: expression("v128", [...simd(0x0c), ...new Array<number>(16).fill(0)]),
  /** Sixteen bytes. */
  constant: (bytes: Bytes): V128 => expression("v128", [...simd(0x0c), ...bytes]),
  load: load("v128", simd(0x00), 4),
  /** One element from memory in every lane. */
  load8Splat: load("v128", simd(0x07), 0),
  load16Splat: load("v128", simd(0x08), 1),
  load32Splat: load("v128", simd(0x09), 2),
  load64Splat: load("v128", simd(0x0a), 3),
  /** One 32-bit word in the first lane, the others 0. */
  load32Zero: load("v128", simd(0x5c), 2),
  and: binary<"v128", V128>("v128", simd(0x4e)),
  /** Bits of `left` where `right` has zeros. */
  andNot: binary<"v128", V128>("v128", simd(0x4f)),
  or: binary<"v128", V128>("v128", simd(0x50)),
  xor: binary<"v128", V128>("v128", simd(0x51)),
  /** Is any bit set? 1 or 0. */
  anyTrue: unary<"i32", V128>("i32", simd(0x53)),
  /** Sixteen bytes of the 32 in `left` and `right`. */
  shuffle: (left: V128, right: V128, bytes: Bytes): V128 =>
    expression("v128", [...left.code, ...right.code, ...simd(0x0d), ...bytes]),
  /** Bits of `then` where `mask` has ones, of `otherwise` where it has zeros. */
  select: (mask: V128, then: V128, otherwise: V128): V128 =>
    expression("v128", [...then.code, ...otherwise.code, ...mask.code, ...simd(0x52)]),
};

export const i8x16 = {
  /** Sixteen words of 16 bits, with their sign, as bytes from 0 to 255: the nearest. */
  narrowU: binary<"v128", V128>("v128", simd(0x66)),
  add: binary<"v128", V128>("v128", simd(0x6e)),
  sub: binary<"v128", V128>("v128", simd(0x71)),
  minS: binary<"v128", V128>("v128", simd(0x76)),
  minU: binary<"v128", V128>("v128", simd(0x77)),
  maxS: binary<"v128", V128>("v128", simd(0x78)),
  maxU: binary<"v128", V128>("v128", simd(0x79)),
};

export const i16x8 = {
  /** Ones where it is so, zeros where not. */
  eq: binary<"v128", V128>("v128", simd(0x2d)),
  splat: unary<"v128", I32>("v128", simd(0x10)),
  /** The lower halves of eight words that 16 bits hold with their sign. */
  narrowS: binary<"v128", V128>("v128", simd(0x85)),
  add: binary<"v128", V128>("v128", simd(0x8e)),
  sub: binary<"v128", V128>("v128", simd(0x91)),
  mul: binary<"v128", V128>("v128", simd(0x95)),
  minS: binary<"v128", V128>("v128", simd(0x96)),
  minU: binary<"v128", V128>("v128", simd(0x97)),
  maxS: binary<"v128", V128>("v128", simd(0x98)),
  maxU: binary<"v128", V128>("v128", simd(0x99)),
};

export const i64x2 = {
  add: binary<"v128", V128>("v128", simd(0xce)),
  sub: binary<"v128", V128>("v128", simd(0xd1)),
  mul: binary<"v128", V128>("v128", simd(0xd5)),
};

export const i32x4 = {
  add: binary<"v128", V128>("v128", simd(0xae)),
  sub: binary<"v128", V128>("v128", simd(0xb1)),
  mul: binary<"v128", V128>("v128", simd(0xb5)),
  minS: binary<"v128", V128>("v128", simd(0xb6)),
  minU: binary<"v128", V128>("v128", simd(0xb7)),
  maxS: binary<"v128", V128>("v128", simd(0xb8)),
  maxU: binary<"v128", V128>("v128", simd(0xb9)),
  shl: shift(simd(0xab)),
  shrS: shift(simd(0xac)),
  shrU: shift(simd(0xad)),
  splat: unary<"v128", I32>("v128", simd(0x11)),
  /** Float32 towards 0; what does not fit becomes the nearest that does, NaN becomes 0. */
  truncated: unary<"v128", V128>("v128", simd(0xf8)),
  gtS: binary<"v128", V128>("v128", simd(0x3b)),
  /** Of each pair of signed 16-bit words the sum of two products. */
  dot: binary<"v128", V128>("v128", simd(0xba)),
  /** Four of eight 16-bit words, zeros above them. */
  extendLow: unary<"v128", V128>("v128", simd(0xa9)),
  extendHigh: unary<"v128", V128>("v128", simd(0xaa)),
  /** The lower halves of eight words that are less than 65536. */
  narrow: binary<"v128", V128>("v128", simd(0x86)),
};

export const f32x4 = {
  add: binary<"v128", V128>("v128", simd(0xe4)),
  sub: binary<"v128", V128>("v128", simd(0xe5)),
  mul: binary<"v128", V128>("v128", simd(0xe6)),
  div: binary<"v128", V128>("v128", simd(0xe7)),
  min: binary<"v128", V128>("v128", simd(0xe8)),
  max: binary<"v128", V128>("v128", simd(0xe9)),
  /** `right < left ? right : left`: `left` where either is NaN. One instruction where `min` takes several. */
  pmin: binary<"v128", V128>("v128", simd(0xea)),
  /** `left < right ? right : left`. */
  pmax: binary<"v128", V128>("v128", simd(0xeb)),
  /** Ones where it is so, zeros where not. */
  eq: binary<"v128", V128>("v128", simd(0x41)),
  ne: binary<"v128", V128>("v128", simd(0x42)),
  lt: binary<"v128", V128>("v128", simd(0x43)),
  abs: unary<"v128", V128>("v128", simd(0xe0)),
  floor: unary<"v128", V128>("v128", simd(0x68)),
  splat: unary<"v128", F32>("v128", simd(0x13), constantF32),
  /** To the nearest whole number, ties to even. */
  nearest: unary<"v128", V128>("v128", simd(0x6a)),
  /** Of signed and of unsigned 32-bit integers, rounded. */
  convertS: unary<"v128", V128>("v128", simd(0xfa)),
  convertU: unary<"v128", V128>("v128", simd(0xfb)),
  /** Two float64, rounded, in the two lower lanes. */
  demote: unary<"v128", V128>("v128", simd(0x5e)),
  /** The float32 in the first lane. */
  first: unary<"f32", V128>("f32", [...simd(0x1f), 0]),
  /** Four lanes of the eight in `left` (0 to 3) and `right` (4 to 7). */
  shuffle: (left: V128, right: V128, lanes: readonly [number, number, number, number]): V128 =>
    v128.shuffle(
      left,
      right,
      lanes.flatMap((lane) => [0, 1, 2, 3].map((byte) => lane * 4 + byte)),
    ),
};

export const f64x2 = {
  eq: binary<"v128", V128>("v128", simd(0x47)),
  ne: binary<"v128", V128>("v128", simd(0x48)),
  lt: binary<"v128", V128>("v128", simd(0x49)),
  gt: binary<"v128", V128>("v128", simd(0x4a)),
  abs: unary<"v128", V128>("v128", simd(0xec)),
  splat: unary<"v128", F64>("v128", simd(0x14), constantF64),
  trunc: unary<"v128", V128>("v128", simd(0x7a)),
  add: binary<"v128", V128>("v128", simd(0xf0)),
  /** The two lower lanes of four float32. */
  promoteLow: unary<"v128", V128>("v128", simd(0x5f)),
  sub: binary<"v128", V128>("v128", simd(0xf1)),
  mul: binary<"v128", V128>("v128", simd(0xf2)),
  div: binary<"v128", V128>("v128", simd(0xf3)),
  min: binary<"v128", V128>("v128", simd(0xf4)),
  max: binary<"v128", V128>("v128", simd(0xf5)),
  floor: unary<"v128", V128>("v128", simd(0x75)),
};

/** left · right + sum in each lane; whether the product is rounded before the sum, the machine decides ("relaxed SIMD"). */
export const relaxed = {
  f32x4Madd: (left: V128, right: V128, sum: V128): V128 =>
    expression("v128", [...left.code, ...right.code, ...sum.code, ...simd(0x105)]),
  f64x2Madd: (left: V128, right: V128, sum: V128): V128 =>
    expression("v128", [...left.code, ...right.code, ...sum.code, ...simd(0x107)]),
};

/** Stores: statements, not expressions. */
export const store = {
  i32: storeOf<I32>([0x36], 2),
  i32Low8: storeOf<I32>([0x3a], 0),
  i32Low16: storeOf<I32>([0x3b], 1),
  f32: storeOf<F32>([0x38], 2, constantF32),
  i64: storeOf<I64>([0x37], 3),
  f64: storeOf<F64>([0x39], 3, constantF64),
  v128: storeOf<V128>(simd(0x0b), 4),
  /** The first lane of so many bytes. */
  first8: storeFirst(0x58, 0),
  first16: storeFirst(0x59, 1),
  first32: storeFirst(0x5a, 2),
  first64: storeFirst(0x5b, 3),
};

/** Code that leaves this value. */
export function codeOf(value: Expression<ValueType> | number): Bytes {
  return typeof value === "number" ? [0x41, ...signed(value)] : value.code;
}

export function expression<Type extends ValueType>(type: Type, code: Bytes): Expression<Type> {
  return { type, code };
}

type Encoder<Operand> = (operand: Operand) => Bytes;

function binary<Type extends ValueType, Operand extends Expression<ValueType> | number>(
  type: Type,
  opcode: Bytes,
  encode: Encoder<Operand> = codeOf,
): (left: Operand, right: Operand) => Expression<Type> {
  return (left, right) => expression(type, [...encode(left), ...encode(right), ...opcode]);
}

function unary<Type extends ValueType, Operand extends Expression<ValueType> | number>(
  type: Type,
  opcode: Bytes,
  encode: Encoder<Operand> = codeOf,
): (operand: Operand) => Expression<Type> {
  return (operand) => expression(type, [...encode(operand), ...opcode]);
}

/** Every lane by as many bits. */
function shift(opcode: Bytes): (value: V128, bits: I32) => V128 {
  return (value, bits) => expression("v128", [...value.code, ...codeOf(bits), ...opcode]);
}

/** `align` is the logarithm of the alignment that WebAssembly may presume; it is a hint and nothing depends on it. */
function load<Type extends ValueType>(type: Type, opcode: Bytes, align: number): (place: Place) => Expression<Type> {
  return ({ at, plus = 0 }) => expression(type, [...codeOf(at), ...opcode, align, ...unsigned(plus)]);
}

function storeOf<Operand extends Expression<ValueType> | number>(
  opcode: Bytes,
  align: number,
  encode: Encoder<Operand> = codeOf,
): (place: Place, value: Operand) => Bytes {
  return ({ at, plus = 0 }, value) => [...codeOf(at), ...encode(value), ...opcode, align, ...unsigned(plus)];
}

function storeFirst(opcode: number, align: number): (place: Place, value: V128) => Bytes {
  return ({ at, plus = 0 }, value) => [...codeOf(at), ...value.code, ...simd(opcode), align, ...unsigned(plus), 0];
}

function constantF32(value: F32): Bytes {
  return typeof value === "number" ? [0x43, ...single(value)] : value.code;
}

function constantF64(value: F64): Bytes {
  return typeof value === "number" ? [0x44, ...double(value)] : value.code;
}

function simd(opcode: number): Bytes {
  return [0xfd, ...unsigned(opcode)];
}
