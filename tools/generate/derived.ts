// Writes the makers of tensors whose storage has a class of its own under each accessor class: one for each kind of storage and dtype.
//
// Why generated: a `new` that has met one class makes its object in place, some ten times as fast as one that has met several, and V8 shares
// what it has met between equal sources. So each class has a `new` of its own, as `access.ts` beside this gives those of the heap.
import { accessorNames, ranks, title } from "./access.js";

export const file = "src/tensor/derived.generated.ts";

const storages = ["shared", "wasm"] as const;

function maker(storage: string, name: string): string {
  const cases = (role: "reader" | "writer"): string =>
    ranks
      .map(
        (rank) =>
          `      case ${rank}:\n        return new (${role}s[${rank}] ?? classes.${role}(${rank}))(data, offset, geometry, kind);`,
      )
      .join("\n");
  return `function ${storage}${title(name)}(
  classes: DerivedClasses, data: never, offset: number, geometry: Geometry, kind: Kind,
): Tensor {
  const { readers, writers } = classes;
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
${cases("writer")}
    }
  } else {
    switch (geometry.extents.length) {
${cases("reader")}
    }
  }
  return makeGeneral(classes, data, offset, geometry, kind);
}`;
}

function table(storage: string): string {
  return `export const ${storage}Makers: Readonly<Record<keyof typeof accessors, DerivedMaker>> = {
${accessorNames.map((name) => `  ${name}: ${storage}${title(name)},`).join("\n")}
};`;
}

export const text = `// Made by tools/generate/derived.ts; do not edit. Which class has a tensor whose storage has members of its own?
import type { accessors } from "./access.generated.js";
import { type DerivedClasses, type DerivedMaker, makeGeneral } from "./derived.js";
import type { Geometry } from "./geometry.js";
import type { Kind } from "./kind.js";
import type { Tensor } from "./tensor.js";

${storages.flatMap((storage) => accessorNames.map((name) => maker(storage, name))).join("\n\n")}

${storages.map(table).join("\n\n")}
`;
