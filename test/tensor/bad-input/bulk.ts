// Wrong calls of the members that work on whole tensors. The subject is 8 by 4 in row-major order.
import { swizzle } from "../../../src/algebra/index.js";
import { arange, zeros } from "../../../src/tensor/index.js";
import type { SentenceCode } from "../../../types/message/catalogue.js";
import { type LooseTensor, loose } from "../loose.js";
import { type BadCall, each, noOptions, noTensors } from "./bad-call.js";

type Method = (t: LooseTensor, ...args: unknown[]) => unknown;

/** A method by its name: tests call what types would refuse. */
function method(name: string): Method {
  return (t, ...args) => Reflect.apply(Reflect.get(t, name), t, args);
}

function arithmetic(name: string): readonly BadCall[] {
  const call = method(name);
  return [
    ...each(
      noTensors.filter((v) => typeof v !== "number"),
      "tensor.not-a-tensor",
      (t, v) => call(t, v),
    ),
    ...each([1n, true], "tensor.value", (t, v) => call(t, v)),
    ...each(noOptions, "tensor.not-options", (t, v) => call(t, 1, v)),
    { code: "operand.extent", call: (t) => call(t, zeros("float32", 8, 3)) },
    { code: "operand.dtype", call: (t) => call(t, zeros("float64", 8, 4)) },
    { code: "operand.rank", call: (t) => call(t, zeros("float32", 1, 8, 4)) },
    { code: "operand.axis", call: (t) => call(t, zeros("float32", 4)) },
    { code: "operand.block", call: (t) => call(t, zeros("float32", 8, 16).vectorize(1, 4)) },
    ...each([-1, 2, 0.5, "0", Number.NaN], "operand.axis-range", (t, axis) => call(t, zeros("float32", 4), { axis })),
    { code: "operand.scalar", call: () => call(loose(zeros("uint8", 2)), 256) },
    { code: "operand.scalar", call: () => call(loose(zeros("int8", 2)), 0.5) },
  ];
}

const division: readonly [SentenceCode, (t: LooseTensor) => unknown][] = [
  ["operand.zero", (t) => method("div")(loose(arange("int32", 4)), 0) ?? t],
  ["operand.zero", (t) => method("div")(loose(arange("int32", 4)), zeros("int32", 4)) ?? t],
];

function floats(name: string): readonly BadCall[] {
  return [{ code: "operand.floats", call: () => method(name)(loose(zeros("int32", 4))) }];
}

function reduction(name: string): readonly BadCall[] {
  const call = method(name);
  return [
    ...each([-1, 2, 0.5, Number.NaN, "0", null, 1n], "view.axis", (t, axis) => call(t, { axis })),
    ...each(noOptions, "tensor.not-options", (t, v) => call(t, v)),
    { code: "reduce.vector", call: (t) => call(t.vectorize(1, 4)) },
    ...(name === "reduceSum"
      ? []
      : [{ code: "reduce.empty", call: () => call(loose(zeros("float32", 0, 4))) } as const]),
  ];
}

const asyncOptions: readonly [SentenceCode, unknown][] = [
  ["copyFromAsync.mask", { validRows: -1 }],
  ["copyFromAsync.mask", { bound: 0.5 }],
  ["copyFromAsync.fill", { validRows: 2, fill: "ones" }],
  ["copyFromAsync.base", { swizzle: swizzle(1, 0, 2), baseOffset: -1 }],
  ["copyFromAsync.group", { group: 3 }],
  ["distribute.not-a-swizzle", { swizzle: 4 }],
];

export const bulk: Readonly<Record<string, readonly BadCall[]>> = {
  copyFrom: [
    ...each([...noTensors, 4, true], "tensor.not-a-tensor", (t, v) => t.copyFrom(v)),
    { code: "copyFrom.count", call: (t) => t.copyFrom(zeros("float32", 8, 3)) },
    { code: "operand.block", call: (t) => t.copyFrom(zeros("float32", 8, 16).vectorize(1, 4)) },
  ],
  copyFromAsync: [
    ...each([...noTensors, 4], "tensor.not-a-tensor", (t, v) => method("copyFromAsync")(t, v)),
    { code: "copyFrom.count", call: (t) => method("copyFromAsync")(t, zeros("float32", 3)) },
    ...asyncOptions.map(([code, options]) => ({
      code,
      call: (t: LooseTensor) => method("copyFromAsync")(t, zeros("float32", 8, 4), options),
    })),
    ...each(noOptions, "tensor.not-options", (t, v) => method("copyFromAsync")(t, zeros("float32", 8, 4), v)),
  ],
  ...Object.fromEntries(["add", "sub", "mul", "min", "max"].map((name) => [name, arithmetic(name)])),
  div: [...arithmetic("div"), ...division.map(([code, call]) => ({ code, call }))],
  floorDiv: [
    ...arithmetic("floorDiv"),
    { code: "operand.zero", call: () => method("floorDiv")(loose(arange("int64", 4)), 0n) },
  ],
  recip: floats("recip"),
  exp: [
    ...floats("exp"),
    ...each(noOptions, "tensor.not-options", (t, v) => method("exp")(t, v)),
    ...each(["1", 1n, null, {}], "tensor.value", (t, scale) => method("exp")(t, { scale })),
  ],
  ...Object.fromEntries(
    ["reduceSum", "reduceMin", "reduceMax", "reduceMean", "argmax"].map((name) => [name, reduction(name)]),
  ),
};
