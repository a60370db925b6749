/** Where in the mail one is: the inbox, the list, and what is open; all of it stands in the address. */
import { go, pathParts, place, queried } from '../../router.ts';
import type { Row } from './rows.ts';
import type { Asked } from './views.ts';

/** In an address, mail of every inbox. */
const ALL = 'all';

export type Opened = { threadId: string } | { emailId: string };

/** `/mail/{inbox or all}/{email}` or `/mail/{inbox or all}/thread/{thread}`, and the list in the query. */
export function mailPlace(): { asked: Asked; opened: Opened | null } {
  void place.value;
  const [inbox = ALL, first, second] = pathParts();
  const asked = {
    inboxId: inbox === ALL ? null : inbox,
    view: queried('view') || 'inbox',
    label: queried('label'),
    q: queried('q'),
  };
  if (first === undefined) return { asked, opened: null };
  return { asked, opened: first === 'thread' && second !== undefined ? { threadId: second } : { emailId: first } };
}

export function listAddress({ inboxId, view, label, q }: Asked): string {
  return `/mail/${encodeURIComponent(inboxId ?? ALL)}${queryOf({ view, label, q })}`;
}

export function rowAddress(asked: Asked, row: Pick<Row, 'kind' | 'id'>): string {
  const end = row.kind === 'thread' ? `thread/${row.id}` : row.id;
  return `/mail/${encodeURIComponent(asked.inboxId ?? ALL)}/${end}${queryOf(asked)}`;
}

export function goToList(asked: Asked): void {
  go(listAddress(asked));
}

function queryOf({ view, label, q }: Pick<Asked, 'view' | 'label' | 'q'>): string {
  const query = new URLSearchParams();
  if (view !== 'inbox' && label === '' && q === '') query.set('view', view);
  if (label !== '' && q === '') query.set('label', label);
  if (q !== '') query.set('q', q);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
