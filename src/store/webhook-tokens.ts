/** Queries over the tokens of accepted webhooks. */
import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { WebhookTokenReads, WebhookTokenWrites } from '../core/store/webhook-tokens.ts';
import { type Database, insertIgnore, insertOnce } from './prepared.ts';
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
  const claim = insertOnce(db, webhookTokens, webhookTokens.token);
  const add = insertIgnore(db, webhookTokens);
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
