/** Reads the body of a webhook: what is small or verified goes to its reader at once, and the rest waits in a file for its turn. */
import type { IncomingMessage } from 'node:http';
import { Writable } from 'node:stream';
import { PostroomError } from '../../core/base/errors.ts';
import type { Admission } from '../admission.ts';
import type { Spool, SpooledBody } from './spool.ts';

/** How a request is read: `admission` counts its bytes, and `signal` ends the reading with an error to answer. */
export type Reading = { admission: Admission; signal: AbortSignal; spool: Spool };

/** The whole body in pieces; `gone` = the client went away. Rejects as `readBody`. */
export async function piecesOf(req: IncomingMessage, maxBytes: number, reading: Reading): Promise<Buffer[] | 'gone'> {
  const pieces: Buffer[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      pieces.push(chunk);
      done();
    },
  });
  return (await readBody(req, sink, maxBytes, reading)) ? pieces : 'gone';
}

/** Resolves false when the client went away. Rejects with what the reader, the admission or the spool threw, or with the signal's reason. */
export function readBody(req: IncomingMessage, reader: Writable, maxBytes: number, reading: Reading): Promise<boolean> {
  const { admission, signal } = reading;
  if (req.destroyed) return Promise.resolve(false);
  return new Promise((resolve, reject) => {
    let received = 0;
    let isWhole = false;
    let file: WrittenFile | null = null;
    const stop = () => {
      req.off('data', onData).off('end', onEnd).off('close', onGone);
      signal.removeEventListener('abort', onAbort);
    };
    const drop = () => {
      stop();
      void file?.close();
    };
    const fail = (error: unknown) => {
      drop();
      reject(error);
    };
    // No back-pressure of the reader: every byte that it holds has been admitted, so memory is bounded already.
    const onData = (chunk: Buffer) => {
      try {
        received += chunk.length;
        if (received > maxBytes) throw tooLarge(maxBytes);
        if (admission.hold(chunk.length) === 'memory') return void reader.write(chunk);
        file ??= writtenFile(reading.spool);
        req.pause();
        file.write(chunk).then(() => req.resume(), fail);
      } catch (error) {
        fail(error);
      }
    };
    const onAbort = () => fail(signal.reason);
    const onEnd = () => {
      stop();
      isWhole = true;
      if (file === null) reader.end();
      else readBack(file, reader, reading).catch(reject);
    };
    const onGone = () => {
      drop();
      resolve(false);
    };
    reader.on('error', (error) => (isWhole ? reject(error) : fail(error))).on('finish', () => resolve(true));
    req.on('data', onData).on('end', onEnd).on('close', onGone);
    signal.addEventListener('abort', onAbort);
  });
}

/** Rejects with the signal's reason. */
export function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

export function tooLarge(maxBytes: number): PostroomError {
  return new PostroomError('too_large', `The request is larger than ${maxBytes} bytes.`, {
    hint: 'Post a smaller mail, or raise the limit on both sides.',
  });
}

/** A file while it is written and read; closing it waits for either, as its number may be another file's afterwards. */
type WrittenFile = { write(chunk: Buffer): Promise<void>; pieces(): AsyncIterable<Buffer>; close(): Promise<void> };

function writtenFile(spool: Spool): WrittenFile {
  const opened = spool.open();
  let last: Promise<void> = opened.then(() => {});
  let closed: Promise<void> | null = null;
  const close = async () => {
    await last.catch(() => {});
    await opened.then((file: SpooledBody) => file.close()).catch(() => {});
  };
  return {
    write(chunk) {
      last = last.then(async () => await (await opened).write(chunk));
      return last;
    },
    async *pieces() {
      // A request may end while its last bytes are being written: Node tells the end of a paused one too.
      await last;
      yield* (await opened).read();
    },
    close() {
      closed ??= close();
      return closed;
    },
  };
}

/** Of bodies that are not verified, only as much is in memory as the admission lets in at a time. */
async function readBack(file: WrittenFile, reader: Writable, { admission, signal }: Reading): Promise<void> {
  try {
    const aborted = abortOf(signal);
    aborted.catch(() => {});
    await Promise.race([admission.load(), aborted]);
    for await (const piece of file.pieces()) {
      signal.throwIfAborted();
      if (reader.destroyed) return;
      reader.write(piece);
    }
  } finally {
    void file.close();
  }
  reader.end();
}
