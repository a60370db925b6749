/** Fetches a mail that a post only named, by the adapter of its provider. */
import { PostroomError } from '../core/base/errors.ts';
import type { FetchedMail, Fetching } from '../core/inbound/fetches.ts';
import type { Clock } from '../core/ports/core.ts';
import type { Web } from '../core/ports/web.ts';
import type { Adapter, FetchSettings } from './adapter.ts';
import { ADAPTERS } from './adapters.ts';
import type { PostReading } from './posts/post-thread.ts';

/** In bytes, of each answer. */
export const MAX_FETCHED = 40 * 1024 * 1024;

/** Milliseconds for all requests for a mail together. */
const MOST_TIME = 60_000;

/** The fewest tries for a mail that waits for a part of it, also after a long stop of the server. */
const FEWEST_TRIES = 5;

const BY_NAME: Record<string, Adapter> = ADAPTERS;

export type MailFetcher = {
  /** The providers whose posts may only name a mail. */
  providers: readonly string[];
  /** Throws what the adapter throws, and `unavailable` when it took too long or `ending` aborts. */
  fetch(row: Fetching, ending: AbortSignal): Promise<FetchedMail>;
};

export function mailFetcher(
  { web, clock }: { web: Web; clock: Clock },
  settings: FetchSettings,
  { compose }: Pick<PostReading, 'compose'>,
): MailFetcher {
  return {
    providers: Object.keys(BY_NAME).filter((name) => BY_NAME[name]?.fetch !== undefined),
    fetch: async ({ provider, plan, content, tries, createdAt }, ending) => {
      const { fetch, waits = Number.POSITIVE_INFINITY } = BY_NAME[provider] ?? {};
      if (!fetch) throw new PostroomError('unavailable', `Nothing here fetches mail of ${provider}.`);
      const signal = AbortSignal.any([ending, AbortSignal.timeout(MOST_TIME)]);
      const get = (url: string, headers: Record<string, string> = {}, mostBytes = MAX_FETCHED) =>
        web.get(url, { headers, mostBytes, signal });
      const now = clock.now();
      const isLast = tries >= FEWEST_TRIES && now.getTime() - createdAt.getTime() >= waits;
      const tools = { get, mostBytes: MAX_FETCHED, settings, now, signal, content, isLast };
      const { envelopeTo, ...mail } = await fetch(plan, tools);
      // A last try that the end of the server cut short must not store the mail without parts that it could still get.
      ending.throwIfAborted();
      const recipients = envelopeTo ?? null;
      if ('raw' in mail) return { mime: mail.raw, rawFidelity: mail.fidelity, recipients };
      return { mime: await compose(mail.parts, now), rawFidelity: 'reconstructed', recipients };
    },
  };
}
