// What do the kernel room and the WebAssembly memory say? Placeholders in braces; see `say.ts`.
export const kernelSentences = {
  // --- WebAssembly memory ------------------------------------------------------------------------------------------
  "wasm.unavailable": "{operation}: this platform has no WebAssembly memory to give",
  "wasm.capacity": "{operation}: a capacity is a number of bytes from 1 to 4294967296, not {capacity}",
  "wasm.reserved": "{operation}: the memory has {reserved} bytes since its first use and cannot change to {capacity}",
  "wasm.exhausted":
    "{operation}: {bytes} bytes do not fit, the largest free part of the {capacity} bytes has {largest}; dispose what is no longer used",

  // --- matmul ------------------------------------------------------------------------------------------------------
  "matmul.rank": "{operation}: {operand} has rank {rank}, not 2",
  "matmul.element": "{operation}: {operand} is {element}; float32 and float64 matrices are multiplied",
  "matmul.dtype": "{operation}: c is {element}, {operand} is {other}",
  "matmul.inner": "{operation}: axis 1 of a has extent {columns}, axis 0 of b has {rows}",
  "matmul.rows": "{operation}: axis 0 of c has extent {rows}, axis 0 of a has {other}",
  "matmul.columns": "{operation}: axis 1 of c has extent {columns}, axis 1 of b has {other}",
  "mma.side": "mma: {operand} was packed by {packer}, for the other side",
  "mma.disposed": "{operation}: the packed tile was disposed",
  "mma.size": "pack: a tile of {rows} by {columns} does not fit in place of {wanted}",
} as const;
