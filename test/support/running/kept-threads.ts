/** Threads that go from one Postroom of a test process to the next, because loading one takes longer than most tests do. */
import { setTimeout as passed } from 'node:timers/promises';
import { type AuthenticatorPool, openPool } from '../../../src/mail/authentication/authenticator.ts';
import { type ParseThread, startThread, type ThreadOptions } from '../../../src/mail/parse-thread.ts';
import { type Parser, startParser } from '../../../src/mail/parser.ts';
import { closedAtEnd } from './closing.ts';

/** As many as there are instances in most tests. Each takes some 60 MB. */
const MOST_KEPT = 2;

/** How long a thread may go on after its room was closed. */
const MOST_MS = 200;

/** Threads that nothing uses, by their options. A thread without a task does not keep the process alive. */
const kept = new Map<string, ParseThread[]>();
const keptPools: AuthenticatorPool[] = [];

/** Milliseconds for a mail whose time is not in question. */
const PATIENT_MS = 120_000;

/** A reader of mail on a thread that is kept, closed at the end of the file. */
export function openParser(): Parser {
  return closedAtEnd(startParser({ start: keptThread }));
}

/**
 * As `openParser`, for a test of what is read, not of how long that takes. On a busy machine the server's bound ends threads that had to wait
 * for a processor, and each new one loads everything again.
 */
export function openPatientParser(): Parser {
  return closedAtEnd(startParser({ start: keptThread, timeoutMs: PATIENT_MS }));
}

/** As `startThread`, but a thread that has done all it was given is kept at its `close`. One that failed, or goes on for long, ends. */
export function keptThread(options: ThreadOptions): ParseThread {
  const kind = JSON.stringify(options);
  const others = kept.get(kind) ?? [];
  kept.set(kind, others);
  const thread = others.pop() ?? startThread(options);
  const work = watchedWork();
  work.watch(thread.ready);
  return {
    ready: thread.ready,
    run: (task) => work.watch(thread.run(task)),
    close: async () => {
      if ((await work.isDone()) && others.length < MOST_KEPT) others.push(thread);
      else await thread.close();
    },
  };
}

/** As `openPool`, but a pool that has done all it was given is kept at its end. */
export function keptAuthenticatorPool(): AuthenticatorPool {
  const pool = keptPools.pop() ?? openPool();
  const work = watchedWork();
  return {
    get threads() {
      return pool.threads;
    },
    run: (task, how) => work.watch(pool.run(task, how)),
    destroy: async () => {
      if ((await work.isDone()) && keptPools.length < MOST_KEPT) keptPools.push(pool);
      else await pool.destroy();
    },
  };
}

function watchedWork() {
  const underWay = new Set<Promise<unknown>>();
  let sound = true;
  return {
    watch: <T>(answer: Promise<T>): Promise<T> => {
      underWay.add(answer);
      const over = () => underWay.delete(answer);
      answer.then(over, () => {
        sound = false;
        over();
      });
      return answer;
    },
    /** Whether all of it went well and is over. Many rooms are closed while a mail is read in advance, which takes milliseconds. */
    isDone: async () => {
      const over = Promise.allSettled(underWay).then(() => sound);
      return await Promise.race([over, passed(MOST_MS, false, { ref: false })]);
    },
  };
}
