// Which layout does a text mean?
import type { CheckedText, ParseLayout } from "../../types/layout/parse.js";
import { describe } from "../coord/check.js";
import { isCongruent } from "../coord/congruent.js";
import { parseTuple } from "../coord/parse.js";
import { textOf } from "../coord/show.js";
import { fail } from "../message/index.js";
import { makeLayout } from "./make-layout.js";

/**
 * The layout that a text means, as `toString` writes it; one space may follow a comma. Throws on any other text, unless
 * shape and strides are congruent, and past 2^53-1 elements or offsets.
 * @example
 * parseLayout("((2,2),3):((1,6),2)"); // Layout<[[2, 2], 3], [[1, 6], 2]>
 */
export function parseLayout<const Text extends string>(text: CheckedText<Text>): ParseLayout<Text> {
  const given: unknown = text;
  if (typeof given !== "string") return fail("layout.no-text", { operation: "parseLayout", text: describe(given) });
  const [shape, stride, ...more] = given.split(":").map(parseTuple);
  if (shape === undefined || stride === undefined || more.length > 0) {
    return fail("layout.no-text", { operation: "parseLayout", text: given });
  }
  if (!isCongruent(shape, stride)) {
    fail("layout.not-congruent", { operation: "parseLayout", shape: textOf(shape), stride: textOf(stride) });
  }
  const made: unknown = makeLayout("parseLayout", shape, stride);
  return made as ParseLayout<Text>;
}
