/** Queries over the tokens of webhooks that were answered. */
import { eq, lt, sql } from 'drizzle-orm';
import type { TokenUse, WebhookTokenReads, WebhookTokenWrites } from '../../core/store/webhook-tokens.ts';
import { type Database, insertEachOnce, insertIgnore, insertOnce } from '../statements/prepared.ts';
import { removeSome } from '../statements/remove-some.ts';
import type { Tables } from '../tables.ts';

const NOT_RECORDED: TokenUse = { use: null, ignored: null };

export function webhookTokenQueries(db: Database, t: Tables): WebhookTokenReads {
  const find = db
    .select({ use: t.webhookTokens.use, ignored: t.webhookTokens.ignored })
    .from(t.webhookTokens)
    .where(eq(t.webhookTokens.token, sql.placeholder('token')))
    .prepare();
  return { used: async (token) => (await find.execute({ token }))[0] ?? null };
}

export function webhookTokenChanges(db: Database, t: Tables): WebhookTokenWrites {
  const { webhookTokens } = t;
  const claim = insertOnce(db, webhookTokens, webhookTokens.token);
  const claimEach = insertEachOnce(db, webhookTokens, webhookTokens.token);
  const add = insertIgnore(db, webhookTokens);
  return {
    ...webhookTokenQueries(db, t),
    claim: (token, createdAt, by = NOT_RECORDED) => claim({ token, createdAt, ...by }),
    claimAll: (tokens, createdAt, by) => claimEach(tokens.map((token) => ({ token, createdAt, ...by }))),
    add: (token, createdAt, by = NOT_RECORDED) => add({ token, createdAt, ...by }),
    sweep: (before, limit) => removeSome(db, webhookTokens, webhookTokens.token, lt(webhookTokens.createdAt, before), limit),
  };
}
