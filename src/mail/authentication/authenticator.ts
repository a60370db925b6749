/** Checks where a mail comes from: DNS is queried here, hashes and signatures are verified in a thread of their own. */
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { codeOf } from '../../core/base/code-of.ts';
import type { About, Authenticator, Findings } from '../../core/ports/authenticator.ts';
import type { Clock, Log } from '../../core/ports/core.ts';
import type { Authentication } from '../../core/store/authentication.ts';
import type { RawFidelity } from '../../core/store/emails.ts';
import { WATCHED_HEAP_MB, watchCost } from '../watch-cost.ts';
import type { AuthenticatorAnswer, AuthenticatorTask } from './authenticator-task.ts';
import { findPolicy, isAligned, judge, type Policy } from './dmarc.ts';
import { textLookup } from './dns.ts';
import {
  domainOf,
  type Header,
  isShownAs,
  readAuthor,
  readChain,
  readHeader,
  readSignatures,
  type SealedChain,
  type Signature,
  writeHeader,
} from './signed-headers.ts';

export type AuthenticatorOptions = {
  /** `IP` or `IP:port`; empty = the system's resolvers. */
  servers: string[];
  clock: Clock;
  log: Log;
  /** Milliseconds of the thread's work on one mail (10,000). With two rounds of DNS, of 5 s at most, a mail takes up to 20 s. */
  timeoutMs?: number;
  /** Opens the pool of its thread, as `openPool` unless it is given. */
  pool?: OpenAuthenticatorPool;
};

export type AuthenticatorPool = Pick<Piscina<AuthenticatorTask, AuthenticatorAnswer>, 'threads' | 'run' | 'destroy'>;

export type OpenAuthenticatorPool = () => AuthenticatorPool;

type Dkim = Authentication['dkim'][number];
type Keys = Map<string, string[] | null>;
type Work = { mime: Buffer; header: Header; keys: Keys; chain: boolean; at: Date };
/**
 * `excessive`: the mail needed more than its time or memory. `crashed`: the thread died, perhaps for another reason than the
 * mail.
 */
type Outcome = AuthenticatorAnswer | 'excessive' | 'crashed';

const MAX_BYTES = 25 * 1024 * 1024;
/** By so much the process may grow while a mail is verified. */
const MAX_GROWTH_MB = 512;
/** The thread ends after this long without work. */
const IDLE_MS = 30_000;
/** A thread that is not ready after this time is given up. */
const LOADING_MS = 30_000;
const NO_MAIL = { header: '\r\n', bodyStart: 0, keys: new Map<string, string[]>(), chain: false, at: new Date(0) };

/**
 * The thread is started when the first signature is to be checked. DKIM (RFC 6376): a signature over a part of the body (`l=`)
 * is `neutral`, because anyone could have added text behind the signed part. Weak keys, SHA-1 and expired signatures fail. A
 * signature without From among its fields, or without a key, is a `permerror`. Strict alignment is judged here: mailauth 4.13
 * treats it as relaxed.
 */
