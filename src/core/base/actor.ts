/** Who calls: an account through one of its API keys, and what that key may do. */
import { createHash } from 'node:crypto';
import type { Core } from '../ports/core.ts';
import type { AccountRow } from '../store/accounts.ts';
import type { ApiKeyRow } from '../store/api-keys.ts';
import { PostroomError } from './errors.ts';

/** Every scope there is, in the order the documentation lists them. */
export const SCOPES = [
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
] as const;

export type Scope = (typeof SCOPES)[number];

export type Actor = {
  account: AccountRow;
  key: ApiKeyRow;
  /** The only tools the caller wants to see, by name; null = all the key allows. */
  tools: string[] | null;
  /** Set by a door for one call when the caller gave an idempotency key. */
  once: Once | null;
};

/** `scope` is where the key holds (method and path, or the tool's name); `requestHash` the SHA-256 of what was asked. */
export type Once = { key: string; scope: string; requestHash: string; replayed: boolean };

/** Answers the actor of a bearer token; throws `unauthenticated` for any that is unknown, revoked or expired. */
export async function authenticate(core: Pick<Core, 'store' | 'clock'>, token: string): Promise<Actor> {
  const found = await core.store.read((tx) => tx.apiKeys.byHash(hashSecret(token)));
  if (!found || !isUsable(found.key, core.clock.now())) {
    throw new PostroomError('unauthenticated', 'The API key is unknown, revoked or expired.', {
      hint: 'Send `Authorization: Bearer <API key>` with a key that is active.',
    });
  }
  return { account: found.account, key: found.key, tools: null, once: null };
}

/** A key works while active, or rotated with grace left, and not expired. */
export function isUsable(key: ApiKeyRow, now: Date): boolean {
  if (key.status === 'revoked') return false;
  if (key.expiresAt && key.expiresAt <= now) return false;
  return key.status === 'active' || key.expiresAt !== null;
}

/** Throws `missing_scope` unless the key holds the scope. */
export function requireScope(actor: Actor, scope: Scope): void {
  if (actor.key.scopes.includes(scope)) return;
  throw new PostroomError('missing_scope', `This API key lacks the scope ${scope}.`, {
    hint: `Use a key that holds ${scope}; whoami shows the scopes of the key in use.`,
  });
}

/** For the part of a reading call that writes. Throws `missing_scope`, or `forbidden` for a key that only reads. */
export function requireWriting(actor: Actor, scope: Scope): void {
  requireScope(actor, scope);
  if (!actor.key.readOnly) return;
  throw new PostroomError('forbidden', 'This API key only reads.', { hint: 'Leave out what would change something.' });
}

/** Whether the key may touch the inbox at all; a key bound to inboxes sees no other. */
export function seesInbox(actor: Actor, inboxId: string): boolean {
  return actor.key.inboxIds === null || actor.key.inboxIds.includes(inboxId);
}

/** SHA-256 in hex: secrets are looked up by it, so no comparison ever sees a secret. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
