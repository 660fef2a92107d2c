// What do wrong arguments do to iterators, older forms, memories and engines? Every member has rows here, or takes nothing.
import { describe, expect, it } from "vitest";
import { Tensor } from "../../../src/tensor/tensor.js";
import { expectRefusal } from "./bad-call.js";
import { forms } from "./forms.js";

for (const [name, { make, members, cannotFail }] of Object.entries(forms)) {
  describe(name, () => {
    it("every member has a row, and every row a member", () => {
      const subject = make();
      const found = membersOf(subject);
      expect(found.filter((member) => Object.hasOwn(members, member) === cannotFail.includes(member))).toEqual([]);
      expect([...Object.keys(members), ...cannotFail].filter((member) => !(member in subject))).toEqual([]);
    });
    for (const [member, calls] of Object.entries(members)) {
      for (const [at, [code, ...args]] of calls.entries()) {
        it(`${member}, wrong call ${at}: ${code}`, async () => {
          const subject = make();
          await expectRefusal(
            code,
            () => Reflect.apply(Reflect.get(subject, member), subject, args),
            storageOf(subject),
          );
        });
      }
    }
  });
}

/** Its own and those of its class; of a tensor only the latter: what every tensor has `members.test.ts` looks at. */
function membersOf(subject: object): readonly string[] {
  const prototype = Object.getPrototypeOf(subject) as object;
  const owners = [
    ...(subject instanceof Tensor ? [] : [subject]),
    ...(prototype === Object.prototype ? [] : [prototype]),
  ];
  return owners.flatMap((owner) => Object.getOwnPropertyNames(owner)).filter((name) => !notAsked.includes(name));
}

const notAsked: readonly string[] = ["constructor", "dtype"];

function storageOf(subject: object): readonly ArrayBufferView[] {
  return subject instanceof Tensor ? [subject.unsafePtr().array] : [];
}
