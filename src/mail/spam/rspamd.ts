/** Asks rspamd about a mail, over HTTP: its own protocol, at /checkv2. */
import { isRecord } from '../../core/base/is-record.ts';
import type { Clock, Log } from '../../core/ports/core.ts';
import type { SpamFilter } from '../../core/ports/spam-filter.ts';
import type { SpamScore } from '../../core/store/authentication.ts';

export type RspamdOptions = {
  /** Without a path, such as http://127.0.0.1:11333. */
  url: string;
  clock: Clock;
  log: Log;
};

/** Milliseconds for one answer. */
const TIMEOUT_MS = 3000;
/** Milliseconds for which rspamd is not asked after it failed: otherwise each mail would wait for it. */
const REST_MS = 30_000;
const MAX_ANSWER = 256 * 1024;
/** The symbols that weigh most are kept. */
const MAX_SYMBOLS = 50;
const SYMBOL = /^[\w.-]{1,64}$/;
/** What may stand in a header (RFC 9110 5.5). An address with other characters is left out. */
const PRINTABLE = /^[\x21-\x7e]{1,320}$/;

export function rspamd({ url, clock, log }: RspamdOptions): SpamFilter {
  let restUntil = 0;

  return {
    async check(mime, { envelopeFrom, recipient }) {
      if (clock.now().getTime() < restUntil) return null;
      const named = Object.entries({ From: envelopeFrom, Rcpt: recipient }).filter(([, value]) => PRINTABLE.test(value ?? ''));
      try {
        const answer = await fetch(`${url}/checkv2`, {
          method: 'POST',
          headers: { 'content-type': 'message/rfc822', ...Object.fromEntries(named) },
          body: mime,
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        if (!answer.ok) throw new Error(`it answered ${answer.status}`);
        return readAnswer(JSON.parse(await bounded(answer)));
      } catch (error) {
        restUntil = clock.now().getTime() + REST_MS;
        log.warn({ err: error, restMs: REST_MS }, 'rspamd gave no answer, so mail is taken without its score');
        return null;
      }
    },
  };
}

async function bounded(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER) throw new Error('it answered too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Throws an Error for what is no answer of /checkv2. */
function readAnswer(answer: unknown): SpamScore {
  if (!isRecord(answer) || !isNumber(answer.score) || !isRecord(answer.symbols)) throw new Error('it answered without a score');
  const symbols = Object.entries(answer.symbols).flatMap(([name, said]) =>
    SYMBOL.test(name) && isRecord(said) && isNumber(said.score) ? [{ name, score: said.score }] : [],
  );
  const heaviest = symbols.toSorted((a, b) => Math.abs(b.score) - Math.abs(a.score));
  return { score: answer.score, symbols: heaviest.slice(0, MAX_SYMBOLS) };
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
