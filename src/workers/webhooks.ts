/** The webhook worker: finds endpoints that are to be told something, and serves many of them at a time, each by one request after the other. */
import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { within } from '../core/base/within.ts';
import type { Core } from '../core/ports/core.ts';
import type { DueEndpoint, WebhookEndpointRow } from '../core/store/webhook-endpoints.ts';
import type { Telling } from '../core/webhooks/attempt.ts';
import { type Ahead, isCaughtUp } from '../core/webhooks/next.ts';
import { nothingAhead, serve } from '../core/webhooks/serve.ts';

export type WebhookWorker = {
  /** Begins no request, and lets those under way end within some seconds: what is cut off then is told again after the next start. */
  close(): Promise<void>;
};

/** `alone` = no other process can serve endpoints, so all leases are those of a process that died. */
export type WebhookOptions = { telling: Telling; alone: boolean };

/**
 * Endpoints that are served at the same time, and how many of them may be such as failed when they were served last: of all accounts, and of one. A
 * request that hangs costs a socket and its body: many places are cheap, and each that is free is one that a receiver which answers does not wait for.
 */
const PLACES = { all: 256, failing: 192 };
const PLACES_OF_ACCOUNT = { all: 64, failing: 48 };

/** Endpoints that are looked at in one look. */
const LOOKED_AT = 1000;

/** Milliseconds until the endpoints are looked at anyway: retries fall due, and leases of instances that died end. */
const LOOK_EVERY = 1000;

/** Milliseconds for which the requests under way may end when the server does. */
const ENDING = 3000;

export function startWebhooks(core: Core, { telling, alone }: WebhookOptions): WebhookWorker {
  const ending = new AbortController();
  setMaxListeners(2 * PLACES.all, ending.signal);
  const serving = new Map<string, { accountId: string; isFailing: boolean; work: Promise<void> }>();
  /** What was read ahead of each endpoint. */
  const aheads = new Map<string, Ahead>();
  /** When an endpoint was served last, by a count of all servings. */
  const served = new Map<string, number>();
  let servings = 0;
  let ended = false;
  let fresh = alone;
  let again = false;
  let isAway = false;
  let looking: Promise<void> | null = null;

  function look(): void {
    again = true;
    if (ended || looking) return;
    looking = lookAround()
      .then(() => {
        isAway = false;
      })
      .catch((error: unknown) => {
        // Logged once for each outage of the store.
        if (!isAway && !ended) core.log.warn({ err: error }, 'webhook endpoints could not be looked at; trying again');
        isAway = true;
      })
      .then(() => {
        looking = null;
      });
  }

  async function lookAround(): Promise<void> {
    if (fresh) await core.store.write((tx) => tx.webhookEndpoints.endLeases());
    fresh = false;
    while (again && !ended) {
      again = false;
      const now = await core.store.time();
      const found = await core.store.read((tx) => tx.webhookEndpoints.due(now, LOOKED_AT));
      forgetAllBut(found.map(({ endpoint }) => endpoint.id));
      begin(found.filter(isToBeTold).map(({ endpoint }) => endpoint));
    }
  }

  function isToBeTold({ endpoint, last, hasRetry }: DueEndpoint): boolean {
    const ahead = aheads.get(endpoint.id);
    return hasRetry || ahead === undefined || !isCaughtUp(ahead, endpoint, last);
  }

  /** The endpoint that waited longest goes first. */
  function begin(found: WebhookEndpointRow[]): void {
    const chosen = choose(found);
    // All of them begin now. A body is made for one after the other, and those that may hang are not made for first.
    for (const { row } of chosen.toSorted((a, b) => Number(b.isProven) - Number(a.isProven))) {
      const place = serving.get(row.id);
      if (place) place.work = work(row);
    }
  }

  /** Each of them has a place now. The endpoint that waited longest goes first. */
  function choose(found: WebhookEndpointRow[]): { row: WebhookEndpointRow; isProven: boolean }[] {
    const chosen: { row: WebhookEndpointRow; isProven: boolean }[] = [];
    for (const row of found.toSorted((a, b) => (served.get(a.id) ?? 0) - (served.get(b.id) ?? 0))) {
      if (ended || serving.size >= PLACES.all) break;
      if (serving.has(row.id)) continue;
      const { accountId } = row;
      const isFailing = row.failingSince !== null;
      const others = [...serving.values()];
      const ofAccount = others.filter((one) => one.accountId === accountId);
      if (!isFree(others, isFailing, PLACES) || !isFree(ofAccount, isFailing, PLACES_OF_ACCOUNT)) continue;
      chosen.push({ row, isProven: served.has(row.id) && !isFailing });
      served.set(row.id, ++servings);
      serving.set(row.id, { accountId, isFailing, work: Promise.resolve() });
    }
    return chosen;
  }

  async function work(row: WebhookEndpointRow): Promise<void> {
    const ahead = aheads.get(row.id) ?? nothingAhead();
    aheads.set(row.id, ahead);
    const { signal } = ending;
    try {
      await serve(core, row, { token: randomUUID(), ahead, telling, isEnding: () => ended, signal });
      serving.delete(row.id);
      // There may be more for it, and its place is free for others.
      if (row.position !== ahead.position) look();
    } catch (error) {
      if (!ended) core.log.warn({ err: error, endpointId: row.id }, 'a webhook endpoint could not be served; trying again');
      serving.delete(row.id);
    }
  }

  /** Frees what was read ahead of endpoints that have nothing due any more. */
  function forgetAllBut(found: string[]): void {
    if (aheads.size <= LOOKED_AT) return;
    const kept = new Set([...found, ...serving.keys()]);
    for (const id of aheads.keys()) {
      if (kept.has(id)) continue;
      aheads.delete(id);
      served.delete(id);
    }
  }

  const timer = setInterval(look, LOOK_EVERY);
  timer.unref();
  core.store.onWake('events', look);
  look();
  return {
    async close() {
      ended = true;
      clearInterval(timer);
      await looking;
      const works = () => Promise.all([...serving.values()].map((one) => one.work));
      await within(ENDING, works(), undefined);
      ending.abort();
      await works();
    },
  };
}

function isFree(serving: { isFailing: boolean }[], isFailing: boolean, places: { all: number; failing: number }): boolean {
  if (serving.length >= places.all) return false;
  return !isFailing || serving.filter((one) => one.isFailing).length < places.failing;
}
