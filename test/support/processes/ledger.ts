/** Load with a ledger: what was posted and sent, what was answered, and whether the server holds exactly that. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { EmailRecord } from '../../../src/core/reading/email-record.ts';
import { type Arrival, type Asked, allSent } from '../servers/sink-ledger.ts';
import { type Entry, hash, type Inbox, newMail, newSend, post, send, toComeAgain } from './ledger-entries.ts';

export type LedgerOptions = {
  /** Makes the same mails again. */
  seed: number;
  /** Connections that post to the webhook, and that send. */
  posting: number;
  sending: number;
  /** Where mail to the outside may go; null when no sink is configured. */
  outside: string | null;
  /** 503 with Retry-After is as good as no answer. */
  mayRefuse?: boolean;
};

/**
 * What a ledger holds: `posted` and `sent` were acknowledged, `retried` of both only at a later try; `resent` = sends whose
 * Idempotency-Key came again, after a kill, at the same time or after the answer.
 */
export type Totals = { posted: number; sent: number; retried: number; resent: number };

export type Ledger = ReturnType<typeof openLedger>;

export function openLedger(options: LedgerOptions) {
  const inboxes: Inbox[] = [];
  const answered: Entry[] = [];
  const waiting: Entry[] = [];
  const wrong: string[] = [];
  const next = numbers(options.seed);
  let made = 0;

  const at = (index: number): Inbox => {
    const inbox = inboxes[index % inboxes.length];
    assert.ok(inbox, 'the ledger has inboxes');
    return inbox;
  };

  /** Retries unanswered calls first, as a provider does. */
  function take(kind: Entry['kind']): Entry {
    const index = waiting.findIndex((entry) => entry.kind === kind);
    const [entry] = index < 0 ? [] : waiting.splice(index, 1);
    made += entry ? 0 : 1;
    return entry ?? (kind === 'posted' ? newMail(options.seed, made, at) : newSend(made, at, options.outside));
  }

  /** One try; false when no answer came. */
  async function attempt(room: Asked, entry: Entry): Promise<boolean> {
    entry.tries += 1;
    try {
      const isRefused = options.mayRefuse ? toComeAgain : () => false;
      const complaint = entry.kind === 'posted' ? await post(room, entry, isRefused) : await send(room, entry, isRefused);
      if (complaint) wrong.push(complaint);
      answered.push(entry);
      return true;
    } catch {
      waiting.push(entry);
      return false;
    }
  }

  return {
    /** Makes the inboxes; once, before anything else. */
    async open(room: Asked): Promise<void> {
      for (const localPart of ['ada', 'grace', 'edsger', 'barbara']) {
        const { status, body } = await room.rest('POST', '/inboxes', { localPart });
        assert.equal(status, 201);
        inboxes.push({ id: body.id, address: body.address });
      }
    },

    /**
     * Posts and sends on every connection until the server no longer answers, or, given `goesOn`, until that is false; `flowing`
     * resolves after `mails` of them.
     */
    run(room: Asked, mails: number, goesOn?: () => boolean): { flowing: Promise<void>; ended: Promise<void> } {
      let flows = () => {};
      let left = mails;
      const flowing = new Promise<void>((resolve) => {
        flows = resolve;
      });
      const connection = async (kind: Entry['kind']) => {
        const isAnswered = () => attempt(room, take(kind));
        while (goesOn ? await onAndOn(isAnswered, goesOn) : await isAnswered()) if (kind === 'posted' && --left <= 0) flows();
        flows();
      };
      const connections = [
        ...Array.from({ length: options.posting }, () => connection('posted')),
        ...Array.from({ length: options.sending }, () => connection('sent')),
      ];
      return { flowing, ended: Promise.all(connections).then(() => undefined) };
    },

    /** Tries again what was never answered; all of it must be answered now. */
    async settle(room: Asked): Promise<void> {
      for (const entry of waiting.splice(0))
        assert.ok(await attempt(room, entry), 'a retry on a running server was not answered');
    },

    /** A number in [0, 1) from the seed. */
    next,
    inboxes,

    /** Tokens and record ids that were acknowledged so far, to be checked in the file while no server runs. */
    acknowledged: () => ({
      tokens: answered.flatMap((entry) => (entry.kind === 'posted' ? [entry.token] : [])),
      ids: answered.flatMap((entry) => (entry.kind === 'sent' && entry.record ? [entry.record.id] : [])),
    }),

    totals(): Totals {
      const count = (kind: Entry['kind']) => answered.filter((entry) => entry.kind === kind).length;
      const retried = answered.filter((entry) => entry.tries > 1).length;
      const resent = answered.filter((entry) => entry.kind === 'sent' && (entry.twice || entry.tries > 1)).length;
      return { posted: count('posted'), sent: count('sent'), retried, resent };
    },

    /** The records of the sends to elsewhere, as they were answered. */
    elsewhere: () =>
      answered.flatMap((entry) => (entry.kind === 'sent' && !entry.toInboxId && entry.record ? [entry.record] : [])),

    /** The whole comparison, after `settle`: every mail and every send is there exactly once, and nothing else is. */
    async check(room: Asked, arrivals: Arrival[]): Promise<void> {
      assert.deepEqual(wrong, [], 'answers that were neither as promised nor missing');
      await allSent(room);
      const stored = await everything(room, inboxes);
      const mails = answered.filter((entry) => entry.kind === 'posted');
      const sends = answered.filter((entry) => entry.kind === 'sent');
      const outbound = stored.filter(({ record }) => record.direction === 'outbound');
      const inbound = stored.filter(({ record }) => record.direction === 'inbound');
      const expectedIn = mails.flatMap((mail) => mail.inboxIds.map((inboxId) => `${inboxId} ${mail.sha256}`));
      const expectedOut = sends.map((sent) => `${sent.record?.id} ${sent.subject}`);

      const outBySubject = new Map(outbound.map((one) => [one.record.subject, one]));
      const expectedHere = sends.flatMap((sent) => {
        const out = outBySubject.get(sent.subject);
        return sent.toInboxId && out ? [`${sent.toInboxId} ${out.sha256}`] : [];
      });
      sameOnce(
        'outbound records',
        outbound.map(({ record }) => `${record.id} ${record.subject}`),
        expectedOut,
      );
      sameOnce(
        'inbound mails, byte for byte',
        inbound.map((one) => `${one.record.inboxId} ${one.sha256}`),
        [...expectedIn, ...expectedHere],
      );

      const outside = sends.filter((sent) => sent.toInboxId === null).flatMap((sent) => outBySubject.get(sent.subject) ?? []);
      sameOnce(
        'Message-IDs at the sink',
        [...new Set(arrivals.map((one) => one.messageId))],
        outside.map(({ record }) => String(record.messageId)),
      );
      const bytesOf = new Map(outside.map(({ record, sha256 }) => [record.messageId, sha256]));
      for (const { messageId, mime } of arrivals)
        assert.equal(hash(mime), bytesOf.get(messageId), 'the sink got the stored bytes');

      const { body: metrics } = await room.rest('GET', '/metrics');
      assert.equal(metrics.webhook.accepted, mails.length, 'the webhook counter agrees with the ledger');
      assert.equal(metrics.emails.inbound, inbound.length, 'the inbound counter agrees with the records');
      assert.equal(metrics.emails.outbound, sends.length, 'the outbound counter agrees with the ledger');
      assert.equal(
        metrics.emails.storedBytes,
        stored.reduce((sum, one) => sum + one.record.size, 0),
        'stored bytes agree',
      );
    },

    /** Repeats some acknowledged sends: each must answer its first record again. */
    async replay(room: Asked, howMany: number): Promise<void> {
      for (const entry of answered.filter((one) => one.kind === 'sent').slice(-howMany)) {
        const { status, headers, body } = await room.rest('POST', '/emails/send', entry.body, { 'idempotency-key': entry.key });
        assert.equal(status, 202);
        assert.equal(headers.get('idempotency-replayed'), 'true');
        assert.equal(body.id, entry.record?.id);
        entry.tries += 1;
      }
    },
  };
}

