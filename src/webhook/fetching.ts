/** Fetches a mail that a post only named, by the adapter of its provider. */
import { PostroomError } from '../core/base/errors.ts';
import type { FetchedMail } from '../core/inbound/fetches.ts';
import type { Clock } from '../core/ports/core.ts';
import type { Web } from '../core/ports/web.ts';
import type { FetchRow } from '../core/store/fetches.ts';
import type { Adapter, FetchSettings } from './adapter.ts';
import { ADAPTERS } from './adapters.ts';
import { composeParsedFields } from './parsed-fields.ts';

/** In bytes, of each answer. */
export const MAX_FETCHED = 40 * 1024 * 1024;

/** Milliseconds for all requests for a mail together. */
const MOST_TIME = 60_000;

const BY_NAME: Record<string, Adapter> = ADAPTERS;

export type MailFetcher = {
  /** The providers whose posts may only name a mail. */
  providers: readonly string[];
  /** Throws what the adapter throws, and `unavailable` when it took too long or `ending` aborts. */
  fetch(row: Pick<FetchRow, 'provider' | 'plan'>, ending: AbortSignal): Promise<FetchedMail>;
};

export function mailFetcher({ web, clock }: { web: Web; clock: Clock }, settings: FetchSettings): MailFetcher {
  return {
    providers: Object.keys(BY_NAME).filter((name) => BY_NAME[name]?.fetch !== undefined),
    fetch: async ({ provider, plan }, ending) => {
      const fetch = BY_NAME[provider]?.fetch;
      if (!fetch) throw new PostroomError('unavailable', `Nothing here fetches mail of ${provider}.`);
      const signal = AbortSignal.any([ending, AbortSignal.timeout(MOST_TIME)]);
      const get = (url: string, headers: Record<string, string> = {}) =>
        web.get(url, { headers, mostBytes: MAX_FETCHED, signal });
      const { envelopeTo, ...content } = await fetch(plan, { get, settings, now: clock.now(), signal });
      const recipients = envelopeTo ?? null;
      if ('raw' in content) return { mime: content.raw, rawFidelity: content.fidelity, recipients };
      return { mime: await composeParsedFields(content.parts, clock.now()), rawFidelity: 'reconstructed', recipients };
    },
  };
}
