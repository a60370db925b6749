/** Looks up TXT records for the authenticator: bounded in time and size, and remembered for a while. */
import { Resolver } from 'node:dns/promises';
import { LRUCache } from 'lru-cache';
import { codeOf } from '../../core/base/code-of.ts';
import { within } from '../../core/base/within.ts';
import type { Clock, Log } from '../../core/ports/core.ts';

/** The records at a name, an empty list when there are none; null when DNS gave no answer. */
export type TextAnswer = string[] | null;

export type TextLookup = {
  /** Never rejects. `name` is in lower case, and valid in DNS. */
  texts(name: string): Promise<TextAnswer>;
  /** Ends the queries under way, which then resolve null. */
  close(): void;
};

const QUERY_MS = 5_000;
/** Milliseconds for which an answer is kept: Node does not return the TTL of a TXT record. */
const KEPT_MS = { found: 5 * 60_000, nothing: 60_000, trouble: 30_000 };
const MAX_NAMES = 2_000;
const MAX_RECORDS = 32;
const MAX_CHARACTERS = 8 * 1024;

const SILENT =
  'DNS does not answer, so senders cannot be checked, and mail stays unverified: look at the network, and at DNS_SERVERS; mail of the last hour is checked again by itself';

/** The name does not exist, has no record of the type, or is not valid. */
const NOTHING_THERE = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

/** So many questions in a row without an answer are an outage, and not the servers of one sender's domain. */
const OUTAGE = 10;

export function textLookup(options: { servers: string[]; clock: Clock; log: Log }): TextLookup {
  const { servers, clock, log } = options;
  // c-ares shortens the time of a try to a multiple of what servers needed lately: a slow answer needs the later, longer tries.
  const resolver = new Resolver({ timeout: 1_500, tries: 4 });
  if (servers.length > 0) resolver.setServers(servers);
  const known = new LRUCache<string, { answer: Promise<TextAnswer>; until: number }>({ max: MAX_NAMES });

  let unanswered = 0;
  let isClosed = false;

  async function ask(name: string): Promise<TextAnswer> {
    const answer = await asked(name);
    unanswered = answer === null ? unanswered + 1 : 0;
    if (unanswered === OUTAGE && !isClosed) log.warn({ servers: servers.length > 0 ? servers : "the system's" }, SILENT);
    return answer;
  }

  async function asked(name: string): Promise<TextAnswer> {
    try {
      const records = await within(QUERY_MS, resolver.resolveTxt(name), null);
      if (records === null) throw Object.assign(new Error('DNS answered too late'), { code: 'ETIMEOUT' });
      const texts = records.map((strings) => strings.join(''));
      const tooMuch = texts.length > MAX_RECORDS || texts.reduce((sum, text) => sum + text.length, 0) > MAX_CHARACTERS;
      return tooMuch ? [] : texts;
    } catch (error) {
      const code = codeOf(error) || 'unknown';
      if (NOTHING_THERE.has(code)) return [];
      log.debug({ code }, 'DNS could not be asked about a sender');
      return null;
    }
  }

  return {
    texts(name) {
      const now = clock.now().getTime();
      const old = known.get(name);
      if (old && old.until > now) return old.answer;
      const entry = { answer: ask(name), until: Number.POSITIVE_INFINITY };
      known.set(name, entry);
      void entry.answer.then((answer) => {
        const kind = answer === null ? 'trouble' : answer.length === 0 ? 'nothing' : 'found';
        entry.until = clock.now().getTime() + KEPT_MS[kind];
      });
      return entry.answer;
    },
    close() {
      isClosed = true;
      resolver.cancel();
    },
  };
}
