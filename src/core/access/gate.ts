/**
 * Authentication for the endpoints: a bearer token, or the cookie of a console session, becomes an actor, and a client address that keeps
 * failing must wait.
 */
import { type Actor, authenticateHash, hashSecret } from '../base/actor.ts';
import { isCode, PostroomError } from '../base/errors.ts';
import { planOf } from '../base/plans.ts';
import type { Core } from '../ports/core.ts';
import type { ConsoleSessionRow } from '../store/console-sessions.ts';
import type { WriteTx } from '../store/store.ts';
import { authenticateSession } from './console-sessions.ts';

/** Counts failures per client address. */
export type FailureLimiter = {
  /** Seconds until the address may try again; null when it may now. */
  blockedFor(address: string): Promise<number | null>;
  fail(address: string): Promise<void>;
};

/** Counts the requests of an account. */
export type RequestLimiter = {
  /** Counts one request of at most `limit` in a second. */
  take(accountId: string, limit: number): Promise<RequestQuota>;
};

/** What an account may still ask in this second; `resetsIn` in milliseconds, `over` = this request is one too many. */
export type RequestQuota = { limit: number; left: number; resetsIn: number; over: boolean };

/** `requests` null = the plan does not limit them. `session` null = the caller sent an API key. */
export type Entry = { actor: Actor; requests: RequestQuota | null; session: ConsoleSessionRow | null };

/** How a person came in with the cookie of a console session. */
export type SessionEntry = Entry & { session: ConsoleSessionRow };

export type Gate = {
  /** The actor behind an Authorization header (RFC 6750 2.1). Throws `unauthenticated`, or `rate_limited` for a token of an address that failed too often. */
  enter(address: string, authorization: string | undefined): Promise<Entry>;
  /**
   * The actor behind the cookie of a console session, counted and limited as its key is. `isUse` = the session lives on by it. Throws the same,
   * and `forbidden` while the account is paused.
   */
  enterSession(address: string, token: string, isUse: boolean): Promise<SessionEntry>;
  /** Does `work`, which throws `unauthenticated` for a wrong secret, and counts that as a failure. Throws `rate_limited`. */
  attempt<T>(address: string, work: () => Promise<T>): Promise<T>;
};

const LAST_USED_PRECISION = 60_000;
const REMEMBERED_KEYS = 10_000;

/**
 * A key that has worked since the process started is let through even from a blocked address, because many agents may share one
 * address. Whether the key still works is read every time, because another instance may have revoked it.
 */
export function createGate(core: Core, limiter: FailureLimiter, requests: RequestLimiter): Gate {
  // The time is when the last use was noted; 0 = no use was yet.
  const trusted = new Map<string, number>();

  async function counted<T>(address: string, hash: string | null, work: () => Promise<T>): Promise<T> {
    if (hash === null || !trusted.has(hash)) await refuseBlocked(limiter, address);
    try {
      return await work();
    } catch (error) {
      if (isCode(error, 'unauthenticated')) {
        if (hash !== null) trusted.delete(hash);
        await limiter.fail(address);
      }
      throw error;
    }
  }

  async function quotaOf({ account }: Actor): Promise<RequestQuota | null> {
    const limit = planOf(account.plan).limits.requestsPerSecond;
    return limit === null ? null : await requests.take(account.id, limit);
  }

  return {
    async enter(address, authorization) {
      const token = bearerToken(authorization);
      // A missing token is no guess: it is not counted as a failure, and is not blocked after others have failed.
      if (token === null) throw missingBearer();
      const hash = hashSecret(token);
      return await counted(address, hash, async () => {
        const actor = await authenticateHash(core, hash);
        await noteUse(core, trusted, hash, (tx, now) => tx.apiKeys.update(actor.key.id, { lastUsedAt: now }));
        return { actor, requests: await quotaOf(actor), session: null };
      });
    },
    async enterSession(address, token, isUse) {
      const hash = hashSecret(token);
      return await counted(address, hash, async () => {
        const { actor, session } = await authenticateSession(core, token);
        if (!isUse) remember(trusted, hash, trusted.get(hash) ?? 0);
        else {
          await noteUse(core, trusted, hash, async (tx, now) => {
            await tx.consoleSessions.touch(hash, now);
            await tx.apiKeys.update(actor.key.id, { lastUsedAt: now });
          });
        }
        return { actor, requests: await quotaOf(actor), session };
      });
    },
    attempt: (address, work) => counted(address, null, work),
  };
}

/** Throws `rate_limited` for a request that is one too many. */
export function refuseOverLimit({ actor, requests }: Entry): void {
  if (!requests?.over) return;
  const { name } = planOf(actor.account.plan);
  throw new PostroomError('rate_limited', `The plan ${name} allows ${requests.limit} requests a second.`, {
    hint: 'Nothing was done. Repeat the request in a second.',
    retryAfter: 1,
  });
}

async function refuseBlocked(limiter: FailureLimiter, address: string): Promise<void> {
  const seconds = await limiter.blockedFor(address);
  if (seconds === null) return;
  throw new PostroomError('rate_limited', 'Too many failed authentications from this address.', {
    hint: `Wait ${seconds} s, then use a valid API key.`,
    retryAfter: seconds,
  });
}

/** `lastUsedAt` is exact to the minute only: a write for every request would cost more than the fact is worth. */
async function noteUse(
  core: Core,
  trusted: Map<string, number>,
  hash: string,
  note: (tx: WriteTx, now: Date) => Promise<void>,
): Promise<void> {
  const now = core.clock.now();
  const noted = trusted.get(hash);
  if (noted !== undefined && now.getTime() - noted < LAST_USED_PRECISION) return;
  remember(trusted, hash, now.getTime());
  // A note of this server's own: the request is served whether or not it can be made.
  await core.store
    .write((tx) => note(tx, now), { own: true })
    .catch((error: unknown) => {
      core.log.warn({ err: error }, 'the last use of an API key could not be noted');
    });
}

function remember(trusted: Map<string, number>, hash: string, noted: number): void {
  if (!trusted.has(hash) && trusted.size >= REMEMBERED_KEYS) trusted.clear();
  trusted.set(hash, noted);
}

function bearerToken(authorization: string | undefined): string | null {
  return /^Bearer +([\x21-\x7e]{1,512})$/i.exec(authorization ?? '')?.[1] ?? null;
}

function missingBearer(): PostroomError {
  return new PostroomError('unauthenticated', 'No bearer token was sent.', {
    hint: 'Send the header `Authorization: Bearer <API key>`.',
  });
}
