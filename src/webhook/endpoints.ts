/** The webhooks of the mail provider, with how much of what they read is held in memory and on disk. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PostroomError } from '../core/base/errors.ts';
import {
  ignoreProviderEvent,
  type ProviderEvent,
  type ProviderEventOutcome,
  receiveProviderEvent,
} from '../core/deliveries/provider-events.ts';
import { acceptingTogether } from '../core/inbound/accept-together.ts';
import { type ReceiveOutcome, webhookCounter } from '../core/inbound/answers.ts';
import { type Notice, putOff } from '../core/inbound/fetches.ts';
import { type Accepting, receive } from '../core/inbound/receive.ts';
import type { IncomingMail } from '../core/inbound/store-arrival.ts';
import type { Core } from '../core/ports/core.ts';
import type { ArrivalProvider, EventProvider } from '../core/ports/meters.ts';
import { adaptedWebhook } from './adapted.ts';
import { ADAPTERS, type AdaptedProvider, type ProviderSecrets } from './adapters.ts';
import { doorWithin, type UnverifiedLimits, unverifiedWithin } from './admission.ts';
import type { EndpointOptions } from './endpoint.ts';
import { EVENT_ADAPTERS, type EventSecrets, type ReportingProvider } from './event-adapters.ts';
import { reportingWebhook } from './event-endpoint.ts';
import { eventWebhook } from './mailgun/events.ts';
import { inboundWebhook } from './mailgun/inbound.ts';
import type { PostReading } from './posts/post-thread.ts';
import { proofs } from './signatures/proofs.ts';
import type { Signed } from './signatures/unsigned.ts';

const MB = 1024 * 1024;

/** The largest mail takes a provider a few seconds; one that takes longer than this may come again. */
const ARRIVAL_MS = 30_000;

/** Webhooks at a time that are verified and not answered: a second or two of work, or on a slow machine what it does in five. */
const VERIFIED = { requests: 1000, waitMs: 5000 };

/**
 * Bodies of all webhooks together whose signature is not verified yet, for as long as ARRIVAL_MS. Most mail is small and stays in memory. What is larger is
 * on disk until it is whole: of an address as much as several of the largest mails. Then it is in memory one after the other, each with what its verification makes of it.
 */
const UNVERIFIED: UnverifiedLimits = {
  small: MB / 16,
  memory: { requests: 1024, requestsPerAddress: 256, bytes: 32 * MB, bytesPerAddress: 16 * MB, first: 'largest' },
  disk: { requests: 256, requestsPerAddress: 64, bytes: 512 * MB, bytesPerAddress: 256 * MB, first: 'oldest' },
  loaded: 48 * MB,
};

const MAIL = { maxBytes: 40 * MB };
/** Posts of events are so small that none waits on disk. */
const EVENTS = { maxBytes: UNVERIFIED.small };

/** Bytes of what is verified. All providers with an adapter share theirs: a body is whole in memory, and its mail is decoded from it. */
const MOST_VERIFIED = { mail: 256 * MB, adapted: 128 * MB, events: 16 * MB };

/** Some post thousands of events at once. */
const BATCH = { maxBytes: 16 * MB };
/** A certificate, or the answer to a confirmation. */
const ASKING = { timeMs: 10_000, mostBytes: 64 * 1024 };

/** Whose webhooks these are. */
const PROVIDER = 'mailgun';

/** The same outcomes as the metrics of arrivals name them. */
const METERED = { rejected: 'refused', failed: 'failed' } as const;

/** `placeOf`: where to ask for an address that a provider names; `posts` reads large posts. */
type ProviderPlaces = { placeOf(url: string): string; posts: PostReading };

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

