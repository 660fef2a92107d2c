// Are two types the same? For assertions: false as soon as either is `any`, so that a type which broke cannot pass.

export type Equal<Left, Right> =
  IsAny<Left> extends true ? false : IsAny<Right> extends true ? false : Same<Left, Right>;

/** The constraint by which an assertion that does not hold becomes an error. */
export type Holds<Verdict extends true> = Verdict;

export type IsAny<Type> = 0 extends 1 & Type ? true : false;

// Two conditional types over an unknown `Probe` are related only if the types they test against are identical. (Not seen
// by TypeScript 5.9: `{ a?: 1 }` against `{ a?: 1 | undefined }`.)
type Same<Left, Right> =
  (<Probe>() => Probe extends Left ? 1 : 2) extends <Probe>() => Probe extends Right ? 1 : 2 ? true : false;
