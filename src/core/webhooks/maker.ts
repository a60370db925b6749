/** Whose rights an endpoint has: those of the line of keys that it was made with. */
import { type Actor, actorOf, isUsable, lineOf, scopesOf } from '../base/actor.ts';
import { notFound } from '../base/errors.ts';
import { isWiderChoice } from '../base/tool-choice.ts';
import type { Clock } from '../ports/core.ts';
import type { ApiKeyRow } from '../store/api-keys.ts';
import type { ReadTx } from '../store/store.ts';
import type { WebhookEndpointRow } from '../store/webhook-endpoints.ts';

/** The actor in whose name the endpoint is told; null = no key of its line works any more. A key that replaced another goes on for it. */
export async function makerOf(clock: Clock, tx: ReadTx, endpoint: WebhookEndpointRow): Promise<Actor | null> {
  const account = await tx.accounts.get(endpoint.accountId);
  const now = clock.now();
  const keys = (await keysOf(tx, endpoint)).filter((key) => isUsable(key, now));
  const [newest] = keys.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  return account && newest ? actorOf(account, newest) : null;
}

/**
 * Whether the caller may see and change the endpoint: only if its key reads all that the endpoint is told. Otherwise a key that may change the
 * URL would get what its own key does not read.
 */
export async function seesEndpoint(tx: ReadTx, actor: Actor, endpoint: WebhookEndpointRow): Promise<boolean> {
  if (endpoint.keyId === lineOf(actor.key)) return true;
  const keys = await keysOf(tx, endpoint);
  return keys.length > 0 && keys.every((key) => readsNoMore(key, actor.key));
}

/** Throws `not_found` as for one that does not exist. */
export async function ownEndpoint(tx: ReadTx, actor: Actor, id: string): Promise<WebhookEndpointRow> {
  const row = await tx.webhookEndpoints.get(actor.account.id, id);
  if (row && (await seesEndpoint(tx, actor, row))) return row;
  throw notFound('webhook endpoint');
}

/** The same, including MCP subscriptions, of which callers can only read the log and the suppressed mail. */
export async function ownTold(tx: ReadTx, actor: Actor, id: string): Promise<WebhookEndpointRow> {
  const row = await tx.webhookEndpoints.byId(id);
  if (row?.accountId === actor.account.id && (await seesEndpoint(tx, actor, row))) return row;
  throw notFound('webhook endpoint');
}

/** All keys of the line, those that ended too. */
async function keysOf(tx: ReadTx, { accountId, keyId }: WebhookEndpointRow): Promise<ApiKeyRow[]> {
  return await tx.apiKeys.ofLines(accountId, [keyId]);
}

function readsNoMore(key: ApiKeyRow, than: ApiKeyRow): boolean {
  const held = scopesOf(than);
  if (!scopesOf(key).every((scope) => held.includes(scope))) return false;
  if (than.inboxIds !== null && !(key.inboxIds ?? [null]).every((id) => id !== null && than.inboxIds?.includes(id))) return false;
  return !isWiderChoice(key.tools, than.tools);
}
