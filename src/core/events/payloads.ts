/** What events are about: their records as they are now, read for many events at once. Nothing is stored per event. */
import { apiKeyRecord } from '../access/api-keys.ts';
import { accountRecord } from '../access/whoami.ts';
import { type Actor, seesInbox } from '../base/actor.ts';
import { TOLD_EVENTS, type ToldType } from '../base/events.ts';
import { suppressionRecord } from '../deliveries/suppressions.ts';
import { domainRecord } from '../inboxes/domains.ts';
import { inboxRecord } from '../inboxes/inboxes.ts';
import type { Core } from '../ports/core.ts';
import { readingsOf } from '../reading/email-view.ts';
import { threadRecords } from '../reading/threads/thread-records.ts';
import { templateSummary } from '../sending/templates.ts';
import type { EmailRow } from '../store/emails.ts';
import type { EventRow } from '../store/events.ts';
import type { ReadTx } from '../store/store.ts';
import { endpointRecord } from './endpoint-record.ts';
import { FITTING_CHARS, type Fitted, fitted, fittedEmail } from './fitting.ts';

/** `import` = only the id of the inbox, because a key that may read mail may not be allowed to read inboxes. */
export type Subject =
  | 'account'
  | 'inbox'
  | 'email'
  | 'import'
  | 'thread'
  | 'api_key'
  | 'domain'
  | 'suppression'
  | 'template'
  | 'endpoint';

/** The record of an event; null = the caller may not read it. */
export type Payload = Fitted | null;

export type PayloadLimits = {
  /** Which types the caller is told the records of. */
  mayRead(type: ToldType): boolean;
  /** Bytes of all records together. The events at the first position are told however large they are. */
  maxBytes: number;
};

/** Views of an event have its `sequence` too. */
type About = Pick<EventRow, 'type' | 'subjectId'> & { sequence: number };

/** Mails whose bytes are in memory at the same time: how many, and of what size together. */
const TOGETHER = 8;
const TOGETHER_BYTES = 8 * 1024 * 1024;

const KINDS: Record<string, Subject> = { report: 'email', draft: 'email' };

/** What kind of record an event of this type is about. */
export function subjectOf(type: ToldType): Subject {
  const kind = type.slice(0, type.indexOf('.'));
  return KINDS[kind] ?? (kind as Subject);
}

/**
 * The records of the first of `events`, as many as fit. One that is gone is its id and `deleted: true`. Throws `unavailable` when the parser
 * is overloaded.
 */
export async function payloadsOf(core: Core, actor: Actor, events: About[], limits: PayloadLimits): Promise<Payload[]> {
  const wanted = new Set(events.filter(({ type }) => isKnown(type) && limits.mayRead(type)));
  const { records, emails } = await recordsOf(core, actor, [...wanted]);
  const readings = readInTurn(core, emails);
  const payloads: Payload[] = [];
  let left = limits.maxBytes;
  for (const event of events) {
    const payload = wanted.has(event) ? await payloadOf(event) : null;
    left -= payload?.bytes ?? 0;
    // Events at one position stay together, because a cursor cannot point between them.
    if (left < 0 && payloads.length > 0 && events[payloads.length - 1]?.sequence !== event.sequence) break;
    payloads.push(payload);
  }
  return payloads;

  async function payloadOf({ type, subjectId: id }: About): Promise<Fitted> {
    const subject = isKnown(type) ? subjectOf(type) : null;
    const found = subject === 'email' ? await readings(id) : records.get(`${subject} ${id}`);
    return found ?? fitted({ id, deleted: true });
  }
}

function isKnown(type: string): type is ToldType {
  return Object.hasOwn(TOLD_EVENTS, type);
}

