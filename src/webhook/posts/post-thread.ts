/** The thread that large posts are read in, so that calls are answered meanwhile. It starts with the first of them, and ends after a while without any. */
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { PostroomError } from '../../core/base/errors.ts';
import type { Posted } from '../adapter.ts';
import { type Judged, type Judging, judged, type Reader } from './contents.ts';
import { faultOf } from './faults.ts';
import { composeParsedFields, type ParsedFields } from './parsed-fields.ts';
import type { PostAnswer, PostTask } from './post-task.ts';
import { received, sent } from './sent-bytes.ts';

/** Reads small posts where it is called, and large ones in the thread, one after the other. */
export type PostReading = {
  /** Answers as `judged`, and throws `unavailable` too; it may be called again with what was needed. It takes over the body's pieces. */
  judging<Contents>(
    reader: Reader<Contents>,
    posted: Omit<Posted, 'body'>,
    pieces: Buffer[],
  ): (how: Judging) => Promise<Judged<Contents>>;
  /** As `composeParsedFields`; it takes over large files, which cannot be used afterwards. */
  compose(fields: ParsedFields, now: Date): Promise<Buffer>;
  /** Ends the thread. What waits for it rejects. */
  close(): Promise<void>;
};

/** Bytes of a post that take less than some 10 ms, whoever posts it. */
const SMALL = 512 * 1024;
/** The thread ends after this long without a post. */
const IDLE_MS = 30_000;
/** Milliseconds for a post and those before it, on a very slow machine: only a post that never ends takes so long. */
const MOST_MS = 120_000;

export function startPostReading(): PostReading {
  const thread = new Piscina<PostTask, PostAnswer>({
    filename: fileURLToPath(new URL('./post-worker.mjs', import.meta.url)),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    // No bound for its heap: where JSON.parse meets one, V8 ends the process and not the thread.
    // post-worker.mjs registers the loader itself; inherited flags would start it twice.
    execArgv: [],
    recordTiming: false,
  });
  // A thread that dies between posts is replaced with the next one, with no further consequence.
  thread.on('error', () => {});

  async function run(task: PostTask): Promise<PostAnswer> {
    const { value, transfers } = sent(task);
    const signal = AbortSignal.timeout(MOST_MS);
    try {
      const answer = received(await thread.run(value, { transferList: transfers, signal }));
      if ('thrown' in answer) throw faultOf(answer.thrown);
      return answer;
    } catch (cause) {
      if (signal.aborted) throw new PostroomError('unavailable', 'It took too long to read the post.', { cause });
      throw cause;
    }
  }

  return {
    judging<Contents>(reader: Reader<Contents>, posted: Omit<Posted, 'body'>, pieces: Buffer[]) {
      if (sizeOf(pieces) <= SMALL) {
        const whole = { ...posted, body: Buffer.concat(pieces) };
        return (how: Judging) => judged(reader, whole, how);
      }
      const { kind, provider } = reader;
      let body: Uint8Array[] = pieces;
      return async (how: Judging) => {
        const answer = await run({ do: 'judge', kind, provider, posted, pieces: body, ...how });
        if ('needs' in answer) body = answer.pieces;
        return answer as Judged<Contents>;
      };
    },
    async compose(fields, now) {
      const { text, html, attachments } = fields;
      const size = sizeOf([text, html, ...attachments.map(({ content }) => content)].filter((bytes) => bytes !== null));
      if (size <= SMALL) return await composeParsedFields(fields, now);
      const answer = await run({ do: 'compose', fields, now });
      if (!('mime' in answer)) throw new Error('The thread of large posts answered something else.');
      return answer.mime as Buffer;
    },
    close: () => thread.destroy(),
  };
}

function sizeOf(pieces: readonly Uint8Array[]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0);
}
