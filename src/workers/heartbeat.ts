/** The presence of the instances that share a store: the beats of this one show that it lives, missing ones which is gone. */
import { within } from '../core/base/within.ts';
import { type LostInstance, recoverFrom } from '../core/outbox/recover.ts';
import type { Core } from '../core/ports/core.ts';
import { watchInstances } from './lost-instances.ts';

export type Heartbeat = {
  /** The id of this instance, new at each start of the process. */
  id: string;
  startedAt: Date;
  /** False when other instances may soon take this one for gone: it must begin nothing that they would then do again. */
  alive(): boolean;
  /** A number that changes when this instance may have been taken for gone: others may hold what it claimed before. */
  life(): number;
  /** Beats now. Throws when the store cannot be written. */
  beat(): Promise<void>;
  /** Tells the other instances that this one is gone: they recover what it still holds. */
  close(): Promise<void>;
};

/**
 * Milliseconds. The deliveries of a dead instance are recovered within 30 s: one beat until it is seen, 20 s of silence, one more
 * look.
 */
const EVERY = 3000;

/** Milliseconds, fewer than the silence after which other instances take this one for gone. */
const STALE = 15_000;

const CLOSE_WITHIN = 2000;

/** `counted` = attempts at a domain are counted by the minute. Resolves when the other instances can see this one. */
export async function startHeartbeat(core: Core, counted: boolean): Promise<Heartbeat> {
  const id = core.ids.next();
  const startedAt = core.clock.now();
  if (!core.store.shared) {
    return { id, startedAt, alive: () => true, life: () => 0, beat: async () => {}, close: async () => {} };
  }
  const gone = watchInstances(id);
  let last = moment();
  let life = 0;
  let beating: Promise<void> | null = null;
  const beingRecovered = new Set<string>();
  let recovering = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;
  let ended = false;

  function beat(): Promise<void> {
    beating ??= beatOnce().finally(() => {
      beating = null;
    });
    return beating;
  }

  async function beatOnce(): Promise<void> {
    const began = moment();
    const { instances, holders } = await core.store.beat(id, startedAt);
    const answered = moment();
    if (between(last, answered) > STALE) life += 1;
    last = began;
    for (const one of gone({ began: began.steady, answered: answered.steady }, instances, holders)) recoverSoon(one);
  }

  /** No beat waits for it: recovery may take longer than the silence after which this instance would be taken for gone itself. */
  function recoverSoon(one: LostInstance): void {
    if (beingRecovered.has(one.id)) return;
    beingRecovered.add(one.id);
    recovering = recovering
      .then(() => (ended ? undefined : recover(one)))
      .catch((error: unknown) =>
        core.log.warn({ err: error }, 'the deliveries of an instance that is gone are not recovered yet'),
      )
      .finally(() => beingRecovered.delete(one.id));
  }

  async function recover(one: LostInstance): Promise<void> {
    const recovered = await recoverFrom(core, one, counted);
    if (recovered !== null) core.log.warn({ instanceId: one.id, recovered }, 'an instance is gone; its deliveries are recovered');
  }

  function next(): void {
    if (!ended) timer = setTimeout(() => void beat().catch(warn).then(next), EVERY);
  }

  function warn(error: unknown): void {
    core.log.warn({ err: error }, 'the other instances could not be told that this one lives');
  }

  await beat();
  next();
  return {
    id,
    startedAt,
    alive: () => between(last, moment()) <= STALE,
    life: () => life,
    beat,
    async close() {
      ended = true;
      if (timer) clearTimeout(timer);
      await beating?.catch(() => undefined);
      const forgotten = core.store.write((tx) => tx.instances.remove(id)).catch(warn);
      // A store that cannot be reached must not keep the process from ending: its silence tells the other instances soon enough.
      await within(CLOSE_WITHIN, Promise.all([recovering, forgotten]), undefined);
    },
  };
}

/** Milliseconds by a clock that is never set, and by one that also counts the time in which the whole machine was stopped. */
type Moment = { steady: number; wall: number };

function moment(): Moment {
  return { steady: performance.now(), wall: Date.now() };
}

function between(from: Moment, to: Moment): number {
  return Math.max(to.steady - from.steady, to.wall - from.wall);
}
