/** The webhook for events of any provider with an adapter: read, verified, and each event of a post taken once. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ERROR_CODES } from '../core/base/errors.ts';
import type { ProviderEvent, ProviderEventOutcome } from '../core/deliveries/provider-events.ts';
import { type Confirming, configured, confirmed, type Proving, provenPost } from './adapted.ts';
import { type Answer, durably, type EndpointKind, webhookEndpoint } from './endpoint.ts';
import type { EventAdapter, ReportedEvent } from './event-adapter.ts';
import { eventReader } from './posts/contents.ts';

export type ReportingOptions = Proving &
  Confirming & {
    /** Resolves once the outcome is durable. Every error it throws is answered 503, so that the provider tries again. */
    receive(event: ProviderEvent): Promise<ProviderEventOutcome>;
    /** Counts an event that is no step of a delivery. */
    ignore(): void;
  };

/**
 * A handler as `adaptedWebhook` makes one, with the same order of checks. Whatever a verified post tells of is answered 200, with how much of it was taken. When one
 * event cannot be stored, the provider posts all of them again, and those before it are duplicates then.
 */
export function reportingWebhook(
  adapter: EventAdapter,
  options: ReportingOptions,
): (req: IncomingMessage, res: ServerResponse) => Promise<void> {
  const kind: EndpointKind = {
    proof: () => configured(adapter, options),
    statusOf: (code) => (code === 'unauthenticated' && adapter.unsigned) || ERROR_CODES[code].status,
  };
  const reader = eventReader(options.provider, adapter);
  return webhookEndpoint(options, kind, async (req, reading) => {
    const told = await provenPost(reader, req, options, reading);
    if (told === 'gone') return 'gone';
    if ('confirm' in told) return await confirmed(told.confirm, options);
    const counts = { taken: 0, duplicate: 0, ignored: 0 };
    for (const event of told) counts[await outcomeOf(event, options)] += 1;
    return { status: 200, body: { ok: true, ...counts } } satisfies Answer;
  });
}

async function outcomeOf(event: ReportedEvent | null, options: ReportingOptions): Promise<'taken' | 'duplicate' | 'ignored'> {
  if (event === null) {
    options.ignore();
    return 'ignored';
  }
  // Another provider may have the same name for an event of its own.
  const named = { ...event, eventId: `${options.provider}:${event.eventId}`, token: null };
  const { outcome } = await durably(() => options.receive(named));
  // Only an event with a token can have this outcome, and this one has none.
  return outcome === 'other_use' ? 'ignored' : outcome;
}
