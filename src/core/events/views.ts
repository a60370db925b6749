/** Views: what a received mail is told as besides, made of the mail when it is told. */
import type { ViewType } from '../base/events.ts';
import type { Core } from '../ports/core.ts';
import { isUnreadable, readingsOf } from '../reading/email-view.ts';
import type { EmailRow } from '../store/emails.ts';
import type { EventRow } from '../store/events.ts';
import type { ReadTx } from '../store/store.ts';
import type { Views } from './filter.ts';
import { inBatches } from './payloads.ts';

/**
 * The rows with their views behind them, at the same position and with ids of their own. A mail that is gone has no views. Throws
 * `unavailable` when the parser is overloaded.
 */
export async function withViews(core: Core, accountId: string, rows: EventRow[], views: Views): Promise<EventRow[]> {
  const ids = [...new Set(rows.filter(isSource).map(({ subjectId }) => subjectId))];
  if (ids.length === 0) return rows;
  const found = await core.store.read(async (tx) => {
    const mails = (await tx.emails.some(accountId, ids)).filter(({ kind }) => kind === 'message');
    return { mails, answering: views.types.includes('email.answered') ? await answering(tx, mails) : new Set<string>() };
  });
  const ofView: Record<ViewType, Set<string>> = {
    'email.code': views.types.includes('email.code') ? await idsWithCode(core, found.mails) : new Set(),
    'email.answered': found.answering,
  };
  return rows.flatMap((row) => {
    if (!isSource(row)) return [row];
    const told = views.types.filter((view) => ofView[view].has(row.subjectId));
    return [...(views.withSource ? [row] : []), ...told.map((view) => viewed(row, view))];
  });
}

/**
 * Ids of mails that ask for a one-time code to be typed, and of mails that cannot be read now: a client that waits for a code is told of these too,
 * and their `notice` says so.
 */
export async function idsWithCode(core: Core, mails: EmailRow[]): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const batch of inBatches(mails)) {
    for (const reading of await readingsOf(core, batch, { view: 'text', maxChars: 1, offset: 0 })) {
      const { best } = reading.extracted ?? {};
      if ((best && 'code' in best) || isUnreadable(reading)) ids.add(reading.id);
    }
  }
  return ids;
}

function isSource({ type }: EventRow): boolean {
  return type === 'email.received';
}

function viewed(row: EventRow, type: ViewType): EventRow {
  return { ...row, id: `${row.id}:${type.slice(type.indexOf('.') + 1)}`, type };
}

/** Ids of those that name a mail which their inbox sent: in In-Reply-To, or without it last in References (RFC 5322 3.6.4). */
async function answering(tx: ReadTx, mails: EmailRow[]): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const { id, inboxId, inReplyTo, references } of mails) {
    const named = inReplyTo ?? references.at(-1);
    if (named !== undefined && (await tx.emails.sentAs(inboxId, [named]))) ids.add(id);
  }
  return ids;
}
