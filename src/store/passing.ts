/** Queries over what is kept for a while: webhook tokens and idempotent answers. */

import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { IdempotencyReads, IdempotencyWrites } from '../core/store/idempotency.ts';
import type { WebhookTokenReads, WebhookTokenWrites } from '../core/store/webhook-tokens.ts';
import { claimer, type Database, filler } from './prepared.ts';
import type { Tables } from './tables.ts';

export function webhookTokenQueries(db: Database, t: Tables): WebhookTokenReads {
  const find = db
    .select()
    .from(t.webhookTokens)
    .where(eq(t.webhookTokens.token, sql.placeholder('token')))
    .prepare();
  return { seen: async (token) => (await find.execute({ token })).length > 0 };
}

export function webhookTokenChanges(db: Database, t: Tables): WebhookTokenWrites {
  const { webhookTokens } = t;
  const claim = claimer(db, webhookTokens, webhookTokens.token);
  const add = filler(db, webhookTokens);
  return {
    ...webhookTokenQueries(db, t),
    claim: (token, createdAt) => claim({ token, createdAt }),
    add: (token, createdAt) => add({ token, createdAt }),
    sweep: async (before, limit) => {
      const old = await db
        .select({ token: webhookTokens.token })
        .from(webhookTokens)
        .where(lt(webhookTokens.createdAt, before))
        .limit(limit);
      const tokens = old.map((row) => row.token);
      if (tokens.length > 0) await db.delete(webhookTokens).where(inArray(webhookTokens.token, tokens));
      return tokens.length;
    },
  };
}

export function idempotencyQueries(db: Database, t: Tables): IdempotencyReads {
  const find = db
    .select()
    .from(t.idempotency)
    .where(eq(t.idempotency.id, sql.placeholder('id')))
    .prepare();
  return { get: async (id) => (await find.execute({ id }))[0] ?? null };
}

export function idempotencyChanges(db: Database, t: Tables): IdempotencyWrites {
  const { idempotency } = t;
  return {
    ...idempotencyQueries(db, t),
    insert: claimer(db, idempotency, idempotency.id),
    remove: async (id) => {
      await db.delete(idempotency).where(eq(idempotency.id, id));
    },
    sweep: async (before, limit) => {
      const old = await db.select({ id: idempotency.id }).from(idempotency).where(lt(idempotency.createdAt, before)).limit(limit);
      const ids = old.map((row) => row.id);
      if (ids.length > 0) await db.delete(idempotency).where(inArray(idempotency.id, ids));
      return ids.length;
    },
  };
}
