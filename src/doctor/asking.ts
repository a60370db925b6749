/**
 * One GET to an address that the operator has configured. It does not pass the guard of `src/web`, which is for addresses that a stranger named: an
 * operator's own address may be a private one.
 */
import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import { codeOf } from '../core/base/code-of.ts';
import { addressesOf, NameTrouble } from './names.ts';

export type Answered = {
  status: number;
  body: string;
  location: string | null;
  date: Date | null;
  askedAt: Date;
  answeredAt: Date;
};

/** `refused` = nothing listens there; `away` = no way leads there; `silent` = no answer in time. */
export type Unanswered = {
  trouble: 'refused' | 'away' | 'silent' | 'certificate' | 'no-name' | 'no-dns' | 'other';
  detail: string;
};

/** Milliseconds for the whole request, look-up included. */
const WITHIN = 8000;

/** Bytes of an answer that are read. */
const MOST_BYTES = 64 * 1024;

/** Follows no redirect. Never rejects. */
export async function ask(url: URL, signal: AbortSignal, within = WITHIN): Promise<Answered | Unanswered> {
  const askedAt = new Date();
  try {
    const response = await get(url, AbortSignal.any([signal, AbortSignal.timeout(within)]));
    const body = await textOf(response);
    const date = Date.parse(response.headers.date ?? '');
    return {
      status: response.statusCode ?? 0,
      body,
      location: response.headers.location ?? null,
      date: Number.isNaN(date) ? null : new Date(date),
      askedAt,
      answeredAt: new Date(),
    };
  } catch (error) {
    return troubleOf(error);
  }
}

function get(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const how = { lookup: boundedLookup, agent: false, signal, headers: { 'user-agent': 'Postroom doctor', accept: '*/*' } };
    const asked = url.protocol === 'https:' ? overHttps(url, how) : overHttp(url, how);
    asked.on('response', resolve);
    asked.on('error', reject);
    asked.end();
  });
}

async function textOf(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of response) {
    pieces.push(piece as Buffer);
    bytes += (piece as Buffer).length;
    if (bytes > MOST_BYTES) break;
  }
  return Buffer.concat(pieces).toString('utf8').slice(0, MOST_BYTES);
}

const boundedLookup: LookupFunction = (host, options, done) => {
  addressesOf(host).then(
    (found) => {
      const addresses = found.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
      const [first] = addresses;
      if (options.all) done(null, addresses);
      else done(null, first?.address ?? '', first?.family);
    },
    (error: NodeJS.ErrnoException) => done(error, []),
  );
};

function troubleOf(error: unknown): Unanswered {
  const code = codeOf(error) || (error instanceof AggregateError ? codeOf(error.errors[0]) : '');
  const detail = code || (error instanceof Error ? error.message : String(error));
  if (error instanceof NameTrouble) return { trouble: error.kind === 'none' ? 'no-name' : 'no-dns', detail: error.message };
  if (code === 'ECONNREFUSED') return { trouble: 'refused', detail };
  if (/^(ENETUNREACH|EHOSTUNREACH|EADDRNOTAVAIL|ENETDOWN)$/.test(code)) return { trouble: 'away', detail };
  if (code === 'ETIMEDOUT' || code === 'ABORT_ERR' || (error instanceof Error && /Abort|Timeout/.test(error.name)))
    return { trouble: 'silent', detail: 'no answer in time' };
  if (/CERT|SIGNED|ALTNAME|UNABLE_TO_|ERR_TLS|ERR_SSL|EPROTO/.test(code)) return { trouble: 'certificate', detail };
  return { trouble: 'other', detail };
}
