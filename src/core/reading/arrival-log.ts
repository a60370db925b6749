/** The log of arrivals as callers read it. Mail that is filed, or waits to be, is read from its own row, and all other mail from the log. */
import { type Actor, seesInbox } from '../base/actor.ts';
import { type Page, type PageInput, pageOf, pageRequest } from '../base/pages.ts';
import { fillPage } from '../base/slices.ts';
import { ownInbox } from '../inboxes/inboxes.ts';
import { type SenderVerdict, senderVerdict } from '../policy/sender-verdict.ts';
import type { Core } from '../ports/core.ts';
import type { AcceptedRow } from '../store/accepted.ts';
import { ARRIVAL_OUTCOMES, type ArrivalOutcome, type ArrivalOwner, type ArrivalRow } from '../store/arrival-log.ts';
import type { EmailRow } from '../store/emails.ts';
import { newestFirst, type PageRequest, type Place, type Slice, type SliceRequest } from '../store/page.ts';
import type { QuarantinedRow } from '../store/quarantine.ts';
import type { ReadTx, WriteTx } from '../store/store.ts';

export type ListArrivalsInput = PageInput & {
  inboxId?: string | undefined;
  outcome?: ArrivalOutcome | undefined;
  /** The way in, such as `mailgun`. */
  provider?: string | undefined;
  /** Parts of the addresses of the envelope; case is ignored. */
  envelopeFrom?: string | undefined;
  recipient?: string | undefined;
  /** The first time that is listed, and the first that is not. */
  since?: Date | undefined;
  until?: Date | undefined;
};

export type ArrivalRecord = ReturnType<typeof arrivalRecord>;

/** `senderVerdict` null = its sender was not checked, or the mail is gone. */
type ToldArrival = ArrivalRow & { senderVerdict: SenderVerdict | null };

/** Less than the id of any arrival: a place before which all is older than its time. */
const LEAST_ID = '00000000-0000-0000-0000-000000000000';

const DAY = 24 * 3600 * 1000;
const WAITING = 'it is stored, and waits to be read and filed';

/** Reasons for mail in the quarantine, by what its check said. Verified mail is let in at once, so the reason is that it waits for that. */
const QUARANTINED: Record<SenderVerdict, string> = {
  pending: 'it waits in the quarantine until its sender is verified',
  verified: 'it waits in the quarantine until its sender is verified',
  forwarded: 'it stays in the quarantine: only a forwarder vouches for it',
  list: 'it stays in the quarantine: only a mailing list vouches for it',
  failed: 'it stays in the quarantine: the domain of its sender says that it does not come from there (DMARC)',
  unknown: 'it stays in the quarantine: neither DKIM nor SPF shows that its sender wrote it',
};

/**
 * Newest first, what matches all that is given. Of the inboxes that the key sees; the operator's unbound keys see those of no account too. Throws `not_found` for an inbox
 * that the key does not see.
 */
export async function listArrivals(core: Core, actor: Actor, input: ListArrivalsInput): Promise<Page<ArrivalRecord>> {
  const { inboxId, outcome, since, until, limit, cursor } = input;
  const page = { limit, cursor };
  const request = startingBefore(pageRequest('arrivals', page), until);
  const matches = matcher(input);
  const inboxIds = inboxId ? [(await core.store.read((tx) => ownInbox(tx, actor, inboxId))).id] : actor.key.inboxIds;
  const kept = latest(await oldestKept(core), since);
  const { rows, end } = await fillPage(core.store, actor.account.id, request, async (tx, slice) => {
    const found = await arrivalSlice(tx, actor, inboxIds, outcome, slice);
    // Behind what is too old there is nothing to look for.
    const isOver = found.end !== null && found.end.createdAt < kept;
    return { rows: found.rows.filter(matches), end: isOver ? null : found.end };
  });
  const young = rows.filter(({ createdAt }) => createdAt >= kept);
  return pageOf('arrivals', young, page, arrivalRecord, young.length < rows.length ? null : end);
}

/** Keeps the arrivals of mail that is about to be removed, in the same transaction. */
export async function keepArrivals(core: Core, tx: WriteTx, rows: (EmailRow | QuarantinedRow)[]): Promise<void> {
  const kept = new Date(core.clock.now().getTime() - core.settings.historyDays * DAY);
  for (const row of rows) {
    if (row.direction !== 'inbound' || row.importedAt !== null || row.createdAt < kept) continue;
    await tx.arrivalLog.add({ ...arrivalOf(row), reason: 'the email was deleted' });
  }
}

function latest(a: Date, b: Date | undefined): Date {
  return b !== undefined && b > a ? b : a;
}

function startingBefore(request: PageRequest, until: Date | undefined): PageRequest {
  const { before } = request;
  if (until === undefined || (before !== null && before.createdAt < until)) return request;
  return { ...request, before: { createdAt: until, id: LEAST_ID } };
}

