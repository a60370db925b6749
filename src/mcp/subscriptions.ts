/** What one session listens to: kept with the session, told while its client reads, and nothing lost in between. */
import type { Actor } from '../core/actor.ts';
import { RPC, RpcError } from './answers.ts';
import type { Catalog } from './catalog.ts';

export type Subscriptions = {
  /** Throws RpcError as Catalog.watch, and when there are too many. Again and again is once. */
  subscribe(actor: Actor, uri: string): Promise<void>;
  unsubscribe(uri: string): Promise<void>;
  /** Listens to what an earlier process kept; the client is told of what may have changed at or after `since`. Having thrown, it has ended. */
  resume(actor: Actor, uris: readonly string[], since: Date): Promise<void>;
  /** The client reads from now on: it is told what it may have missed. */
  reading(): void;
  /** Nobody reads: news waits. */
  deaf(): void;
  end(): void;
};

const MAX_SUBSCRIPTIONS = 100;
/** Answers that a URI is nobody's to listen to any more; every other failure may pass. */
const LOST: readonly number[] = [RPC.noResource, RPC.server, RPC.invalidParams];

/** `save` stores the URIs with the session; `tell` sends one notification. */
export function sessionSubscriptions(
  catalog: Pick<Catalog, 'watch' | 'changedSince'>,
  save: (uris: string[]) => Promise<void>,
  tell: (uri: string) => void,
): Subscriptions {
  const stops = new Map<string, () => void>();
  /** Changed, and not told yet. */
  const news = new Set<string>();
  /** Told on the stream that is or was open last: nobody knows whether the client has read all of it. */
  let told = new Set<string>();
  let isReading = false;
  let isFlushDue = false;
  let hasEnded = false;

  async function subscribe(actor: Actor, uri: string): Promise<void> {
    if (stops.has(uri)) return;
    refuseMore();
    const stop = await catalog.watch(actor, uri, () => changed(uri));
    if (hasEnded || stops.has(uri) || stops.size >= MAX_SUBSCRIPTIONS) {
      stop();
      return refuseMore();
    }
    stops.set(uri, stop);
    try {
      await save([...stops.keys()]);
    } catch (error) {
      forget(uri);
      throw error;
    }
  }

  function refuseMore(): void {
    if (stops.size < MAX_SUBSCRIPTIONS) return;
    const message = `A session subscribes to ${MAX_SUBSCRIPTIONS} resources at most. Unsubscribe from one, or subscribe to postroom://inboxes.`;
    throw new RpcError(RPC.server, message);
  }

  async function unsubscribe(uri: string): Promise<void> {
    if (!stops.has(uri)) return;
    forget(uri);
    await save([...stops.keys()]);
  }

  async function resume(actor: Actor, uris: readonly string[], since: Date): Promise<void> {
    for (const uri of uris.slice(0, MAX_SUBSCRIPTIONS)) {
      try {
        // Listens first, then looks back: nothing can slip between.
        stops.set(uri, await catalog.watch(actor, uri, () => changed(uri)));
        if (await catalog.changedSince(actor, uri, since)) changed(uri);
      } catch (error) {
        if (!(error instanceof RpcError) || !LOST.includes(error.code)) {
          end();
          throw error;
        }
        forget(uri);
        // Whoever reads it again finds out why.
        changed(uri);
      }
    }
  }

  function forget(uri: string): void {
    stops.get(uri)?.();
    stops.delete(uri);
    news.delete(uri);
    told.delete(uri);
  }

  function changed(uri: string): void {
    news.add(uri);
    if (!isReading || isFlushDue) return;
    // One notification for all mail of a commit.
    isFlushDue = true;
    queueMicrotask(flush);
  }

  function flush(): void {
    isFlushDue = false;
    if (!isReading) return;
    for (const uri of news) {
      told.add(uri);
      tell(uri);
    }
    news.clear();
  }

  function reading(): void {
    isReading = true;
    const unsure = [...told].filter((uri) => !news.has(uri));
    told = new Set();
    for (const uri of unsure) tell(uri);
    flush();
  }

  function end(): void {
    hasEnded = true;
    for (const stop of stops.values()) stop();
    stops.clear();
    news.clear();
  }

  return {
    subscribe,
    unsubscribe,
    resume,
    reading,
    deaf: () => {
      isReading = false;
    },
    end,
  };
}
