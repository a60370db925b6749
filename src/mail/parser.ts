/** The parser threads: they read mail off the main thread, within bounds of time and memory. A bad mail is never an error. */
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { PostroomError } from '../core/base/errors.ts';
import type { AttachmentText, Digest, ParsedMail } from '../core/ports/mail-reader.ts';
import type { DocumentKind } from './attachments/file-text.ts';
import { keepTexts } from './attachments/text-cache.ts';
import { keepDigests } from './digest/digest-cache.ts';
import { digestOfHeader } from './digest/of-header.ts';
import { bareContentHash } from './mime/content-hash.ts';
import { type HeaderBlock, readHeaderBlock, readHeaderFields } from './mime/headers.ts';
import type { ParseAnswer, ParseTask } from './parse-task.ts';
import { automatedBy } from './reports/automated.ts';

export type Parser = {
  /** Never rejects for what is in the mail; rejects with PostroomError `unavailable` when too many mails wait, or after `close`. */
  parse(mime: Uint8Array): Promise<ParsedMail>;
  /**
   * The bytes of attachment `index` in the list of `parse`; null when there is none. Rejects as `parse`, and with `unavailable`
   * when the mail cannot be read within bounds.
   */
  attachment(mime: Uint8Array, index: number): Promise<Buffer | null>;
  /**
   * The text of attachment `index`, kept under `id`; null when it has none that can be read within bounds. Rejects as `parse`.
   */
  attachmentText(mime: Uint8Array, index: number, id: string): Promise<AttachmentText | null>;
  /**
   * The digest of the mail, kept under `id` for a while; of a mail that no thread can read, the digest of its header. Rejects as
   * `parse`.
   */
  digest(mime: Uint8Array, id: string): Promise<Digest>;
  /** The mail's HTML as `cleanHtml` makes it; null when it has none, or none that can be cleaned within bounds. Rejects as `parse`. */
  visibleHtml(mime: Uint8Array): Promise<string | null>;
  /** `contentHash` of the mail; of a mail that no thread can read, `bareContentHash`. Rejects as `parse`. */
  contentHash(mime: Uint8Array): Promise<string>;
  /** Ends the threads. Calls that still wait are rejected with `unavailable`. */
  close(): Promise<void>;
};

/** `timeoutMs` bounds one mail's parsing, `maxHeapMb` one thread's JavaScript heap, `maxQueue` the mails that wait for a thread. */
export type ParserOptions = { threads?: number; timeoutMs?: number; maxHeapMb?: number; maxQueue?: number };

type Work =
  | { kind: 'parse' | 'digest' | 'html' | 'hash' }
  | { kind: 'attachment' | 'file'; index: number }
  | { kind: 'document'; document: DocumentKind };
type Job = { mime: Uint8Array; work: Work; settle: (outcome: Outcome) => void; refuse: (error: PostroomError) => void };
type Outcome = { ended: 'answered'; answer: ParseAnswer } | { ended: 'timeout' | 'crashed' };
type Lane = { places: number; waiting: Job[]; running: number; thread: Thread; timeoutMs: number };
/** A lane that exists only while it has work. */
type SpareLane = { lane: Lane | null; idle: NodeJS.Timeout | undefined; maxGrowthMb: number };

/** Mails that a quick thread holds at a time: enough that it never waits for the main thread. */
const IN_HAND = 32;
/** Larger mails go to the slow thread at once, so that a small one never waits for them. */
const LARGE_BYTES = 1024 * 1024;
/** A quick thread's share of the time: a mail that needs longer is tried again alone, where only its own time counts. */
const QUICK_SHARE = 0.25;
/** A thread that is not ready after this time is replaced, and the mails that waited for it are tried on another. */
const LOADING_MS = 30_000;
/** A thread of a spare lane ends after this long without work. */
const SPARE_IDLE_MS = 30_000;
/** The most documents that wait: each may take the whole time. */
const MAX_DOCUMENTS = 16;
/**
 * A heap limit does not count the memory that documents unpack to, so the process is watched while one is read: by how much it
 * may grow, and how often its size is checked.
 */
const DOCUMENT_GROWTH_MB = 256;
const WATCH_MS = 20;
/** Bytes of a header that the main thread reads when the threads could not read the mail. */
const RESCUED_HEADER_BYTES = 64 * 1024;

/**
 * Starts the quick threads. There is one more, slow one, started when first needed: it takes large mails and every mail whose
 * thread died under it, one at a time with the whole `timeoutMs`, so that no mail fails because of another, and the outcome is
 * final. One for documents is started the same way: however long they take to read, mail that comes in does not wait for them.
 */
