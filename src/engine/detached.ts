// Is a buffer gone?

/** True for a buffer that was transferred or detached. A view of it cannot be made; older platforms tell in no other way. */
export function isDetached(buffer: ArrayBufferLike): boolean {
  if (buffer.byteLength > 0) return false;
  try {
    new Uint8Array(buffer);
    return false;
  } catch {
    return true;
  }
}
