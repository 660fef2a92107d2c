// What do shared memory and threads say? Placeholders in braces; see `say.ts`.
export const threadSentences = {
  // --- atomics -----------------------------------------------------------------------------------------------------
  "atomic.dtype":
    "{operation}: {dtype} has no atomics; integers and floats have them, bool, uint8clamped and vectors do not",
  "atomic.integer": "{operation}: takes a tensor of integers, not {dtype}",
  "atomic.word": "{operation}: takes a tensor of int32 or int64, not {dtype}",
  "atomic.unshared": "{operation}: no other thread sees this memory, so nobody could wake this one",
  "atomic.may-not-block": "{operation}: this thread may not block; atomicWaitAsync waits without blocking",
  "atomic.timeout": "{operation}: a timeout is a number of milliseconds from 0, not {timeout}",
  "atomic.count": "{operation}: a count is a whole number from 0, not {count}",
  "atomic.rank": "{operation}: adds to a tensor of rank 1, not {rank}",
  "atomic.indices": "{operation}: indices are integers, not {dtype}",
  "atomic.values": "{operation}: {count} indices, {other} values",
  "atomic.overlap": "{operation}: the tensor's own elements cannot be {role}; copy them first",
} as const;
