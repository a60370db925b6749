/** Hands composed mail to the next SMTP server (RFC 5321) and tells, for each recipient, what became of it. */
import { pipeline, Transform } from 'node:stream';
import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';
import type { NodemailerError } from 'nodemailer/lib/errors';
import SMTPPool from 'nodemailer/lib/smtp-pool';
import { invalidField } from '../core/errors.ts';
import type { HandOver, Log, Relay } from '../core/ports.ts';

/** All in milliseconds. `total` bounds one hand-over, whatever the server does; `close` is how long open ones may finish. */
export type RelayTimeouts = { connection: number; greeting: number; socket: number; total: number; close: number };

export type RelayOptions = {
  /** The name this server gives in EHLO. */
  name?: string;
  /** Connections open at once (5). */
  maxConnections?: number;
  log: Log;
  timeouts?: Partial<RelayTimeouts>;
};

/** RFC 5321 4.5.3.2.6 gives a server 10 minutes to answer the final dot: a client that leaves sooner sends the mail twice. */
const TIMEOUTS: RelayTimeouts = { connection: 30_000, greeting: 30_000, socket: 600_000, total: 900_000, close: 3_000 };
const MAX_REPLY = 500;
/** Bytes of a mail that are given to the connection at a time. */
const PIECE = 64 * 1024;
const FLAG = /^(?:true|false)$/;
const COUNT = /^[1-9][0-9]{0,5}$/;

/** The options an SMTP_URL may carry. nodemailer takes any of its own there, also ones that would switch our limits off. */
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
};

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
 * What is wrong with an SMTP_URL, as a sentence that quotes nothing of it, or null when it can be used. The form is
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

/**
 * A relay over pooled SMTP connections to `url` (see `checkRelayUrl`; throws `invalid_request` when that finds a fault).
 * STARTTLS is used when offered, and its certificate is checked. Timeouts: 30 s to connect, 30 s for the greeting, 10 minutes
 * of silence, 15 in all. A hand-over never throws for SMTP trouble. A 5xx answer to the sender, a recipient or the
 * mail is `failed`; a 4xx answer, and every trouble with the connection, TLS, DNS or our login, is `deferred`; when the connection is
 * lost, or time runs out, after the whole mail was sent and before its answer, it is `unknown`. What was said of a single recipient
 * stands, whatever became of the others.
 */
