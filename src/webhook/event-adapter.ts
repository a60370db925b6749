/** What a provider's adapter for events is: what proves a post, and the steps of deliveries that it tells of. */
import type { ProviderEvent } from '../core/deliveries/provider-events.ts';
import type { Adapter, Posted } from './adapter.ts';

/** `eventId` is the same when the provider posts the event again, and another one for any other event of this provider. */
export type ReportedEvent = Omit<ProviderEvent, 'token' | 'eventId'> & { eventId: string };

export type EventAdapter = Pick<Adapter, 'setting' | 'provedBy' | 'verify'> & {
  /**
   * One for each event of a post that is verified, in their order; none = it was a test of the address. Null stands for an event that is no step of a
   * delivery, such as a click. Throws `invalid_request` for what is no events, and `unavailable` for mail that came to the wrong address.
   */
  events(posted: Posted): ToldEvents | Promise<ToldEvents>;
  /** The answer to a post that is not proved, where 401 has another meaning for the provider. */
  unsigned?: 403;
};

/** `confirm` = an address to get, so that the provider posts here from now on. */
export type ToldEvents = (ReportedEvent | null)[] | { confirm: string };
