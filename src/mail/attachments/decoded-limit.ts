/** Bounds what the PDF reader unpacks: it has no limit of its own, and interprets whatever a stream unpacks to. */
import { TransformStream } from 'node:stream/web';
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';

/** `exceeded` tells whether something was left out. */
export type DecodedLimit = { exceeded(): boolean };

/** A stream that is broken or cut short gives what stands before the fault, as it does in the PDF reader itself. */
const LENIENT = { finishFlush: constants.Z_SYNC_FLUSH };
const UNPACKERS = {
  deflate: () => createInflate(LENIENT),
  'deflate-raw': () => createInflateRaw(LENIENT),
  gzip: () => createGunzip(LENIENT),
  brotli: () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }),
};

/**
 * From now on, all streams that this thread unpacks with the standard's DecompressionStream give at most this many bytes together, and end there.
 * The PDF reader unpacks contents, fonts and character maps that way, each time that it reads them.
 */
export function limitDecodedBytes(most: number): DecodedLimit {
  let left = most;
  let exceeded = false;

  async function* unpack(format: keyof typeof UNPACKERS, packed: Buffer): AsyncGenerator<Uint8Array> {
    const unpacker = UNPACKERS[format]();
    unpacker.end(packed);
    try {
      for await (const chunk of unpacker) {
        if (!(chunk instanceof Uint8Array)) return;
        const given = chunk.subarray(0, left);
        left -= given.length;
        if (given.length < chunk.length) exceeded = true;
        if (given.length > 0) yield new Uint8Array(given);
        if (exceeded) return;
      }
    } catch {
      // The rest is broken.
    }
  }

  globalThis.DecompressionStream = class extends TransformStream<Uint8Array, Uint8Array> {
    constructor(format: keyof typeof UNPACKERS) {
      const packed: Uint8Array[] = [];
      super({
        transform(chunk) {
          packed.push(chunk);
        },
        async flush(controller) {
          for await (const chunk of unpack(format, Buffer.concat(packed))) controller.enqueue(chunk);
        },
      });
    }
  };
  return { exceeded: () => exceeded };
}
