/** Accepts mails that come at the same time in one unit of work: what is asked and counted for each of them is so once for all. */
import { ALL_ACCOUNTS, tally } from '../base/counts.ts';
import { isCode } from '../base/errors.ts';
import { readTogether } from '../base/read-together.ts';
import { roomIn } from '../policy/storage.ts';
import type { Core } from '../ports/core.ts';
import type { AcceptedRow } from '../store/accepted.ts';
import type { MailBytes } from '../store/arriving.ts';
import type { WriteTx } from '../store/store.ts';
import {
  ACCOUNT_SHARE,
  acceptedRow,
  type Backlog,
  backlogOf,
  bytesOf,
  countAccepted,
  fits,
  mayWait,
  NOT_LEASED,
} from './accept.ts';
import { answeredBefore, duplicateIn, POSTED_BEFORE, type ReceiveOutcome } from './answers.ts';
import { logArrivals, toldOf } from './arrival-log.ts';
import type { Recipients, Target } from './recipients.ts';
import type { IncomingMail } from './store-arrival.ts';

/**
 * Accepts a mail before it is read. Null, and nothing is stored, when it is to be read first: mail of its accounts is not filed soon, one of its inboxes
 * was closed meanwhile, or there is no room.
 */
export type Together = (mail: IncomingMail, to: Recipients) => Promise<ReceiveOutcome | null>;

type Handed = { mail: IncomingMail; to: Recipients };
type Waiting = Handed & { resolve(outcome: ReceiveOutcome | null): void; reject(error: unknown): void };
type Batch = { waiting: Waiting[]; bytes: number };

/** A unit of work is not to hold others up, and a mail that cannot be stored is stored apart from those beside it. */
const MOST_MAILS = 64;
const MOST_BYTES = 1024 * 1024;

export function acceptingTogether(core: Core): Together {
  /** Takes more mails until its work begins. */
  let open: Batch | null = null;

  function join(one: Waiting): void {
    const bytes = one.mail.mime.length;
    if (open !== null && open.waiting.length < MOST_MAILS && open.bytes + bytes <= MOST_BYTES) {
      open.waiting.push(one);
      open.bytes += bytes;
      return;
    }
    open = { waiting: [one], bytes };
    void write(open);
  }

  async function write(batch: Batch): Promise<void> {
    const { waiting } = batch;
    const close = () => {
      if (open === batch) open = null;
    };
    try {
      const outcomes = await core.store.write(
        async (tx) => {
          close();
          return await acceptIn(core, tx, waiting);
        },
        { bytes: batch.bytes, callers: () => waiting.length },
      );
      for (const [index, { resolve }] of waiting.entries()) resolve(outcomes[index] ?? null);
    } catch (error) {
      close();
      if (waiting.length === 1 || isCode(error, 'unavailable')) for (const { reject } of waiting) reject(error);
      // One of them is to blame, and the others are not refused for it.
      else for (const one of waiting) void write({ waiting: [one], bytes: one.mail.mime.length });
    }
  }

  return (mail, to) => new Promise((resolve, reject) => join({ mail, to, resolve, reject }));
}

