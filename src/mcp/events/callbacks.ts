/** events/subscribe and events/unsubscribe: events that are posted to an address of the client (SEP-3415, webhook-based delivery). */
import { z } from 'zod';
import type { Actor } from '../../core/base/actor.ts';
import { readEventCursor } from '../../core/base/pages.ts';
import type { Core } from '../../core/ports/core.ts';
import { challengeCounts } from '../../core/webhooks/control.ts';
import { type NotSubscribed, subscribe, unsubscribe } from '../../core/webhooks/subscriptions.ts';
import { RpcError } from '../rpc-errors.ts';
import { askedOf, wanted } from './asked.ts';
import { EVENT_ERRORS, eventErrorOf, unsupportedMode } from './errors.ts';

const url = z.string().min(1).max(2000);

export const subscribeParams = z.looseObject({
  ...wanted,
  delivery: z.looseObject({ mode: z.string(), url, secret: z.string().max(200) }),
  ttlMs: z.number().int().min(0).nullish(),
});

export const unsubscribeParams = z.looseObject({
  name: wanted.name,
  arguments: wanted.arguments,
  delivery: z.looseObject({ mode: z.string().optional(), url }),
});

export type CallbackMethods = {
  subscribe(actor: Actor, params: z.output<typeof subscribeParams>, signal: AbortSignal): Promise<object>;
  unsubscribe(actor: Actor, params: z.output<typeof unsubscribeParams>): Promise<object>;
};

export function callbackMethods(core: Core): CallbackMethods {
  const challenges = challengeCounts();
  return {
    async subscribe(actor, { delivery, ttlMs, ...params }, signal) {
      if (delivery.mode !== 'webhook') throw unsupportedMode(delivery.mode);
      try {
        const { event, args, filter: asked } = await askedOf(core, actor, params);
        const after = params.cursor == null ? null : readEventCursor(params.cursor, 'cursor');
        const { url, secret } = delivery;
        const subscribing = { event: event.name, args, url, secret, asked, after, ttlMs };
        const answered = await subscribe(core, actor, subscribing, { challenges, signal });
        if ('id' in answered) return answered;
        throw refusedBy(answered);
      } catch (error) {
        throw eventErrorOf(core, error);
      }
    },
    async unsubscribe(actor, { name, arguments: args, delivery }) {
      const subject = { event: name, args: args ?? {}, url: delivery.url };
      const found = await unsubscribe(core, actor, subject).catch((error: unknown) => {
        throw eventErrorOf(core, error);
      });
      if (found) return {};
      const message =
        'There is no such subscription of this API key. It is found by name, arguments and delivery.url as they were.';
      throw new RpcError(EVENT_ERRORS.notFound, message, { kind: 'subscription' });
    },
  };
}

function refusedBy(why: NotSubscribed): RpcError {
  if ('callback' in why) {
    const message = 'The callback did not answer the challenge: it answers 2xx with the same challenge, as JSON.';
    return new RpcError(EVENT_ERRORS.callback, message, { reason: why.callback });
  }
  const { limit, max, retryAfter } = why;
  const message =
    limit === 'subscriptions'
      ? `There are ${max} subscriptions, as many as there may be. End one with events/unsubscribe.`
      : `The host was challenged ${max} times in a minute. Try again in ${retryAfter} seconds.`;
  return new RpcError(EVENT_ERRORS.exhausted, message, { limit, max, ...(retryAfter === undefined ? {} : { retryAfter }) });
}
