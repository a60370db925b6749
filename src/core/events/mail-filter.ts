/** Narrows events of mail by the mail itself, which is read when they are told: by sender, subject, labels, a code in it, and whether its sender is verified. */
import { senderVerdict } from '../policy/sender-verdict.ts';
import type { Core } from '../ports/core.ts';
import type { EmailRow } from '../store/emails.ts';
import type { EventRow } from '../store/events.ts';
import type { MailFilter } from '../store/webhook-endpoints.ts';
import { CHECKED } from './filter.ts';
import { idsWithCode } from './views.ts';

/**
 * Replaces received mails with those whose sender is verified, at the position where that is known. A mail that is checked twice is told with
 * the same id. Other rows pass as they are.
 */
export async function whenVerified(core: Core, accountId: string, rows: EventRow[]): Promise<EventRow[]> {
  const mails = await mailsOf(core, accountId, rows);
  return rows.flatMap((row) => {
    if (row.type !== 'email.received' && row.type !== CHECKED) return [row];
    const mail = mails.get(row.subjectId);
    // Mail from this server is never checked. Any other waits for its check.
    const isKnown = mail && (row.type === CHECKED || mail.authentication.status === 'exempt');
    if (!isKnown || senderVerdict(mail) !== 'verified' || mail.kind !== 'message') return [];
    return [{ ...row, id: `${row.subjectId}:verified`, type: 'email.received' }];
  });
}

/** The rows whose mail matches. A mail that is gone cannot match. Throws `unavailable` when the parser is overloaded. */
export async function ofMatchingMail(
  core: Core,
  accountId: string,
  rows: EventRow[],
  { from, subject, hasCode, labels = [] }: MailFilter,
): Promise<EventRow[]> {
  if (from === undefined && subject === undefined && !hasCode && labels.length === 0) return rows;
  const lower = (part = '') => part.toLowerCase();
  const mails = [...(await mailsOf(core, accountId, rows)).values()].filter(
    (mail) =>
      lower(mail.from).includes(lower(from)) &&
      lower(mail.subject).includes(lower(subject)) &&
      labels.every((label) => mail.labels.includes(label)),
  );
  const ids = hasCode ? await idsWithCode(core, mails) : new Set(mails.map(({ id }) => id));
  return rows.filter(({ subjectId }) => ids.has(subjectId));
}

async function mailsOf(core: Core, accountId: string, rows: EventRow[]): Promise<Map<string, EmailRow>> {
  const ids = [...new Set(rows.map(({ subjectId }) => subjectId))];
  const mails = ids.length === 0 ? [] : await core.store.read((tx) => tx.emails.some(accountId, ids));
  return new Map(mails.map((mail) => [mail.id, mail]));
}
