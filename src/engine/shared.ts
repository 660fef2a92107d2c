// Do other threads see a buffer, and can two buffers be the same memory?

/** True for a SharedArrayBuffer; platforms without one share nothing. */
export function isShared(buffer: ArrayBufferLike): boolean {
  return typeof SharedArrayBuffer !== "undefined" && buffer instanceof SharedArrayBuffer;
}

/** A new buffer that other threads see, an ordinary one where the platform has none. */
export function allocateShared(bytes: number): ArrayBufferLike {
  if (typeof SharedArrayBuffer === "undefined") return new ArrayBuffer(bytes);
  const buffer = new SharedArrayBuffer(bytes);
  made.add(buffer);
  return buffer;
}

/**
 * May two buffers be the same memory? Two objects may: a shared WebAssembly memory gives a new one each time, and so does each message
 * from another thread. Two that were made here are apart.
 */
export function mayBeSame(left: ArrayBufferLike, right: ArrayBufferLike): boolean {
  if (left === right) return true;
  return isShared(left) && isShared(right) && !(made.has(left) && made.has(right));
}

const made: WeakSet<ArrayBufferLike> = new WeakSet();
