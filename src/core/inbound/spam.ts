/** What a spam filter said of a mail: asked beside the check of its sender, and labelled where it is above what the inbox takes for spam. */
import { spamThreshold } from '../policy/receive-rules.ts';
import type { Core } from '../ports/core.ts';
import { markIn } from '../reading/mark.ts';
import type { Authentication, SpamScore } from '../store/authentication.ts';
import type { CheckedRow } from '../store/checks.ts';
import type { InboxRow } from '../store/inboxes.ts';
import type { WriteTx } from '../store/store.ts';
import { MAX_LABELS } from '../threads/threading.ts';

const SPAM = 'spam';

/** Asks once: a check that is repeated because of DNS keeps what was said. Null where there is no filter, or it did not answer. */
export async function spamScore(core: Core, mime: Buffer, email: CheckedRow): Promise<SpamScore | null> {
  const { authentication, envelopeFrom, envelopeTo: recipient } = email;
  if (authentication.spam) return authentication.spam;
  return (await core.spamFilter?.check(mime, { envelopeFrom, recipient })) ?? null;
}

/** The labels that a mail begins with in this inbox. */
export function labelsOf(inbox: InboxRow, { spam }: Authentication): string[] {
  const threshold = spamThreshold(inbox);
  return spam && threshold !== null && spam.score >= threshold ? [SPAM] : [];
}

/** Labels a stored mail only when its score is first known, so that a label which was taken away is not added again. */
export async function labelSpam(
  core: Core,
  tx: WriteTx,
  { id, authentication }: CheckedRow,
  found: Authentication,
): Promise<void> {
  if (!found.spam || authentication.spam) return;
  const row = await tx.emails.row(id);
  if (!row || row.labels.length >= MAX_LABELS) return;
  const inbox = await tx.inboxes.get(row.accountId, row.inboxId);
  const addLabels = inbox ? labelsOf(inbox, found) : [];
  if (addLabels.length > 0) await markIn(core, tx, row, { addLabels }, 'labels');
}
