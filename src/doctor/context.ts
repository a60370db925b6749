/** What the checks share: the configuration, one look into the store, and one answer of each address. */
import { randomBytes } from 'node:crypto';
import { expectedProof, PROOF_PATH } from '../core/access/instance-proof.ts';
import type { Config } from '../settings/config.ts';
import { type Looked, lookAtStore } from '../store/looking.ts';
import { type Answered, ask, type Unanswered } from './asking.ts';
import { addressesOf } from './names.ts';

export type Context = {
  config: Config;
  /** Rejects with a sentence when there is a database that cannot be read. */
  store(): Promise<Looked>;
  /** What an address answers when it is asked for a proof; it is asked once. */
  proofAt(base: string): Promise<ProofAnswer>;
  /** Ends all that is under way. */
  close(): Promise<void>;
};

/**
 * `same` = it comes from this store's instances. `other` = it comes from a Postroom on another store. `unproven` = a Postroom, and this store
 * cannot be read to tell which. `foreign` = from something else.
 */
export type ProofAnswer =
  | Unanswered
  | ({ trouble: null; whose: 'same' | 'other' | 'unproven' | 'starting' | 'foreign' } & Answered);

export function makeContext(config: Config): Context {
  const ending = new AbortController();
  const asked = new Map<string, Promise<ProofAnswer>>();
  let looked: Promise<Looked> | null = null;

  const store = () => {
    looked ??= look(config);
    // A check that waits for it gets the error. Without this, the rejection is unhandled when no check waits.
    looked.catch(() => {});
    return looked;
  };

  async function prove(base: string): Promise<ProofAnswer> {
    const nonce = randomBytes(24).toString('hex');
    const url = new URL(PROOF_PATH, base);
    url.searchParams.set('nonce', nonce);
    const answer = await ask(url, ending.signal);
    if ('trouble' in answer) return answer;
    const told = read(answer.body);
    if (answer.status === 503 && told.status === 'unavailable') return { trouble: null, whose: 'starting', ...answer };
    if (answer.status !== 200 || typeof told.proof !== 'string') return { trouble: null, whose: 'foreign', ...answer };
    const expected = await expectedIn(store, nonce);
    const whose = expected === undefined ? 'unproven' : expected === told.proof ? 'same' : 'other';
    return { trouble: null, whose, ...answer };
  }

  return {
    config,
    store,
    proofAt: (base) => {
      const known = asked.get(base) ?? prove(base);
      asked.set(base, known);
      return known;
    },
    close: async () => {
      ending.abort();
      const opened = await looked?.catch(() => null);
      if (opened?.state === 'current') await opened.close();
    },
  };
}

async function look(config: Config): Promise<Looked> {
  const { databaseUrl } = config;
  // The driver's own look-up has no time limit.
  if (databaseUrl !== null && URL.canParse(databaseUrl) && /^postgres/.test(databaseUrl)) {
    const { hostname } = new URL(databaseUrl);
    if (hostname !== '') await addressesOf(hostname);
  }
  return await lookAtStore(config);
}

/** Undefined = this store cannot be read. A store that is not there or has no secret has given no proof, so a proof is another's. */
async function expectedIn(store: () => Promise<Looked>, nonce: string): Promise<string | null | undefined> {
  try {
    const looked = await store();
    if (looked.state === 'none') return null;
    return looked.state === 'current' ? await looked.read((tx) => expectedProof(tx, nonce)) : undefined;
  } catch {
    return undefined;
  }
}

function read(body: string): { proof?: unknown; status?: unknown } {
  try {
    return Object(JSON.parse(body));
  } catch {
    return {};
  }
}
