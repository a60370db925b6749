/** Sessions of the console: a person signs in with an API key or a link, and a cookie then stands for that key. */
import { type Actor, actorOf, hashSecret, isUsable, refusePausedAccount } from '../base/actor.ts';
import { PostroomError } from '../base/errors.ts';
import { base62 } from '../base/ids.ts';
import type { Core } from '../ports/core.ts';
import type { ApiKeyRow } from '../store/api-keys.ts';
import type { ConsoleSessionRow } from '../store/console-sessions.ts';
import type { WriteTx } from '../store/store.ts';
import { operatorKey, type Registry } from './accounts.ts';

/** Milliseconds for which a session lasts without use, and at most. */
export const SESSION_IDLE = 12 * 3600_000;
export const SESSION_LIFE = 7 * 24 * 3600_000;

/** Sessions of one key at the same time: signing in again and again fills no table. */
const MOST_SESSIONS = 100;

/** Milliseconds for which a link works. */
const LINK_LIFE = 5 * 60_000;

/** `token` is the value of the cookie, which is stored nowhere here. */
export type OpenedSession = { token: string; session: ConsoleSessionRow; key: ApiKeyRow };

/** A session that acts with this key, which the caller has proved to have. Of more than MOST_SESSIONS, those least recently used end. */
export async function openSession(core: Registry, key: ApiKeyRow): Promise<OpenedSession> {
  return await core.store.write((tx) => insertSession(core, tx, key));
}

/**
 * A session that acts with the key of the link, which it uses up. Throws `unauthenticated` for a link that is unknown, used or over, or whose
 * key does not work any more, and `forbidden` while the account is paused.
 */
export async function openSessionByLink(core: Registry, secret: string): Promise<OpenedSession> {
  return await core.store.write(async (tx) => {
    const now = core.clock.now();
    const link = await tx.consoleSessions.takeLink(hashSecret(secret));
    const key = link && link.expiresAt > now ? await tx.apiKeys.byId(link.keyId) : null;
    const account = key && (await tx.accounts.get(key.accountId));
    if (!account || account.state === 'deleting' || !isUsable(key, now)) throw linkOver();
    refusePausedAccount(account);
    return await insertSession(core, tx, key);
  });
}

/**
 * A URL that signs in the operator, who runs this process, once and within LINK_LIFE. The secret is in its fragment, which no browser sends, so
 * that it is in no log. Throws what `operatorKey` throws.
 */
export async function operatorLink(core: Registry, appUrl: string, firstKey: string | null): Promise<string> {
  const key = await operatorKey(core, firstKey);
  const secret = newSecret(core);
  const expiresAt = new Date(core.clock.now().getTime() + LINK_LIFE);
  await core.store.write((tx) => tx.consoleSessions.insertLink({ hash: hashSecret(secret), keyId: key.id, expiresAt }));
  // A server that listens on every address, as in a container, may know no name that a browser can use.
  const place = appUrl.replace(/\/\/(?:0\.0\.0\.0|\[::\])(?=:|$)/, '//localhost');
  return `${place}/sign-in#${secret}`;
}

/**
 * The actor behind a cookie: the key that signed in. Throws `unauthenticated` for a session that is unknown or over, or whose key does not work
 * any more, and `forbidden` while its account is paused.
 */
export async function authenticateSession(
  core: Pick<Core, 'store' | 'clock'>,
  token: string,
): Promise<{ actor: Actor; session: ConsoleSessionRow }> {
  const found = await core.store.read((tx) => tx.consoleSessions.get(hashSecret(token)));
  const now = core.clock.now();
  if (!found || found.account.state === 'deleting' || isOver(found.session, now) || !isUsable(found.key, now))
    throw sessionOver();
  refusePausedAccount(found.account);
  return { actor: actorOf(found.account, found.key), session: found.session };
}

export async function endSession(core: Pick<Core, 'store'>, token: string): Promise<void> {
  await core.store.write((tx) => tx.consoleSessions.remove(hashSecret(token)));
}

/** Whether it ended by its age, or because it was not used. */
export function isOver({ usedAt, endsAt }: ConsoleSessionRow, now: Date): boolean {
  return endsAt <= now || usedAt.getTime() + SESSION_IDLE <= now.getTime();
}

/** When the session ends if it is not used, and its key is not revoked before. */
export function expiryOf({ usedAt, endsAt }: ConsoleSessionRow, key: ApiKeyRow): Date {
  const ends = [endsAt.getTime(), usedAt.getTime() + SESSION_IDLE, ...(key.expiresAt ? [key.expiresAt.getTime()] : [])];
  return new Date(Math.min(...ends));
}

export function sessionOver(): PostroomError {
  return new PostroomError('unauthenticated', 'The session is over.', { hint: 'Sign in again, with an API key that works.' });
}

async function insertSession(core: Registry, tx: WriteTx, key: ApiKeyRow): Promise<OpenedSession> {
  const token = newSecret(core);
  const now = core.clock.now();
  const session: ConsoleSessionRow = {
    hash: hashSecret(token),
    keyId: key.id,
    createdAt: now,
    usedAt: now,
    endsAt: new Date(now.getTime() + SESSION_LIFE),
  };
  await tx.consoleSessions.keepLatest(key.id, MOST_SESSIONS - 1);
  await tx.consoleSessions.insert(session);
  return { token, session, key };
}

function newSecret(core: Registry): string {
  return base62(core.ids.secret(32));
}

function linkOver(): PostroomError {
  return new PostroomError('unauthenticated', 'The sign-in link was used already, or is too old.', {
    hint: 'A link works once, for 5 minutes. Make another with `npm run postroom -- console-link`, or sign in with an API key.',
  });
}
