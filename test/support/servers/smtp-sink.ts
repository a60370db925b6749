/** A real SMTP server on loopback that keeps what it is given and can refuse, defer or drop on demand. */
import { once } from 'node:events';
import type net from 'node:net';
import { domainToASCII } from 'node:url';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { closedAtEnd } from '../running/closing.ts';

export type SunkMail = { from: string; recipients: string[]; mime: Buffer; auth: string | null; secure: boolean };

/** An SMTP refusal: `421` also closes the connection. */
export type Refusal = { responseCode: number; message: string };

export type SmtpSinkOptions = {
  /** Called once per connection, before the greeting. */
  onConnect?(): undefined | Refusal;
  onRcpt?(address: string): undefined | Refusal;
  /** Called when all of a mail arrived and before it is answered; `drop` closes the connection without an answer. */
  onData?(mail: SunkMail): undefined | Refusal | 'drop';
  /** Only this user may send; AUTH is offered with and without TLS. */
  auth?: { user: string; pass: string };
  /** Offers STARTTLS with a self-signed certificate. */
  tls?: boolean;
  /** Answers the first so many mails with 451 after DATA. */
  failFirst?: number;
  /** Closes the connection once so many octets of a mail arrived. */
  dropAfterBytes?: number;
};

export type SmtpSink = {
  /** Ready for `smtpRelay`: with the user and password, and taking the self-signed certificate. */
  url: string;
  port: number;
  mails: SunkMail[];
  /** How many connections were opened so far. */
  connections(): number;
  /** Resolves when at least `count` mails were taken; rejects after a minute. */
  waitFor(count: number): Promise<void>;
  /** Closes the open connections without a reply and goes on listening. */
  dropConnections(): void;
  /** Closes every connection at once and stops listening. */
  close(): Promise<void>;
};

export async function startSmtpSink(options: SmtpSinkOptions = {}): Promise<SmtpSink> {
  const mails: SunkMail[] = [];
  const sockets = new Map<number, net.Socket>();
  const waiting = new Set<() => void>();
  let opened = 0;
  let failures = options.failFirst ?? 0;
  const { auth } = options;

  const take = (mail: SunkMail): undefined | Refusal | 'drop' => {
    if (failures > 0) {
      failures -= 1;
      return { responseCode: 451, message: '4.3.0 try again later' };
    }
    const verdict = options.onData?.(mail);
    if (verdict) return verdict;
    mails.push(mail);
    for (const wake of waiting) wake();
    return undefined;
  };

  const server = new SMTPServer({
    // `false` also silences the warning that the built-in certificate is public.
    logger: false,
    name: 'sink.postroom.localhost',
    disableReverseLookup: true,
    allowInsecureAuth: true,
    authOptional: !auth,
    disabledCommands: [...(auth ? [] : ['AUTH']), ...(options.tls ? [] : ['STARTTLS'])],
    onConnect: (_session, callback) => callback(smtpError(options.onConnect?.())),
    onRcptTo: (address, _session, callback) => callback(smtpError(options.onRcpt?.(address.address))),
    onAuth: (given, _session, callback) => {
      const right = given.username === auth?.user && given.password === auth?.pass;
      callback(right ? null : smtpError({ responseCode: 535, message: '5.7.8 wrong user or password' }), {
        user: given.username,
      });
    },
    onData: (stream, session, callback) => {
      const drop = () => sockets.get(session.remotePort)?.destroy();
      const answer = (mail: SunkMail) => {
        const verdict = take(mail);
        if (verdict === 'drop') drop();
        else callback(smtpError(verdict));
      };
      // After a stream that breaks off there is no client left to answer.
      void readMail(stream, session, options.dropAfterBytes ?? Number.POSITIVE_INFINITY, drop).then(answer, () => undefined);
    },
  });
  // A client that goes away mid-session is part of the scenarios, not a fault of the sink.
  server.on('error', () => undefined);
  server.server.on('connection', (socket: net.Socket) => {
    const key = socket.remotePort ?? 0;
    opened += 1;
    sockets.set(key, socket);
    socket.once('close', () => sockets.delete(key));
  });

  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const bound = server.server.address();
  const port = bound !== null && typeof bound === 'object' ? bound.port : 0;
  const login = auth ? `${encodeURIComponent(auth.user)}:${encodeURIComponent(auth.pass)}@` : '';

  const dropConnections = () => {
    for (const socket of sockets.values()) socket.destroy();
  };

  return closedAtEnd({
    url: `smtp://${login}127.0.0.1:${port}${options.tls ? '?tls.rejectUnauthorized=false' : ''}`,
    port,
    mails,
    connections: () => opened,
    waitFor: (count) =>
      new Promise((resolve, reject) => {
        const check = () => {
          if (mails.length < count) return;
          clearTimeout(timer);
          waiting.delete(check);
          resolve();
        };
        const timer = setTimeout(() => {
          waiting.delete(check);
          reject(new Error(`${mails.length} of ${count} mails arrived within a minute`));
        }, 60_000);
        waiting.add(check);
        check();
      }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        dropConnections();
      }),
    dropConnections,
  });
}

async function readMail(
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  dropAfterBytes: number,
  drop: () => void,
): Promise<SunkMail> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > dropAfterBytes) drop();
  }
  const { mailFrom, rcptTo } = session.envelope;
  return {
    from: mailFrom === false ? '' : aLabels(mailFrom.address),
    recipients: rcptTo.map((recipient) => aLabels(recipient.address)),
    mime: Buffer.concat(chunks),
    auth: typeof session.user === 'string' ? session.user : null,
    secure: session.secure,
  };
}

/** smtp-server shows domains in Unicode, whatever came over the wire. */
function aLabels(address: string): string {
  const at = address.lastIndexOf('@');
  return address.slice(0, at + 1) + domainToASCII(address.slice(at + 1));
}

function smtpError(refusal: Refusal | undefined): Error | null {
  return refusal ? Object.assign(new Error(refusal.message), { responseCode: refusal.responseCode }) : null;
}
