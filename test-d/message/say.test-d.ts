import { expectAssignable, expectError, expectNotAssignable, expectType } from "tsd";
import { fail, say, TilewrightError } from "../../src/message/index.js";
import type { Refused, Say, SentenceArgs, SentenceCode } from "../../types/message/index.js";

declare const filled: Say<"int.negative-result", { operation: "sub"; left: 3; right: 5 }>;
expectType<"sub: 3 - 5 is negative">(filled);

declare const withNumber: Say<"int.negative-result", { operation: "sub"; left: number; right: 5 }>;
expectType<`sub: ${number} - 5 is negative`>(withNumber);

declare const args: SentenceArgs<"int.not-a-size">;
expectType<{ readonly operation: string | number | boolean; readonly value: string | number | boolean }>(args);

expectType<string>(say("int.not-a-size", { operation: "divMod", value: -4 }));
expectType<SentenceCode>(new TilewrightError("int.any", "add: an operand is any; give it a type").code);

// sentence: Property 'value' is missing in type '{ operation: string; }' but required in type…
expectError(say("int.not-a-size", { operation: "divMod" }));
// sentence: Argument of type '"int.no-such-sentence"' is not assignable to parameter of type…
expectError(fail("int.no-such-sentence", {}));

declare const refused: Refused<"sub: 3 - 5 is negative">;
expectAssignable<Refused<string>>(refused);
expectNotAssignable<number>(refused);
