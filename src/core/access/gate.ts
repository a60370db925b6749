/**
 * Authentication for the REST and MCP endpoints: a bearer token becomes an actor, and a client address that keeps failing must
 * wait.
 */
import { type Actor, authenticate, hashSecret } from '../base/actor.ts';
import { PostroomError } from '../base/errors.ts';
import { planOf } from '../base/plans.ts';
import type { Core } from '../ports/core.ts';

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

/** `requests` null = the plan does not limit them. */
export type Entry = { actor: Actor; requests: RequestQuota | null };

export type Gate = {
  /** The actor behind an Authorization header (RFC 6750 2.1). Throws `unauthenticated` or `rate_limited`. */
  enter(address: string, authorization: string | undefined): Promise<Entry>;
};

const LAST_USED_PRECISION = 60_000;
const REMEMBERED_KEYS = 10_000;

/**
 * A key that has worked since the process started is let through even from a blocked address, because many agents may share one
 * address. Whether the key still works is read every time, because another instance may have revoked it.
 */
export function createGate(core: Core, limiter: FailureLimiter, requests: RequestLimiter): Gate {
  const trusted = new Map<string, number>();
  return {
    async enter(address, authorization) {
      const token = bearerToken(authorization);
      const hash = token === null ? null : hashSecret(token);
      if (hash === null || !trusted.has(hash)) await refuseBlocked(limiter, address);
      try {
        if (token === null || hash === null) throw missingBearer();
        const actor = await authenticate(core, token);
        await noteUse(core, actor, trusted, hash);
        const limit = planOf(actor.account.plan).limits.requestsPerSecond;
        return { actor, requests: limit === null ? null : await requests.take(actor.account.id, limit) };
      } catch (error) {
        if (error instanceof PostroomError && error.code === 'unauthenticated') {
          if (hash !== null) trusted.delete(hash);
          await limiter.fail(address);
        }
        throw error;
      }
    },
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
async function noteUse(core: Core, actor: Actor, trusted: Map<string, number>, hash: string): Promise<void> {
  const now = core.clock.now();
  const noted = trusted.get(hash);
  if (noted !== undefined && now.getTime() - noted < LAST_USED_PRECISION) return;
  if (trusted.size >= REMEMBERED_KEYS) trusted.clear();
  trusted.set(hash, now.getTime());
  await core.store
    .write((tx) => tx.apiKeys.update(actor.key.id, { lastUsedAt: now }))
    .catch((error: unknown) => {
      core.log.warn({ err: error }, 'the last use of an API key could not be noted');
    });
}

function bearerToken(authorization: string | undefined): string | null {
  return /^Bearer +([\x21-\x7e]{1,512})$/i.exec(authorization ?? '')?.[1] ?? null;
}

function missingBearer(): PostroomError {
  return new PostroomError('unauthenticated', 'No bearer token was sent.', {
    hint: 'Send the header `Authorization: Bearer <API key>`.',
  });
}