export function startParser(options: ParserOptions = {}): Parser {
  const { threads = 1, timeoutMs = 10_000, maxHeapMb = 512, maxQueue = 1_000 } = options;
  const quick: Lane[] = Array.from({ length: threads }, () => ({
    places: IN_HAND,
    waiting: [],
    running: 0,
    thread: startThread(maxHeapMb),
    timeoutMs: timeoutMs * QUICK_SHARE,
  }));
  const slow: SpareLane = { lane: null, idle: undefined, maxGrowthMb: Number.POSITIVE_INFINITY };
  const documents: SpareLane = { lane: null, idle: undefined, maxGrowthMb: DOCUMENT_GROWTH_MB };
  let closed = false;

  function open(spare: SpareLane): Lane {
    clearTimeout(spare.idle);
    spare.lane ??= { places: 1, waiting: [], running: 0, thread: startThread(maxHeapMb, spare.maxGrowthMb), timeoutMs };
    return spare.lane;
  }

  function retire(spare: SpareLane): void {
    const idle = spare.lane;
    spare.lane = null;
    void idle?.thread.close();
  }

  function laneFor(mime: Uint8Array, work: Work): Lane {
    if (work.kind === 'document') return open(documents);
    if (mime.length > LARGE_BYTES) return open(slow);
    return quick.reduce((best, lane) => (load(lane) < load(best) ? lane : best), quick[0] ?? open(slow));
  }

  function submit(mime: Uint8Array, work: Work): Promise<Outcome> {
    return new Promise((settle, refuse) => {
      if (closed) return refuse(closedError());
      const lane = laneFor(mime, work);
      const most = lane === documents.lane ? Math.min(maxQueue, MAX_DOCUMENTS) : maxQueue;
      if (lane.running === lane.places && lane.waiting.length >= most) return refuse(overloadedError());
      lane.waiting.push({ mime, work, settle, refuse });
      fill(lane);
    });
  }

  function fill(lane: Lane): void {
    while (lane.running < lane.places) {
      const job = lane.waiting.shift();
      if (job === undefined) return;
      lane.running += 1;
      void lane.thread.run(taskFor(job), lane.timeoutMs).then((outcome) => {
        lane.running -= 1;
        finish(job, outcome, lane);
        fill(lane);
        const spare = [slow, documents].find((one) => one.lane === lane);
        if (spare && load(lane) === 0) spare.idle = setTimeout(retire, SPARE_IDLE_MS, spare).unref();
      });
    }
  }

  function finish(job: Job, outcome: Outcome, lane: Lane): void {
    if (closed) job.refuse(closedError());
    else if (outcome.ended === 'answered' || !quick.includes(lane) || open(slow).waiting.length >= maxQueue) job.settle(outcome);
    else {
      open(slow).waiting.push(job);
      fill(open(slow));
    }
  }

  async function readText(mime: Uint8Array, index: number): Promise<AttachmentText | null> {
    if (!Number.isSafeInteger(index) || index < 0) return null;
    const found = await submit(mime, { kind: 'file', index });
    const file = found.ended === 'answered' ? found.answer.file : undefined;
    if (!file || file.kind === 'none') return null;
    if (file.kind === 'text') return file.read;
    const outcome = await submit(file.content, { kind: 'document', document: file.kind });
    return outcome.ended === 'answered' ? (outcome.answer.text ?? null) : null;
  }

  return {
    async parse(mime) {
      const outcome = await submit(mime, { kind: 'parse' });
      if (outcome.ended === 'answered' && outcome.answer.mail) return outcome.answer.mail;
      return rescuedMail(mime, outcome.ended === 'timeout' ? 'timeout' : 'failed');
    },
    async attachment(mime, index) {
      if (!Number.isSafeInteger(index) || index < 0) return null;
      const outcome = await submit(mime, { kind: 'attachment', index });
      if (outcome.ended !== 'answered') throw unreadableError();
      const { content } = outcome.answer;
      return content && Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    },
    digest: keepDigests(async (mime) => {
      const outcome = await submit(mime, { kind: 'digest' });
      const read = outcome.ended === 'answered' ? outcome.answer.digest : undefined;
      return { digest: read ?? digestOfHeader(rescuedHeader(mime)), readable: read !== undefined };
    }),
    async visibleHtml(mime) {
      const outcome = await submit(mime, { kind: 'html' });
      return outcome.ended === 'answered' ? (outcome.answer.html ?? null) : null;
    },
    async contentHash(mime) {
      const outcome = await submit(mime, { kind: 'hash' });
      const found = outcome.ended === 'answered' ? outcome.answer.hash : undefined;
      return found ?? bareContentHash(Buffer.from(mime.buffer, mime.byteOffset, mime.byteLength), RESCUED_HEADER_BYTES);
    },
    attachmentText: keepTexts(readText),
    async close() {
      closed = true;
      for (const spare of [slow, documents]) clearTimeout(spare.idle);
      const lanes = [...quick, slow.lane, documents.lane].filter((lane) => lane !== null);
      for (const job of lanes.flatMap((lane) => lane.waiting.splice(0))) job.refuse(closedError());
      await Promise.all(lanes.map((lane) => lane.thread.close()));
    },
  };
}

