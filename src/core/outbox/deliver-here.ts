/** Delivery to an inbox of this server. */
import { withBytes } from '../base/pieces.ts';
import { readTogether } from '../base/read-together.ts';
import { type Step, settleEmail, takeStep } from '../deliveries/steps.ts';
import { knownFromHere, storeFromHere } from '../inbound/receive.ts';
import { type Hashes, type Unhashed, withHashes } from '../inbound/same-mail.ts';
import { inboxAt } from '../inboxes/addressing.ts';
import { acceptsFrom } from '../policy/receive-rules.ts';
import { overflows } from '../policy/storage.ts';
import type { Core } from '../ports/core.ts';
import type { MailBytes } from '../store/arriving.ts';
import type { DeliveryRow } from '../store/deliveries.ts';
import type { InboxRow } from '../store/inboxes.ts';
import type { WriteTx } from '../store/store.ts';
import { isStillClaimed, type Job } from './claim.ts';
import { type Answer, recordDeferred } from './record-attempt.ts';

type Result = 'sent' | 'deferred' | 'failed';

/**
 * Delivers to an inbox of this server: the recipient's record and the sender's status are stored in one transaction. Does nothing
 * when this instance's claim does not stand any more. Where the recipient's account has no room the delivery is deferred.
 */
export async function deliverHere(core: Core, job: Job, delivery: DeliveryRow, mime: Buffer): Promise<void> {
  const owner = { accountId: job.accountId, sender: job.sender };
  const parsed = await core.mailReader.parse(mime, owner);
  const deliver = async (tx: WriteTx, bytes: MailBytes, hashes: Hashes): Promise<Result | Unhashed | null> => {
    const [rows, inbox] = await readTogether([tx.deliveries.ofEmail(job.emailId), inboxAt(tx, delivery.recipient)]);
    const row = rows.find((one) => one.id === delivery.id);
    if (row?.status !== 'sending' || !isStillClaimed(row, delivery)) return null;
    const settle = async (now: DeliveryRow) => {
      const deliveries = rows.map((one) => (one.id === now.id ? now : one));
      await settleEmail(core, tx, job.emailId, now.status, { deliveries });
    };
    const here = inbox?.status === 'active' ? inbox : null;
    const accepted = here !== null && acceptsFrom(core, here, { envelopeFrom: job.sender, parsed });
    if (accepted) {
      const target = { inbox: here, recipient: delivery.recipient };
      const [full, known] = await readTogether([isFull(tx, here), knownFromHere(core, tx, target, parsed)]);
      if (full) {
        await settle(await recordDeferred(core, tx, row, NO_ROOM));
        return 'deferred';
      }
      const standing = Buffer.isBuffer(bytes) ? undefined : bytes;
      const unhashed = await storeFromHere(core, tx, known, { mime, parsed, standing }, hashes);
      if (unhashed) return unhashed;
    }
    await settle(await takeStep(core, tx, row, accepted ? DELIVERED : here ? UNWANTED : NO_INBOX));
    return accepted ? 'sent' : 'failed';
  };
  const result = await withBytes(core, { mime }, (bytes) =>
    withHashes(core, mime, owner, (hashes) => core.store.write((tx) => deliver(tx, bytes, hashes))),
  );
  if (result !== null) core.meters.deliveryAttempt('here', result);
}

async function isFull(tx: WriteTx, { accountId }: InboxRow): Promise<boolean> {
  const account = await tx.accounts.get(accountId);
  return account !== null && (await overflows(tx, account));
}

const DELIVERED: Step = {
  status: 'delivered',
  source: 'outbox',
  code: 250,
  statusCode: '2.1.5',
  reason: '250 2.1.5 delivered here',
};

const NO_ROOM: Answer = {
  outcome: 'deferred',
  code: 452,
  statusCode: '4.2.2',
  reply: '452 4.2.2 the account of this inbox has no room for more mail',
};
const FAILED = { status: 'failed', source: 'outbox', code: 550 } as const;
const NO_INBOX: Step = { ...FAILED, statusCode: '5.1.1', reason: '550 5.1.1 no inbox here takes mail at this address' };
const UNWANTED: Step = { ...FAILED, statusCode: '5.7.1', reason: '550 5.7.1 the inbox does not take mail from this sender' };
