/** Passes events on to a program under development: one POST after the other. */
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { FollowedEvent } from './followed-events.ts';

/** Milliseconds until a program that does not run is tried again, and that a running one may take to answer. */
const AGAIN = 1000;
const PATIENCE = 30_000;

/** `told`: what was answered, such as `[204]`. `isTaken`: it was a 2xx. */
export type Passed = { told: string; isTaken: boolean };

/** Posts each event to the program. While the program does not run, waits until it does. An answer of any status counts. */
export function forwardTo(
  target: URL,
  stop: AbortSignal,
  say: (sentence: string) => void,
): (event: FollowedEvent) => Promise<Passed> {
  let isAway = false;
  return async (event) => {
    while (!stop.aborted) {
      try {
        const { status, ok } = await post(target, event, stop);
        if (isAway) say(`${target.origin} answers again.`);
        isAway = false;
        return { told: `[${status}]`, isTaken: ok };
      } catch (error) {
        if (stop.aborted) break;
        if (error instanceof DOMException && error.name === 'TimeoutError')
          return { told: '[no answer in 30 s]', isTaken: false };
        if (!isAway) say(`Nothing answers at ${target.href}. It is tried again until something does.`);
        isAway = true;
        await pause(AGAIN, undefined, { signal: stop }).catch(() => {});
      }
    }
    return { told: '', isTaken: false };
  };
}

const stamped = z.object({ id: z.string(), createdAt: z.iso.datetime() });

/** The headers of Standard Webhooks, without its signature. */
async function post(target: URL, { data }: FollowedEvent, stop: AbortSignal): Promise<Response> {
  const { id, createdAt } = stamped.parse(JSON.parse(data));
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(Date.parse(createdAt) / 1000)),
  };
  const signal = AbortSignal.any([stop, AbortSignal.timeout(PATIENCE)]);
  const response = await fetch(target, { method: 'POST', headers, body: data, redirect: 'manual', signal });
  await response.body?.cancel();
  return response;
}