async function acceptIn(core: Core, tx: WriteTx, mails: readonly Handed[]): Promise<(ReceiveOutcome | null)[]> {
  const places = await placesIn(core, tx, mails);
  const taken = mails.map(({ mail, to }) => places.take(to.targets, mail.mime.length));
  const tokens = mails.flatMap((one, index) => (taken[index] ? tokensOf(one).filter((token) => token !== null) : []));
  const claims = await tx.webhookTokens.claimAll(tokens, core.clock.now(), { use: 'mail', ignored: null });
  const rows: { row: AcceptedRow; bytes: MailBytes }[] = [];
  const outcomes: (ReceiveOutcome | null)[] = [];
  let claim = 0;
  for (const [index, one] of mails.entries()) {
    const { mail, to } = one;
    const first = to.targets[0]?.inbox.accountId ?? '';
    if (!taken[index]) {
      outcomes.push(null);
      continue;
    }
    const isNew = tokensOf(one).map((token) => token === null || claims[claim++] === true);
    if (mail.token !== null && isNew[0] === false) {
      const used = await tx.webhookTokens.used(mail.token);
      outcomes.push(used && (await answeredBefore(core, tx, first, mail, to, used)));
      continue;
    }
    const again = mail.recipientTokens ? to.targets.filter((_target, at) => !isNew[at]) : [];
    if (to.untaken.length + again.length > 0) await logArrivals(core, tx, mail, [...to.untaken, ...toldOf(again, POSTED_BEFORE)]);
    if (again.length === to.targets.length) {
      outcomes.push(duplicateIn(core, tx, first));
      continue;
    }
    for (const target of to.targets) {
      if (again.includes(target)) continue;
      const row = acceptedRow(core, target, mail, { leasedUntil: NOT_LEASED, tries: 0 });
      core.atHand.keep(row.id, { mime: mail.mime, check: null });
      rows.push({ row, bytes: bytesOf(row, mail) });
    }
    tally(core, tx, first, 'webhook.accepted');
    outcomes.push({ outcome: 'accepted' });
  }
  await tx.accepted.insertAll(rows);
  countAccepted(
    tx,
    rows.map(({ row }) => row),
    1,
  );
  if (rows.length > 0) tx.wake('accepted');
  return outcomes;
}

/** Of the mail, or in its place one of each target. */
function tokensOf({ mail, to }: Handed): (string | null)[] {
  const { token, recipientTokens } = mail;
  return recipientTokens ? to.targets.map(({ recipient }) => recipientTokens.get(recipient ?? '') ?? null) : [token];
}

/** What an account has room for. */
type Place = Backlog & { isQuick: boolean; left: number };

/** Where the mails may go, as it is now and as `take` leaves it. */
async function placesIn(core: Core, tx: WriteTx, mails: readonly Handed[]) {
  const inboxes = new Map(mails.flatMap(({ to }) => to.targets.map(({ inbox }) => [inbox.id, inbox] as const)));
  const accounts = [...new Set([...inboxes.values()].map(({ accountId }) => accountId))];
  const [now, found, whole] = await readTogether([
    readTogether([...inboxes.values()].map(({ accountId, id }) => tx.inboxes.get(accountId, id))),
    readTogether(accounts.map((accountId) => placeOf(core, tx, accountId))),
    backlogOf(tx, ALL_ACCOUNTS),
  ]);
  const active = new Set(now.flatMap((inbox) => (inbox?.status === 'active' ? [inbox.id] : [])));
  const places = new Map(accounts.map((accountId, index) => [accountId, found[index] ?? null]));
  const { backlog } = core.settings;

  function hasRoom({ inbox }: Target, size: number): boolean {
    const place = places.get(inbox.accountId);
    if (!place?.isQuick || place.left <= 0 || !active.has(inbox.id)) return false;
    return fits(backlog, whole, size, 1) && fits(backlog, place, size, ACCOUNT_SHARE);
  }

  function add(target: Target, mails: 1 | -1, size: number): void {
    const place = places.get(target.inbox.accountId);
    if (!place) return;
    for (const one of [whole, place]) {
      one.mails += mails;
      one.bytes += mails * size;
    }
    place.left -= mails * size;
  }

  return {
    /** Whether all targets take a mail of this size. */
    take(targets: readonly Target[], size: number): boolean {
      for (const [index, target] of targets.entries()) {
        if (hasRoom(target, size)) add(target, 1, size);
        else {
          for (const before of targets.slice(0, index)) add(before, -1, size);
          return false;
        }
      }
      return true;
    },
  };
}

/** Null = the account is gone. Mail is filed soon where none has waited too long that no worker has taken yet. */
async function placeOf(core: Core, tx: WriteTx, accountId: string): Promise<Place | null> {
  const [account, backlog, [next]] = await readTogether([
    tx.accounts.get(accountId),
    backlogOf(tx, accountId),
    tx.accepted.due(accountId, NOT_LEASED, 1),
  ]);
  if (account === null) return null;
  return { ...backlog, isQuick: next === undefined || mayWait(core, next), left: await roomIn(tx, account) };
}
