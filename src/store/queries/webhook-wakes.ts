/** Queries over what was decided of mail for webhook endpoints with a wake policy. */
import { and, asc, count, desc, eq, gt, isNotNull, lt, lte, min, ne, type SQL, sql } from 'drizzle-orm';
import type { WakeOutcome, WebhookWakeReads, WebhookWakeWrites } from '../../core/store/webhook-wakes.ts';
import { bound, type Database, insertNumbered } from '../statements/prepared.ts';
import { removeSome } from '../statements/remove-some.ts';
import type { Tables } from '../tables.ts';

const WOKE: WakeOutcome = 'woke';
const CHECKING: WakeOutcome = 'checking';
const INTERVAL: WakeOutcome = 'interval';

export function webhookWakeQueries(db: Database, { webhookWakes: wakes }: Tables): WebhookWakeReads {
  const p = sql.placeholder;
  const ofEndpoint = eq(wakes.endpointId, p('endpointId'));
  const didWake = and(ofEndpoint, eq(wakes.outcome, WOKE));
  const didNot = and(ofEndpoint, ne(wakes.outcome, WOKE), ne(wakes.outcome, CHECKING));
  const select = (condition: SQL | undefined) => db.select().from(wakes).where(condition);
  const get = select(and(ofEndpoint, eq(wakes.emailId, p('emailId')))).prepare();
  const due = select(and(ofEndpoint, lte(wakes.dueAt, bound(wakes.dueAt, 'now'))))
    .orderBy(asc(wakes.dueAt), asc(wakes.seq))
    .limit(1)
    .prepare();
  const woke = (isLast: boolean) =>
    select(isLast ? didWake : and(didWake, lt(wakes.seq, p('before'))))
      .orderBy(desc(wakes.seq))
      .limit(1)
      .prepare();
  const [last, lastBefore] = [woke(true), woke(false)];
  const counted = (condition: SQL) =>
    db
      .select({ many: count() })
      .from(wakes)
      .where(and(didWake, condition, gt(wakes.at, bound(wakes.at, 'since'))))
      .prepare();
  const inThread = counted(eq(wakes.threadId, p('threadId')));
  const bySender = counted(eq(wakes.sender, p('sender')));
  const between = (toEnd: boolean) =>
    db
      .select({ count: count(), since: min(wakes.at) })
      .from(wakes)
      .where(and(didNot, gt(wakes.seq, p('after')), toEnd ? undefined : lt(wakes.seq, p('before'))))
      .prepare();
  const [behind, inside] = [between(true), between(false)];
  const listed = (isFirst: boolean) =>
    select(isFirst ? didNot : and(didNot, lt(wakes.seq, p('before'))))
      .orderBy(desc(wakes.seq))
      .limit(p('limit'))
      .prepare();
  const [newest, older] = [listed(true), listed(false)];
  const first = <Row>([row]: Row[]) => row ?? null;
  return {
    get: async (endpointId, emailId) => first(await get.execute({ endpointId, emailId })),
    due: async (endpointId, now) => first(await due.execute({ endpointId, now })),
    lastWoke: async (endpointId, before) =>
      first(await (before === null ? last.execute({ endpointId }) : lastBefore.execute({ endpointId, before }))),
    wokeInThread: async (endpointId, threadId, since) =>
      Number((await inThread.execute({ endpointId, threadId, since }))[0]?.many ?? 0),
    wokeBySender: async (endpointId, sender, since) =>
      Number((await bySender.execute({ endpointId, sender, since }))[0]?.many ?? 0),
    suppressedBetween: async (endpointId, after, before) => {
      const asked = { endpointId, after };
      const [row] = await (before === null ? behind.execute(asked) : inside.execute({ ...asked, before }));
      return { count: Number(row?.count ?? 0), since: row?.since ?? null };
    },
    suppressed: async (endpointId, before, limit) =>
      before === null ? await newest.execute({ endpointId, limit }) : await older.execute({ endpointId, before, limit }),
  };
}

export function webhookWakeChanges(db: Database, t: Tables): WebhookWakeWrites {
  const { webhookWakes: wakes } = t;
  const p = sql.placeholder;
  const ofEndpoint = eq(wakes.endpointId, p('endpointId'));
  const isHeld = and(ofEndpoint, eq(wakes.outcome, INTERVAL));
  const isDecided = and(ne(wakes.outcome, WOKE), ne(wakes.outcome, CHECKING), sql`${wakes.dueAt} is null`);
  const firstOver = db
    .select({ seq: wakes.seq })
    .from(wakes)
    .where(and(ofEndpoint, isDecided))
    .orderBy(desc(wakes.seq))
    .limit(1)
    .offset(p('most'))
    .prepare();
  const insert = insertNumbered(db, wakes, wakes.seq);
  const remove = db
    .delete(wakes)
    .where(and(ofEndpoint, eq(wakes.emailId, p('emailId'))))
    .prepare();
  const supersede = db
    .update(wakes)
    .set({ dueAt: null })
    .where(and(isHeld, isNotNull(wakes.dueAt)))
    .prepare();
  const newestHeld = db
    .select({ seq: wakes.seq })
    .from(wakes)
    .where(and(isHeld, gt(wakes.seq, p('after'))))
    .orderBy(desc(wakes.seq))
    .limit(1)
    .prepare();
  return {
    ...webhookWakeQueries(db, t),
    put: async (row) => {
      const { endpointId, emailId } = row;
      await remove.execute({ endpointId, emailId });
      await insert(row);
    },
    remove: async (endpointId, emailId) => {
      await remove.execute({ endpointId, emailId });
    },
    supersede: async (endpointId) => {
      await supersede.execute({ endpointId });
    },
    holdNewest: async (endpointId, after, dueAt) => {
      const [held] = await newestHeld.execute({ endpointId, after });
      if (held) await db.update(wakes).set({ dueAt }).where(eq(wakes.seq, held.seq));
    },
    removeWaiting: async (endpointId) => {
      await db.delete(wakes).where(and(eq(wakes.endpointId, endpointId), isNotNull(wakes.dueAt)));
    },
    trim: async (endpointId, most) => {
      const [last] = await firstOver.execute({ endpointId, most });
      if (last) await db.delete(wakes).where(and(eq(wakes.endpointId, endpointId), isDecided, lte(wakes.seq, last.seq)));
    },
    sweep: (before, limit) => removeSome(db, wakes, wakes.seq, lt(wakes.at, before), limit),
  };
}
