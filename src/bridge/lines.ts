/** Streams of lines: a JSON-RPC message is a line of UTF-8 that ends with a line feed. */
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';

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

/** Resolves when the stream takes more, or takes nothing any more. */
export async function sendLine(stream: Writable, line: Buffer | string): Promise<void> {
  if (!stream.writable) return;
  const whole = typeof line === 'string' ? Buffer.from(`${line}\n`) : Buffer.concat([line, Buffer.of(LINE_FEED)]);
  if (stream.write(whole)) return;
  const left = new AbortController();
  const { signal } = left;
  await Promise.race([once(stream, 'drain', { signal }), once(stream, 'close', { signal })]).catch(() => {});
  left.abort();
}
