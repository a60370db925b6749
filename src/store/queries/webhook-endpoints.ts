/** Queries over webhook endpoints, the events that they have not taken yet, and the log of attempts. */
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  min,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { othersTurn } from '../../core/base/turns.ts';
import type {
  WebhookEndpointReads,
  WebhookEndpointRow,
  WebhookEndpointWrites,
  WebhookRetryRow,
} from '../../core/store/webhook-endpoints.ts';
import { type Sealing, WEBHOOK_SECRETS } from '../encryption/sealing.ts';
import { bound, type Database, insertOnce, updateRow } from '../statements/prepared.ts';
import { removeSome } from '../statements/remove-some.ts';
import type { Tables } from '../tables.ts';

/** Rows that are removed between two turns of the event loop: an endpoint has up to ten thousand. */
const PART = 500;

/** Stands between two secrets, which are Base64 behind a prefix. */
const BETWEEN = ' ';

export function webhookEndpointQueries(db: Database, t: Tables, sealing: Sealing): WebhookEndpointReads {
  const { webhookEndpoints: endpoints, webhookRetries: retries, webhookDeliveries: deliveries } = t;
  const { secrets: _, ...columns } = getTableColumns(endpoints);
  const p = sql.placeholder;
  const select = (condition: SQL | undefined) => db.select(columns).from(endpoints).where(condition);
  const isEndpoint = isNull(endpoints.mcpEvent);
  const get = select(and(eq(endpoints.id, p('id')), eq(endpoints.accountId, p('accountId')), isEndpoint)).prepare();
  const byId = select(eq(endpoints.id, p('id'))).prepare();
  const byClientId = select(and(eq(endpoints.accountId, p('accountId')), eq(endpoints.clientId, p('clientId')))).prepare();
  const ofAccount = select(and(eq(endpoints.accountId, p('accountId')), isEndpoint))
    .orderBy(desc(endpoints.createdAt), desc(endpoints.id))
    .prepare();
  const subscriptionsOf = select(and(eq(endpoints.accountId, p('accountId')), isNotNull(endpoints.mcpEvent))).prepare();
  const sealed = db
    .select({ secrets: endpoints.secrets })
    .from(endpoints)
    .where(eq(endpoints.id, p('id')))
    .prepare();
  const allSealed = db
    .select({ id: endpoints.id, accountId: endpoints.accountId, secrets: endpoints.secrets })
    .from(endpoints)
    .where(isEndpoint)
    .prepare();
  const opened = ({ id, accountId, secrets }: { id: string; accountId: string; secrets: string }) => {
    try {
      return sealing.open(WEBHOOK_SECRETS, [id, accountId], secrets).split(BETWEEN);
    } catch {
      return null;
    }
  };
  const isPast = (column: typeof endpoints.leasedUntil) => or(sql`${column} is null`, lte(column, bound(column, 'now')));
  const last = sql<number>`coalesce((select max(${t.events.seq}) from ${t.events} where ${t.events.accountId} = ${endpoints.accountId}), 0)`;
  const { webhookWakes: wakes } = t;
  const isDue = (table: SQLiteTable, of: SQLiteColumn, at: SQLiteColumn) =>
    sql`exists (select 1 from ${table} where ${of} = ${endpoints.id} and ${at} <= ${bound(at, 'now')})`;
  const hasRetry = sql`(${isDue(retries, retries.endpointId, retries.nextAt)} or ${isDue(wakes, wakes.endpointId, wakes.dueAt)})`;
  const due = db
    .select({ endpoint: columns, last, hasRetry: sql<number>`case when ${hasRetry} then 1 else 0 end` })
    .from(endpoints)
    .innerJoin(t.accounts, and(eq(t.accounts.id, endpoints.accountId), eq(t.accounts.state, 'active')))
    .where(
      and(
        eq(endpoints.status, 'enabled'),
        isPast(endpoints.leasedUntil),
        isPast(endpoints.nextAttemptAt),
        or(isNull(endpoints.expiresAt), gt(endpoints.expiresAt, bound(endpoints.expiresAt, 'now'))),
        or(sql`${last} > ${endpoints.position}`, hasRetry),
      ),
    )
    .orderBy(asc(endpoints.id))
    .limit(p('limit'))
    .prepare();
  const ofEndpoint = eq(retries.endpointId, p('endpointId'));
  const dueRetry = db
    .select()
    .from(retries)
    .where(and(ofEndpoint, lte(retries.nextAt, bound(retries.nextAt, 'now'))))
    .orderBy(asc(retries.position), asc(retries.eventId))
    .limit(1)
    .prepare();
  const retry = db
    .select()
    .from(retries)
    .where(and(ofEndpoint, eq(retries.eventId, p('eventId'))))
    .prepare();
  const held = db
    .select({ until: max(retries.holdsUntil) })
    .from(retries)
    .where(
      and(
        ofEndpoint,
        eq(retries.threadId, p('threadId')),
        or(gt(retries.holdsUntil, bound(retries.holdsUntil, 'now')), eq(retries.attempts, 0)),
      ),
    )
    .prepare();
  const waiting = db.select({ many: count() }).from(retries).where(ofEndpoint).prepare();
  const lowest = db
    .select({ position: min(retries.position) })
    .from(retries)
    .where(and(ofEndpoint, ne(retries.eventId, p('exceptEventId'))))
    .prepare();
  const log = (isFirst: boolean) =>
    db
      .select()
      .from(deliveries)
      .where(and(eq(deliveries.endpointId, p('endpointId')), isFirst ? undefined : lt(deliveries.seq, p('before'))))
      .orderBy(desc(deliveries.seq))
      .limit(p('limit'))
      .prepare();
  const [newest, older] = [log(true), log(false)];
  const first = <Row>([row]: Row[]) => row ?? null;
  return {
    get: async (accountId, id) => first(await get.execute({ accountId, id })),
    byId: async (id) => first(await byId.execute({ id })),
    byClientId: async (accountId, clientId) => first(await byClientId.execute({ accountId, clientId })),
    ofAccount: async (accountId) => await ofAccount.execute({ accountId }),
    subscriptionsOf: async (accountId) => await subscriptionsOf.execute({ accountId }),
    secrets: async ({ id, accountId }) => {
      const [row] = await sealed.execute({ id });
      return row ? opened({ id, accountId, ...row }) : null;
    },
    countLost: async () => (await allSealed.execute()).filter((row) => opened(row) === null).length,
    due: async (now, limit) =>
      (await due.execute({ now, limit })).map((row) => ({
        ...row,
        last: Number(row.last),
        hasRetry: Number(row.hasRetry) === 1,
      })),
    dueRetry: async (endpointId, now) => first(await dueRetry.execute({ endpointId, now })),
    retry: async (endpointId, eventId) => first(await retry.execute({ endpointId, eventId })),
    threadHeldUntil: async (endpointId, threadId, now) => {
      const until = (await held.execute({ endpointId, threadId, now }))[0]?.until;
      return until ?? null;
    },
    countRetries: async (endpointId) => Number((await waiting.execute({ endpointId }))[0]?.many ?? 0),
    lowestWaiting: async (endpointId, exceptEventId) => {
      const found = (await lowest.execute({ endpointId, exceptEventId }))[0]?.position ?? null;
      return found === null ? null : Number(found);
    },
    deliveries: async (endpointId, before, limit) =>
      before === null ? await newest.execute({ endpointId, limit }) : await older.execute({ endpointId, before, limit }),
  };
}

