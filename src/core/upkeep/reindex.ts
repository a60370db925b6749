/**
 * The pass that reads all received mail again after the reader has changed. It makes anew what an earlier reader made of the mail, and queues the
 * files that came in or were sent. It works in small transactions, which also keep how far the pass has come.
 */
import { isCode } from '../base/errors.ts';
import { indexedAtFirst } from '../base/readable-files.ts';
import type { Core } from '../ports/core.ts';
import type { EmailRow } from '../store/emails.ts';
import type { ReaderPassRow } from '../store/reader-passes.ts';
import type { WriteTx } from '../store/store.ts';
import { type Reread, rereadMail } from './reread.ts';

/** The part of the core that the pass needs; the command line has no more. */
export type ReindexCore = Pick<Core, 'store' | 'mailReader' | 'ids' | 'clock' | 'log'>;

/** The work of this name is done by one process at a time. */
const NAME = 'reindex';

/** The bounds of a slice, which one transaction stores: mails, positions, bytes of MIME, and milliseconds until it is stored. */
const MAILS = 20;
const POSITIONS = 1000;
const BYTES = 256 * 1024;
const SLICE_MS = 250;

/** In the background it rests for as long as the slice took. */
const BACKGROUND_REST = 1;

/** Milliseconds until it goes on when the store or the parser was busy. */
const RETRY = 5000;

/**
 * Goes on with the pass that this reader's version asks for, until it is finished or `ending`; nothing is to do when it is finished.
 * False when another process is at it.
 */
export async function reindexInBackground(core: ReindexCore, ending: AbortSignal): Promise<boolean> {
  const pass = await ensurePass(core);
  if (pass.finishedAt !== null) return true;
  return await goOn(core, { ending, rest: BACKGROUND_REST });
}

/**
 * The pass that is under way. Where there is none for this version, a new one begins; where it is finished, only with `again`. On a store
 * without mail a pass is finished as it begins.
 */
export async function ensurePass(core: ReindexCore, { again } = { again: false }): Promise<ReaderPassRow> {
  const { version } = core.mailReader;
  // While instances are replaced, a newer version may run beside this one.
  const holds = (pass: ReaderPassRow | null) =>
    pass !== null && (again ? pass.finishedAt === null && pass.version === version : pass.version >= version);
  const known = await core.store.read((tx) => tx.readerPass.get());
  if (known && holds(known)) return known;
  return await core.store.write(async (tx) => {
    const current = await tx.readerPass.get();
    if (current && holds(current)) return current;
    const until = await tx.emails.newestPosition();
    const startedAt = core.clock.now();
    const finishedAt = until === 0 ? startedAt : null;
    const pass = { version, position: 0, until, reread: 0, changed: 0, unreadable: 0, startedAt, finishedAt };
    await tx.readerPass.put(pass);
    return pass;
  });
}

/**
 * Reads on from where the pass is, slice by slice, until it is finished or `ending`, and tells each slice. `rest` is how long it
 * waits after a slice, in times that the slice took. False when another process is at it.
 */
export async function goOn(
  core: ReindexCore,
  options: { ending: AbortSignal; rest: number; tell?(pass: ReaderPassRow): void },
): Promise<boolean> {
  return await core.store.once(NAME, () => readOn(core, options), { byCommands: true });
}

async function readOn(
  core: ReindexCore,
  { ending, rest, tell }: { ending: AbortSignal; rest: number; tell?(pass: ReaderPassRow): void },
): Promise<void> {
  while (!ending.aborted) {
    const began = performance.now();
    let wait = 0;
    try {
      const pass = await doSlice(core, ending);
      if (pass === null) return;
      tell?.(pass);
      if (pass.finishedAt !== null) return logEnd(core, pass);
      wait = (performance.now() - began) * rest;
    } catch (error) {
      if (!isCode(error, 'unavailable')) throw error;
      if (!ending.aborted) core.log.info({ err: error }, 'stored mail is read again in a while');
      wait = RETRY;
    }
    await pause(wait, ending);
  }
}

/** Answers the pass with this slice done; null when nothing is to do, or another process went on with it. */
async function doSlice(core: ReindexCore, ending: AbortSignal): Promise<ReaderPassRow | null> {
  const began = performance.now();
  const pass = await core.store.read((tx) => tx.readerPass.get());
  if (!pass || pass.finishedAt !== null || pass.version !== core.mailReader.version) return null;
  const to = Math.min(pass.until, pass.position + POSITIONS);
  const rows = await core.store.read((tx) => tx.emails.readableBetween(pass.position, to, MAILS));
  const done: Reread[] = [];
  let { position } = pass;
  let failed = 0;
  let bytes = 0;
  let whole = rows.length < MAILS;
  for (const row of rows) {
    if (ending.aborted || bytes > BYTES || performance.now() - began > SLICE_MS) {
      whole = false;
      break;
    }
    const reread = await unlessEnding(rereadOne(core, row), ending);
    if (reread === 'ending') return null;
    if (reread === 'failed') failed += 1;
    else if (reread) done.push(reread);
    position = row.seq;
    bytes += row.size;
  }
  return await keep(core, counted(pass, failed), done, whole ? to : position);
}

