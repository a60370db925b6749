/** The client: every route by its path with its types, and what takes more than one request. */
import createOpenApiClient, { type MaybeOptionalInit } from 'openapi-fetch';
import { type Followed, type FollowOptions, followEvents } from './follow.ts';
import type { paths } from './schema.ts';
import { type Fetch, sending } from './sending.ts';
import type { Call, Given, ItemOf, ListPath } from './shapes.ts';
import { type Waited, type WaitOptions, waitForEmail } from './wait.ts';

export type ClientOptions = {
  /** Where the server is, such as `https://mail.example.com`, with or without `/api/v1`. */
  baseUrl: string;
  apiKey: string;
  /** In place of the one there is. */
  fetch?: Fetch | undefined;
  /** Milliseconds within which a call is tried again, 30,000 unless given. A signal ends it earlier. */
  retryMs?: number | undefined;
};

export type Client = {
  GET: Call<'get'>;
  /** This and PATCH send an Idempotency-Key, a new one unless the call has its own: what is tried again is done once. */
  POST: Call<'post'>;
  PATCH: Call<'patch'>;
  DELETE: Call<'delete'>;
  /** Every item of a list, page by page. It takes what GET of the path takes. */
  list<Path extends ListPath, Init extends MaybeOptionalInit<paths[Path], 'get'>>(
    path: Path,
    ...init: Given<Init>
  ): AsyncGenerator<ItemOf<Path>>;
  waitForEmail(options?: WaitOptions): Promise<Waited>;
  followEvents(options?: FollowOptions): AsyncGenerator<Followed>;
};

/** Milliseconds. A call waits for 300 s at most. */
const ATTEMPT = 330_000;

/**
 * Its calls reject with PostroomError for a refusal, and with what fetch says where no connection is made. Throws TypeError for a `baseUrl` that is
 * no URL, and for a key that no header can hold.
 */
export function createClient({ baseUrl, apiKey, fetch = globalFetch, retryMs = 30_000 }: ClientOptions): Client {
  const headers = new Headers({ authorization: `Bearer ${apiKey}` });
  const root = new URL(baseUrl).href.replace(/(\/api\/v1)?\/?$/, '');
  const sent = sending(fetch, { retryMs, attemptMs: ATTEMPT });
  // It is narrower than the client beneath because `sending` throws what that would answer as `error`.
  const { GET, POST, PATCH, DELETE } = createOpenApiClient<paths>({ baseUrl: root, headers, fetch: sent }) as unknown as Client;
  return {
    GET,
    POST,
    PATCH,
    DELETE,
    list: (path, ...[init]) => list(GET, path, init),
    waitForEmail: (options = {}) => waitForEmail(GET, fetch, options),
    followEvents: (options = {}) => followEvents({ url: `${root}${STREAM}`, headers, fetch, retryMs }, options),
  };
}

const STREAM = '/api/v1/events/stream' satisfies keyof paths;

/** Looked up at each call, as a program may replace it. */
const globalFetch: Fetch = (request) => globalThis.fetch(request);

type Page = { data: { data: unknown[]; nextCursor: string | null } };

type ListInit = { params?: { query?: object } };

async function* list<Path extends ListPath>(GET: Call<'get'>, path: Path, init: ListInit = {}): AsyncGenerator<ItemOf<Path>> {
  // Of a path that is not known yet, no types can be told.
  const get = GET as (path: string, init: ListInit) => Promise<Page>;
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const query = { ...init.params?.query, ...(cursor && { cursor }) };
    const { data } = await get(path, { ...init, params: { ...init.params, query } });
    yield* data.data as ItemOf<Path>[];
    cursor = data.nextCursor;
  }
}
