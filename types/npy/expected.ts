// What may a reader ask of a .npy file?

/** How the elements of a file follow each other: last axis fastest (C order), or first axis fastest (Fortran order). */
export type NpyOrder = "rowMajor" | "colMajor";