/** A fault over one mail must not end the pass: it would meet the mail again. */
async function rereadOne(core: ReindexCore, row: EmailRow): Promise<Reread | 'failed' | null> {
  try {
    return await rereadMail(core, row);
  } catch (error) {
    if (isCode(error, 'unavailable')) throw error;
    core.log.error({ err: error, emailId: row.id }, 'a mail could not be read again; it stays as it was');
    return 'failed';
  }
}

/** Mails that stay as they were count as unreadable. */
function counted(pass: ReaderPassRow, failed: number): ReaderPassRow {
  return { ...pass, reread: pass.reread + failed, unreadable: pass.unreadable + failed };
}

/** Stores a slice. A mail that the store refuses is left as it was, and counted: it must not end the pass. */
async function keep(core: ReindexCore, pass: ReaderPassRow, done: Reread[], position: number): Promise<ReaderPassRow | null> {
  try {
    return await core.store.write((tx) => keepIn(core, tx, pass, done, position));
  } catch (error) {
    if (isCode(error, 'unavailable')) throw error;
    const [only, ...others] = done;
    if (only === undefined) throw error;
    if (others.length === 0) {
      core.log.error({ err: error, emailId: only.row.id }, 'a mail that was read again could not be stored; it stays as it was');
      return await core.store.write((tx) => keepIn(core, tx, counted(pass, 1), [], position));
    }
  }
  // The mails are stored one by one, to find the one that is refused.
  let current: ReaderPassRow | null = pass;
  for (const [n, one] of done.entries()) {
    if (current) current = await keep(core, current, [one], n === done.length - 1 ? position : one.row.seq);
  }
  return current;
}

/** Null, and nothing is changed, when another process went on with the pass meanwhile. */
async function keepIn(
  core: ReindexCore,
  tx: WriteTx,
  pass: ReaderPassRow,
  done: Reread[],
  position: number,
): Promise<ReaderPassRow | null> {
  const current = await tx.readerPass.get();
  if (current?.position !== pass.position || current.startedAt.getTime() !== pass.startedAt.getTime()) return null;
  for (const { row, reading, body, isChanged } of done) {
    // It may have been marked, claimed, compared with another or deleted while it was read.
    const now = await tx.emails.row(row.id);
    if (!now) continue;
    if (isChanged) await tx.emails.reread(row.id, { ...reading, contentHash: reading.contentHash ?? now.contentHash }, body);
    else await tx.emails.indexAgain(now, body);
    await queueFiles(tx, { ...now, attachments: reading.attachments });
  }
  tx.wake('attachments');
  const next = {
    ...pass,
    position,
    reread: pass.reread + done.length,
    changed: pass.changed + done.filter(({ isChanged }) => isChanged).length,
    unreadable: pass.unreadable + done.filter(({ isReadable }) => !isReadable).length,
    finishedAt: position >= pass.until ? core.clock.now() : null,
  };
  await tx.readerPass.put(next);
  return next;
}

/** What was read in the files is searched until they are read again. */
async function queueFiles(tx: WriteTx, row: EmailRow): Promise<void> {
  const indexed = indexedAtFirst(row);
  if (indexed) await tx.attachmentTexts.queue(row.id, row.accountId);
  if (indexed !== row.indexed) await tx.emails.update(row.id, { indexed });
}

function logEnd({ log }: ReindexCore, { reread, changed, unreadable }: ReaderPassRow): void {
  log.info({ reread, changed, unreadable }, 'all stored mail is read again');
}

/** The end of the process does not wait for `work`, because one mail may take 10 s. What is cut off is done by the next run. */
async function unlessEnding<T>(work: Promise<T>, ending: AbortSignal): Promise<T | 'ending'> {
  return await new Promise((resolve, reject) => {
    const end = () => resolve('ending');
    if (ending.aborted) end();
    ending.addEventListener('abort', end, { once: true });
    work.then(resolve, reject).finally(() => ending.removeEventListener('abort', end));
  });
}

async function pause(milliseconds: number, ending: AbortSignal): Promise<void> {
  await new Promise<void>((over) => {
    const timer = setTimeout(end, milliseconds);
    function end() {
      clearTimeout(timer);
      ending.removeEventListener('abort', end);
      over();
    }
    ending.addEventListener('abort', end);
    if (ending.aborted) end();
  });
}
