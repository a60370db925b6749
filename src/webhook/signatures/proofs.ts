/** What signatures are verified with, fetched from where it is kept, such as a certificate: a few at a time, and remembered within bounds. */
import { LRUCache } from 'lru-cache';
import { PostroomError } from '../../core/base/errors.ts';

/** Gets what is at an https address; throws where it is not there. */
export type GetProof = (url: string) => Promise<Buffer>;

export type Proofs = {
  /** Throws `unavailable` where it cannot be had now. */
  get(url: string): Promise<Buffer>;
  /** Keeps what is at the URL: it has proved a post. */
  keep(url: string): void;
};

const MOST_KEPT = 32;
const KEPT_MS = 24 * 3600_000;
/** For what has proved nothing yet, or could not be had: unverified posts ask for it, so it is not fetched each time. */
const TRIED_MS = 5_000;
const MOST_TOGETHER = 4;

export function proofs(getProof: GetProof): Proofs {
  const known = new LRUCache<string, Promise<Buffer>>({ max: MOST_KEPT });
  let under = 0;

  async function fetched(url: string): Promise<Buffer> {
    under += 1;
    try {
      return await getProof(url);
    } catch (cause) {
      throw new PostroomError('unavailable', 'What the signature is verified with could not be fetched.', { cause });
    } finally {
      under -= 1;
    }
  }

  return {
    get(url) {
      const before = known.get(url);
      if (before) return before;
      if (under >= MOST_TOGETHER)
        return Promise.reject(new PostroomError('unavailable', 'Too many certificates are asked for at once.'));
      const proof = fetched(url);
      known.set(url, proof, { ttl: TRIED_MS });
      return proof;
    },
    keep(url) {
      const proof = known.get(url);
      if (proof && known.getRemainingTTL(url) <= TRIED_MS) known.set(url, proof, { ttl: KEPT_MS });
    },
  };
}
