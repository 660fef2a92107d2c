import { say } from "../../src/message/index.js";
import type { Refused, Say } from "../../types/message/index.js";

export type Negative = Say<"int.negative-result", { operation: "sub"; left: 3; right: 5 }>;
//          ^? type Negative = "sub: 3 - 5 is negative"

export declare const refused: Refused<Negative>;
//                   ^? const refused: Refused<"sub: 3 - 5 is negative">

export const sentence = say("int.any", { operation: "add" });
//           ^? const sentence: string
