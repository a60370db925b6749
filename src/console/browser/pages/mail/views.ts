/** The views of the mail: what each lists, and how it is asked of the API. */
import { api, unasked } from '../../api.ts';
import type { IconName } from '../../parts/icon.tsx';
import type { ApiUse } from '../../parts/use-api.tsx';
import { type Row, rowOfEmail, rowOfThread } from './rows.ts';

type EmailStatus = 'quarantined' | 'draft' | 'scheduled' | 'held' | 'failed' | 'bounced';
type EmailFilter = {
  direction?: 'inbound' | 'outbound';
  isRead?: boolean;
  status?: EmailStatus;
  automated?: boolean;
  verified?: boolean;
};
type ThreadFilter = { label?: string; withoutLabel?: string };

/** The label of threads that a person is done with. The server takes it away when mail comes in to them. */
export const ARCHIVED = 'archived';

export type View = {
  name: string;
  title: string;
  icon: IconName;
  /** The threads or the emails that fit; several filters are several lists, one after the other. */
  lists: { threads?: ThreadFilter; emails?: EmailFilter[] };
  /** Which of the listed emails are shown, where the API has no filter for it. */
  keeps?: (row: Row) => boolean;
};

export const VIEWS: View[] = [
  { name: 'inbox', title: 'Threads', icon: 'inbox', lists: { threads: { withoutLabel: ARCHIVED } } },
  { name: 'unread', title: 'Unread', icon: 'unread', lists: { emails: [{ direction: 'inbound', isRead: false }] } },
  { name: 'drafts', title: 'Drafts', icon: 'draft', lists: { emails: [{ status: 'draft' }] } },
  {
    name: 'sent',
    title: 'Sent',
    icon: 'send',
    lists: { emails: [{ direction: 'outbound' }] },
    keeps: ({ status }) => status !== 'draft',
  },
  {
    name: 'scheduled',
    title: 'Scheduled',
    icon: 'clock',
    lists: { emails: [{ status: 'scheduled' }] },
  },
  { name: 'held', title: 'Held', icon: 'approvals', lists: { emails: [{ status: 'held' }] } },
  { name: 'failed', title: 'Failed', icon: 'warning', lists: { emails: [{ status: 'failed' }, { status: 'bounced' }] } },
  {
    name: 'unverified',
    title: 'Unverified',
    icon: 'shield',
    lists: { emails: [{ direction: 'inbound', verified: false }] },
  },
  {
    name: 'automated',
    title: 'Automated',
    icon: 'robot',
    lists: { emails: [{ direction: 'inbound', automated: true }] },
  },
  { name: 'archived', title: 'Archived', icon: 'archive', lists: { threads: { label: ARCHIVED } } },
  { name: 'quarantine', title: 'Quarantine', icon: 'suppressions', lists: { emails: [{ status: 'quarantined' }] } },
];

/** What is listed: a view, or what a search or a label finds, of one inbox or of all. */
export type Asked = { inboxId: string | null; view: string; label: string; q: string };

/** `next` is where to read on; null at the end. `isOneOfSeveral` lists, each of which is in its own order. */
export type ListPage = { rows: Row[]; next: string | null; isOneOfSeveral: boolean };

const LIMIT = 50;

/** `next` of the page before. With `isUnasked` the call keeps no session alive. */
export async function readPage(asked: Asked, next: string | null, isUnasked: boolean): Promise<ListPage> {
  const page = { limit: LIMIT, ...(asked.inboxId === null ? {} : { inboxId: asked.inboxId }) };
  const sent = isUnasked ? unasked : {};
  const cursorOf = (cursor: string | null) => (cursor === null ? {} : { cursor });
  if (asked.q !== '') {
    const query = { q: asked.q, ...page, ...cursorOf(next) };
    const { data } = await api.GET('/api/v1/emails/search', { params: { query }, ...sent });
    return { rows: data.data.map(rowOfEmail), next: data.nextCursor, isOneOfSeveral: false };
  }
  const lists = listsOf(asked);
  // The place in several lists is the number of the list, and the cursor in it.
  const at = next === null ? 0 : Number.parseInt(next, 10);
  const cursor = next === null ? null : next.slice(next.indexOf(' ') + 1) || null;
  const list = lists[at];
  const read = async () => {
    if (list && 'threads' in list) {
      const query = { ...page, ...list.threads, ...cursorOf(cursor) };
      const { data } = await api.GET('/api/v1/threads', { params: { query }, ...sent });
      return { rows: data.data.map(rowOfThread), nextCursor: data.nextCursor };
    }
    const query = { ...page, ...list?.emails, ...cursorOf(cursor) };
    const { data } = await api.GET('/api/v1/emails', { params: { query }, ...sent });
    return { rows: data.data.map(rowOfEmail).filter(viewOf(asked).keeps ?? (() => true)), nextCursor: data.nextCursor };
  };
  const { rows, nextCursor } = await read();
  const behind = at + 1 < lists.length ? `${at + 1} ` : null;
  return { rows, next: nextCursor === null ? behind : `${at} ${nextCursor}`, isOneOfSeveral: lists.length > 1 };
}

/** A label is of threads, and of emails alone where an agent gave it. */
function listsOf(asked: Asked): ({ threads: ThreadFilter } | { emails: EmailFilter & { label?: string } })[] {
  const { label } = asked;
  if (label !== '') return [{ threads: { label } }, { emails: { label } }];
  const { threads, emails = [] } = viewOf(asked).lists;
  return [...(threads ? [{ threads }] : []), ...emails.map((one) => ({ emails: one }))];
}

/** What is asked of the API for this list. */
export function useOf(asked: Asked): ApiUse {
  const inbox: Record<string, string> = asked.inboxId === null ? {} : { inboxId: asked.inboxId };
  const path = (base: string, input: Record<string, unknown>) => {
    const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)])).toString();
    return query === '' ? base : `${base}?${query}`;
  };
  const use = (base: string, name: string, input: Record<string, unknown>): ApiUse => ({
    method: 'GET',
    path: path(base, input),
    tool: { name, input },
  });
  if (asked.q !== '') return use('/emails/search', 'search_emails', { q: asked.q, ...inbox });
  const [list] = listsOf(asked);
  if (list && 'threads' in list) return use('/threads', 'list_threads', { ...inbox, ...list.threads });
  return use('/emails', 'list_emails', { ...list?.emails, ...inbox });
}

export function viewOf({ view, label }: Asked): View {
  const wanted = label === '' ? view : 'inbox';
  const [first] = VIEWS;
  const found = VIEWS.find(({ name }) => name === wanted) ?? first;
  if (!found) throw new Error('there is no view');
  return found;
}
