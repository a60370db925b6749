/**
 * The lanes of the parser threads: which thread a mail waits for, whose turn it is, and what becomes of a mail that takes too
 * long.
 */
import type { PostroomError } from '../core/base/errors.ts';
import { type FairQueue, fairQueue } from '../core/base/fair-queue.ts';
import { joined } from '../core/base/turns.ts';
import type { MailOwner } from '../core/ports/mail-reader.ts';
import type { DocumentKind } from './attachments/file-text.ts';
import { startPace } from './pace.ts';
import type { ParseAnswer, ParseTask } from './parse-task.ts';
import { type ParseThread, type StartThread, startThread } from './parse-thread.ts';
import { closedError, overloadedError } from './parser-errors.ts';
import { processorMsOf } from './processor-time.ts';
import { WATCHED_HEAP_MB, watchCost } from './watch-cost.ts';

/**
 * `timeoutMs` bounds one mail's parsing, `maxGrowthMb` how much the process may grow meanwhile, `maxYoungMb` a thread's young generation, and
 * `maxQueue` the mails that wait for a thread. `start` starts a thread, as `startThread` unless it is given.
 */
export type LaneOptions = {
  timeoutMs: number;
  maxGrowthMb: number;
  maxYoungMb: number;
  maxQueue: number;
  start?: StartThread;
};

export type Work =
  | { kind: 'parse' | 'digest' | 'html' | 'frame' | 'hash' }
  | { kind: 'attachment' | 'file'; index: number }
  | { kind: 'document'; document: DocumentKind };

export type Outcome = { ended: 'answered'; answer: ParseAnswer } | { ended: 'timeout' | 'crashed' };

export type Lanes = {
  /** Rejects with `unavailable` when too many mails wait, in all or of this account, and after `close`. */
  read(mime: Uint8Array, work: Work, owner: MailOwner): Promise<Outcome>;
  /** The same, of work that may be withdrawn: true when no thread had it; then it is not done, and `outcome` stays open. */
  begin(mime: Uint8Array, work: Work, owner: MailOwner): { outcome: Promise<Outcome>; withdraw(): boolean };
  /** Ends the threads. Calls that still wait are rejected with `unavailable`. */
  close(): Promise<void>;
};

type Job = {
  mime: Uint8Array;
  work: Work;
  owner: MailOwner;
  settle: (outcome: Outcome) => void;
  refuse: (error: PostroomError) => void;
};

type Lane = {
  /** The most mails that the thread holds at a time. */
  places: number;
  /** How long one mail may take. */
  timeMs: number;
  maxWaiting: number;
  maxGrowthMb: number;
  /** A lane that has had no work for a while ends its thread. */
  spare: boolean;
  waiting: FairQueue<Job>;
  /** What the thread has, in the order in which it does it; `given` resolves when it is handed over. */
  held: { job: Job; given: Promise<ParseTask> }[];
  thread: ParseThread | null;
  clock: NodeJS.Timeout | undefined;
  endWatch(): void;
  idle: NodeJS.Timeout | undefined;
};

const MB = 1024 * 1024;
/** Mails that the quick thread holds at a time: enough that it never waits for the main thread. */
const IN_HAND = 32;
/** A thread is given no more mail once it has so many milliseconds of work, so that the next mail waits no longer than that. */
const HAND_MS = 50;
/** Larger mails have a lane of their own, so that a small one never waits for them. */
const LARGE_BYTES = 256 * 1024;
/** The shares of a mail's time limit that it has in its first lane. One that needs longer is read again alone. */
const QUICK_SHARE = 0.1;
const LARGE_SHARE = 0.5;
/** A thread that is not ready after this time is replaced. On a machine that is very busy loading takes minutes, and the next one would take as long. */
const LOADING_MS = 300_000;
/** The thread of a spare lane ends after this long without work. */
const SPARE_IDLE_MS = 10_000;
/** The most documents that wait: each may take the whole time. */
const MAX_DOCUMENTS = 16;
/** One account may have this share of what waits in a lane, and so many bytes; at least one mail. */
const ACCOUNT_SHARE = 0.25;
const MAX_ACCOUNT_BYTES = 64 * MB;
/** What documents unpack to is bounded more closely. */
const DOCUMENT_GROWTH_MB = 256;