export function startAuthenticator(options: AuthenticatorOptions): Authenticator {
  const { log, timeoutMs = 10_000, pool = openPool } = options;
  const dns = textLookup(options);
  const thread = startThread(timeoutMs, log, pool);

  async function begin(mime: Buffer, mail: About): Promise<Findings> {
    try {
      const header = readHeader(mime);
      const author = readAuthor(header);
      const domain = author?.domain ?? null;
      const signatures = readSignatures(header, mail.receivedAt);
      const sealed = readChain(header);
      const [policy, { keys, chainKeys, outcome }] = await Promise.all([
        domain === null ? ('none' as const) : findPolicy(domain, dns.texts),
        verified(mime, mail, header, signatures, sealed),
      ]);
      const signed = signatures.map((signature) => {
        const { domain, selector } = signature;
        return { domain, selector, result: judged(signature, mail.fidelity, keys, outcome) };
      });
      const arc = sealed && { result: sealResult(chainKeys, outcome), sealer: sealed.sealer };
      return (from) => {
        const isSure = author !== null && isShownAs(author, from);
        return finished(isSure ? domain : null, isSure ? policy : 'none', signed, mail, arc);
      };
    } catch (error) {
      log.warn({ name: error instanceof Error ? error.name : typeof error }, 'a sender could not be checked');
      const dmarc = { result: 'permerror', domain: null, policy: null } as const;
      return () => ({ status: 'checked', dmarc, dkim: [], spf: spfOf(mail, null, false), arc: null });
    }
  }

  /** What DNS answers for the keys, and what the thread finds with them. */
  async function verified(
    mime: Buffer,
    mail: About,
    header: Header,
    signatures: Signature[],
    sealed: SealedChain | null,
  ): Promise<{ keys: Keys; chainKeys: (string[] | null)[] | null; outcome: Outcome }> {
    const isSigned = mail.fidelity !== 'reconstructed';
    const wanted = isSigned ? keysWanted(signatures, sealed?.keys ?? []) : [];
    const keys: Keys = new Map(
      await Promise.all(wanted.map(async (name): Promise<[string, string[] | null]> => [name, await dns.texts(name)])),
    );
    const chainKeys = isSigned ? (sealed?.keys?.map((name) => keys.get(name) ?? null) ?? null) : null;
    const chain = chainKeys?.every((texts) => texts !== null && texts.length > 0) ?? false;
    const worth = chain || signatures.some(({ key, verdict }) => verdict === null && keys.get(key)?.length);
    const work = { mime, header, keys, chain, at: mail.receivedAt };
    const outcome: Outcome = !worth || mime.length > MAX_BYTES ? { signatures: [], chain: false } : await thread.run(work);
    return { keys, chainKeys, outcome };
  }

  return {
    check: async (mime, mail) => (await begin(mime, mail))(mail.from),
    begin,
    covers,
    async close() {
      dns.close();
      await thread.close();
    },
  };
}

function covers(mime: Buffer, { dkim }: Authentication, fields: string[]): boolean {
  const header = readHeader(mime);
  const isSingle = (field: string) => header.fields.filter(({ name }) => name === field).length === 1;
  if (!header.complete || !fields.every(isSingle)) return false;
  // The results stand in the order of the signatures.
  return readSignatures(header, new Date(0)).some(({ domain, selector, fields: signed, isPartial }, index) => {
    const result = dkim[index];
    const holds = result?.result === 'pass' && result.domain === domain && result.selector === selector;
    return holds && !isPartial && fields.every((field) => signed.includes(field));
  });
}

function finished(
  author: string | null,
  policy: Policy | 'none' | 'trouble',
  signed: Omit<Dkim, 'aligned'>[],
  mail: About,
  arc: Authentication['arc'],
): Authentication {
  const strict = typeof policy === 'string' ? { strictDkim: false, strictSpf: false } : policy;
  const dkim = signed.map((one): Dkim => ({ ...one, aligned: isAligned(one.domain, author, strict.strictDkim) }));
  const spf = spfOf(mail, author, strict.strictSpf);
  const dmarc = judge(author, policy, spf ? [...dkim, spf] : dkim);
  return { status: 'checked', dmarc, dkim, spf, arc: arc ?? { result: 'none', sealer: null } };
}

function keysWanted(signatures: Signature[], chain: string[]): string[] {
  return [...new Set([...signatures.flatMap(({ key, verdict }) => (verdict === null ? [key] : [])), ...chain])];
}

/** No signature can cover bytes that were composed here. */
function judged(signature: Signature, fidelity: RawFidelity, keys: Keys, outcome: Outcome): Dkim['result'] {
  if (fidelity === 'reconstructed') return 'unverifiable';
  const result = resultOf(signature, keys, outcome);
  return fidelity === 'text' && result === 'fail' ? 'unverifiable' : result;
}

