/** Reading emails: a list, one email, and its bytes. */
import { type Actor, requireWriting } from '../base/actor.ts';
import { type Page, type PageInput, pageOf, pageRequest } from '../base/pages.ts';
import { fillPage } from '../base/slices.ts';
import type { Core } from '../ports/core.ts';
import type { EmailFilter } from '../store/email-filters.ts';
import type { EmailKind } from '../store/emails.ts';
import type { EmailStatus } from '../store/statuses.ts';
import { type Completeness, completeness } from './completeness.ts';
import { type EmailRecord, emailRecord } from './email-record.ts';
import { type Reading, type ReadingOptions, readingOf } from './email-view.ts';
import { markAsRead } from './mark-as-read.ts';
import { mimeOf, ownEmail } from './own-email.ts';
import { listQuarantined, matchesNone, ownQuarantined } from './quarantined.ts';
import { listedIn } from './threads/own-thread.ts';

export type ListEmailsInput = PageInput &
  Omit<EmailFilter, 'accountId' | 'inboxIds' | 'kind' | 'status' | 'scheduled'> & {
    inboxId?: string | undefined;
    kind?: EmailKind | 'any' | undefined;
    /** `scheduled` = queued for a time that was chosen. */
    status?: EmailStatus | 'scheduled' | undefined;
    include?: 'body' | undefined;
  };

/**
 * Newest first; only messages, unless another `kind` is asked for. Quarantined mail is listed by its status only. A filter that few emails
 * match may end before the page is full. Throws `not_found` for an inbox or a thread that the key does not see.
 */
export async function listEmails(core: Core, actor: Actor, input: ListEmailsInput): Promise<Page<EmailRecord> & Completeness> {
  const { status, ...unasked } = input;
  if (status === 'quarantined') return await listQuarantined(core, actor, { ...unasked, status });
  const { inboxId: _, limit, cursor, include, kind = 'message', ...others } = unasked;
  const asked = status === 'scheduled' ? { ...others, scheduled: true as const } : { ...others, status };
  const filter = kind === 'any' ? asked : { ...asked, kind };
  const page = { limit, cursor };
  const request = pageRequest('emails', page);
  const accountId = actor.account.id;
  const { inboxIds, threadId } = await core.store.read((tx) => listedIn(tx, actor, input));
  const wanted = { accountId, inboxIds, ...filter, threadId };
  const { rows, end } = await fillPage(core.store, accountId, request, (tx, slice) => tx.emails.slice(wanted, slice));
  const kept = rows.slice(0, limit).map((row) => row.id);
  const bodies = include === 'body' ? await core.store.read((tx) => tx.emails.bodies(kept)) : null;
  const found = pageOf('emails', rows, page, (row) => emailRecord(row, bodies ? (bodies.get(row.id) ?? null) : undefined), end);
  const { automated, verified, from, subject, since, until } = filter;
  // A caller that asks for a status asks for none that waiting mail has.
  const withheld =
    matchesNone(input) || input.status !== undefined
      ? null
      : {
          ...(kind === 'any' ? {} : { kind }),
          automated,
          verified,
          from,
          subject,
          since,
          until,
        };
  return { ...found, ...(await completeness(core, actor, { inboxIds, isTrimmed: found.nextCursor !== null, withheld })) };
}

/** One email. It is marked as read only with `markRead`, which needs the scope `emails:write`. */
export async function getEmail(
  core: Core,
  actor: Actor,
  input: { id: string; markRead: boolean } & ReadingOptions,
): Promise<Reading> {
  if (input.markRead) requireWriting(actor);
  const row = await core.store.read((tx) => ownEmail(tx, actor, input.id));
  const reading = await readingOf(core, row, input);
  return input.markRead ? await markAsRead(core, actor, reading) : reading;
}

/** Like `getEmail`, also for mail in the quarantine, which cannot be marked. */
export async function getAnyEmail(core: Core, actor: Actor, input: Parameters<typeof getEmail>[2]): Promise<Reading> {
  const waiting = await core.store.read((tx) => ownQuarantined(tx, actor, input.id));
  return waiting ? await readingOf(core, waiting, input) : await getEmail(core, actor, input);
}

/** The RFC 5322 bytes exactly as they were received or sent. */
export async function getMime(core: Core, actor: Actor, id: string): Promise<Buffer> {
  return await core.store.read(async (tx) => {
    await ownEmail(tx, actor, id);
    return await mimeOf(tx, id);
  });
}