export function webhookEndpointChanges(db: Database, t: Tables, sealing: Sealing): WebhookEndpointWrites {
  const { webhookEndpoints: endpoints, webhookRetries: retries, webhookDeliveries: deliveries } = t;
  const p = sql.placeholder;
  const insert = insertOnce(db, endpoints, endpoints.id);
  const update = updateRow(db, endpoints, endpoints.id);
  const firstOver = db
    .select({ seq: deliveries.seq })
    .from(deliveries)
    .where(eq(deliveries.endpointId, p('endpointId')))
    .orderBy(desc(deliveries.seq))
    .limit(1)
    .offset(p('most'))
    .prepare();
  const endLeases = db
    .update(endpoints)
    .set({ leasedBy: null, leasedUntil: null })
    .where(isNotNull(endpoints.leasedBy))
    .prepare();
  const ofRetry = and(eq(retries.endpointId, p('endpointId')), eq(retries.eventId, p('eventId')));
  const removeRetry = db.delete(retries).where(ofRetry).prepare();
  const removeRetries = db
    .delete(retries)
    .where(eq(retries.endpointId, p('endpointId')))
    .prepare();
  const insertRetry = insertOnce(db, retries, retries.eventId);
  const moveWaiting = db
    .update(retries)
    .set({ nextAt: bound(retries.nextAt, 'nextAt') })
    .where(
      and(
        eq(retries.endpointId, p('endpointId')),
        eq(retries.threadId, p('threadId')),
        eq(retries.attempts, 0),
        gt(retries.position, p('position')),
      ),
    )
    .prepare();
  const log = db
    .insert(deliveries)
    .values({
      endpointId: p('endpointId'),
      accountId: p('accountId'),
      eventId: p('eventId'),
      type: p('type'),
      position: p('position'),
      attempt: p('attempt'),
      at: p('at'),
      status: p('status'),
      error: p('error'),
      ms: p('ms'),
      answer: p('answer'),
      nextAttemptAt: p('nextAttemptAt'),
    })
    .prepare();
  const remove = async (id: string) => {
    await removeRetries.execute({ endpointId: id });
    const attempts = eq(deliveries.endpointId, id);
    while ((await removeSome(db, deliveries, deliveries.seq, attempts, PART)) === PART) await othersTurn();
    const wakes = eq(t.webhookWakes.endpointId, id);
    while ((await removeSome(db, t.webhookWakes, t.webhookWakes.seq, wakes, PART)) === PART) await othersTurn();
    await db.delete(endpoints).where(eq(endpoints.id, id));
  };
  const removeRetryOf = async ({ endpointId, eventId }: Pick<WebhookRetryRow, 'endpointId' | 'eventId'>) => {
    await removeRetry.execute({ endpointId, eventId });
  };
  return {
    ...webhookEndpointQueries(db, t, sealing),
    insert: (row, secrets) => insert({ ...row, secrets: sealedOf(sealing, row, secrets) }),
    update,
    setSecrets: (endpoint, secrets) => update(endpoint.id, { secrets: sealedOf(sealing, endpoint, secrets) }),
    endLeases: async () => {
      await endLeases.execute();
    },
    remove,
    sweepExpired: async (before, limit) => {
      const old = await db.select({ id: endpoints.id }).from(endpoints).where(lt(endpoints.expiresAt, before)).limit(limit);
      for (const { id } of old) await remove(id);
      return old.length;
    },
    putRetry: async (row) => {
      await removeRetryOf(row);
      await insertRetry(row);
    },
    removeRetry: (endpointId, eventId) => removeRetryOf({ endpointId, eventId }),
    removeRetries: async (endpointId) => {
      await removeRetries.execute({ endpointId });
    },
    moveWaiting: async (endpointId, threadId, position, nextAt) => {
      await moveWaiting.execute({ endpointId, threadId, position, nextAt });
    },
    log: async (row) => {
      await log.execute(row);
    },
    trim: async (endpointId, most) => {
      const [last] = await firstOver.execute({ endpointId, most });
      if (last) await db.delete(deliveries).where(and(eq(deliveries.endpointId, endpointId), lte(deliveries.seq, last.seq)));
    },
    sweepDeliveries: (before, limit) => removeSome(db, deliveries, deliveries.seq, lt(deliveries.at, before), limit),
  };
}

function sealedOf(sealing: Sealing, { id, accountId }: Pick<WebhookEndpointRow, 'id' | 'accountId'>, secrets: string[]): string {
  return sealing.seal(WEBHOOK_SECRETS, [id, accountId], secrets.join(BETWEEN));
}
