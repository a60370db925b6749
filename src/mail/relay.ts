/** Hands composed mail to the next SMTP server (RFC 5321) and tells, for each recipient, what became of it. */
import type { NodemailerError } from 'nodemailer/lib/errors';
import { invalidField } from '../core/base/errors.ts';
import type { Log } from '../core/ports/core.ts';
import type { AttemptResult, Relay } from '../core/ports/relay.ts';
import { keepConnections } from './smtp/connections.ts';
import { checkRelayUrl, readRelayUrl } from './smtp/url.ts';

/**
 * All in milliseconds. `kept` bounds how long a connection that was used before may take until the mail itself is sent, `total` one
 * hand-over, whatever the server does; `close` is how long open ones may finish.
 */
export type RelayTimeouts = { connection: number; greeting: number; socket: number; kept: number; total: number; close: number };

export type RelayOptions = {
  /** The name this server gives in EHLO. */
  name?: string;
  /** Connections open at once (5). */
  maxConnections?: number;
  log: Log;
  timeouts?: Partial<RelayTimeouts>;
};

/** RFC 5321 4.5.3.2.6 gives a server 10 minutes to answer the final dot: a client that leaves sooner sends the mail twice. */
const TIMEOUTS: RelayTimeouts = {
  connection: 30_000,
  greeting: 30_000,
  socket: 600_000,
  kept: 30_000,
  total: 900_000,
  close: 3_000,
};
const MAX_REPLY = 500;
/** Mails over one connection: some servers take no more than this. */
const MAILS_EACH = 100;
/** Codes that speak of our login and not of the mail (RFC 4954 4 and 6). */
const LOGIN_CODES = new Set([530, 534, 535, 538]);

/** What is said of trouble that is no SMTP reply: nodemailer's own words name hosts and addresses of the inside. */
const TROUBLE: Record<string, string> = {
  EAUTH: 'The relay did not take the login of this server.',
  EDNS: 'The name of the relay could not be resolved.',
  ETIMEDOUT: 'The relay did not answer in time.',
  EABORT: 'The relay did not finish in time.',
  ETLS: 'No TLS session with the relay could be made.',
  ESOCKET: 'The connection to the relay failed.',
  ECONNECTION: 'The connection to the relay was closed.',
};

const UNEXPLAINED = 'The mail could not be handed to the relay.';

/**
 * A relay over kept SMTP connections to `url` (see `checkRelayUrl`; throws `invalid_request` when that finds a fault).
 * STARTTLS is used when offered, and its certificate is checked. Timeouts: 30 s to connect, 30 s for the greeting, 10 minutes
 * of silence, 15 in all, of which 5 may be spent waiting for a turn. A hand-over never throws for SMTP trouble. A 5xx answer to the sender, a recipient or the
 * mail is `failed`; a 4xx answer, and every trouble with the connection, TLS, DNS or our login, is `deferred`; when the connection is
 * lost, or time runs out, after the whole mail was sent and before its answer, it is `unknown`. What was said of a single recipient
 * stands, whatever became of the others.
 */
