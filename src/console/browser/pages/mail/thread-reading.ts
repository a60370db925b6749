/** How a thread is read: whole, or of a long one the newest mails, and those before them when a person asks. */
import { api, type Got, unasked } from '../../api.ts';
import type { EmailRecord } from './rows.ts';

type WholeThread = Got<'/api/v1/threads/{id}'>;
export type ThreadEmail = WholeThread['data'][number];

export type OpenedThread = WholeThread & {
  /** A mail that was asked for, where others stand between it and those that are read. */
  apart: ThreadEmail | null;
  /** Where the mails before those that are read go on; null = there are none. */
  earlier: string | null;
};

/** Emails that are read at once. */
const A_PAGE = 100;
/** A thread of more is not read whole. */
const MOST = 1000;

/** Oldest first; of a long thread so many of the newest, `least` or a few more. */
export async function readThread(id: string, least: number, isUnasked: boolean): Promise<OpenedThread> {
  let read = await readPart(id, null, isUnasked);
  if (read.emails > MOST) return { ...read, apart: null, ...(await readBackwards(read.id, null, least, isUnasked)) };
  while (read.nextCursor !== null) {
    const next = await readPart(id, read.nextCursor, isUnasked);
    read = { ...next, data: [...read.data, ...next.data] };
  }
  return { ...read, apart: null, earlier: null };
}

/** At least `least` emails before this place, null = the newest of the thread; oldest first. */
export async function readBackwards(
  threadId: string,
  before: string | null,
  least: number,
  isUnasked: boolean,
): Promise<Pick<OpenedThread, 'data' | 'earlier'>> {
  const found: EmailRecord[] = [];
  let cursor = before;
  do {
    const query = { threadId, kind: 'any' as const, limit: A_PAGE, ...(cursor === null ? {} : { cursor }) };
    const page: Got<'/api/v1/emails'> = (await api.GET('/api/v1/emails', { params: { query }, ...(isUnasked ? unasked : {}) }))
      .data;
    found.push(...page.data);
    cursor = page.nextCursor;
  } while (cursor !== null && found.length < least);
  return { data: found.reverse().map(asRead), earlier: cursor };
}

/** What was read of it now, and the oldest of those that were shown, which new ones would push out. */
export function withShown(read: OpenedThread, shown: OpenedThread): OpenedThread {
  const oldest = read.data[0]?.id;
  const pushed =
    read.earlier === null
      ? []
      : shown.data.slice(
          0,
          Math.max(
            0,
            shown.data.findIndex(({ id }) => id === oldest),
          ),
        );
  const whole = pushed.length === 0 ? read : { ...read, data: [...pushed, ...read.data], earlier: shown.earlier };
  return besides(whole, shown.apart);
}

/** The thread with this mail, whether or not it is one of those that are read. */
export function besides(read: OpenedThread, email: ThreadEmail | null): OpenedThread {
  return { ...read, apart: email && read.data.every(({ id }) => id !== email.id) ? email : null };
}

/** A mail of a list as one of a thread: with the beginning of its text. */
export function asRead({ status, direction, flags, preview, ...email }: Omit<EmailRecord, 'text'>): ThreadEmail {
  const verdict = flags.includes('unverified') ? 'unknown' : 'verified';
  const standing = direction === 'inbound' ? ({ senderVerdict: verdict } as const) : { status };
  return { ...email, direction, flags, preview, text: preview, ...standing };
}

async function readPart(id: string, cursor: string | null, isUnasked: boolean): Promise<WholeThread> {
  const params = { path: { id }, query: { limit: A_PAGE, ...(cursor === null ? {} : { cursor }) } };
  return (await api.GET('/api/v1/threads/{id}', { params, ...(isUnasked ? unasked : {}) })).data;
}
