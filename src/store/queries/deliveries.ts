/** Queries over deliveries, one per recipient of an email. */
import { and, asc, countDistinct, eq, isNotNull, lte, ne, not, type SQL, sql } from 'drizzle-orm';
import type { DeliveryReads, DeliveryWrites } from '../../core/store/deliveries.ts';
import { isOneOf, list, skipLocked } from '../statements/dialect.ts';
import { bound, type Database, insertRow, updateRow } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';

export function deliveryQueries(db: Database, t: Tables): DeliveryReads {
  const { deliveries } = t;
  const ofEmail = db
    .select()
    .from(deliveries)
    .where(eq(deliveries.emailId, sql.placeholder('emailId')))
    .orderBy(asc(deliveries.id))
    .prepare();
  const ofEmails = db
    .select()
    .from(deliveries)
    .where(isOneOf(deliveries.emailId, 'emailIds'))
    .orderBy(asc(deliveries.emailId), asc(deliveries.id))
    .prepare();
  const due = dueQuery(db, t, notFull(t)).prepare();
  const dueHere = dueQuery(db, t, isHere(t)).prepare();
  const next = db
    .select({ at: deliveries.nextAttemptAt })
    .from(deliveries)
    .where(and(waiting(t), notFull(t), isSending(t)))
    .orderBy(asc(deliveries.nextAttemptAt), asc(deliveries.id))
    .limit(1)
    .prepare();
  return {
    ofEmail: async (emailId) => await ofEmail.execute({ emailId }),
    ofEmails: async (emailIds) => (emailIds.length > 0 ? await ofEmails.execute({ emailIds: list(emailIds) }) : []),
    due: async (now, full, limit) => await due.execute({ now, full: list(full), limit }),
    dueHere: async (now, limit) => await dueHere.execute({ now, limit }),
    nextAttemptAt: async (full) => (await next.execute({ full: list(full) }))[0]?.at ?? null,
  };
}

export function deliveryChanges(db: Database, t: Tables): DeliveryWrites {
  const { deliveries } = t;
  const insert = insertRow(db, deliveries);
  const sending = sql`${deliveries.status} = 'sending'`;
  const due = skipLocked(dueQuery(db, t, notFull(t))).prepare();
  const dueHere = skipLocked(dueQuery(db, t, isHere(t))).prepare();
  const claimed = db.select().from(deliveries).where(sending).prepare();
  const ended = db
    .select()
    .from(deliveries)
    .where(and(sending, lte(deliveries.nextAttemptAt, bound(deliveries.nextAttemptAt, 'now'))))
    .prepare();
  const held = db
    .select()
    .from(deliveries)
    .where(and(sending, eq(deliveries.claimedBy, sql.placeholder('instanceId'))))
    .orderBy(asc(deliveries.nextAttemptAt), asc(deliveries.id))
    .limit(sql.placeholder('limit'))
    .prepare();
  const others = db
    .select({ domain: deliveries.domain, mails: countDistinct(deliveries.emailId) })
    .from(deliveries)
    .where(
      and(sending, ne(deliveries.domain, ''), sql`${deliveries.claimedBy} is distinct from ${sql.placeholder('instanceId')}`),
    )
    .groupBy(deliveries.domain, deliveries.claimedBy)
    .prepare();
  const overdue = db
    .select()
    .from(deliveries)
    .where(
      and(
        waiting(t),
        lte(deliveries.nextAttemptAt, bound(deliveries.nextAttemptAt, 'before')),
        eq(deliveries.accountId, sql.placeholder('accountId')),
        eq(deliveries.attempts, 0),
        sql`${deliveries.nextAttemptAt} > ${deliveries.createdAt}`,
      ),
    )
    .orderBy(asc(deliveries.nextAttemptAt), asc(deliveries.id))
    .limit(sql.placeholder('limit'))
    .prepare();
  const claim = db
    .update(deliveries)
    .set({
      status: 'sending',
      attempts: sql`${deliveries.attempts} + 1`,
      nextAttemptAt: bound(deliveries.nextAttemptAt, 'leasedUntil'),
      updatedAt: bound(deliveries.updatedAt, 'updatedAt'),
      claimedBy: bound(deliveries.claimedBy, 'claimedBy'),
    })
    // An instance that read the same rows a moment later finds them claimed, or their account stopped.
    .where(and(isOneOf(deliveries.id, 'ids'), waiting(t), isSending(t)))
    .returning({ id: deliveries.id })
    .prepare();
  return {
    ...deliveryQueries(db, t),
    due: async (now, full, limit) => await due.execute({ now, full: list(full), limit }),
    dueHere: async (now, limit) => await dueHere.execute({ now, limit }),
    insert: async (rows) => {
      for (const row of rows) await insert(row);
    },
    update: updateRow(db, deliveries, deliveries.id),
    claim: async (ids, { claimedBy, leasedUntil, updatedAt }) => {
      if (ids.length === 0) return [];
      const rows = await claim.execute({ ids: list(ids), claimedBy, leasedUntil, updatedAt });
      return rows.map((row) => row.id);
    },
    overdue: async (accountId, before, limit) => await overdue.execute({ accountId, before, limit }),
    interrupted: async (now) => await (now ? ended.execute({ now }) : claimed.execute()),
    heldBy: async (instanceId, limit) => await held.execute({ instanceId, limit }),
    holders: holdersQuery(db, t),
    sendingOfOthers: async (instanceId) => await others.execute({ instanceId }),
  };
}

/** The instances that hold deliveries. */
export function holdersQuery(db: Database, { deliveries }: Tables): () => Promise<string[]> {
  const holders = db
    .selectDistinct({ id: deliveries.claimedBy })
    .from(deliveries)
    .where(and(sql`${deliveries.status} = 'sending'`, isNotNull(deliveries.claimedBy)))
    .prepare();
  return async () => (await holders.execute()).flatMap(({ id }) => id ?? []);
}

function dueQuery(db: Database, t: Tables, whither: SQL) {
  const { deliveries } = t;
  return db
    .select()
    .from(deliveries)
    .where(and(waiting(t), lte(deliveries.nextAttemptAt, bound(deliveries.nextAttemptAt, 'now')), whither, isSending(t)))
    .orderBy(asc(deliveries.nextAttemptAt), asc(deliveries.id))
    .limit(sql.placeholder('limit'));
}

/** Written out, not bound: a partial index is used only when the statement contains its condition. */
export function waiting({ deliveries }: Tables) {
  return sql`${deliveries.status} in ('queued', 'deferred')`;
}

/** Whether the account of the delivery sends at all. */
export function isSending({ accounts, deliveries }: Tables) {
  // Two lists, because each has an index that holds nothing else.
  const stopped = sql`select ${accounts.id} from ${accounts} where ${accounts.sendingStoppedAt} is not null`;
  const inactive = sql`select ${accounts.id} from ${accounts} where ${accounts.state} <> 'active'`;
  return sql`${deliveries.accountId} not in (${stopped}) and ${deliveries.accountId} not in (${inactive})`;
}

function notFull({ deliveries }: Tables) {
  return not(isOneOf(deliveries.domain, 'full'));
}

function isHere({ deliveries }: Tables) {
  return eq(deliveries.domain, sql`''`);
}
