/** The events that may wake an endpoint: a received mail, and the end of the check of its sender, which is told as that mail. */
import { CHECKED, type ToldFilter } from '../events/filter.ts';
import { type EventsRead, readEvents } from '../events/list.ts';
import { withViews } from '../events/views.ts';
import type { Core } from '../ports/core.ts';
import type { EventRow } from '../store/events.ts';

/**
 * `isChecked`: the mail is told at the position where its sender was checked, with the id of that event. `isCode`: it is told as `email.code` too, to
 * who asked for that by name.
 */
export type TriggerRow = EventRow & { isChecked?: true; isCode?: true };

type Triggers = Omit<EventsRead, 'rows'> & { rows: TriggerRow[] };

/** Like `readEvents`. With `withChecks` the end of a check also comes as an event of the mail that was checked, with its views. */
export async function readTriggers(
  core: Core,
  accountId: string,
  filter: ToldFilter,
  asked: { after: number; limit: number; withChecks: boolean },
): Promise<Triggers> {
  const tellsMail = filter.types === null || filter.types.includes('email.received');
  const isPlain = !asked.withChecks || !tellsMail;
  const read = isPlain ? await readEvents(core, accountId, filter, asked) : await readWithChecks(core, accountId, filter, asked);
  const codes = new Set(read.rows.filter(({ type }) => type === 'email.code').map(({ seq }) => seq));
  return { ...read, rows: read.rows.map((row) => (codes.has(row.seq) ? { ...row, isCode: true } : row)) };
}

async function readWithChecks(
  core: Core,
  accountId: string,
  filter: ToldFilter,
  asked: { after: number; limit: number },
): Promise<Triggers> {
  const types = filter.types === null ? null : [...new Set([...filter.types, CHECKED])];
  const read = await readEvents(core, accountId, { ...filter, types, views: null }, asked);
  const isToldToo = filter.types === null || filter.types.includes(CHECKED);
  const rows = read.rows.flatMap((row) => (row.type === CHECKED ? checkedMail(row, isToldToo) : [row]));
  return { ...read, rows: filter.views ? await withViews(core, accountId, rows, filter.views) : rows };
}

/** Two events of one id would be taken for one. */
function checkedMail(row: EventRow, isToldToo: boolean): TriggerRow[] {
  const mail: TriggerRow = { ...row, type: 'email.received', isChecked: true };
  return isToldToo ? [row, { ...mail, id: `${row.id}:received` }] : [mail];
}
