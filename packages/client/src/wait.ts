/** Waits for an email over as many requests as it takes, each from where the last one ended. */
import { passes } from './errors.ts';
import type { paths } from './schema.ts';
import { type Fetch, pause, sending, waitAfter } from './sending.ts';
import type { Call, Got, QueryOf } from './shapes.ts';

/** `timeoutSeconds` may be more than one request can wait. */
export type WaitOptions = QueryOf<'/api/v1/emails/wait'> & { signal?: AbortSignal | undefined };

/** `email` is null when none came in time; `cursor` as `since` goes on from there. */
export type Waited = Got<'/api/v1/emails/wait'>;

type Query = NonNullable<paths['/api/v1/emails/wait']['get']['parameters']['query']>;

/** Seconds. Proxies often cut a request after a minute. */
const TIMEOUT = 300;
const REQUEST = 50;
const GRACE = 30;

/** Rejects with PostroomError, with what kept it from the server until the end, or with the reason of the signal. */
export async function waitForEmail(GET: Call<'get'>, fetch: Fetch, options: WaitOptions): Promise<Waited> {
  const { timeoutSeconds = TIMEOUT, signal, ...query } = options;
  const end = Date.now() + timeoutSeconds * 1000;
  for (let failures = 0; ; ) {
    const seconds = Math.min(Math.max(Math.ceil((end - Date.now()) / 1000), 1), REQUEST);
    try {
      const { data } = await GET('/api/v1/emails/wait', {
        // What is undefined is not sent.
        params: { query: { ...query, timeoutSeconds: seconds } as Query },
        fetch: sending(fetch, { retryMs: 0, attemptMs: (seconds + GRACE) * 1000 }),
        signal: signal ?? null,
      });
      if (data.email || Date.now() >= end) return data;
      query.since = data.cursor;
      failures = 0;
    } catch (error) {
      signal?.throwIfAborted();
      const wait = waitAfter(failures, error);
      if (!passes(error) || Date.now() + wait > end) throw error;
      await pause(wait, signal);
      failures += 1;
    }
  }
}