/**
 * Four lanes, each with a thread: `quick` for small mails, `large` for large ones, `slow` for mail that took too long in these, ended its thread,
 * is expected to be slow, or is read in the background, and `documents`. In every lane accounts take turns. A mail has `timeoutMs` in the slow
 * lane, where its outcome is final, and a share of that in the first two.
 */
export function openLanes({ timeoutMs, maxGrowthMb, maxYoungMb, maxQueue, start = startThread }: LaneOptions): Lanes {
  const lane = (settings: Pick<Lane, 'timeMs'> & Partial<Lane>): Lane => ({
    places: 1,
    maxWaiting: maxQueue,
    maxGrowthMb,
    spare: true,
    waiting: fairQueue(),
    held: [],
    thread: null,
    clock: undefined,
    endWatch: () => {},
    idle: undefined,
    ...settings,
  });
  const quick = lane({ places: IN_HAND, timeMs: timeoutMs * QUICK_SHARE, spare: false });
  const large = lane({ timeMs: timeoutMs * LARGE_SHARE });
  const slow = lane({ timeMs: timeoutMs });
  const maxDocuments = Math.min(maxQueue, MAX_DOCUMENTS);
  const documents = lane({ timeMs: timeoutMs, maxWaiting: maxDocuments, maxGrowthMb: Math.min(maxGrowthMb, DOCUMENT_GROWTH_MB) });
  const all = [quick, large, slow, documents];
  const pace = startPace();
  let closed = false;
  threadOf(quick);

  function laneFor({ mime, work, owner }: Job): Lane {
    if (work.kind === 'document') return documents;
    if (owner.background || pace.isSlow(owner)) return slow;
    return mime.length > LARGE_BYTES ? large : quick;
  }

  function threadOf(lane: Lane): ParseThread {
    clearTimeout(lane.idle);
    lane.thread ??= start({ maxHeapMb: WATCHED_HEAP_MB, maxYoungMb, maxTasks: lane.places, background: lane.spare });
    return lane.thread;
  }

  function fill(lane: Lane): void {
    while (!closed && lane.held.length < lane.places && expectedMs(lane) < HAND_MS) {
      const job = lane.waiting.take();
      if (job === undefined) break;
      hand(lane, job);
    }
    if (lane.spare && lane.held.length === 0) {
      clearTimeout(lane.idle);
      lane.idle = setTimeout(endThread, SPARE_IDLE_MS, lane).unref();
    }
  }

  function expectedMs(lane: Lane): number {
    return lane.held.reduce((sum, { job }) => sum + pace.expectedMs(job.owner), 0);
  }

  function hand(lane: Lane, job: Job): void {
    const thread = threadOf(lane);
    const given = thread.ready.then(() => taskFor(job));
    const held = { job, given };
    lane.held.push(held);
    if (lane.held.length === 1) startClock(lane, thread);
    const answered = (answer: ParseAnswer) => {
      if (lane.thread !== thread) return;
      lane.held.splice(lane.held.indexOf(held), 1);
      startClock(lane, thread);
      if (lane !== documents) pace.note(job.owner, job.mime.length, answer.ms);
      job.settle({ ended: 'answered', answer });
      fill(lane);
    };
    // A thread that ended meanwhile is given nothing: the code that ended it has taken the job back.
    const run = (task: ParseTask) => (lane.thread === thread ? thread.run(task) : new Promise<never>(() => {}));
    given.then(run).then(answered, () => giveUp(lane, thread, 'crashed'));
  }

  /** The time of the mail that is read now begins: when the one before it was answered, or the thread was given it. */
  function startClock(lane: Lane, thread: ParseThread): void {
    stopClock(lane);
    const first = lane.held[0];
    if (first === undefined) return;
    lane.clock = setTimeout(giveUp, LOADING_MS, lane, thread, 'crashed');
    const begin = ({ thread: id = null }: { thread?: number | null }) => {
      if (lane.thread !== thread || lane.held[0] !== first) return;
      stopClock(lane);
      lane.endWatch = watchCost(
        { timeMs: lane.timeMs, growthMb: lane.maxGrowthMb },
        (why) => giveUp(lane, thread, why === 'time' ? 'timeout' : 'crashed'),
        () => processorMsOf(id),
      );
    };
    first.given.then(() => thread.ready).then(begin, () => {});
  }

  /** Ends the thread. The mail that it was reading is to blame; the others that it had are read by the next thread. */
  function giveUp(lane: Lane, thread: ParseThread, ended: 'timeout' | 'crashed'): void {
    if (closed || lane.thread !== thread) return;
    endThread(lane);
    const [blamed, ...others] = lane.held.splice(0).map(({ job }) => job);
    for (const job of others.reverse()) lane.waiting.putBack(job.owner.accountId, job);
    if (blamed) {
      if (lane !== documents) pace.note(blamed.owner, 0, lane.timeMs);
      if (lane === slow || lane === documents || isFull(slow, blamed)) blamed.settle({ ended });
      else enqueue(slow, blamed);
    }
    if (!lane.spare) threadOf(lane);
    fill(lane);
  }

  function enqueue(lane: Lane, job: Job): void {
    lane.waiting.push(job.owner.accountId, job);
    fill(lane);
  }

  function isFull({ places, held, waiting, maxWaiting }: Lane, { owner, mime }: Job): boolean {
    if (held.length < places && waiting.length() === 0) return false;
    const own = waiting.ofAccount(owner.accountId);
    const bytes = own.reduce((sum, job) => sum + job.mime.length, mime.length);
    const ofAccount = own.length >= Math.max(1, maxWaiting * ACCOUNT_SHARE) || (own.length > 0 && bytes > MAX_ACCOUNT_BYTES);
    return waiting.length() >= maxWaiting || ofAccount;
  }

  function begin(mime: Uint8Array, work: Work, owner: MailOwner) {
    let withdraw = () => false;
    const outcome = new Promise<Outcome>((settle, refuse) => {
      if (closed) return refuse(closedError());
      const job: Job = { mime, work, owner, settle, refuse };
      const lane = laneFor(job);
      if (isFull(lane, job)) return refuse(overloadedError());
      enqueue(lane, job);
      withdraw = () => lane.waiting.remove(owner.accountId, job);
    });
    return { outcome, withdraw: () => withdraw() };
  }

  return {
    begin,
    read: (mime, work, owner) => begin(mime, work, owner).outcome,
    async close() {
      closed = true;
      for (const lane of all)
        for (const job of [...lane.held.splice(0).map((one) => one.job), ...lane.waiting.drain()]) job.refuse(closedError());
      await Promise.all(all.map(endThread));
    },
  };
}

async function endThread(lane: Lane): Promise<void> {
  stopClock(lane);
  clearTimeout(lane.idle);
  const { thread } = lane;
  lane.thread = null;
  await thread?.close();
}

function stopClock(lane: Lane): void {
  clearTimeout(lane.clock);
  lane.endWatch();
}

/**
 * The thread gets a copy that it owns: posting a Buffer would clone the whole slab that it is a view of. Only lanes with one place get large mail, so that
 * none is given out of its turn while one is copied.
 */
async function taskFor({ work, mime }: Job): Promise<ParseTask> {
  return { ...work, mime: mime.length > LARGE_BYTES ? await joined([mime]) : new Uint8Array(mime) };
}
