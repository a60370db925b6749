/** Files accepted mail: takes it in turns from the accounts, reads it, and stores it as the inbox's rules have it now. */
import { tally } from '../base/counts.ts';
import { readTogether } from '../base/read-together.ts';
import type { Core } from '../ports/core.ts';
import type { EarlyCheck } from '../ports/early-checks.ts';
import type { ParsedMail } from '../ports/mail-reader.ts';
import type { AcceptedRow } from '../store/accepted.ts';
import type { WriteTx } from '../store/store.ts';
import { LEASE, mayWait, removeAccepted } from './accept.ts';
import { CLOSED } from './answers.ts';
import { copyOf, logArrivals } from './arrival-log.ts';
import { checkWhileRead } from './authenticate.ts';
import { accepts, fileArrival, REFUSED } from './file-arrival.ts';
import { Unhashed, withHashes } from './same-mail.ts';
import { comparedIn, knownOf } from './store-arrival.ts';

/** What one instance has in hand at a time: mails, those of one account, and bytes. */
const IN_HAND = 64;
const OF_ACCOUNT = 32;
const BYTES = 32 * 1024 * 1024;

/** A mail whose reading ended the process so often is filed without being read. */
const MOST_TRIES = 2;

/** What became of a mail; `gone` = another filed it. */
type Filed = 'filed' | 'duplicate' | 'refused' | 'closed' | 'gone';

/**
 * Takes mail that no instance holds, in addition to what is `held` here, for as long as `LEASE`. Accounts take turns, beginning with the one after
 * `after`; the last one that had a turn is answered too. A mail whose reading began before and never ended is taken only when no other such mail
 * is in hand: if the process died with two of them, it would be unknown which one was to blame. An account of which more than `most` mails wait
 * gets no turn; null = each gets one.
 */
export async function takeAccepted(
  core: Core,
  held: readonly AcceptedRow[],
  after: string,
  most: number | null = null,
): Promise<{ rows: AcceptedRow[]; after: string }> {
  // Most of the time there is none, and a read waits for no writer.
  if ((await core.store.read((tx) => tx.accepted.accountAfter(''))) === null) return { rows: [], after };
  const now = await core.store.time();
  return await core.store.write(async (tx) => {
    const hand = handOf(held);
    const lines = await linesOf(tx, hand, now, after, most);
    const rows: AcceptedRow[] = [];
    let last = after;
    while (lines.length > 0) {
      const line = lines.shift();
      const row = line?.rows.shift();
      if (!line || !row) continue;
      if (hand.takes(row)) {
        rows.push({ ...row, tries: row.tries + 1 });
        last = row.accountId;
      }
      lines.push(line);
    }
    const until = new Date(now.getTime() + LEASE);
    await tx.accepted.lease(
      rows.map(({ id }) => id),
      until,
      1,
    );
    return { rows, after: last };
  });
}

/** Reads a mail that was taken, and files it. Throws when it must be tried again. */
export async function fileAccepted(core: Core, row: AcceptedRow): Promise<void> {
  const kept = core.atHand.take(row.id)?.mime;
  const [inbox, mime] = await core.store.read(
    async (tx) => [await tx.inboxes.get(row.accountId, row.inboxId), kept ?? (await tx.accepted.mime(row.id))] as const,
  );
  if (!mime) return;
  if (!inbox) return await fileRead(core, row, mime, null);
  if (row.tries > MOST_TRIES) {
    core.log.error(
      { ...told(row), tries: row.tries - 1 },
      'an accepted mail ended the process that read it; it is filed without its text',
    );
    const { parsed, hash } = core.mailReader.unread(mime);
    const contentHash: Core['mailReader']['contentHash'] = async (bytes, owner) =>
      bytes === mime ? hash : await core.mailReader.contentHash(bytes, owner);
    return await fileRead({ ...core, mailReader: { ...core.mailReader, contentHash } }, row, mime, parsed);
  }
  const check = checkWhileRead(core, mime, row);
  await fileRead(core, row, mime, await core.mailReader.parse(mime, ownerOf(row)), check);
}

/**
 * Files the mail in one transaction with its leaving the backlog, so that it is filed once, even if another instance has read it too. `parsed` null = its
 * inbox is gone.
 */
