/** Looks through the bucket of S3 for mail that SNS gave up telling of, and has it fetched. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { putOff } from '../../core/inbound/fetches.ts';
import type { Core } from '../../core/ports/core.ts';
import type { FetchSettings } from '../adapter.ts';
import { MAX_FETCHED } from '../fetching.ts';
import { tokenOf } from '../tokens.ts';
import { objectName, planOf } from './object.ts';
import { listObjects } from './s3.ts';

const PROVIDER = 'ses';

/** What SNS may still be trying to tell is left to it: it knows all recipients. By default it tries for a minute. */
const LEAST_AGE_MS = 10 * 60_000;
/** Shorter than rows of fetches are kept, because these show what was told before. */
const MOST_AGE_MS = 6 * 24 * 3600_000;

/** The most pages of a listing that one sweep reads, with 1,000 objects each. */
const MOST_PAGES = 200;
const PAGE_TIME_MS = 30_000;

/** Written by SES when the rule was made. */
const SETUP = /(?:^|\/)AMAZON_SES_SETUP_NOTIFICATION$/;

export type ObjectSweep = (ending: AbortSignal) => Promise<void>;

/** Objects that it has seen before are not looked up in the store again. */
export function objectSweep(core: Core, settings: FetchSettings, place: NonNullable<FetchSettings['sesS3Bucket']>): ObjectSweep {
  const known = new LRUCache<string, true>({ max: 100_000 });

  async function take(bucket: string, key: string): Promise<void> {
    const token = tokenOf(PROVIDER, objectName(bucket, key));
    if (known.has(token)) return;
    if (!(await core.store.read((tx) => tx.fetches.isKnown(token)))) {
      const plan = planOf({ bucket, key, isTold: false });
      const { outcome } = await putOff(core, {
        provider: PROVIDER,
        recipients: [],
        token,
        alias: null,
        content: null,
        plan,
        envelopeFrom: null,
        spf: null,
      });
      core.log.warn({ provider: PROVIDER, outcome, object: hashOf(key) }, 'a mail in S3 was not told by SNS; it is fetched');
    }
    known.set(token, true);
  }

  return async (ending) => {
    let after: string | null = null;
    for (let page = 0; page < MOST_PAGES && !ending.aborted; page += 1) {
      const signal = AbortSignal.any([ending, AbortSignal.timeout(PAGE_TIME_MS)]);
      const now = core.clock.now();
      const get = (url: string, headers: Record<string, string> = {}) =>
        core.web.get(url, { headers, mostBytes: MAX_FETCHED, signal });
      const { objects, next } = await listObjects(place, after, { get, now, settings });
      for (const { key, modified } of objects) {
        const age = now.getTime() - modified.getTime();
        if (age >= LEAST_AGE_MS && age <= MOST_AGE_MS && !SETUP.test(key) && !ending.aborted) await take(place.bucket, key);
      }
      if (next === null) return;
      after = next;
    }
    if (!ending.aborted)
      core.log.warn(
        { provider: PROVIDER },
        'the bucket has more mail than is looked through: let a lifecycle rule remove what is old',
      );
  };
}

/** What SES names an object by is no secret, but a prefix may name a tenant. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 12);
}
