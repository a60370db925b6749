/** Mailgun's event webhook: signed JSON becomes an event about one mail and one recipient. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { PostroomError } from '../../core/base/errors.ts';
import { MAX_ADDRESS } from '../../core/base/limits.ts';
import type { ProviderEvent, ProviderEventOutcome } from '../../core/deliveries/provider-events.ts';
import { EMAIL_ID_NAME } from '../../core/ports/relay.ts';
import { type Answer, durably, type EndpointOptions, webhookEndpoint } from '../endpoint.ts';
import { codeIn, reasonIn, statusCodeIn } from '../event-fields.ts';
import { piecesOf } from '../posts/body.ts';
import { proofBy, type Signed } from '../signatures/unsigned.ts';
import { requireSignature, unsigned } from './signature.ts';

export type EventWebhookOptions = EndpointOptions &
  Signed & {
    /** Resolves once the outcome is durable. Every error it throws is answered 503, so that the provider tries again. */
    receive(event: ProviderEvent): Promise<ProviderEventOutcome>;
    /** The same for an event about which nothing is done, for `reason`. */
    ignore(token: string | null, reason: string): Promise<ProviderEventOutcome>;
  };

/** A number that came as a number, or as digits. */
const digits = z.union([z.number(), z.string().regex(/^\d{1,12}$/)]).transform(String);

const post = z.object({
  signature: z.object({ timestamp: digits, token: z.string().min(1).max(200), signature: z.string().max(200) }),
  'event-data': z.unknown().optional(),
});

/** The shape that is read where no signature is asked for. */
const unsignedPost = z.object({ 'event-data': z.unknown().optional() });

const words = z.string().nullish().catch(null);

/** Mailgun, "Webhook payloads". An optional field of another form counts as missing: it is no reason to refuse the rest. */
const eventData = z.object({
  event: z.string().max(100),
  id: z.string().min(1).max(200).nullish().catch(null),
  recipient: z.string().min(3).max(MAX_ADDRESS).nullish().catch(null),
  severity: words,
  reason: words,
  'delivery-status': z
    .object({ code: z.coerce.number().nullish().catch(null), message: words, description: words, 'enhanced-code': words })
    .nullish()
    .catch(null),
  message: z
    .object({ headers: z.object({ 'message-id': z.string().max(1000).nullish().catch(null) }) })
    .nullish()
    .catch(null),
  'user-variables': z
    .object({ [EMAIL_ID_NAME]: z.guid() })
    .nullish()
    .catch(null),
});

type EventData = z.output<typeof eventData>;

/**
 * A handler as `inboundWebhook` makes one, with the same order of checks: a signing key is configured or not needed, size, JSON,
 * signature, content. An event that is taken, was seen before, or does not concern this server is answered 200, the last with a
 * reason, because the provider posts again after any other status.
 */
export function eventWebhook(options: EventWebhookOptions): (req: IncomingMessage, res: ServerResponse) => Promise<void> {
  return webhookEndpoint(options, { proof: proofBy(options) }, async (req, reading) => {
    const pieces = await piecesOf(req, options.maxBytes, reading);
    if (pieces === 'gone') return 'gone';
    const { data, token } = verified(parsed(Buffer.concat(pieces)), options);
    reading.admission.verified();
    const event = mailEvent(data, token);
    return answerTo(await durably(() => (typeof event === 'string' ? options.ignore(token, event) : options.receive(event))));
  });
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new PostroomError('invalid_request', 'The body is not JSON.', {
      hint: "Point the provider's webhooks (not a route, and not the legacy webhooks) here; they post JSON.",
    });
  }
}

function verified(body: unknown, { signing, now }: EventWebhookOptions): { data: EventData; token: string | null } {
  const signed = post.safeParse(body);
  if (signing.keys.length > 0) {
    if (!signed.success) throw unsigned('The signature is missing or not of the form {timestamp, token, signature}.');
    requireSignature(signing.keys, signed.data.signature, now());
  }
  const read = eventData.safeParse(
    signed.success ? signed.data['event-data'] : unsignedPost.safeParse(body).data?.['event-data'],
  );
  if (!read.success) {
    throw new PostroomError('invalid_request', 'The field event-data is missing or names no event.', {
      hint: 'Post {"signature": {…}, "event-data": {"event": …}}.',
    });
  }
  return { data: read.data, token: signed.success ? signed.data.signature.token : null };
}

/** The event, or the reason why it does not concern this server, in words that quote no value. */
function mailEvent(data: EventData, token: string | null): ProviderEvent | string {
  const kind = kindOf(data);
  if (kind === null) return 'events of this kind are not kept';
  if (!data.recipient) return 'the event names no recipient';
  const status = data['delivery-status'];
  return {
    kind,
    recipient: data.recipient,
    messageId: data.message?.headers['message-id']?.trim().replace(/^<(.*)>$/, '$1') || null,
    emailId: data['user-variables']?.[EMAIL_ID_NAME].toLowerCase() ?? null,
    code: codeIn(status?.code ?? ''),
    statusCode: statusCodeIn(status?.['enhanced-code'] ?? ''),
    reason: reasonIn([status?.message, status?.description, data.reason]),
    eventId: data.id ?? null,
    token,
  };
}

/**
 * The provider refuses by itself to send to addresses on its own lists (`suppress-…`), so nothing bounced. `old` = it gave up
 * after hours of attempts; it calls that temporary, yet it is final.
 */
function kindOf({ event, severity, reason }: EventData): ProviderEvent['kind'] | null {
  if (event === 'delivered' || event === 'complained' || event === 'unsubscribed') return event;
  if (event !== 'failed') return null;
  if (reason === 'old' || reason?.startsWith('suppress-')) return 'failed';
  return severity === 'temporary' ? 'deferred' : 'bounced';
}

function answerTo(outcome: ProviderEventOutcome): Answer {
  if (outcome.outcome === 'other_use') throw unsigned('The token was used for an inbound mail.');
  if (outcome.outcome === 'ignored') return { status: 200, body: { ok: true, ignored: true, reason: outcome.reason } };
  return { status: 200, body: { ok: true, ...(outcome.outcome === 'duplicate' ? { duplicate: true } : {}) } };
}