function resultOf(signature: Signature, keys: Keys, outcome: Outcome): Dkim['result'] {
  if (signature.verdict !== null) return signature.verdict;
  const texts = keys.get(signature.key) ?? null;
  if (texts === null) return 'temperror';
  if (texts.length === 0 || outcome === 'excessive') return 'permerror';
  if (outcome === 'crashed') return 'temperror';
  const found = outcome.signatures.find(
    ({ domain, selector, b }) => domain === signature.domain && selector === signature.selector && b === signature.b,
  );
  if (found === undefined || found.outcome === 'unusable') return 'permerror';
  return found.outcome === 'partial' ? 'neutral' : found.outcome;
}

function sealResult(keys: (string[] | null)[] | null, outcome: Outcome): 'pass' | 'fail' | 'temperror' {
  if (keys === null) return 'fail';
  if (keys.includes(null) || outcome === 'crashed') return 'temperror';
  return outcome !== 'excessive' && outcome.chain ? 'pass' : 'fail';
}

function spfOf(mail: About, author: string | null, strict: boolean) {
  if (mail.spf === null) return null;
  const domain = mail.envelopeFrom === null ? null : domainOf(mail.envelopeFrom);
  return { result: mail.spf, domain, aligned: domain !== null && isAligned(domain, author, strict) };
}

/** One mail at a time, so that the time of each is its own; a thread that dies or needs too long is replaced. */
function startThread(
  timeoutMs: number,
  log: Log,
  open: OpenAuthenticatorPool,
): { run(work: Work): Promise<Outcome>; close(): Promise<void> } {
  let pool: AuthenticatorPool | null = null;
  let before: Promise<unknown> = Promise.resolve();
  let closed = false;

  async function runAlone({ mime, header, keys, chain, at }: Work): Promise<Outcome> {
    if (closed) return 'crashed';
    pool ??= open();
    const over = new AbortController();
    let endWatch = () => {};
    try {
      if (pool.threads.length === 0) {
        await pool.run({ ...NO_MAIL, mime: new Uint8Array() }, { signal: AbortSignal.timeout(LOADING_MS) });
      }
      // The thread gets a copy that it owns: posting a Buffer would clone the whole slab it is a window on.
      const task: AuthenticatorTask = {
        mime: new Uint8Array(mime),
        header: writeHeader(header),
        bodyStart: header.bodyStart,
        keys: new Map([...keys].flatMap(([name, texts]): [string, string[]][] => (texts === null ? [] : [[name, texts]]))),
        chain,
        at,
      };
      endWatch = watchCost({ timeMs: timeoutMs, growthMb: MAX_GROWTH_MB }, () => over.abort());
      return await pool.run(task, { transferList: [task.mime.buffer], signal: over.signal });
    } catch (error) {
      const code = codeOf(error) || 'unknown';
      if (!closed) log.warn({ code }, 'an authenticator thread was ended or died');
      return code === 'ERR_WORKER_OUT_OF_MEMORY' || over.signal.aborted ? 'excessive' : 'crashed';
    } finally {
      endWatch();
    }
  }

  return {
    run(work) {
      const outcome = before.then(() => runAlone(work));
      before = outcome;
      return outcome;
    },
    async close() {
      if (closed) return;
      closed = true;
      await pool?.destroy();
    },
  };
}

/** Its one thread is started with the first task, and ends after a while without any. */
export function openPool(): AuthenticatorPool {
  const pool = new Piscina<AuthenticatorTask, AuthenticatorAnswer>({
    filename: fileURLToPath(new URL('./authenticator-worker.mjs', import.meta.url)),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: WATCHED_HEAP_MB },
    // The starter registers the loader itself; inherited flags would start it twice.
    execArgv: [],
    recordTiming: false,
  });
  // A thread that dies between tasks is replaced, with no further consequence.
  pool.on('error', () => {});
  return pool;
}