function load(lane: Lane): number {
  return lane.running + lane.waiting.length;
}

/** The thread gets a copy that it owns: posting a Buffer would clone the whole slab that it is a view of. */
function taskFor(job: Job): ParseTask {
  return { ...job.work, mime: new Uint8Array(job.mime) };
}

type Thread = { run(task: ParseTask, timeoutMs: number): Promise<Outcome>; close(): Promise<void> };
type Pool = { piscina: Piscina<ParseTask, ParseAnswer>; ready: Promise<unknown> };

/**
 * One thread that is replaced whenever it dies. Tasks run together and are stopped together: a pool of one makes it certain which
 * tasks a dead thread had, and Piscina gives a task with an AbortSignal a thread of its own.
 */
function startThread(maxHeapMb: number, maxGrowthMb = Number.POSITIVE_INFINITY): Thread {
  let current = openPool(maxHeapMb);
  let closed = false;

  function replace(pool: Pool): void {
    if (pool !== current || closed) return;
    current = openPool(maxHeapMb);
    void pool.piscina.destroy();
  }

  return {
    async run(task, timeoutMs) {
      const pool = current;
      let timedOut = false;
      let timer: NodeJS.Timeout | undefined;
      let watch: NodeJS.Timeout | undefined;
      try {
        timer = setTimeout(replace, LOADING_MS, pool);
        await pool.ready;
        clearTimeout(timer);
        timer = setTimeout(() => {
          timedOut = true;
          replace(pool);
        }, timeoutMs);
        if (maxGrowthMb < Number.POSITIVE_INFINITY) {
          const most = process.memoryUsage.rss() + maxGrowthMb * 1024 * 1024;
          watch = setInterval(() => {
            if (process.memoryUsage.rss() > most) replace(pool);
          }, WATCH_MS);
        }
        const transferList = task.kind === 'warm' ? [] : [task.mime.buffer];
        return { ended: 'answered', answer: await pool.piscina.run(task, { transferList }) };
      } catch {
        replace(pool);
        return { ended: timedOut ? 'timeout' : 'crashed' };
      } finally {
        clearTimeout(timer);
        clearInterval(watch);
      }
    },
    close() {
      closed = true;
      return current.piscina.destroy();
    },
  };
}

function openPool(maxHeapMb: number): Pool {
  const piscina = new Piscina<ParseTask, ParseAnswer>({
    filename: fileURLToPath(new URL('./parse-worker.mjs', import.meta.url)),
    minThreads: 1,
    maxThreads: 1,
    concurrentTasksPerWorker: IN_HAND,
    // Without a bound for the young generation, Node 24 ends the process where it should end the thread.
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: 48 },
    // parse-worker.mjs registers the loader itself; inherited flags would start it twice.
    execArgv: [],
    recordTiming: false,
  });
  // A thread that dies between tasks is replaced, with no further consequence.
  piscina.on('error', () => {});
  const ready = piscina.run({ kind: 'warm' });
  ready.catch(() => {});
  return { piscina, ready };
}

/** The record of a mail that no thread could read: its header, read here within bounds, and no body. */
function rescuedMail(mime: Uint8Array, parseStatus: 'failed' | 'timeout'): ParsedMail {
  const header = rescuedHeader(mime);
  const fields = readHeaderFields(header);
  return {
    ...fields,
    text: null,
    html: null,
    visible: null,
    preview: '',
    attachments: [],
    parseStatus,
    anomalies: [...header.anomalies],
    report: null,
    automated: automatedBy(header, null),
  };
}

function rescuedHeader(mime: Uint8Array): HeaderBlock {
  const start = Buffer.from(mime.buffer, mime.byteOffset, Math.min(mime.byteLength, RESCUED_HEADER_BYTES));
  return readHeaderBlock(start, RESCUED_HEADER_BYTES);
}

function overloadedError(): PostroomError {
  return new PostroomError('unavailable', 'Too many mails wait to be read.', {
    hint: 'Send the same request again after the time in Retry-After.',
    retryAfter: 5,
  });
}

function closedError(): PostroomError {
  return new PostroomError('unavailable', 'The server is shutting down.', {
    hint: 'Send the same request again after the time in Retry-After.',
    retryAfter: 5,
  });
}

function unreadableError(): PostroomError {
  return new PostroomError('unavailable', 'This mail could not be read within its limits of time and memory.', {
    hint: 'Try again later, or fetch the raw mail instead.',
    retryAfter: 60,
  });
}
