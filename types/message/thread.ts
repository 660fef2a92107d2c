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
  "atomic.values": "{operation}: the number of indices is {count}, that of values {other}",
  "atomic.overlap": "{operation}: the tensor's own elements cannot be {role}; copy them first",

  // --- threads -----------------------------------------------------------------------------------------------------
  "thread.workers": "threadPool: a number of workers is a whole number from 0 to 1024, not {workers}",
  "thread.not-a-pool": "{operation}: {value} is not a pool of threads; threadPool makes one",
  "thread.disposed": "{operation}: the pool was disposed",
  "thread.module": "threadKernel: {module} is not the URL of a module; pass import.meta.url",
  "thread.name": "threadKernel: a name under which a module exports the kernel is a string, not {name}",
  "thread.run": "threadKernel: {value} is not a function",
  "thread.promise": "parallel: the kernel {name} gave a promise; what a kernel does is done when it returns",
  "thread.not-a-kernel": "{operation}: {value} is not a kernel; threadKernel makes one of a function",
  "thread.not-exported": "{operation}: {module} exports no kernel under the name {name}",
  "thread.not-loaded": "{operation}: a worker cannot load {module}: {cause}",
  "thread.not-shared":
    "{operation}: {argument} lies in {space} storage, which other threads do not see; copy it to a tensor of sharedMemory()",
  "thread.argument":
    "{operation}: {argument} is {value}; kernels take tensors, whole(tensor), numbers, bigints, booleans and strings",
  "thread.sizes": "parallel: argument {index} of the kernel has literal sizes; declare those of a part as number",
  "thread.died": "{operation}: a worker ended in the middle of its work: {cause}",
  "thread.barrier": "barrier: the kernel was made without the option barrier",
  "thread.barrier-threads":
    "{operation}: threads that meet at barriers need a worker each, and for {threads} the pool has {workers}",
  "thread.broken": "barrier: another thread failed, so that not all can come",
  "thread.deserted": "barrier: another thread has ended without coming, so that not all can come",
} as const;