/** All records but emails, by kind and id, and the rows of the emails in the order of the events. */
async function recordsOf(core: Core, actor: Actor, events: About[]) {
  const of = (subject: Subject) => [
    ...new Set(events.filter(({ type }) => isKnown(type) && subjectOf(type) === subject).map(({ subjectId }) => subjectId)),
  ];
  const { account } = actor;
  const found = await core.store.read(async (tx) => {
    const isSeen = ({ inboxId }: { inboxId: string }) => seesInbox(actor, inboxId);
    const inboxIds = [...new Set([...of('inbox'), ...of('import')])].filter((id) => seesInbox(actor, id));
    const inboxes = await some(inboxIds, (ids) => tx.inboxes.list(account.id, ids, { limit: ids.length, before: null }));
    return {
      emails: (await some(of('email'), (ids) => tx.emails.some(account.id, ids))).filter(isSeen),
      threads: (await tx.threads.some(account.id, of('thread'))).filter(isSeen),
      others: {
        account: of('account').length === 0 ? [] : await accountOf(tx, account.id),
        inbox: inboxes.map(inboxRecord),
        import: inboxes.map(({ id }) => ({ id })),
        api_key: (await each(of('api_key'), (id) => tx.apiKeys.get(account.id, id))).map((row) => apiKeyRecord(core, row)),
        domain: (await each(of('domain'), (id) => tx.domains.get(account.id, id))).map(domainRecord),
        suppression: (await tx.suppressions.some(account.id, of('suppression'))).map(suppressionRecord),
        endpoint: (await each(of('endpoint'), (id) => tx.webhookEndpoints.get(account.id, id))).map(endpointRecord),
        template: (await each(of('template'), (id) => tx.templates.get(account.id, id))).map(templateSummary),
      },
    };
  });
  const records = new Map<string, Fitted>();
  const all = { ...found.others, thread: await threadRecords(core, found.threads) };
  for (const [subject, list] of Object.entries(all))
    for (const record of list) records.set(`${subject} ${record.id}`, fitted(record));
  const rows = new Map(found.emails.map((row) => [row.id, row]));
  return { records, emails: of('email').flatMap((id) => rows.get(id) ?? []) };
}

async function accountOf(tx: ReadTx, id: string) {
  const row = await tx.accounts.get(id);
  return row ? [accountRecord(row)] : [];
}

async function some<Row>(ids: string[], read: (ids: string[]) => Promise<Row[]>): Promise<Row[]> {
  return ids.length === 0 ? [] : await read(ids);
}

async function each<Row>(ids: string[], read: (id: string) => Promise<Row | null>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const id of ids) {
    const row = await read(id);
    if (row) rows.push(row);
  }
  return rows;
}

/** Reads emails ahead in the order in which they are asked for, so that a page which is full early has read few in vain. */
function readInTurn(core: Core, rows: EmailRow[]): (id: string) => Promise<Fitted | null> {
  const read = new Map<string, Fitted | null>();
  const there = new Set(rows.map(({ id }) => id));
  let at = 0;
  return async (id) => {
    while (there.has(id) && !read.has(id)) {
      const next = batchFrom(rows, at);
      at += next.length;
      for (const row of next) read.set(row.id, null);
      const readings = await readingsOf(core, next, { view: 'text', maxChars: FITTING_CHARS, offset: 0 });
      // An email whose bytes are gone was deleted meanwhile.
      for (const one of readings) if (one.text !== undefined) read.set(one.id, fittedEmail(one));
    }
    return read.get(id) ?? null;
  };
}

/** Emails in groups whose bytes may be in memory at the same time. */
export function inBatches(rows: EmailRow[]): EmailRow[][] {
  const batches: EmailRow[][] = [];
  for (let at = 0; at < rows.length; at += batches.at(-1)?.length ?? 1) batches.push(batchFrom(rows, at));
  return batches;
}

function batchFrom(rows: EmailRow[], from: number): EmailRow[] {
  let bytes = 0;
  const batch = rows.slice(from, from + TOGETHER);
  const end = batch.findIndex((row, index) => {
    bytes += row.size;
    return index > 0 && bytes > TOGETHER_BYTES;
  });
  return end < 0 ? batch : batch.slice(0, end);
}
