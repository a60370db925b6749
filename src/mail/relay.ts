/** Sends composed mail to the next SMTP server (RFC 5321) and returns the result for each recipient. */
import type { NodemailerError } from 'nodemailer/lib/errors';
import { invalidField } from '../core/base/errors.ts';
import { MAX_REASON } from '../core/base/limits.ts';
import type { Log } from '../core/ports/core.ts';
import type { AttemptResult, Relay } from '../core/ports/relay.ts';
import { keepConnections } from './smtp/connections.ts';
import { markFor } from './smtp/marks.ts';
import { oneLine, redactor } from './smtp/replies.ts';
import { checkRelayUrl, readRelayUrl } from './smtp/url.ts';

/**
 * All in milliseconds. `kept` bounds the time until the mail itself is sent on a connection that was used before; `total` bounds
 * one attempt, whatever the server does; `close` is the time that attempts under way have to finish when the relay closes.
 */
export type RelayTimeouts = { connection: number; greeting: number; socket: number; kept: number; total: number; close: number };

export type RelayOptions = {
  /** The name this server gives in EHLO. */
  name?: string;
  /** The most connections that are open at a time (5). */
  maxConnections?: number;
  log: Log;
  timeouts?: Partial<RelayTimeouts>;
};

/** RFC 5321 4.5.3.2.6 gives a server 10 minutes to answer the final dot: a client that gives up sooner sends the mail twice. */
const TIMEOUTS: RelayTimeouts = {
  connection: 30_000,
  greeting: 30_000,
  socket: 600_000,
  kept: 30_000,
  total: 900_000,
  close: 3_000,
};
/** Mails sent over one connection: some servers take no more than this. */
const MAILS_EACH = 100;
/** Reply codes about the login of this server, not about the mail (RFC 4954 4 and 6). */
const LOGIN_CODES = new Set([530, 534, 535, 538]);

/** The texts for errors that are no SMTP reply: nodemailer's own messages name internal hosts and addresses. */
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
 * of silence, 15 in all, of which 5 may be spent waiting for a connection. An attempt never throws for SMTP errors. A 5xx reply
 * to the sender, a recipient or the mail is `failed`. A 4xx reply, and every error of the connection, TLS, DNS or the login, is
 * `deferred`. When the connection is lost, or time runs out, after the whole mail was sent and before the reply to it, the result
 * is `unknown`. A reply about a single recipient stands, whatever the result for the others.
 */
export function smtpRelay(url: string, options: RelayOptions): Relay {
  const problem = checkRelayUrl(url);
  if (problem !== null) throw invalidField('SMTP_URL', problem);
  const { log } = options;
  const timeouts = { ...TIMEOUTS, ...options.timeouts };
  const { host, provider, user, password, connection, login, maxConnections, maxMessages, rate } = readRelayUrl(url);
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
  const mark = markFor(host, provider);
  const running = new Set<Promise<unknown>>();

  const reply = (text: string): string => redact(oneLine(text)).slice(0, MAX_REASON);

  const trouble = (error: NodemailerError, whole = false): Omit<AttemptResult, 'recipient'> => {
    const said = reply((error.code !== 'EAUTH' && error.response) || TROUBLE[error.code ?? ''] || UNEXPLAINED);
    // A reply below 400 refuses nothing, so it was no reply to the mail.
    const unanswered = whole && !((error.responseCode ?? 0) >= 400);
    return {
      outcome: isPermanent(error) ? 'failed' : unanswered ? 'unknown' : 'deferred',
      code: error.responseCode ?? null,
      statusCode: statusCodeOf(said),
      reply: said,
    };
  };

  const report = (error: NodemailerError, emailId: string): void => {
    const fields = { emailId, relay: host, code: error.code, smtpCode: error.responseCode, detail: reply(error.message) };
    if (isLoginTrouble(error)) log.error(fields, 'the relay did not take our login: correct user and password in SMTP_URL');
    else log.warn(fields, 'a delivery attempt at the relay failed');
  };

  const transact: Relay['attempt'] = async ({ emailId, from, recipients, mime: composed }) => {
    if (recipients.length === 0) return [];
    const mime = mark === null ? composed : Buffer.concat([Buffer.from(mark(emailId)), composed]);
    const { error, response, refused, whole } = await connections.send({ from, to: recipients, size: mime.length }, mime);
    if (error) report(error, emailId);
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

/** The enhanced code in a reply, beside the reply code (RFC 2034 4, RFC 3463 2); both must be of one class. */
function statusCodeOf(reply: string): string | null {
  const [, first, code] = /^([245])[0-9]{2}[ -]([245]\.[0-9]{1,3}\.[0-9]{1,3})(?![0-9.])/.exec(reply) ?? [];
  return code?.startsWith(first ?? '') ? code : null;
}

/**
 * Only a reply to the mail itself is final. A 5xx reply to the connection or the login is about the two servers, and 503 is about
 * the session (RFC 5321 4.2.4): the same mail can pass later.
 */
function isPermanent(error: NodemailerError): boolean {
  const ofTheMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  const ours = error.responseCode === undefined && error.response === undefined;
  return ofTheMail && !isLoginTrouble(error) && (ours || error.permanent === true);
}

function isLoginTrouble(error: NodemailerError): boolean {
  return error.code === 'EAUTH' || LOGIN_CODES.has(error.responseCode ?? 0);
}

/** nodemailer lower-cases the domains of the recipients that it returns. */
function sameAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return address.slice(0, at) + address.slice(at).toLowerCase();
}