export function smtpRelay(url: string, options: RelayOptions): Relay {
  const problem = checkRelayUrl(url);
  if (problem !== null) throw invalidField('SMTP_URL', problem);
  const { log } = options;
  const timeouts = { ...TIMEOUTS, ...options.timeouts };
  const { host, user, password, connection, login, maxConnections, maxMessages, rate } = readRelayUrl(url);
  const redact = redactor(user, password, new URL(url).password);
  const connections = keepConnections({
    connection: {
      ...(options.name === undefined ? {} : { name: options.name }),
      ...connection,
      connectionTimeout: timeouts.connection,
      dnsTimeout: timeouts.connection,
      greetingTimeout: timeouts.greeting,
      socketTimeout: timeouts.socket,
    },
    login,
    most: maxConnections ?? options.maxConnections ?? 5,
    mailsEach: maxMessages ?? MAILS_EACH,
    rate,
    total: timeouts.total,
    kept: timeouts.kept,
  });
  const running = new Set<Promise<unknown>>();

  const reply = (text: string): string => redact(oneLine(text)).slice(0, MAX_REPLY);

  const trouble = (error: NodemailerError, whole = false): Omit<AttemptResult, 'recipient'> => {
    const said = reply((error.code !== 'EAUTH' && error.response) || TROUBLE[error.code ?? ''] || UNEXPLAINED);
    // An answer below 400 refuses nothing: it was to something else.
    const unanswered = whole && !((error.responseCode ?? 0) >= 400);
    return {
      outcome: isPermanent(error) ? 'failed' : unanswered ? 'unknown' : 'deferred',
      code: error.responseCode ?? null,
      statusCode: statusCodeOf(said),
      reply: said,
    };
  };

  const report = (error: NodemailerError): void => {
    const fields = { relay: host, code: error.code, smtpCode: error.responseCode, detail: reply(error.message) };
    if (isLoginTrouble(error)) log.error(fields, 'the relay did not take our login');
    else log.warn(fields, 'a hand-over to the relay failed');
  };

  const transact: Relay['attempt'] = async ({ from, recipients, mime }) => {
    if (recipients.length === 0) return [];
    const { error, response, refused, whole } = await connections.send({ from, to: recipients, size: mime.length }, mime);
    if (error) report(error);
    const rest = error ? trouble(error, whole) : sent(reply(response));
    const errors = new Map(refused.map((error) => [sameAddress(error.recipient ?? ''), error]));
    return recipients.map((recipient) => {
      const error = errors.get(sameAddress(recipient));
      return { recipient, ...(error ? trouble(error) : rest) };
    });
  };

  return {
    attempt: (mail) => {
      const answers = transact(mail).finally(() => running.delete(answers));
      running.add(answers);
      return answers;
    },
    close: async () => {
      await connections.close(timeouts.close);
      await Promise.allSettled(running);
    },
  };
}

function sent(reply: string): Omit<AttemptResult, 'recipient'> {
  const code = /^[2-5][0-9]{2}/.exec(reply)?.[0];
  return { outcome: 'sent', code: code === undefined ? null : Number(code), statusCode: statusCodeOf(reply), reply };
}

/** The enhanced code that a reply gives beside its own (RFC 2034 4, RFC 3463 2); both are of one class. */
function statusCodeOf(reply: string): string | null {
  const [, first, code] = /^([245])[0-9]{2}[ -]([245]\.[0-9]{1,3}\.[0-9]{1,3})(?![0-9.])/.exec(reply) ?? [];
  return code?.startsWith(first ?? '') ? code : null;
}

/**
 * Only an answer to the mail itself is final. A 5xx greeting or login answer speaks of the two servers, and 503 of the
 * session (RFC 5321 4.2.4): the same mail can pass later.
 */
function isPermanent(error: NodemailerError): boolean {
  const ofTheMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  const ours = error.responseCode === undefined && error.response === undefined;
  return ofTheMail && !isLoginTrouble(error) && (ours || error.permanent === true);
}

function isLoginTrouble(error: NodemailerError): boolean {
  return error.code === 'EAUTH' || LOGIN_CODES.has(error.responseCode ?? 0);
}

/** nodemailer lower-cases domains in what it answers. */
function sameAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return address.slice(0, at) + address.slice(at).toLowerCase();
}

/** A multi-line reply (RFC 5321 4.2.1) repeats its code on every line; one is kept. */
function oneLine(text: string): string {
  return text
    .replace(/\r?\n\d{3}[- ]/g, ' ')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

/** Removes the password in every form in which a server could echo it. */
function redactor(user: string, password: string, escaped: string): (text: string) => string {
  if (password === '') return (text) => text;
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const forms = [password, escaped, base64(password), base64(`\0${user}\0${password}`), base64(`${user}\0${user}\0${password}`)];
  const longestFirst = [...new Set(forms)].sort((a, b) => b.length - a.length);
  return (text) => longestFirst.reduce((redacted, form) => redacted.replaceAll(form, '[redacted]'), text);
}
