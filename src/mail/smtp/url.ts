/** Which SMTP_URLs are valid, and the settings of a connection that one names. */
import type { SecureVersion } from 'node:tls';
import { domainToASCII } from 'node:url';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import { MARKING_PROVIDERS } from './marks.ts';
import type { Rate } from './pace.ts';

const FLAG = /^(?:true|false)$/;
const COUNT = /^[1-9][0-9]{0,5}$/;

/** The options that an SMTP_URL may carry; none of them switches the relay's own limits off. */
const URL_OPTIONS: Record<string, RegExp> = {
  requireTLS: FLAG,
  ignoreTLS: FLAG,
  opportunisticTLS: FLAG,
  'tls.rejectUnauthorized': FLAG,
  'tls.servername': /^[A-Za-z0-9.-]+$/,
  'tls.minVersion': /^TLSv1(?:\.[123])?$/,
  authMethod: /^(?:PLAIN|LOGIN|CRAM-MD5)$/,
  name: /^[A-Za-z0-9.:[\]-]+$/,
  localAddress: /^[0-9A-Fa-f.:]+$/,
  maxMessages: COUNT,
  rateLimit: COUNT,
  rateDelta: COUNT,
  maxConnections: COUNT,
  provider: new RegExp(`^(?:${MARKING_PROVIDERS.join('|')})$`),
};

/**
 * Says what is wrong with an SMTP_URL, as a sentence that quotes no part of it; null when it can be used. The form is
 * `smtp://user:password@host:port?requireTLS=true`, or `smtps://` for TLS from the start (RFC 8314 3.3).
 */
export function checkRelayUrl(url: string): string | null {
  if (!URL.canParse(url)) return 'is not a URL. Write special characters of the user and password as %XX.';
  const { protocol, hostname, port, username, password, pathname, hash, searchParams } = new URL(url);
  if (protocol !== 'smtp:' && protocol !== 'smtps:') return 'must start with smtp:// or smtps://.';
  if ((pathname !== '' && pathname !== '/') || hash !== '') {
    return 'has a path or a #. Write / and # of the user and password as %2F and %23.';
  }
  if (!isHost(hostname)) return 'has no valid host name.';
  if (port === '0') return 'has port 0.';
  if (username === '' && password !== '') return 'has a password but no user.';
  if (username !== '' && password === '') return 'has a user but no password.';
  if (decoded(username) === null || decoded(password) === null) {
    return 'has a % in the user or password that is no %XX escape. Write % as %25.';
  }
  const seen = new Set<string>();
  for (const [key, value] of searchParams) {
    if (!Object.hasOwn(URL_OPTIONS, key) || seen.has(key)) {
      return `has an unknown or repeated option after the ?. Options are ${Object.keys(URL_OPTIONS).join(', ')}.`;
    }
    if (!URL_OPTIONS[key]?.test(value)) return `has a value for ${key} that it does not take.`;
    seen.add(key);
  }
  return null;
}

/** The settings in a URL that `checkRelayUrl` accepts; null and undefined for those it does not name. */
export type RelayUrl = {
  host: string;
  /** Whose relay it is, where that is named. */
  provider: string | undefined;
  user: string;
  password: string;
  connection: SMTPConnection.Options;
  login: SMTPConnection.AuthenticationType | null;
  maxConnections: number | null;
  maxMessages: number | null;
  rate: Rate | null;
};

export function readRelayUrl(url: string): RelayUrl {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url);
  const text = (key: string) => searchParams.get(key) ?? undefined;
  const flag = (key: string) => (searchParams.has(key) ? text(key) === 'true' : undefined);
  const count = (key: string) => (searchParams.has(key) ? Number(text(key)) : null);
  const host = domainToASCII(decoded(hostname) ?? '').replace(/^\[|\]$/g, '');
  const [user, pass] = [decoded(username) ?? '', decoded(password) ?? ''];
  const rateLimit = count('rateLimit');
  return {
    host,
    provider: text('provider'),
    user,
    password: pass,
    connection: {
      host,
      ...(port === '' ? {} : { port: Number(port) }),
      secure: protocol === 'smtps:',
      requireTLS: flag('requireTLS'),
      ignoreTLS: flag('ignoreTLS'),
      opportunisticTLS: flag('opportunisticTLS'),
      ...(searchParams.has('name') ? { name: text('name') } : {}),
      localAddress: text('localAddress'),
      tls: {
        ...(searchParams.has('tls.rejectUnauthorized') ? { rejectUnauthorized: flag('tls.rejectUnauthorized') } : {}),
        ...(searchParams.has('tls.servername') ? { servername: text('tls.servername') } : {}),
        ...(searchParams.has('tls.minVersion') ? { minVersion: text('tls.minVersion') as SecureVersion } : {}),
      },
    },
    login: user === '' ? null : { user, credentials: { user, pass }, method: text('authMethod') ?? false },
    maxConnections: count('maxConnections'),
    maxMessages: count('maxMessages'),
    rate: rateLimit === null ? null : { mails: rateLimit, within: count('rateDelta') ?? 1000 },
  };
}

function isHost(hostname: string): boolean {
  if (/^\[[0-9a-f:.]+\]$/i.test(hostname)) return true;
  const name = domainToASCII(decoded(hostname) ?? '');
  return name.split('.').every((label) => /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/i.test(label));
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