export function providerWebhooks(
  core: Core,
  {
    secrets,
    eventSecrets,
    placeOf,
    posts,
    ...proof
  }: Signed &
    Pick<EndpointOptions, 'clientAddress' | 'spool'> &
    ProviderPlaces & { secrets: ProviderSecrets; eventSecrets: EventSecrets },
): {
  inbound: Handler;
  events: Handler;
  adapted: Readonly<Record<AdaptedProvider, Handler>>;
  reporting: Readonly<Record<ReportingProvider, Handler>>;
} {
  // Where instances share a store it has a clock of its own.
  const otherTime = async () => (core.store.shared ? await core.store.time() : null);
  const common = {
    ...proof,
    arrivalMs: ARRIVAL_MS,
    now: () => core.clock.now(),
    newId: () => core.ids.next(),
    otherTime,
    log: core.log,
  };
  const unverified = unverifiedWithin(UNVERIFIED, proof.spool);
  const admitting = (bytes: number) => ({ door: doorWithin({ ...VERIFIED, bytes }, unverified) });
  const adapted = { ...common, ...admitting(MOST_VERIFIED.adapted) };
  const publicUrl = () => core.settings.appUrl;
  const asked = async (url: string) => {
    const signal = AbortSignal.timeout(ASKING.timeMs);
    const { status, body } = await core.web.get(placeOf(url), { headers: {}, mostBytes: ASKING.mostBytes, signal });
    if (status === 200) return body;
    throw new PostroomError('unavailable', `What the provider named was answered ${status}.`);
  };
  const asking = { posts, proofs: proofs(asked), confirm: async (url: string) => void (await asked(url)) };
  const accepting: Accepting = { together: acceptingTogether(core), atOnce: false };
  const taking = (provider: ArrivalProvider) => mailTaking(core, provider, accepting);
  return {
    inbound: inboundWebhook({
      ...common,
      compose: posts.compose,
      ...admitting(MOST_VERIFIED.mail),
      ...MAIL,
      ...taking(PROVIDER),
    }),
    adapted: each(ADAPTERS, (name) =>
      adaptedWebhook(ADAPTERS[name], {
        ...adapted,
        ...MAIL,
        ...taking(name),
        ...asking,
        secrets: secrets[name],
        publicUrl,
      }),
    ),
    reporting: each(EVENT_ADAPTERS, (name) =>
      reportingWebhook(EVENT_ADAPTERS[name], {
        ...adapted,
        ...BATCH,
        ...eventTaking(core, name),
        secrets: eventSecrets[name],
        ...asking,
        publicUrl,
        ignore: () => core.meters.providerEvent(name, 'ignored'),
      }),
    ),
    events: eventWebhook({
      ...common,
      ...admitting(MOST_VERIFIED.events),
      ...EVENTS,
      ...eventTaking(core, PROVIDER),
      ignore: async (token, reason) => metered(core, PROVIDER, await ignoreProviderEvent(core, token, reason)),
    }),
  };
}

/** What an endpoint does with a mail, and how it is counted under the name of its provider. */
function mailTaking(
  core: Core,
  provider: ArrivalProvider,
  accepting: Accepting,
): Pick<EndpointOptions, 'provider' | 'count'> & Receiving {
  const counted = webhookCounter(core, provider);
  const metered = async (receiving: Promise<ReceiveOutcome>) => {
    const received = await receiving;
    if (received.outcome !== 'other_use') core.meters.arrival(provider, received.outcome);
    return received;
  };
  return {
    provider,
    receive: (mail) => metered(receive(core, { ...mail, provider }, accepting)),
    putOff: (notice) => metered(putOff(core, { ...notice, provider })),
    count: (outcome, reason) => {
      core.meters.arrival(provider, METERED[outcome]);
      counted(outcome, reason);
    },
  };
}

type Receiving = {
  receive(mail: Omit<IncomingMail, 'provider'>): Promise<ReceiveOutcome>;
  putOff(notice: Omit<Notice, 'provider'>): Promise<ReceiveOutcome>;
};

/** The same with an event. */
function eventTaking(core: Core, provider: EventProvider) {
  return {
    provider,
    receive: async (event: ProviderEvent) => metered(core, provider, await receiveProviderEvent(core, event)),
    count: (outcome: keyof typeof METERED) => core.meters.providerEvent(provider, METERED[outcome]),
  };
}

function metered(core: Core, provider: EventProvider, outcome: ProviderEventOutcome): ProviderEventOutcome {
  if (outcome.outcome !== 'other_use') core.meters.providerEvent(provider, outcome.outcome);
  return outcome;
}

function each<Name extends string>(
  all: Readonly<Record<Name, unknown>>,
  handlerOf: (name: Name) => Handler,
): Record<Name, Handler> {
  const names = Object.keys(all) as Name[];
  return Object.fromEntries(names.map((name) => [name, handlerOf(name)])) as Record<Name, Handler>;
}
