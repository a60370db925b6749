/** What Amazon S3 is asked for: objects and lists of them (GetObject, ListObjectsV2), with requests signed by an access key. */
import { getElementsByTagName, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { PostroomError } from '../../core/base/errors.ts';
import type { Got } from '../../core/ports/web.ts';
import type { FetchSettings, FetchTools } from '../adapter.ts';
import { atEndpoint } from './endpoint.ts';

export type S3Tools = Pick<FetchTools, 'get' | 'now' | 'settings'>;

export type Listed = { key: string; modified: Date };

/** The object whole, with the headers of the answer. Throws `unavailable` for every answer but 200, with the code that S3 names. */
export async function getObject(bucket: string, key: string, tools: S3Tools): Promise<Got> {
  return await signedGet(`/${bucket}/${key.split('/').map(encoded).join('/')}`, tools);
}

/** A page of up to 1,000 objects whose names begin with `prefix`; `next` = what the next page is asked with as `after`, null = it is the last. */
export async function listObjects(
  { bucket, prefix }: { bucket: string; prefix: string },
  after: string | null,
  tools: S3Tools,
): Promise<{ objects: Listed[]; next: string | null }> {
  const asked = { 'list-type': '2', prefix, 'encoding-type': 'url', ...(after === null ? {} : { 'continuation-token': after }) };
  const query = Object.entries(asked).map(([name, value]) => `${name}=${encoded(value)}`);
  const { body } = await signedGet(`/${bucket}?${query.join('&')}`, tools);
  const list = parseDocument(body.toString(), { xmlMode: true });
  const text = (name: string, of = list.children) => {
    const [found] = getElementsByTagName(name, of, true, 1);
    return found ? textContent(found) : '';
  };
  const objects = getElementsByTagName('Contents', list.children, true).map(({ children }) => ({
    key: decodeURIComponent(text('Key', children).replaceAll('+', ' ')),
    modified: new Date(text('LastModified', children)),
  }));
  return { objects, next: text('NextContinuationToken') || null };
}

/** Gets an object with the first key, and with the second one where the first is refused. */
async function signedGet(path: string, { get, now, settings }: S3Tools): Promise<Got> {
  let refusal: PostroomError | null = null;
  for (const key of settings.sesS3AccessKeys) {
    // Loaded only when it is used, because few servers have mail in S3.
    const { AwsV4Signer } = await import('aws4fetch');
    const region = regionOf(settings);
    const url = atEndpoint(
      `https://s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}${path}`,
      settings.sesEndpointUrl,
    );
    const signer = new AwsV4Signer({
      url,
      service: 's3',
      region,
      accessKeyId: key.id,
      secretAccessKey: key.secret,
      ...(key.token === null ? {} : { sessionToken: key.token }),
      datetime: now.toISOString().replace(/[:-]|\.\d{3}/g, ''),
    });
    const { headers } = await signer.sign();
    const got = await get(url, Object.fromEntries(headers));
    if (got.status === 200) return got;
    const [, code = 'no code'] = /<Code>(\w{1,60})<\/Code>/.exec(got.body.toString('utf8', 0, 4096)) ?? [];
    refusal = new PostroomError('unavailable', `S3 answered ${got.status} (${code}).`);
    if (got.status !== 403 && !ENDED.has(code)) throw refusal;
  }
  throw refusal ?? new PostroomError('unavailable', 'SES_S3_ACCESS_KEYS is not set, so mail cannot be fetched from S3.');
}

/** Codes of S3's answer 400 about a temporary key. Another key may still work. */
const ENDED = new Set(['ExpiredToken', 'InvalidToken']);

function regionOf({ sesS3Region, sesTopicArns: [first = ''] }: FetchSettings): string {
  return sesS3Region ?? first.split(':')[3] ?? '';
}

/** Escapes the text as the signature needs it: only unreserved characters stay (RFC 3986 2.3). */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
}
