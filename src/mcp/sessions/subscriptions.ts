/** The subscriptions of one session: stored with it, notified while its client reads, and without a gap in between. */
import type { Actor } from '../../core/base/actor.ts';
import type { Catalog } from '../catalog.ts';
import { RPC, RpcError } from '../rpc-errors.ts';

export type Subscriptions = {
  /** Throws RpcError as Catalog.watch does, and when there are too many. A second call for a URI changes nothing. */
  subscribe(actor: Actor, uri: string): Promise<void>;
  unsubscribe(uri: string): Promise<void>;
  /**
   * Watches what is stored with the session and nothing else. Of a URI that is new here, the client is told when it may have changed at
   * or after `since`. When it throws on a new connection, the caller ends the subscriptions.
   */
  load(actor: Actor, since: Date): Promise<void>;
  /** Whether it watches anything else than `uris`, which are stored with the session. */
  differFrom(uris: readonly string[]): boolean;
  /** The client reads from now on, and is told of what it may have missed. */
  streamOpened(): void;
  /** The client does not read: changes wait. */
  streamClosed(): void;
  end(): void;
};

/** The URIs that are stored with a session. Several instances may change them. */
export type StoredUris = {
  read(): Promise<readonly string[]>;
  /** Reads and writes in one transaction. Writes nothing when `edit` returns the list that it got, and throws what `edit` throws. */
  change(edit: (uris: string[]) => string[]): Promise<void>;
};

const MAX_SUBSCRIPTIONS = 100;
/** Codes that say that the URI can no longer be watched. After any other error a later try may succeed. */
const LOST: readonly number[] = [RPC.noResource, RPC.server, RPC.invalidParams];

/** `notify` sends one notification. */
export function sessionSubscriptions(
  catalog: Pick<Catalog, 'watch' | 'changedSince'>,
  stored: StoredUris,
  notify: (uri: string) => void,
): Subscriptions {
  const stops = new Map<string, () => void>();
  /** Stored, but they can no longer be watched. */
  const lost = new Set<string>();
  /** Changed, and not notified yet. */
  const pending = new Set<string>();
  /** Notified on the stream that is or was open last. Whether the client has read all of it is not known. */
  let sent = new Set<string>();
  let isReading = false;
  let isFlushDue = false;
  let hasEnded = false;
  let turn: Promise<unknown> = Promise.resolve();

  /** One change after the other, so that what is watched follows the order in which the stored URIs changed. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  }

  async function subscribe(actor: Actor, uri: string): Promise<void> {
    const isNew = !stops.has(uri);
    if (isNew && !(await watch(actor, uri))) return;
    try {
      await stored.change((uris) => (uris.includes(uri) ? uris : [...withRoom(uris), uri]));
    } catch (error) {
      if (isNew) forget(uri);
      throw error;
    }
  }

  /** False when the session has ended. */
  async function watch(actor: Actor, uri: string): Promise<boolean> {
    const stop = await catalog.watch(actor, uri, () => changed(uri));
    if (hasEnded) stop();
    else stops.set(uri, stop);
    lost.delete(uri);
    return !hasEnded;
  }

  function withRoom(uris: string[]): string[] {
    if (uris.length < MAX_SUBSCRIPTIONS) return uris;
    const watched = uris.filter((uri) => !lost.has(uri));
    if (watched.length < MAX_SUBSCRIPTIONS) return watched;
    const message = `A session subscribes to ${MAX_SUBSCRIPTIONS} resources at most. Unsubscribe from one, or subscribe to postroom://inboxes.`;
    throw new RpcError(RPC.server, message);
  }

  async function unsubscribe(uri: string): Promise<void> {
    forget(uri);
    await stored.change((uris) => (uris.includes(uri) ? uris.filter((one) => one !== uri) : uris));
  }

  async function load(actor: Actor, since: Date): Promise<void> {
    const uris = await stored.read();
    for (const uri of new Set([...stops.keys(), ...lost])) if (!uris.includes(uri)) forget(uri);
    for (const uri of uris.slice(0, MAX_SUBSCRIPTIONS)) {
      if (hasEnded) return;
      if (!stops.has(uri) && !lost.has(uri)) await add(actor, uri, since);
    }
  }

  async function add(actor: Actor, uri: string, since: Date): Promise<void> {
    try {
      // Watches before it looks back, so that no change falls in between.
      if ((await watch(actor, uri)) && (await catalog.changedSince(actor, uri, since))) changed(uri);
    } catch (error) {
      forget(uri);
      if (!(error instanceof RpcError) || !LOST.includes(error.code)) throw error;
      lost.add(uri);
      // A client that reads it again is told why.
      changed(uri);
    }
  }

  function forget(uri: string): void {
    stops.get(uri)?.();
    stops.delete(uri);
    lost.delete(uri);
    pending.delete(uri);
    sent.delete(uri);
  }

  function changed(uri: string): void {
    pending.add(uri);
    if (!isReading || isFlushDue) return;
    // One notification for all mail of a commit.
    isFlushDue = true;
    queueMicrotask(flush);
  }

  function flush(): void {
    isFlushDue = false;
    if (!isReading) return;
    for (const uri of pending) {
      sent.add(uri);
      notify(uri);
    }
    pending.clear();
  }

  function streamOpened(): void {
    isReading = true;
    const unsure = [...sent].filter((uri) => !pending.has(uri));
    sent = new Set();
    for (const uri of unsure) notify(uri);
    flush();
  }

  function end(): void {
    hasEnded = true;
    for (const stop of stops.values()) stop();
    stops.clear();
    pending.clear();
  }

  return {
    subscribe: (actor, uri) => inTurn(() => subscribe(actor, uri)),
    unsubscribe: (uri) => inTurn(() => unsubscribe(uri)),
    load: (actor, since) => inTurn(() => load(actor, since)),
    differFrom: (uris) =>
      uris.some((uri) => !stops.has(uri) && !lost.has(uri)) || [...stops.keys()].some((uri) => !uris.includes(uri)),
    streamOpened,
    streamClosed: () => {
      isReading = false;
    },
    end,
  };
}

/** For a session that has only one connection, which it does not outlive. */
export function urisInMemory(): StoredUris {
  let uris: string[] = [];
  return {
    read: async () => uris,
    change: async (edit) => {
      uris = edit(uris);
    },
  };
}
