/** The quarantine of inboxes that take only verified mail: what goes into it, and what is let in from it. */
import { type Actor, requireScope } from '../base/actor.ts';
import { gauge } from '../base/counts.ts';
import { PostroomError } from '../base/errors.ts';
import { hashOf } from '../base/hash-of.ts';
import { KEPT_IN_QUARANTINE } from '../base/limits.ts';
import { requireLoosening } from '../inboxes/inboxes.ts';
import type { Core } from '../ports/core.ts';
import { type EmailRecord, emailRecord } from '../reading/email-record.ts';
import { ownEmail, ownerOf } from '../reading/own-email.ts';
import { ownQuarantined, removeQuarantined, takeQuarantined } from '../reading/quarantined.ts';
import type { CheckedRow } from '../store/checks.ts';
import type { QuarantinedRow } from '../store/quarantine.ts';
import type { WriteTx } from '../store/store.ts';
import { keepHash, Unhashed, withHashes } from './same-mail.ts';
import {
  awaitCheck,
  type Checked,
  type Compared,
  comparedIn,
  formerFidelity,
  type Incoming,
  isReported,
  knownOf,
  type Origin,
  recordOf,
  storeArrival,
} from './store-arrival.ts';

/**
 * Stores the mail in the quarantine until its sender is checked, and answers its id. Null, and nothing is stored, when the inbox received the mail
 * already, or the same bytes wait there from the same envelope. Another copy is kept, because its check may end otherwise: a stranger who
 * knows a mail could else keep it out by sending a copy without its signature.
 */
export async function quarantine(
  core: Core,
  tx: WriteTx,
  arrival: Compared,
  mail: Incoming,
  checked: Checked | null,
): Promise<string | null> {
  const { inbox, about, sameness } = arrival;
  await keepHash(tx, sameness);
  if (sameness.is === 'copy' || isReported(about)) return null;
  const { threadId, threadReason } = about;
  const place = { threadId: threadId ?? core.ids.next(), threadReason };
  const row: QuarantinedRow = { ...recordOf(core, arrival, mail, place, checked), status: 'quarantined', indexed: null };
  const arrivalHash = hashOf(JSON.stringify(mail.origin), mail.mime);
  if (!(await tx.quarantine.insert(row, arrivalHash, mail.standing ?? mail.mime))) return null;
  gauge(tx, inbox.accountId, 'emails.storedBytes', row.size);
  gauge(tx, inbox.accountId, 'emails.quarantined', 1);
  awaitCheck(core, tx, row, { mime: mail.mime, check: mail.check ?? null });
  return row.id;
}

/**
 * Lets the mail in, as if it had arrived now, when its check shows that its sender is verified. False when it is in the quarantine no more.
 * A copy of a mail that the inbox has is removed. Throws `unavailable` when the parser is overloaded.
 */
export async function letInVerified(core: Core, row: CheckedRow, checked: Checked): Promise<boolean> {
  return (await letIn(core, row, checked)) !== 'gone';
}

/**
 * Lets the mail in on a caller's word, whatever its check said; a mail that is in already is answered as it is. A key that may not loosen the
 * rules of an inbox may make no exception from them either. Throws `missing_scope` or `forbidden` then, `not_found`, and `conflict` for
 * a copy of a mail that the inbox has.
 */
export async function releaseQuarantined(core: Core, actor: Actor, id: string): Promise<EmailRecord> {
  const row = await core.store.read(async (tx) => {
    const waiting = await ownQuarantined(tx, actor, id);
    if (!waiting) await ownEmail(tx, actor, id);
    return waiting;
  });
  requireScope(actor, 'inboxes:write');
  requireLoosening(actor);
  const released = row && (await letIn(core, row, null));
  if (released === 'copy') {
    throw new PostroomError('conflict', 'The inbox has this email already.', { hint: 'Delete the quarantined copy.' });
  }
  return await core.store.read(async (tx) => {
    const email = await ownEmail(tx, actor, id);
    if (email.direction === 'inbound') return emailRecord(email);
    throw new PostroomError('conflict', 'The email is not quarantined: it was written here.', {
      hint: 'Only mail that came in is let in.',
    });
  });
}

/** Removes mail that was quarantined for as long as it is kept, at most `limit`; returns how many were removed. */
export async function sweepQuarantine(core: Core, tx: WriteTx, limit: number): Promise<number> {
  const rows = await tx.quarantine.arrivedBefore(new Date(core.clock.now().getTime() - KEPT_IN_QUARANTINE), limit);
  await removeQuarantined(tx, rows);
  return rows.length;
}

/** `copy`: the inbox has the mail already; it was removed from the quarantine if `checked` says why it is let in. */
type LetIn = 'in' | 'copy' | 'gone';

async function letIn(core: Core, row: CheckedRow, checked: Checked | null): Promise<LetIn> {
  const mime = await core.store.read((tx) => tx.quarantine.mime(row.id));
  if (!mime) return 'gone';
  const owner = ownerOf(row);
  const parsed = await core.mailReader.parse(mime, owner);
  return await withHashes(core, mime, owner, (hashes) =>
    core.store.write(async (tx): Promise<LetIn | Unhashed> => {
      const waiting = await tx.quarantine.row(row.id);
      const inbox = waiting && (await tx.inboxes.get(waiting.accountId, waiting.inboxId));
      if (!waiting || !inbox) return 'gone';
      const { envelopeTo: recipient, provider } = waiting;
      const known = await knownOf(core, tx, { inbox, recipient }, parsed, parsed.report);
      const compared = await comparedIn(core, tx, [known], parsed, hashes);
      if (compared instanceof Unhashed) return compared;
      const [arrival] = compared;
      const isCopy = arrival?.sameness.is === 'copy';
      if (isCopy && checked === null) return 'copy';
      if (!arrival || isCopy) {
        await removeQuarantined(tx, [waiting]);
        return 'copy';
      }
      await takeQuarantined(tx, waiting);
      // The thread that it was to begin, unless there is one by now.
      const threadId = waiting.threadReason === 'new' ? waiting.threadId : core.ids.next();
      const standing = { id: waiting.id, taken: true };
      const mail = { mime, parsed, origin: originOf(waiting), provider, standing };
      await storeArrival(core, tx, arrival, mail, checked ?? waiting, threadId);
      return 'in';
    }),
  );
}

function originOf({ envelopeFrom, authentication, rawFidelity, anomalies }: QuarantinedRow): Origin {
  return { envelopeFrom, spf: authentication.spf?.result ?? null, rawFidelity: rawFidelity ?? formerFidelity(anomalies) };
}
