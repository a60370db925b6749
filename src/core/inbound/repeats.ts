/** Finds recipients who got the same bytes from the same sender before. SMTP gives a mail no token, and repeats one whose answer was lost. */
import { readTogether } from '../base/read-together.ts';
import type { Core } from '../ports/core.ts';
import type { WriteTx } from '../store/store.ts';
import type { Target } from './recipients.ts';
import type { IncomingMail } from './store-arrival.ts';

type Tokened = Pick<IncomingMail, 'recipientTokens'>;

/** Those of the targets that had the mail before. */
export async function repeatsOf(tx: WriteTx, { recipientTokens }: Tokened, targets: Target[]): Promise<Set<Target>> {
  const tokens = targets.map(({ recipient }) => recipientTokens?.get(recipient ?? ''));
  const uses = await readTogether(tokens.map((token) => (token === undefined ? null : tx.webhookTokens.used(token))));
  return new Set(targets.filter((_target, index) => uses[index] !== null));
}

/** Notes that these have the mail now; in the transaction in which `repeatsOf` was asked about them. */
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
