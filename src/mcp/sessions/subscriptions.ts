/** What one session listens to: kept with the session, told while its client reads, and nothing lost in between. */
import type { Actor } from '../../core/base/actor.ts';
import type { Catalog } from '../catalog.ts';
import { RPC, RpcError } from '../tools.ts';

export type Subscriptions = {
  /** Throws RpcError as Catalog.watch, and when there are too many. Again and again is once. */
  subscribe(actor: Actor, uri: string): Promise<void>;
  unsubscribe(uri: string): Promise<void>;
  /**
   * Listens to what is kept with the session and to nothing else; the client is told of what may have changed at or after `since` in
   * what is new here. Having thrown on a connection that was just made, it has ended.
   */
  follow(actor: Actor, since: Date): Promise<void>;
  /** Whether it listens to anything else than to `uris`, which are kept with the session. */
  isBehind(uris: readonly string[]): boolean;
  /** The client reads from now on: it is told what it may have missed. */
  reading(): void;
  /** Nobody reads: news waits. */
  deaf(): void;
  end(): void;
};

/** The URIs as they are kept with the session, which several instances may change. */
export type Kept = {
  read(): Promise<readonly string[]>;
  /** Reads and writes at once; nothing is written when `edit` answers what it was given. What it throws is thrown. */
  change(edit: (uris: string[]) => string[]): Promise<void>;
};

const MAX_SUBSCRIPTIONS = 100;
/** Answers that a URI is nobody's to listen to any more; every other failure may pass. */
const LOST: readonly number[] = [RPC.noResource, RPC.server, RPC.invalidParams];

/** `tell` sends one notification. */
export function sessionSubscriptions(
  catalog: Pick<Catalog, 'watch' | 'changedSince'>,
  kept: Kept,
  tell: (uri: string) => void,
): Subscriptions {
  const stops = new Map<string, () => void>();
  /** Kept, and nobody's to listen to any more. */
  const lost = new Set<string>();
  /** Changed, and not told yet. */
  const news = new Set<string>();
  /** Told on the stream that is or was open last: nobody knows whether the client has read all of it. */
  let told = new Set<string>();
  let isReading = false;
  let isFlushDue = false;
  let hasEnded = false;
  let turn: Promise<unknown> = Promise.resolve();

  /** One change after the other: what is listened to follows what is kept in the order in which that changed. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  }

  async function subscribe(actor: Actor, uri: string): Promise<void> {
    const isNew = !stops.has(uri);
    if (isNew && !(await listen(actor, uri))) return;
    try {
      await kept.change((uris) => (uris.includes(uri) ? uris : [...withRoom(uris), uri]));
    } catch (error) {
      if (isNew) forget(uri);
      throw error;
    }
  }

  /** False when the session has ended. */
  async function listen(actor: Actor, uri: string): Promise<boolean> {
    const stop = await catalog.watch(actor, uri, () => changed(uri));
    if (hasEnded) stop();
    else stops.set(uri, stop);
    lost.delete(uri);
    return !hasEnded;
  }

  function withRoom(uris: string[]): string[] {
    if (uris.length < MAX_SUBSCRIPTIONS) return uris;
    const listened = uris.filter((uri) => !lost.has(uri));
    if (listened.length < MAX_SUBSCRIPTIONS) return listened;
    const message = `A session subscribes to ${MAX_SUBSCRIPTIONS} resources at most. Unsubscribe from one, or subscribe to postroom://inboxes.`;
    throw new RpcError(RPC.server, message);
  }

  async function unsubscribe(uri: string): Promise<void> {
    forget(uri);
    await kept.change((uris) => (uris.includes(uri) ? uris.filter((one) => one !== uri) : uris));
  }

  async function follow(actor: Actor, since: Date): Promise<void> {
    const uris = await kept.read();
    for (const uri of new Set([...stops.keys(), ...lost])) if (!uris.includes(uri)) forget(uri);
    for (const uri of uris.slice(0, MAX_SUBSCRIPTIONS)) {
      if (hasEnded) return;
      if (!stops.has(uri) && !lost.has(uri)) await join(actor, uri, since);
    }
  }

  async function join(actor: Actor, uri: string, since: Date): Promise<void> {
    try {
      // Listens first, then looks back: nothing can slip between.
      if ((await listen(actor, uri)) && (await catalog.changedSince(actor, uri, since))) changed(uri);
    } catch (error) {
      forget(uri);
      if (!(error instanceof RpcError) || !LOST.includes(error.code)) throw error;
      lost.add(uri);
      // Whoever reads it again finds out why.
      changed(uri);
    }
  }

  function forget(uri: string): void {
    stops.get(uri)?.();
    stops.delete(uri);
    lost.delete(uri);
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
    subscribe: (actor, uri) => inTurn(() => subscribe(actor, uri)),
    unsubscribe: (uri) => inTurn(() => unsubscribe(uri)),
    follow: (actor, since) => inTurn(() => follow(actor, since)),
    isBehind: (uris) =>
      uris.some((uri) => !stops.has(uri) && !lost.has(uri)) || [...stops.keys()].some((uri) => !uris.includes(uri)),
    reading,
    deaf: () => {
      isReading = false;
    },
    end,
  };
}
