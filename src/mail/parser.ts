/** The pool of parser threads: mail is read off the main thread, within bounds of time and memory, and a bad mail is never an error. */
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { PostroomError } from '../core/errors.ts';
import type { ParsedMail } from '../core/ports.ts';
import { readHeaderBlock, readHeaderFields } from './parse-headers.ts';
import type { ParseAnswer, ParseTask } from './parse-task.ts';

export type Parser = {
  /** Never rejects for what is in the mail; rejects with PostroomError `unavailable` when too many mails wait, or after `close`. */
  parse(mime: Uint8Array): Promise<ParsedMail>;
  /** The bytes of attachment `index` of what `parse` lists, or null; PostroomError `unavailable` as `parse`, or when the mail can't be read in bounds. */
  attachment(mime: Uint8Array, index: number): Promise<Buffer | null>;
  /** Ends the threads. What still waits is rejected with `unavailable`. */
  close(): Promise<void>;
};

/** `timeoutMs` bounds one mail's parsing, `maxHeapMb` one thread's JavaScript heap, `maxQueue` the mails that wait for a thread. */
export type ParserOptions = { threads?: number; timeoutMs?: number; maxHeapMb?: number; maxQueue?: number };

type Work = { kind: 'parse' } | { kind: 'attachment'; index: number };
type Job = { mime: Uint8Array; work: Work; settle: (outcome: Outcome) => void; refuse: (error: PostroomError) => void };
type Outcome = { ended: 'answered'; answer: ParseAnswer } | { ended: 'timeout' | 'crashed' };
type Lane = { places: number; waiting: Job[]; running: number; thread: Thread; timeoutMs: number };

/** Mails a quick thread has in hand: enough that it never waits for the main thread. */
const IN_HAND = 32;
/** Larger mails go to the slow thread at once, so that a small one never waits for them. */
const LARGE_BYTES = 1024 * 1024;
/** A quick thread's share of the time: what needs longer is tried again alone, where only its own time counts. */
const QUICK_SHARE = 0.25;
/** A thread that is not ready by then is replaced, and what waited for it is tried on another. */
const LOADING_MS = 30_000;
/** The slow thread ends when it had nothing to do for this long. */
const SLOW_IDLE_MS = 30_000;
/** The main thread reads no more of a header than this when the threads could not. */
const RESCUED_HEADER_BYTES = 64 * 1024;

/**
 * Starts the quick threads. There is one more, slow one, started when first needed: it takes large mails and every mail whose
 * thread died under it, one at a time with the whole `timeoutMs`, so that no mail answers for its neighbour and its verdict is final.
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
  let slow: Lane | null = null;
  let slowIdle: NodeJS.Timeout | undefined;
  let closed = false;

  function slowLane(): Lane {
    clearTimeout(slowIdle);
    slow ??= { places: 1, waiting: [], running: 0, thread: startThread(maxHeapMb), timeoutMs };
    return slow;
  }

  function retireSlowLane(): void {
    const idle = slow;
    slow = null;
    void idle?.thread.close();
  }

  function laneFor(mime: Uint8Array): Lane {
    if (mime.length > LARGE_BYTES) return slowLane();
    return quick.reduce((best, lane) => (load(lane) < load(best) ? lane : best), quick[0] ?? slowLane());
  }

  function submit(mime: Uint8Array, work: Work): Promise<Outcome> {
    return new Promise((settle, refuse) => {
      if (closed) return refuse(closedError());
      const lane = laneFor(mime);
      if (lane.running === lane.places && lane.waiting.length >= maxQueue) return refuse(overloadedError());
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
        if (lane === slow && load(lane) === 0) slowIdle = setTimeout(retireSlowLane, SLOW_IDLE_MS).unref();
      });
    }
  }

  function finish(job: Job, outcome: Outcome, lane: Lane): void {
    if (closed) job.refuse(closedError());
    else if (outcome.ended === 'answered' || lane === slow || slowLane().waiting.length >= maxQueue) job.settle(outcome);
    else {
      slowLane().waiting.push(job);
      fill(slowLane());
    }
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
    async close() {
      closed = true;
      clearTimeout(slowIdle);
      const lanes = slow ? [...quick, slow] : quick;
      for (const job of lanes.flatMap((lane) => lane.waiting.splice(0))) job.refuse(closedError());
      await Promise.all(lanes.map((lane) => lane.thread.close()));
    },
  };
}

function load(lane: Lane): number {
  return lane.running + lane.waiting.length;
}

/** The thread gets a copy that it owns: posting a Buffer would clone the whole slab it is a window on. */
function taskFor(job: Job): ParseTask {
  return { ...job.work, mime: new Uint8Array(job.mime) };
}

type Thread = { run(task: ParseTask, timeoutMs: number): Promise<Outcome>; close(): Promise<void> };
type Pool = { piscina: Piscina<ParseTask, ParseAnswer>; ready: Promise<unknown> };

/**
 * One thread that is replaced whenever it dies. Tasks run together and are stopped together: a pool of one makes it certain which
 * tasks a dead thread had, and Piscina gives a task with an AbortSignal a thread of its own.
 */
function startThread(maxHeapMb: number): Thread {
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
      try {
        timer = setTimeout(replace, LOADING_MS, pool);
        await pool.ready;
        clearTimeout(timer);
        timer = setTimeout(() => {
          timedOut = true;
          replace(pool);
        }, timeoutMs);
        const transferList = task.kind === 'warm' ? [] : [task.mime.buffer];
        return { ended: 'answered', answer: await pool.piscina.run(task, { transferList }) };
      } catch {
        replace(pool);
        return { ended: timedOut ? 'timeout' : 'crashed' };
      } finally {
        clearTimeout(timer);
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
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    // The starter registers the loader itself; inherited flags would start it twice.
    execArgv: [],
    recordTiming: false,
  });
  // A thread that dies between tasks is only replaced.
  piscina.on('error', () => {});
  const ready = piscina.run({ kind: 'warm' });
  ready.catch(() => {});
  return { piscina, ready };
}

/** What a mail that no thread could read is stored with: its header, read here within bounds, and no body. */
function rescuedMail(mime: Uint8Array, parseStatus: 'failed' | 'timeout'): ParsedMail {
  const header = readHeaderBlock(
    Buffer.from(mime.buffer, mime.byteOffset, Math.min(mime.byteLength, RESCUED_HEADER_BYTES)),
    RESCUED_HEADER_BYTES,
  );
  const fields = readHeaderFields(header);
  return { ...fields, text: null, html: null, preview: '', attachments: [], parseStatus, anomalies: [...header.anomalies] };
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
