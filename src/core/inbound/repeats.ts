/** Recipients to whom the same sender gave the same bytes before, where a way in names no mail: SMTP repeats what it lost the answer to. */
import type { Core } from '../ports/core.ts';
import type { WriteTx } from '../store/store.ts';
import type { Target } from './recipients.ts';
import type { IncomingMail } from './store-arrival.ts';

type Tokened = Pick<IncomingMail, 'recipientTokens'>;

/** The targets that get the mail for the first time, and those that had it before. */
export async function apart(
  tx: WriteTx,
  { recipientTokens }: Tokened,
  targets: Target[],
): Promise<{ fresh: Target[]; again: Target[] }> {
  if (!recipientTokens) return { fresh: targets, again: [] };
  const fresh: Target[] = [];
  const again: Target[] = [];
  for (const target of targets) {
    const token = recipientTokens.get(target.recipient ?? '');
    const isUsed = token !== undefined && (await tx.webhookTokens.used(token)) !== null;
    (isUsed ? again : fresh).push(target);
  }
  return { fresh, again };
}

/** Notes that these have the mail now; in the transaction in which `apart` was asked about them. */
export async function noteTaken(
  core: Core,
  tx: WriteTx,
  { recipientTokens }: Tokened,
  targets: readonly Target[],
): Promise<void> {
  if (!recipientTokens) return;
  for (const { recipient } of targets) {
    const token = recipientTokens.get(recipient ?? '');
    if (token !== undefined) await tx.webhookTokens.add(token, core.clock.now(), { use: 'mail', ignored: null });
  }
}