export async function fileRead(
  core: Core,
  row: AcceptedRow,
  mime: Buffer,
  parsed: ParsedMail | null,
  check: EarlyCheck | null = null,
): Promise<void> {
  const filed = await withHashes(core, mime, ownerOf(row), (hashes) =>
    core.store.write(
      async (tx): Promise<Filed | Unhashed> => {
        const [isHere, inbox] = await readTogether([tx.accepted.has(row.id), tx.inboxes.get(row.accountId, row.inboxId)]);
        if (!isHere) return 'gone';
        if (!inbox || !parsed) return await dropped(core, tx, row, mime, 'closed');
        const { envelopeTo: recipient, provider } = row;
        const known = await knownOf(core, tx, { inbox, recipient }, parsed, parsed.report);
        if (!accepts(core, known, parsed, row)) return await dropped(core, tx, row, mime, 'refused');
        const compared = await comparedIn(core, tx, [known], parsed, hashes);
        if (compared instanceof Unhashed) return compared;
        const { envelopeFrom, spf, rawFidelity } = row;
        const mail = {
          mime,
          parsed,
          origin: { envelopeFrom, spf, rawFidelity },
          provider,
          standing: { id: row.id, taken: true },
          check,
        };
        const emailId = compared[0] === undefined ? null : await fileArrival(core, tx, compared[0], mail);
        await removeAccepted(tx, row, emailId);
        if (emailId !== null) return 'filed';
        tally(core, tx, row.accountId, 'webhook.duplicate');
        await logArrivals(core, tx, { ...row, mime }, [{ ...row, recipient, ...copyOf(compared[0]) }]);
        return 'duplicate';
      },
      { later: mayWait(core, row) },
    ),
  );
  if (filed === 'refused') core.log.info(told(row), `accepted mail was ignored: ${REFUSED}`);
  if (filed === 'closed') core.log.info(told(row), 'accepted mail was dropped: its inbox was deleted');
}

/** Extends the lease of mail that is still in hand. */
export async function keepAccepted(core: Core, rows: readonly AcceptedRow[]): Promise<void> {
  const until = new Date((await core.store.time()).getTime() + LEASE);
  await core.store.write((tx) =>
    tx.accepted.lease(
      rows.map(({ id }) => id),
      until,
      0,
    ),
  );
}

/** Gives mail back that was taken and not filed; no instance takes it for so many milliseconds. Its reading did not end the process. */
export async function giveBack(core: Core, rows: readonly AcceptedRow[], ms: number): Promise<void> {
  const until = new Date((await core.store.time()).getTime() + ms);
  await core.store.write(async (tx) => {
    await tx.accepted.lease(
      rows.map(({ id }) => id),
      until,
      -1,
    );
    if (ms === 0) tx.wake('accepted');
  });
}

/** Counted as what it has turned out to be, beside `webhook.accepted`, which it was counted as before. */
async function dropped(core: Core, tx: WriteTx, row: AcceptedRow, mime: Buffer, why: 'refused' | 'closed'): Promise<Filed> {
  await removeAccepted(tx, row);
  const reason = why === 'refused' ? REFUSED : CLOSED;
  await logArrivals(core, tx, { ...row, mime }, [{ ...row, recipient: row.envelopeTo, outcome: 'ignored', reason }]);
  tally(core, tx, row.accountId, 'webhook.ignored');
  return why;
}

/** What is in hand, and whether a further mail is taken into it. */
function handOf(held: readonly AcceptedRow[]) {
  const ofAccount = new Map<string, number>();
  let mails = 0;
  let bytes = 0;
  let triedBefore = false;
  let isFull = false;
  const ids = new Set(held.map(({ id }) => id));
  const add = (row: AcceptedRow, tries: number) => {
    ofAccount.set(row.accountId, (ofAccount.get(row.accountId) ?? 0) + 1);
    mails += 1;
    bytes += row.size;
    triedBefore ||= tries > 0;
  };
  for (const row of held) add(row, row.tries - 1);
  const room = () => (isFull ? 0 : IN_HAND - mails);
  const roomOf = (account: string) => Math.min(room(), OF_ACCOUNT - (ofAccount.get(account) ?? 0));
  return {
    room,
    roomOf,
    takes: (row: AcceptedRow): boolean => {
      if (ids.has(row.id) || roomOf(row.accountId) <= 0 || (triedBefore && row.tries > 0)) return false;
      // No smaller mail passes one that does not fit, or a large mail would wait for ever.
      isFull = mails > 0 && bytes + row.size > BYTES;
      if (isFull) return false;
      add(row, row.tries);
      return true;
    },
  };
}

/** The mail that is due, by account in the order of turns: no more accounts, and no more mails of one account, than there is room for. */
async function linesOf(
  tx: WriteTx,
  hand: ReturnType<typeof handOf>,
  now: Date,
  after: string,
  most: number | null,
): Promise<{ rows: AcceptedRow[] }[]> {
  const lines: { rows: AcceptedRow[] }[] = [];
  const seen = new Set<string>();
  for (let account = after; lines.length < hand.room(); ) {
    const next = (await tx.accepted.accountAfter(account)) ?? (await tx.accepted.accountAfter(''));
    if (next === null || seen.has(next)) break;
    seen.add(next);
    account = next;
    const room = hand.roomOf(next);
    const rows = room > 0 ? await tx.accepted.due(next, now, Math.max(room, (most ?? 0) + 1)) : [];
    if (rows.length > 0 && (most === null || rows.length <= most)) lines.push({ rows });
  }
  return lines;
}

/** Mail that may be to blame for the end of a process is read apart, where no other mail waits for it. */
function ownerOf({ accountId, envelopeFrom, tries }: AcceptedRow) {
  return { accountId, sender: envelopeFrom, ...(tries > 1 ? { background: true as const } : {}) };
}

function told({ id, accountId, inboxId }: AcceptedRow): object {
  return { acceptedId: id, accountId, inboxId };
}
