/** The views of the mail: what each lists, and how it is asked of the API. */
import { api, unasked } from '../../api.ts';
import type { IconName } from '../../parts/icon.tsx';
import type { ApiUse } from '../../parts/use-api.tsx';
import { type Row, rowOfEmail, rowOfThread } from './rows.ts';

type EmailStatus = 'quarantined' | 'draft' | 'queued' | 'held' | 'failed' | 'bounced';
type EmailFilter = { direction?: 'inbound' | 'outbound'; isRead?: boolean; status?: EmailStatus };

export type View = {
  name: string;
  title: string;
  icon: IconName;
  /** Threads, or the emails that fit; several filters are several lists, one after the other. */
  lists: 'threads' | EmailFilter[];
  /** Of the emails listed only these; the API has no filter for it. */
  keeps?: (row: Row) => boolean;
};

export const VIEWS: View[] = [
  { name: 'inbox', title: 'Threads', icon: 'inbox', lists: 'threads' },
  { name: 'unread', title: 'Unread', icon: 'unread', lists: [{ direction: 'inbound', isRead: false }] },
  { name: 'drafts', title: 'Drafts', icon: 'draft', lists: [{ status: 'draft' }] },
  { name: 'sent', title: 'Sent', icon: 'send', lists: [{ direction: 'outbound' }], keeps: ({ status }) => status !== 'draft' },
  {
    name: 'scheduled',
    title: 'Scheduled',
    icon: 'clock',
    lists: [{ status: 'queued' }],
    keeps: ({ at }) => Date.parse(at) > Date.now(),
  },
  { name: 'held', title: 'Held', icon: 'approvals', lists: [{ status: 'held' }] },
  { name: 'failed', title: 'Failed', icon: 'warning', lists: [{ status: 'failed' }, { status: 'bounced' }] },
  {
    name: 'unverified',
    title: 'Unverified',
    icon: 'shield',
    lists: [{ direction: 'inbound' }],
    keeps: ({ flags }) => flags.includes('unverified'),
  },
  {
    name: 'automated',
    title: 'Automated',
    icon: 'robot',
    lists: [{ direction: 'inbound' }],
    keeps: ({ flags }) => flags.includes('automated') || flags.includes('newsletter'),
  },
  { name: 'quarantine', title: 'Quarantine', icon: 'suppressions', lists: [{ status: 'quarantined' }] },
];

/** What is listed: a view, or what a search or a label finds, of one inbox or of all. */
export type Asked = { inboxId: string | null; view: string; label: string; q: string };

/** `next` is where to read on; null at the end. */
export type ListPage = { rows: Row[]; next: string | null };

const LIMIT = 50;

/** `next` of the page before. With `isUnasked` the call keeps no session alive. */
export async function readPage(asked: Asked, next: string | null, isUnasked: boolean): Promise<ListPage> {
  const page = { limit: LIMIT, ...(asked.inboxId === null ? {} : { inboxId: asked.inboxId }) };
  const sent = isUnasked ? unasked : {};
  const cursorOf = (cursor: string | null) => (cursor === null ? {} : { cursor });
  if (asked.q !== '') {
    const query = { q: asked.q, ...page, ...cursorOf(next) };
    const { data } = await api.GET('/api/v1/emails/search', { params: { query }, ...sent });
    return { rows: data.data.map(rowOfEmail), next: data.nextCursor };
  }
  const view = viewOf(asked);
  if (view.lists === 'threads') {
    const query = { ...page, ...(asked.label === '' ? {} : { label: asked.label }), ...cursorOf(next) };
    const { data } = await api.GET('/api/v1/threads', { params: { query }, ...sent });
    return { rows: data.data.map(rowOfThread), next: data.nextCursor };
  }
  // The place in several lists is the number of the list, and the cursor in it.
  const at = next === null ? 0 : Number.parseInt(next, 10);
  const cursor = next === null ? null : next.slice(next.indexOf(' ') + 1) || null;
  const query = { ...page, ...view.lists[at], ...cursorOf(cursor) };
  const { data } = await api.GET('/api/v1/emails', { params: { query }, ...sent });
  const rows = data.data.map(rowOfEmail).filter(view.keeps ?? (() => true));
  if (data.nextCursor !== null) return { rows, next: `${at} ${data.nextCursor}` };
  return { rows, next: at + 1 < view.lists.length ? `${at + 1} ` : null };
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
  const { lists } = viewOf(asked);
  if (lists !== 'threads') return use('/emails', 'list_emails', { ...lists[0], ...inbox });
  return use('/threads', 'list_threads', { ...inbox, ...(asked.label === '' ? {} : { label: asked.label }) });
}

export function viewOf({ view, label }: Asked): View {
  const wanted = label === '' ? view : 'inbox';
  const [first] = VIEWS;
  const found = VIEWS.find(({ name }) => name === wanted) ?? first;
  if (!found) throw new Error('there is no view');
  return found;
}
