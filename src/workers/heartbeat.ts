/** The life of this instance among those that share the store: its beats tell the others, and theirs tell which of them is gone. */

import { type LostInstance, recoverFrom } from '../core/outbox/recover.ts';
import type { Core } from '../core/ports/core.ts';
import { watchInstances } from './lost-instances.ts';

export type Heartbeat = {
  /** Of this process, and new at each start. */
  id: string;
  startedAt: Date;
  /** False when the others may soon take this instance for gone: nothing is to be begun that they would do again. */
  alive(): boolean;
  /** Changes when it may have been taken for gone: what was claimed before may be another's. */
  life(): number;
  /** Beats now. Throws when the store does not take it. */
  beat(): Promise<void>;
  /** Tells the others that it is gone; what it still holds is theirs. */
  close(): Promise<void>;
};

/** So that what a dead instance held is back within 30 s: one beat until it is seen, 20 s of silence, one more look. */
const EVERY = 3000;

/** Less than the silence after which others take it for gone. */
const STALE = 15_000;

const FAREWELL = 2000;

/** `counted` = hand-overs to a domain are counted by the minute. Resolves when the others can see this instance. */
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
  const beingTaken = new Set<string>();
  let takingUp = Promise.resolve();
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
    const { instances, holders } = await core.store.write(async (tx) => {
      await tx.instances.beat(id, startedAt);
      return { instances: await tx.instances.list(), holders: await tx.deliveries.holders() };
    });
    const answered = moment();
    if (between(last, answered) > STALE) life += 1;
    last = began;
    for (const one of gone({ began: began.steady, answered: answered.steady }, instances, holders)) takeUpSoon(one);
  }

  /** Beside the beats: it may take longer than the silence after which this instance would be taken for gone itself. */
  function takeUpSoon(one: LostInstance): void {
    if (beingTaken.has(one.id)) return;
    beingTaken.add(one.id);
    takingUp = takingUp
      .then(() => (ended ? undefined : takeUp(one)))
      .catch((error: unknown) => core.log.warn({ err: error }, 'what an instance handed over could not be taken up yet'))
      .finally(() => beingTaken.delete(one.id));
  }

  async function takeUp(one: LostInstance): Promise<void> {
    const taken = await recoverFrom(core, one, counted);
    if (taken !== null) core.log.warn({ instanceId: one.id, taken }, 'an instance is gone; what it handed over is taken up');
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
      // A store that is away must not keep the process from ending: the others see it soon enough.
      await Promise.race([Promise.all([takingUp, forgotten]), new Promise<void>((over) => setTimeout(over, FAREWELL).unref())]);
    },
  };
}

/** By a clock that is never set, and by one that also counts the time in which the whole machine was stopped. */
type Moment = { steady: number; wall: number };

function moment(): Moment {
  return { steady: performance.now(), wall: Date.now() };
}

function between(from: Moment, to: Moment): number {
  return Math.max(to.steady - from.steady, to.wall - from.wall);
}
