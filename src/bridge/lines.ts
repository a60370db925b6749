/** Streams of lines: a JSON-RPC message is a line of UTF-8 that ends with a line feed. */
import { once } from 'node:events';
import { type Readable, Transform, type Writable } from 'node:stream';

const LINE_FEED = 10;

/**
 * The lines of a stream without their ends, as Buffers, because most go on as they are. What follows the last line feed is no line. Throws an
 * Error when a line is longer than `most` bytes, or when the stream breaks.
 */
export async function* linesOf(stream: Readable, most: number): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    let from = 0;
    for (let at = chunk.indexOf(LINE_FEED); at !== -1; at = chunk.indexOf(LINE_FEED, from)) {
      parts.push(chunk.subarray(from, at));
      yield Buffer.concat(parts);
      parts = [];
      bytes = 0;
      from = at + 1;
    }
    if (from === chunk.length) continue;
    parts.push(chunk.subarray(from));
    bytes += chunk.length - from;
    if (bytes > most) throw new Error(`a message is longer than ${most} bytes`);
  }
}

/**
 * Passes whole lines on, with their ends. The SDK copies all that it has of a message at each piece, and a message of 30 MB has 500 of them.
 * Breaks when a line is longer than `most` bytes.
 */
export function wholeLines(most: number): Transform {
  let parts: Buffer[] = [];
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const end = chunk.lastIndexOf(LINE_FEED) + 1;
      parts.push(chunk.subarray(0, end || chunk.length));
      bytes += chunk.length;
      if (end > 0) {
        this.push(Buffer.concat(parts));
        parts = [chunk.subarray(end)];
        bytes = chunk.length - end;
      }
      done(bytes > most ? new Error(`a message is longer than ${most} bytes`) : null);
    },
  });
}

/** Resolves when the stream can take more, or is closed. */
export async function sendLine(stream: Writable, line: Buffer | string): Promise<void> {
  if (!stream.writable) return;
  const whole = typeof line === 'string' ? Buffer.from(`${line}\n`) : Buffer.concat([line, Buffer.of(LINE_FEED)]);
  if (stream.write(whole)) return;
  const left = new AbortController();
  const { signal } = left;
  await Promise.race([once(stream, 'drain', { signal }), once(stream, 'close', { signal })]).catch(() => {});
  left.abort();
}
