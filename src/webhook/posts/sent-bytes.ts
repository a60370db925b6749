/** Sends bytes from one thread to another without copying them, wherever they stand in a value. */

/** A value to send. Bytes with a buffer of their own are transferred, and gone here; a view of a larger buffer is copied, as others may need it. */
export type Sent<T> = { value: T; transfers: ArrayBuffer[] };

/** `value` consists of arrays, plain objects, bytes, and what has none in it. */
export function sent<T>(value: T): Sent<T> {
  const transfers = new Set<ArrayBuffer>();
  const mapped = withBytes(value, (bytes) => {
    const own = ownBytes(bytes);
    transfers.add(own.buffer);
    return own;
  });
  return { value: mapped, transfers: [...transfers] };
}

/** The same with a Buffer for all bytes, which arrive as bare arrays. */
export function received<T>(value: T): T {
  return withBytes(value, ({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength));
}

function ownBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteLength } = bytes;
  return buffer instanceof ArrayBuffer && byteLength === buffer.byteLength ? new Uint8Array(buffer) : new Uint8Array(bytes);
}

function withBytes<T>(value: T, map: (bytes: Uint8Array) => Uint8Array): T {
  const mapped = (one: unknown): unknown => {
    if (one instanceof Uint8Array) return map(one);
    if (Array.isArray(one)) return one.map(mapped);
    if (typeof one !== 'object' || one === null || one instanceof Date || one instanceof Error) return one;
    return Object.fromEntries(Object.entries(one).map(([name, inner]) => [name, mapped(inner)]));
  };
  return mapped(value) as T;
}
