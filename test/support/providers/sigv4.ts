/** Verifies requests that are signed for Amazon S3 (AWS Signature Version 4, "Authenticating Requests: Using the Authorization Header"). */
import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export type Signed = { method: string; url: string; headers: IncomingHttpHeaders; now: Date };

/** Secrets by their ids; a temporary key has the token of its session too, and null once that has ended. */
export type AccessKeys = Record<string, string | { secret: string; token: string | null }>;

const MOST_OFF_MS = 15 * 60_000;

/** The code of the error that S3 answers; null = the signature holds. */
export function sigv4Fault({ method, url, headers, now }: Signed, keys: AccessKeys, region: string): string | null {
  const { authorization = '', 'x-amz-date': date, 'x-amz-content-sha256': payload } = headers;
  const [, id = '', day = '', scopeRegion = '', service = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8})\/([^/,]+)\/([^/,]+)\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? [];
  if (id === '') return 'AccessDenied';
  if (typeof date !== 'string' || typeof payload !== 'string' || !date.startsWith(day)) return 'AuthorizationHeaderMalformed';
  if (scopeRegion !== region || service !== 's3') return 'AuthorizationHeaderMalformed';
  if (Math.abs(now.getTime() - timeOf(date)) > MOST_OFF_MS) return 'RequestTimeTooSkewed';
  const known = keys[id];
  if (known === undefined) return 'InvalidAccessKeyId';
  const { secret, token } = typeof known === 'string' ? { secret: known, token: undefined } : known;
  const given = headers['x-amz-security-token'];
  // A temporary key is not valid without its token.
  if (token !== undefined && given === undefined) return 'InvalidAccessKeyId';
  const signed = names.split(';');
  const must = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (must.some((name) => !signed.includes(name))) return 'AccessDenied';
  const canonicalHeaders = signed.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`).join('');
  const [path = '', query = ''] = url.split('?');
  const request = [method, path, canonicalQuery(query), canonicalHeaders, names, payload].join('\n');
  const text = ['AWS4-HMAC-SHA256', date, `${day}/${region}/s3/aws4_request`, sha256(request)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer>(hmac, Buffer.from(`AWS4${secret}`));
  if (hmac(key, text).toString('hex') !== signature) return 'SignatureDoesNotMatch';
  if (token === null) return 'ExpiredToken';
  return given === token ? null : 'InvalidToken';
}

function canonicalQuery(query: string): string {
  return [...new URLSearchParams(query)]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
}

function timeOf(date: string): number {
  return Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
