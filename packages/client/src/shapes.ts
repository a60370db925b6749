/** Types of calls and events, derived from what is generated of the server's OpenAPI document. */
import type { ClientPathsWithMethod, FetchResponse, MaybeOptionalInit, Client as OpenApiClient } from 'openapi-fetch';
import type { paths, webhooks } from './schema.ts';

type Verb = 'get' | 'post' | 'patch' | 'delete';

/** A call by its path. It resolves with what a success answers, and everything else throws. */
export type Call<V extends Verb> = <
  Path extends ClientPathsWithMethod<OpenApiClient<paths>, V>,
  Init extends MaybeOptionalInit<paths[Path], V>,
>(
  path: Path,
  ...init: Given<Init>
) => Promise<{ data: Done<SuccessOf<paths[Path][V & keyof paths[Path]], Init>, Init>; response: Response }>;

/** Optional where nothing in it is required. */
// biome-ignore lint/complexity/noBannedTypes: of an object in which nothing is required
export type Given<Init> = {} extends Init ? [init?: Init] : [init: Init];

type SuccessOf<Operation, Init> =
  Operation extends Record<string | number, unknown>
    ? NonNullable<FetchResponse<Operation, Init, `${string}/${string}`>['data']>
    : never;

/** The report of a dry run only for who may have asked for one. */
type Done<Data, Init> = Init extends { body: { dryRun: unknown } } ? Data : Exclude<Data, { dryRun: true }>;

/** What a GET answers. */
export type Got<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Answer } } } };
}
  ? Answer
  : never;

export type QueryOf<Path extends keyof paths> = paths[Path] extends { get: { parameters: { query?: infer Query } } }
  ? { [Name in keyof NonNullable<Query>]: NonNullable<Query>[Name] | undefined }
  : never;

/** Lists that end, page by page. */
export type ListPath = {
  [Path in keyof paths]: Got<Path> extends { data: unknown[]; nextCursor: infer Cursor }
    ? null extends Cursor
      ? Path
      : never
    : never;
}[keyof paths];

export type ItemOf<Path extends ListPath> = Got<Path> extends { data: (infer Item)[] } ? Item : never;

type EventOf<Type extends keyof webhooks> = webhooks[Type] extends {
  post: { requestBody: { content: { 'application/json': infer Event } } };
}
  ? Event
  : never;

/** What happened, as streams tell it and webhooks are posted it: one form for each `type`. */
export type PostroomEvent = { [Type in keyof webhooks]: EventOf<Type> }[keyof webhooks];

export type EventType = PostroomEvent['type'];
