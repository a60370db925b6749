/**
 * Events that a mail provider reports on mail it took from here: each becomes a step of the delivery, and some suppress the
 * address.
 */
import type { Core } from '../ports/core.ts';
import type { DeliveryRow } from '../store/deliveries.ts';
import type { DeliveryStatus } from '../store/statuses.ts';
import type { WriteTx } from '../store/store.ts';
import type { SuppressionRow } from '../store/suppressions.ts';
import { speaksOfAddress } from './address-refusals.ts';
import { settleEmail, takeStep } from './steps.ts';
import { suppress } from './suppressions.ts';

/** `deferred`: the provider keeps trying. `failed`: it gave up, or never tried. `messageId` is without angle brackets. */
export type ProviderEvent = {
  kind: 'delivered' | 'deferred' | 'bounced' | 'failed' | 'complained' | 'unsubscribed';
  recipient: string;
  messageId: string | null;
  /** Our id of the email, from a variable that the provider was asked to keep with the mail. */
  emailId: string | null;
  /** SMTP reply code, enhanced status code (RFC 3463) and text of the recipient's server, or else of the provider. */
  code: number | null;
  statusCode: string | null;
  reason: string | null;
  /** The provider itself says that the address takes no mail at all. */
  ofAddress?: boolean;
  /** The provider's id of the event, which stays the same when it posts the event again; and the signed token. */
  eventId: string | null;
  token: string | null;
};

/** `other_use`: the token was used for an inbound mail, so it proves nothing here. */
export type ProviderEventOutcome =
  | { outcome: 'taken' }
  | { outcome: 'duplicate' }
  | { outcome: 'ignored'; reason: string }
  | { outcome: 'other_use' };

/** Message-IDs made here begin with the id of their email (RFC 9562 4). */
const OWN_MESSAGE_ID = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@[^\s@]+$/;

/**
 * Acts on one event exactly once: its token and its id are stored in the transaction that acts on it. Events about mail that was
 * not sent from here are ignored. `deferred` is recorded as a step only: the provider has the mail and tries again itself, so a
 * second copy must not be sent. Throws only when storing failed.
 */
export async function receiveProviderEvent(core: Core, event: ProviderEvent): Promise<ProviderEventOutcome> {
  const emailId = emailIdOf(event);
  if (emailId === null) return await ignoreProviderEvent(core, event.token, NOT_OURS);
  return await core.store.write(async (tx) => {
    if (await isOfMail(tx, event.token)) return { outcome: 'other_use' };
    const delivery = await deliveryOf(tx, emailId, event);
    if (!delivery) return await ignoreIn(core, tx, event.token, NOT_OURS);
    const claims = [event.token, event.eventId && `event:${event.eventId}`];
    // Both are claimed, even when the first was seen before: a retry may come with a new token, or another event with an old one.
    let seen = false;
    for (const claim of claims) {
      if (claim && !(await tx.webhookTokens.claim(claim, core.clock.now(), { use: 'event', ignored: null }))) seen = true;
    }
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

/** Uses up the token of an event about which nothing is done, so that it does not pass for the proof of a mail. */
export async function ignoreProviderEvent(core: Core, token: string | null, reason: string): Promise<ProviderEventOutcome> {
  if (token === null) return { outcome: 'ignored', reason };
  return await core.store.write(async (tx) => {
    if (await isOfMail(tx, token)) return { outcome: 'other_use' };
    return await ignoreIn(core, tx, token, reason);
  });
}

const NOT_OURS = 'no mail to this recipient was sent from here';

async function ignoreIn(core: Core, tx: WriteTx, token: string | null, reason: string): Promise<ProviderEventOutcome> {
  if (token !== null) await tx.webhookTokens.add(token, core.clock.now(), { use: 'event', ignored: reason });
  return { outcome: 'ignored', reason };
}

async function isOfMail(tx: WriteTx, token: string | null): Promise<boolean> {
  return token !== null && (await tx.webhookTokens.used(token))?.use === 'mail';
}

/**
 * The id of the email that the event is about. The Message-ID comes first, because only Postroom writes it, while the author of
 * the mail may have set the variable. The variable counts when the event has no Message-ID of ours.
 */
function emailIdOf({ messageId, emailId }: ProviderEvent): string | null {
  return OWN_MESSAGE_ID.exec(messageId?.toLowerCase() ?? '')?.[1] ?? emailId;
}

/** The delivery to this recipient that the outbox has attempted on another server; null when there is none. */
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
  // The same fact under another event id: a second webhook is set up at the provider, or the event was sent again by hand.
  if (delivery.status === status && status !== 'deferred') return;
  let now = delivery;
  // The provider has the mail, although the answer to our delivery attempt was lost.
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
