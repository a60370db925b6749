/** What becomes of the provider's word on a mail it took from here: a step of the delivery, and at times a suppressed address. */
import type { Core } from '../ports/core.ts';
import type { DeliveryRow } from '../store/deliveries.ts';
import type { DeliveryStatus } from '../store/statuses.ts';
import type { WriteTx } from '../store/store.ts';
import type { SuppressionRow } from '../store/suppressions.ts';
import { speaksOfAddress } from './address-refusals.ts';
import { settleEmail, takeStep } from './steps.ts';
import { suppress } from './suppressions.ts';

/** `deferred`: the provider goes on trying. `failed`: it gave up, or never tried. `messageId` without angle brackets. */
export type ProviderEvent = {
  kind: 'delivered' | 'deferred' | 'bounced' | 'failed' | 'complained' | 'unsubscribed';
  recipient: string;
  messageId: string | null;
  /** Our id of the email, in a variable the provider was told to keep. */
  emailId: string | null;
  /** SMTP reply code, enhanced code (RFC 3463) and words of the recipient's server, or else of the provider. */
  code: number | null;
  statusCode: string | null;
  reason: string | null;
  /** The provider's id of the event, the same in each of its attempts to post it; and the signed token. */
  eventId: string | null;
  token: string | null;
};

export type ProviderEventOutcome = { outcome: 'taken' } | { outcome: 'duplicate' } | { outcome: 'ignored'; reason: string };

/** Message-IDs made here begin with the id of their email (RFC 9562 4). */
const OWN_MESSAGE_ID = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@[^\s@]+$/;

/**
 * Takes one event, once: its token and its id are kept in the commit that acts on it. Events of mail that is not from here are
 * ignored. Of a mail that the provider holds, `deferred` is a step only: it tries again itself, and a second copy must not follow.
 * Throws only when storing failed.
 */
export async function receiveProviderEvent(core: Core, event: ProviderEvent): Promise<ProviderEventOutcome> {
  const emailId = emailOf(event);
  if (emailId === null) return notOurs;
  return await core.store.write(async (tx) => {
    const delivery = await deliveryOf(tx, emailId, event);
    if (!delivery) return notOurs;
    const claims = [event.token, event.eventId && `event:${event.eventId}`];
    // Each is claimed, also after one that was taken: a retry may come with a new token, or another event with an old one.
    let seen = false;
    for (const claim of claims) if (claim && !(await tx.webhookTokens.claim(claim, core.clock.now()))) seen = true;
    if (seen) return { outcome: 'duplicate' };
    if (event.kind !== 'unsubscribed') await step(core, tx, delivery, event.kind, event);
    const reason = suppressionReason(event);
    if (reason) {
      const { accountId, recipient: address } = delivery;
      await suppress(core, tx, { accountId, address, reason, emailId, detail: event.reason });
    }
    return { outcome: 'taken' };
  });
}

const notOurs: ProviderEventOutcome = { outcome: 'ignored', reason: 'no mail to this recipient was sent from here' };

/**
 * The Message-ID first: it is ours alone to write, while a variable may have been set by whoever wrote the mail, and then speaks for
 * a mail that keeps no Message-ID of ours.
 */
function emailOf({ messageId, emailId }: ProviderEvent): string | null {
  return OWN_MESSAGE_ID.exec(messageId?.toLowerCase() ?? '')?.[1] ?? emailId;
}

/** One that was handed over to somebody else's server. */
async function deliveryOf(tx: WriteTx, emailId: string, event: ProviderEvent): Promise<DeliveryRow | null> {
  const recipient = event.recipient.toLowerCase();
  const deliveries = await tx.deliveries.ofEmail(emailId);
  return deliveries.find((one) => !one.local && one.attempts > 0 && one.recipient.toLowerCase() === recipient) ?? null;
}

async function step(
  core: Core,
  tx: WriteTx,
  delivery: DeliveryRow,
  status: DeliveryStatus,
  { code, statusCode, reason }: ProviderEvent,
): Promise<void> {
  // The same news under another id: a second webhook set up at the provider, or the same event sent by hand.
  if (delivery.status === status && status !== 'deferred') return;
  let now = delivery;
  // The provider has what an attempt of ours never heard the answer of.
  if (status === 'deferred' && (now.status === 'deferred' || now.status === 'held')) {
    now = await takeStep(core, tx, now, { status: 'sent', source: 'provider', code: null, statusCode: null, reason: null });
  }
  now = await takeStep(core, tx, now, { status, source: 'provider', code, statusCode, reason });
  await settleEmail(core, tx, delivery.emailId, now.status === delivery.status ? null : now.status);
}

function suppressionReason(event: ProviderEvent): SuppressionRow['reason'] | null {
  if (event.kind === 'complained') return 'complaint';
  if (event.kind === 'unsubscribed') return 'unsubscribe';
  return event.kind === 'bounced' && speaksOfAddress(event) ? 'bounce' : null;
}