export function smtpRelay(url: string, options: RelayOptions): Relay {
  const problem = checkRelayUrl(url);
  if (problem !== null) throw invalidField('SMTP_URL', problem);
  const { log } = options;
  const timeouts = { ...TIMEOUTS, ...options.timeouts };
  const { host, username, password } = new URL(url);
  const redact = redactor(decoded(username) ?? '', decoded(password) ?? '', password);
  const pool = new SMTPPool({
    url,
    ...(options.name === undefined ? {} : { name: options.name }),
    maxConnections: options.maxConnections ?? 5,
    // A mail goes to a fresh connection when an idle one turns out to be closed; nothing of it was sent by then.
    maxRequeues: 2,
    connectionTimeout: timeouts.connection,
    dnsTimeout: timeouts.connection,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.socket,
  });
  const transport = createTransport(pool);
  const stageOf = watchStages(transport);
  const running = new Set<Promise<unknown>>();

  const reply = (text: string): string => redact(oneLine(text)).slice(0, MAX_REPLY);

  const trouble = (error: NodemailerError, whole = false): Omit<HandOver, 'recipient'> => {
    const said = reply((error.code !== 'EAUTH' && error.response) || TROUBLE[error.code ?? ''] || UNEXPLAINED);
    const unanswered = whole && error.responseCode === undefined;
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

  const handOver: Relay['handOver'] = async ({ from, recipients, mime }) => {
    if (recipients.length === 0) return [];
    const signal = AbortSignal.timeout(timeouts.total);
    const sending = transport.sendMail({
      envelope: { from: from === '' ? false : structured(from), to: recipients.map(structured), size: mime.length },
      raw: mime,
      disableFileAccess: true,
      disableUrlAccess: true,
      signal,
    });
    const settled = sending.then(
      (info) => ({ refused: info.rejectedErrors ?? [], rest: sent(reply(info.response)) }),
      (error: NodemailerError) => {
        report(error);
        const { whole, refused } = stageOf(signal);
        return { refused: error.rejectedErrors ?? refused(), rest: trouble(error, whole()) };
      },
    );
    running.add(settled);
    const { refused, rest } = await settled;
    running.delete(settled);
    const errors = new Map(refused.map((error) => [sameAddress(error.recipient ?? ''), error]));
    return recipients.map((recipient) => {
      const error = errors.get(sameAddress(recipient));
      return { recipient, ...(error ? trouble(error) : rest) };
    });
  };

  return {
    handOver,
    close: async () => {
      pool.close();
      const force = setTimeout(() => pool.close({ force: true }), timeouts.close);
      await Promise.allSettled(running);
      clearTimeout(force);
    },
  };
}

/** A structured address: nodemailer would parse a string once more, and split what looks like a list. */
function structured(address: string): { name: string; address: string } {
  return { name: '', address };
}

function sent(reply: string): Omit<HandOver, 'recipient'> {
  const code = /^[2-5][0-9]{2}/.exec(reply)?.[0];
  return { outcome: 'sent', code: code === undefined ? null : Number(code), statusCode: statusCodeOf(reply), reply };
}

/** The enhanced code that a reply gives beside its own (RFC 2034 4, RFC 3463 2); both are of one class. */
function statusCodeOf(reply: string): string | null {
  const [, first, code] = /^([245])[0-9]{2}[ -]([245]\.[0-9]{1,3}\.[0-9]{1,3})(?![0-9.])/.exec(reply) ?? [];
  return code?.startsWith(first ?? '') ? code : null;
}

/** How far a hand-over came: whether all of the mail was sent, final dot included, and which recipients were refused by then. */
type Stage = { whole(): boolean; refused(): NodemailerError[] };

/**
 * nodemailer's errors tell neither. A mail is read piece by piece as it is sent, so one that was read to its end has left, or waits in
 * the buffers of the connection: whether its last bytes arrived cannot be known. The envelope is the object in which the connection notes
 * what was said of each recipient. A hand-over is known by its signal.
 */
function watchStages(transport: ReturnType<typeof createTransport<SMTPPool.SentMessageInfo>>): (signal: AbortSignal) => Stage {
  const stages = new WeakMap<AbortSignal, Stage>();
  transport.use('stream', (mail, done) => {
    const { signal, raw } = mail.data;
    const { message } = mail;
    if (signal) {
      let whole = false;
      const envelope: object = message.getEnvelope();
      message.processFunc((stream) => {
        const pieces = Buffer.isBuffer(raw) && raw.length > PIECE ? pipeline(stream, inPieces(), () => undefined) : stream;
        return pieces.once('end', () => {
          whole = true;
        });
      });
      stages.set(signal, { whole: () => whole, refused: () => refusedIn(envelope) });
    }
    done();
  });
  return (signal) => stages.get(signal) ?? { whole: () => false, refused: () => [] };
}

/** Read in one piece, a mail would seem sent when its first bytes are. */
function inPieces(): Transform {
  return new Transform({
    transform(mime: Buffer, _encoding, done) {
      for (let at = 0; at < mime.length; at += PIECE) this.push(mime.subarray(at, at + PIECE));
      done();
    },
  });
}

function refusedIn(envelope: { rejectedErrors?: unknown }): NodemailerError[] {
  const { rejectedErrors } = envelope;
  return Array.isArray(rejectedErrors) ? rejectedErrors.filter((error) => error instanceof Error) : [];
}

/**
 * Only an answer to the mail itself is final. A 5xx greeting or login answer speaks of the two servers, and 503 of the
 * session (RFC 5321 4.2.4): the same mail can pass later.
 */
function isPermanent(error: NodemailerError): boolean {
  const ofTheMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  return ofTheMail && !isLoginTrouble(error) && (error.responseCode === undefined || error.permanent === true);
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
