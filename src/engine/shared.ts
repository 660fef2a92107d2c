// Do other threads see a buffer?

/** True for a SharedArrayBuffer; platforms without one share nothing. */
export function isShared(buffer: ArrayBufferLike): boolean {
  return typeof SharedArrayBuffer !== "undefined" && buffer instanceof SharedArrayBuffer;
}
