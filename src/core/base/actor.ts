/** The caller of a request: an account, acting through one of its API keys, and what that key may do. */
import { createHash } from 'node:crypto';
import type { Core } from '../ports/core.ts';
import type { AccountRow } from '../store/accounts.ts';
import type { AnswerForm, ApiKeyRow, ToolChoice } from '../store/api-keys.ts';
import type { ReadTx } from '../store/store.ts';
import { PostroomError } from './errors.ts';

/** Every scope, in the order the documentation lists them. */
export const SCOPES = [
  'account:write',
  'arrivals:read',
  'inboxes:read',
  'inboxes:write',
  'emails:send',
  'emails:read',
  'emails:write',
  'emails:approve',
  'drafts:write',
  'api-keys:read',
  'api-keys:write',
  'domains:read',
  'domains:write',
  'metrics:read',
  'suppressions:read',
  'suppressions:write',
  'templates:read',
  'templates:write',
  'webhooks:read',
  'webhooks:write',
] as const;

export type Scope = (typeof SCOPES)[number];

export type Actor = {
  account: AccountRow;
  key: ApiKeyRow;
  /** The only tools the caller wants to see; null = all the key allows. */
  tools: ToolChoice | null;
  /** How MCP answers the caller: as the key says, unless the caller asked otherwise. */
  output: AnswerForm;
  /** Set by the endpoint for one call when the caller gave an idempotency key. */
  once: Once | null;
};

/**
 * One use of an idempotency key. It is valid within `scope` (method and path, or the tool's name). `requestHash` is SHA-256 of the input in a
 * form in which inputs with the same meaning are equal; `olderHashes` are of the input as it was given, as earlier releases stored it. `secret` =
 * the answer holds a secret.
 */
export type Once = {
  key: string;
  scope: string;
  requestHash: string;
  olderHashes: () => Promise<string[]>;
  secret: boolean;
  replayed: boolean;
};

/** The actor of a bearer token. Throws `unauthenticated` for a token that is unknown, revoked or expired, `forbidden` while its account is paused. */
export async function authenticate(core: Pick<Core, 'store' | 'clock'>, token: string): Promise<Actor> {
  return await authenticateHash(core, hashSecret(token));
}

/** The same, for a caller that has the token's `hashSecret` already. */
export async function authenticateHash(core: Pick<Core, 'store' | 'clock'>, hash: string): Promise<Actor> {
  const found = await core.store.read((tx) => tx.apiKeys.byHash(hash));
  if (!found || found.account.state === 'deleting' || !isUsable(found.key, core.clock.now())) {
    throw new PostroomError('unauthenticated', 'The API key is unknown, revoked or expired.', {
      hint: 'Send `Authorization: Bearer <API key>` with a key that is active.',
    });
  }
  refusePausedAccount(found.account);
  return actorOf(found.account, found.key);
}

/** Why a caller is not let in, and what a call under way is answered. */
export const ACCOUNT_PAUSED = 'The operator has paused this account.';

/** Throws `forbidden` while the operator has paused the account. */
export function refusePausedAccount({ state }: AccountRow): void {
  if (state === 'paused') throw accountPaused();
}

/** The refusal of a call, also of one under way. */
export function accountPaused(): PostroomError {
  return new PostroomError('forbidden', ACCOUNT_PAUSED, {
    hint: 'Nothing was done, and nothing is lost. Ask the operator of this post room to resume the account.',
  });
}

/** Whether a caller who was let in would be let in now: `paused` = its account is, `ended` = its key works no longer or its account is gone. */
export async function standingOf(
  { clock }: Pick<Core, 'clock'>,
  tx: ReadTx,
  { account, key }: Actor,
): Promise<'active' | 'paused' | 'ended'> {
  const [owner, row] = [await tx.accounts.get(account.id), await tx.apiKeys.get(account.id, key.id)];
  if (owner?.state === 'paused') return 'paused';
  return owner?.state === 'active' && row && isUsable(row, clock.now()) ? 'active' : 'ended';
}

/** An actor who may do all that the key allows. */
export function actorOf(account: AccountRow, key: ApiKeyRow): Actor {
  return { account, key, tools: null, output: key.output, once: null };
}

/** A key works while it is active, or rotated and still in its grace period; in either case only until it expires. */
export function isUsable(key: ApiKeyRow, now: Date): boolean {
  if (key.status === 'revoked') return false;
  if (key.expiresAt && key.expiresAt <= now) return false;
  return key.status === 'active' || key.expiresAt !== null;
}

/** Identifies a key across rotations: the id of the first key of its line. A key that was made with another begins a line of its own. */
export function lineOf({ lineId, id }: Pick<ApiKeyRow, 'lineId' | 'id'>): string {
  return lineId ?? id;
}

/** The scopes that a key holds; a key without a list holds every scope. */
export function scopesOf({ scopes }: Pick<ApiKeyRow, 'scopes'>): readonly string[] {
  return scopes ?? SCOPES;
}

/** Throws `missing_scope` unless the key holds the scope. */
export function requireScope(actor: Actor, scope: Scope): void {
  if (scopesOf(actor.key).includes(scope)) return;
  throw new PostroomError('missing_scope', `This API key lacks the scope ${scope}.`, {
    hint: `Use a key that holds ${scope}; whoami shows the scopes of the key in use.`,
  });
}

/** For a read call with an option that changes emails. Throws `missing_scope`, or `forbidden` for a read-only key. */
export function requireWriting(actor: Actor): void {
  requireScope(actor, 'emails:write');
  if (!actor.key.readOnly) return;
  throw new PostroomError('forbidden', 'This API key only reads.', { hint: 'Leave out what would change something.' });
}

/** Whether the key may use the inbox at all: a key that is bound to inboxes sees only those. */
export function seesInbox(actor: Actor, inboxId: string): boolean {
  return actor.key.inboxIds === null || actor.key.inboxIds.includes(inboxId);
}

/** SHA-256 in hex. Secrets are looked up by their hash, so that no comparison ever sees a secret. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
