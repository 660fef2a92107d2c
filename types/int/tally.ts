// A tally is a number in unary: "111" is 3. How often is one contained in another?

export type Two<Tally extends string> = `${Tally}${Tally}`;
export type Three<Tally extends string> = `${Tally}${Tally}${Tally}`;
export type Four<Tally extends string> = `${Tally}${Tally}${Tally}${Tally}`;
export type Five<Tally extends string> = `${Tally}${Tally}${Tally}${Tally}${Tally}`;

/** How often, at most 9 times, in at most 4 questions. */
export type TimesIn<Tally, Part extends string> = Tally extends `${Five<Part>}${string}`
  ? Tally extends `${Five<Part>}${Two<Part>}${string}`
    ? Tally extends `${Five<Part>}${Three<Part>}${string}`
      ? Tally extends `${Five<Part>}${Four<Part>}${string}`
        ? "9"
        : "8"
      : "7"
    : Tally extends `${Five<Part>}${Part}${string}`
      ? "6"
      : "5"
  : Tally extends `${Two<Part>}${string}`
    ? Tally extends `${Three<Part>}${string}`
      ? Tally extends `${Four<Part>}${string}`
        ? "4"
        : "3"
      : "2"
    : Tally extends `${Part}${string}`
      ? "1"
      : "0";