/** Repeats until one is answered; false when it is over before. */
async function onAndOn(isAnswered: () => Promise<boolean>, goesOn: () => boolean): Promise<boolean> {
  while (goesOn()) {
    if (await isAnswered()) return true;
    await pause(50);
  }
  return false;
}

async function everything(room: Asked, inboxes: Inbox[]): Promise<{ record: EmailRecord; sha256: string }[]> {
  const records: EmailRecord[] = [];
  for (const inbox of inboxes) {
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = `/emails?inboxId=${inbox.id}&limit=100${cursor ? `&cursor=${cursor}` : ''}`;
      const { status, body } = await room.rest('GET', page);
      assert.equal(status, 200);
      records.push(...body.data);
      cursor = body.nextCursor;
    }
  }
  const found: { record: EmailRecord; sha256: string }[] = [];
  const reader = async () => {
    for (let record = records.pop(); record; record = records.pop()) {
      const { status, body } = await room.rest('GET', `/emails/${record.id}/raw`);
      assert.equal(status, 200);
      assert.equal(body.length, record.size);
      found.push({ record, sha256: hash(body) });
    }
  };
  await Promise.all(Array.from({ length: 8 }, reader));
  return found;
}

/** Both hold the same, each once; on failure it says what is missing, doubled or unknown, and not thousands of equal lines. */
function sameOnce(what: string, actual: string[], expected: string[]): void {
  const seen = new Set<string>();
  const doubled = actual.filter((one) => seen.size === seen.add(one).size);
  const wanted = new Set(expected);
  const missing = expected.filter((one) => !seen.has(one));
  const unknown = actual.filter((one) => !wanted.has(one));
  assert.deepEqual({ doubled, missing, unknown }, { doubled: [], missing: [], unknown: [] }, what);
  assert.equal(actual.length, expected.length, what);
}

/** Numbers in [0, 1), the same for the same seed. */
function numbers(seed: number): () => number {
  let n = 0;
  return () => createHash('sha256').update(`${seed} ${n++}`).digest().readUInt32BE() / 2 ** 32;
}
