/** SNS and S3 on loopback: what Postroom asks of them, with signatures of S3 verified. It signs nothing that a client of AWS would not take. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { standInApi } from '../servers/stand-in-api.ts';
import { type AccessKeys, sigv4Fault } from './sigv4.ts';
import { snsKey } from './sns.ts';

export const BUCKET = 'mail.example.com';
export const REGION = 'eu-west-1';
export const PREFIX = 'inbound/';

export const KEY_ID = 'AKIAIOSFODNN7EXAMPLE';
const SECRET = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';
export const ACCESS_KEY = `${KEY_ID}:${SECRET}`;
export const ENDED_KEY = `AKIAI44QH8DHBEXAMPLE:${SECRET}`;

/** Each of them is the same. */
const CERTIFICATES = /^\/SimpleNotificationService-[0-9a-f]{32}\.pem$/;

const MALFORMED = new Set(['AuthorizationHeaderMalformed', 'ExpiredToken', 'InvalidToken']);

type StoredObject = { body: Buffer; at: Date; headers?: Record<string, string> };

export type Aws = Awaited<ReturnType<typeof startAws>>;

/** `now` is what S3 takes for now. */
export async function startAws(now = () => new Date()) {
  const state = {
    url: '',
    /** What a room needs to ask here, with the mail in S3. */
    env: {} as Record<string, string>,
    certificate: snsKey().certificate as string | null,
    /** Whether subscriptions can be confirmed. */
    confirms: true,
    objects: new Map<string, StoredObject>(),
    keys: { [KEY_ID]: SECRET } as AccessKeys,
    /** Each request, such as `GET /?Action=…`, in the order they came. */
    asked: [] as string[],
    /** The answer to every request for S3 while it is away. */
    down: null as number | null,
    /** Whether requests for S3 are never answered. */
    hangs: false,
    /** Objects of one page of a list. */
    pageSize: 1000,
    put: (key: string, body: Buffer | string, at = now(), headers: Record<string, string> = {}) =>
      void state.objects.set(key, { body: Buffer.from(body), at, headers }),
    askedFor: (part: string) => state.asked.filter((one) => one.includes(part)).length,
  };
  const aws = await standInApi(state, (request, response) => {
    const url = request.url ?? '/';
    state.asked.push(`${request.method} ${url}`);
    if (CERTIFICATES.test(url) && state.certificate !== null) response.end(state.certificate);
    else if (url.startsWith('/?Action=ConfirmSubscription') && state.confirms) response.end('<ConfirmSubscriptionResponse/>');
    else if (url.startsWith(`/${BUCKET}`)) {
      if (!state.hangs) answerS3(request, response);
    } else response.writeHead(404).end();
  });

  state.env = {
    SES_ENDPOINT_URL: state.url,
    OUTGOING_ALLOW: '127.0.0.0/8,::1',
    SES_S3_BUCKET: `${BUCKET}/${PREFIX}`,
    SES_S3_ACCESS_KEYS: ACCESS_KEY,
  };
  return aws;

  function answerS3({ method = '', url = '', headers }: IncomingMessage, response: ServerResponse): void {
    const fault =
      state.down === null ? sigv4Fault({ method, url, headers, now: now() }, state.keys, REGION) : 'ServiceUnavailable';
    const { pathname, searchParams } = new URL(url, state.url);
    const found = state.objects.get(decodeURIComponent(pathname.slice(BUCKET.length + 2)));
    if (fault !== null) fail(response, state.down ?? (MALFORMED.has(fault) ? 400 : 403), fault);
    else if (searchParams.get('list-type') === '2') response.end(page(searchParams));
    else if (found) response.writeHead(200, { 'content-length': found.body.length, ...found.headers }).end(found.body);
    else fail(response, 404, 'NoSuchKey');
  }

  /** As the action ListObjectsV2 answers; keys in the order of their bytes. */
  function page(asked: URLSearchParams): string {
    const keys = [...state.objects.keys()].filter((key) => key.startsWith(asked.get('prefix') ?? '')).sort();
    const from = Number(asked.get('continuation-token') ?? 0);
    const encoded = asked.get('encoding-type') === 'url' ? urlEncoded : xml;
    const contents = keys.slice(from, from + state.pageSize).map((key) => {
      const { at, body } = state.objects.get(key) as StoredObject;
      return `<Contents><Key>${encoded(key)}</Key><LastModified>${at.toISOString()}</LastModified><Size>${body.length}</Size></Contents>`;
    });
    const next = from + state.pageSize < keys.length ? from + state.pageSize : null;
    const ending = next === null ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`;
    return `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${next !== null}</IsTruncated>${contents.join('')}${ending}</ListBucketResult>`;
  }
}

function fail(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

function xml(text: string): string {
  return text.replace(/[&<>]/g, (one) => `&#${one.charCodeAt(0)};`);
}

/** As S3 does it: a space is a plus. */
function urlEncoded(text: string): string {
  return encodeURIComponent(text).replaceAll('%20', '+');
}