function matcher({ provider, envelopeFrom, recipient }: ListArrivalsInput): (row: ArrivalRow) => boolean {
  const has = (address: string | null, part: string | undefined) =>
    part === undefined || address?.toLowerCase().includes(part.toLowerCase()) === true;
  return (row) =>
    (provider === undefined || row.provider === provider) && has(row.envelopeFrom, envelopeFrom) && has(row.recipient, recipient);
}

async function oldestKept({ store, settings }: Core): Promise<Date> {
  return new Date((await store.time()).getTime() - settings.historyDays * DAY);
}

/** The rows of every source in this slice, down to the first place where one of them was not searched any further. */
async function arrivalSlice(
  tx: ReadTx,
  actor: Actor,
  inboxIds: string[] | null,
  outcome: ArrivalOutcome | undefined,
  asked: SliceRequest,
): Promise<Slice<ToldArrival>> {
  const accountId = actor.account.id;
  const page = { limit: asked.limit, before: asked.from };
  const parts: Slice<ToldArrival>[] = [];
  const add = <Row extends EmailRow | QuarantinedRow>({ rows, end }: Slice<Row>) =>
    parts.push({ rows: rows.map((row) => ({ ...arrivalOf(row), senderVerdict: senderVerdict(row) })), end });
  if (outcome === undefined || outcome === 'accepted') {
    add(await tx.emails.slice({ accountId, inboxIds, direction: 'inbound', imported: false }, asked));
    add(await tx.quarantine.slice({ accountId, inboxIds }, asked));
    const waiting = await tx.accepted.page({ accountId, inboxIds }, page);
    parts.push(sliceOf(waiting.map(waitingArrival), asked.limit));
  }
  for (const owner of ownersOf(actor, inboxIds)) {
    for (const one of outcome ? [outcome] : ARRIVAL_OUTCOMES) {
      const logged = await tx.arrivalLog.page(owner, one, page);
      const told = logged.map((row) => ({ ...row, senderVerdict: null }));
      parts.push(sliceOf(told, asked.limit));
    }
  }
  return merged(parts, asked.limit);
}

/** A page as a slice: a full one may have more behind it. */
function sliceOf(rows: ToldArrival[], limit: number): Slice<ToldArrival> {
  return { rows, end: rows.length === limit ? (rows.at(-1) ?? null) : null };
}

function ownersOf(actor: Actor, inboxIds: string[] | null): ArrivalOwner[] {
  const accountId = actor.account.id;
  if (inboxIds) return inboxIds.filter((id) => seesInbox(actor, id)).map((inboxId) => ({ accountId, inboxId }));
  const own = { accountId, inboxId: null };
  return actor.account.operator ? [own, { accountId: null, inboxId: null }] : [own];
}

/** Rows after the first `end` are left out, because that source was not searched beyond it. */
function merged(parts: Slice<ToldArrival>[], limit: number): Slice<ToldArrival> {
  const [to = null] = parts.flatMap(({ end }) => (end ? [placeOf(end)] : [])).sort(newestFirst);
  const rows = parts
    .flatMap((part) => part.rows)
    .filter((row) => to === null || newestFirst(row, to) <= 0)
    .sort(newestFirst)
    .slice(0, limit);
  const last = rows.at(-1);
  return { rows, end: rows.length === limit && last ? placeOf(last) : to };
}

function placeOf({ createdAt, id }: Place): Place {
  return { createdAt, id };
}

function arrivalOf(row: EmailRow | QuarantinedRow): ArrivalRow {
  const { id, accountId, inboxId, provider, envelopeFrom, envelopeTo, size, createdAt, status, rawFidelity } = row;
  return {
    id,
    accountId,
    inboxId,
    provider,
    envelopeFrom,
    recipient: envelopeTo,
    outcome: 'accepted',
    reason: status === 'quarantined' ? QUARANTINED[senderVerdict(row)] : null,
    emailId: id,
    size,
    rawFidelity,
    createdAt,
  };
}

function waitingArrival({
  id,
  accountId,
  inboxId,
  provider,
  envelopeFrom,
  envelopeTo,
  size,
  rawFidelity,
  acceptedAt,
}: AcceptedRow): ToldArrival {
  const envelope = { provider, envelopeFrom, recipient: envelopeTo };
  return {
    id,
    accountId,
    inboxId,
    ...envelope,
    outcome: 'accepted',
    reason: WAITING,
    emailId: null,
    size,
    rawFidelity,
    senderVerdict: 'pending',
    createdAt: acceptedAt,
  };
}

function arrivalRecord({ accountId: _, createdAt, ...row }: ToldArrival) {
  return { ...row, at: createdAt.toISOString() };
}
