/** The thread that is open, kept as it is on the server without moving what is being read. */
import { signal } from '@preact/signals';
import { api } from '../../api.ts';
import type { LiveEvent } from '../../live.ts';
import { announce } from '../../parts/announcer.tsx';
import { toastProblem } from '../../parts/toasts.tsx';
import { can } from '../../session.ts';
import { changeThread } from './large-threads.ts';
import { patchRows } from './list.ts';
import type { Opened } from './place.ts';
import { nameIn } from './rows.ts';
import { asRead, besides, type OpenedThread, readBackwards, readThread, withShown } from './thread-reading.ts';

/** null while it is being read, and when nothing is open. */
export const thread = signal<OpenedThread | null>(null);
export const threadFailure = signal<unknown>(null);
/** The mail that is open while it waits in the quarantine, where it is in no thread. */
export const waiting = signal<{ id: string; subject: string } | null>(null);
/** Ids of the emails that are shown whole. */
export const unfolded = signal<ReadonlySet<string>>(new Set());
/** Emails that came while it was open, and were not looked at. */
export const arrived = signal<ReadonlySet<string>>(new Set());

/** Emails of a long thread that are read when it is opened, and each time that earlier ones are asked for. */
const SOME = 100;
/** Unread ones that are shown whole; of more, the newest. */
const MOST_UNFOLDED = 20;
/** Milliseconds in which several events are answered by one look. */
const TOGETHER = 250;

let turn = 0;
let isWaiting = false;
/** Ids of threads that something happened in while one was being read: what is read may be from before it. */
let missed = new Set<string>();

/** Opens it, with its newest email unfolded, or the one that was asked for, and what is unread. null closes. */
export async function openThread(opened: Opened | null): Promise<void> {
  const mine = ++turn;
  thread.value = null;
  waiting.value = null;
  threadFailure.value = null;
  missed = new Set();
  if (!opened) return;
  try {
    const emailId = 'emailId' in opened ? opened.emailId : null;
    const email = emailId === null ? null : await headersOf(emailId);
    if (mine !== turn) return;
    if (email?.status === 'quarantined') {
      waiting.value = { id: email.id, subject: email.subject };
      return;
    }
    const id = 'threadId' in opened ? opened.threadId : (email?.threadId ?? '');
    const read = besides(await readThread(id, SOME, false), email && asRead(email));
    if (mine !== turn) return;
    const last = read.data.at(-1)?.id;
    const unread = read.data.filter(({ direction, isRead }) => direction === 'inbound' && !isRead);
    const shown = [emailId ?? last, ...unread.slice(-MOST_UNFOLDED).map((one) => one.id)];
    unfolded.value = new Set(shown.filter((one) => one !== undefined));
    arrived.value = new Set();
    thread.value = read;
    if (missed.has(read.id)) void lookAgain(read.id);
    if (read.unread > 0 && can('emails:write')) await markOpened(read).catch(toastProblem);
  } catch (error) {
    if (mine === turn) threadFailure.value = error;
  }
}

/** Reads mails of a long thread that are older than those that are shown. */
export async function readEarlier(): Promise<void> {
  const before = thread.value;
  const mine = turn;
  if (!before) return;
  try {
    const { data, earlier } = await readBackwards(before.id, before.earlier, SOME, false);
    const now = thread.value;
    // Events may have come in meanwhile, which change what is there and not where it begins.
    if (mine !== turn || !now || now.earlier !== before.earlier) return;
    thread.value = besides({ ...now, data: [...data, ...now.data], earlier }, now.apart);
  } catch (error) {
    toastProblem(error);
  }
}

export function unfold(id: string, isUnfolded = !unfolded.value.has(id)): void {
  unfolded.value = new Set(isUnfolded ? [...unfolded.value, id] : [...unfolded.value].filter((one) => one !== id));
  if (arrived.value.has(id)) arrived.value = new Set([...arrived.value].filter((one) => one !== id));
}

/** To be called when events come in again. */
export async function catchUpThread(opened: Opened | null): Promise<void> {
  if (threadFailure.value) await openThread(opened);
  else if (thread.value) await lookAgain(thread.value.id);
}

/** To be called for each event. */
export function heardOfThread({ type, threadId, subjectId }: LiveEvent): void {
  if (waiting.value !== null && subjectId === waiting.value.id) void openThread({ emailId: subjectId });
  if (threadId === null || !/^(email|thread|draft)\./.test(type)) return;
  if (thread.value === null) missed.add(threadId);
  if (isWaiting || threadId !== thread.value?.id) return;
  isWaiting = true;
  setTimeout(() => {
    isWaiting = false;
    // By now it may be another one.
    if (thread.value) void lookAgain(thread.value.id);
  }, TOGETHER);
}

async function lookAgain(id: string): Promise<void> {
  const mine = turn;
  try {
    const read = await readThread(id, thread.value?.data.length ?? SOME, true);
    const before = thread.value;
    if (mine !== turn || before?.id !== id) return;
    const known = new Set(before.data.map((one) => one.id));
    // Where mails of a long thread were deleted, older ones are read in their place.
    const since = read.earlier === null ? '' : (before.data[0]?.createdAt ?? '');
    const fresh = read.data.filter((one) => !known.has(one.id) && one.direction === 'inbound' && one.createdAt >= since);
    thread.value = withShown(read, before);
    if (fresh.length === 0) return;
    arrived.value = new Set([...arrived.value, ...fresh.map((one) => one.id)]);
    announce(`New mail in this thread from ${nameIn(fresh[0]?.from ?? '')}`);
  } catch {
    // The next event looks again.
  }
}

async function headersOf(id: string) {
  return (await api.GET('/api/v1/emails/{id}', { params: { path: { id }, query: { view: 'headers' } } })).data;
}

async function markOpened({ id, data }: OpenedThread): Promise<void> {
  patchRows([`thread ${id}`, ...data.map((one) => `email ${one.id}`)], { isUnread: false });
  await changeThread(id, { isRead: true });
}
