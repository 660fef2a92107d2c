// How do answers combine when some are unknown before the program runs?

/** Both; one false decides, whatever is unknown beside it. */
export type And<First, Second> = [First] extends [false]
  ? false
  : [First] extends [true]
    ? Second
    : [Second] extends [false]
      ? false
      : boolean;
