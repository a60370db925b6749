/** The SMTP protocol on a socket, by smtp-server: connections are counted before they are spoken to, and PROXY headers believed by network. */
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { domainToASCII } from 'node:url';
import { SMTPServer, type SMTPServerAddress, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { asciiDomain } from '../core/base/ascii-domain.ts';
import { inRanges } from '../limits/connections.ts';
import { type Certificate, certificateFor } from '../listening/certificate-files.ts';
import type { SmtpLimits } from './limits.ts';
import { beginsWithHeader, readProxyHeader } from './proxy-header.ts';
import { type Reply, replies } from './replies.ts';

/** What a connection is known by; `id` is the one of its session. */
export type Connection = { id: string; address: string; socket: Socket };

/** What the client says of itself and its mail so far; `helo` '' = nothing. */
export type Said = { id: string; address: string; helo: string; secure: boolean };

export type Data = SMTPServerDataStream;

/** The steps of an SMTP session. Each resolves to go on, a mail with the text of its 250, and rejects with the `Reply` to send instead. */
export type Conversation = {
  /** The load balancer at this address did not say who its client is, or something that is no load balancer here did. */
  misproxied(address: string, refusal: Reply): void;
  /** Null = it is not spoken to. */
  opened(connection: Connection): Reply | null;
  connected(said: Said): void;
  sender(said: Said, address: string): Promise<void>;
  /** The domain in ASCII. */
  recipient(said: Said, address: string): Promise<void>;
  mail(said: Said, data: Data): Promise<string>;
  closed(id: string): void;
};

export type ListenerOptions = {
  name: string;
  limits: SmtpLimits;
  proxyFrom: readonly string[];
  /** Chosen by server name (RFC 6066 3), the first where none is for it; without any there is no STARTTLS. */
  certificates: readonly Certificate[];
};

/** Milliseconds in which a connection that is ended reads its last reply. */
const LINGER = 1000;
/** Octets of a command line; RFC 5321 4.5.3.1.4 asks for 512, and extensions for some hundred more. */
const COMMAND_LINE = 4096;

export class Listener extends SMTPServer {
  #certificates: readonly Certificate[];
  readonly #conversation: Conversation;
  readonly #isProxy: (address: string) => boolean;
  readonly #proxyMs: number;

  constructor({ name, limits, proxyFrom, certificates }: ListenerOptions, conversation: Conversation) {
    const [first] = certificates;
    super({
      ...(first ? { cert: first.cert, key: first.key } : {}),
      SNICallback: (server, done) => done(null, certificateFor(this.#certificates, domainToASCII(server))?.context),
      name,
      banner: 'Postroom',
      logger: false,
      // Without a certificate of its own the library has one whose key is public.
      disabledCommands: ['AUTH', ...(first ? [] : ['STARTTLS'])],
      hideSTARTTLS: first === undefined,
      authOptional: true,
      disableReverseLookup: true,
      // Mail of addresses such as `a..b@` is real.
      lenientAddressParsing: true,
      size: limits.maxBytes,
      maxCommandLength: COMMAND_LINE,
      maxClients: limits.connections.all,
      socketTimeout: limits.idleMs,
      closeTimeout: limits.drainMs,
      onConnect: (session, done) => {
        conversation.connected(saidIn(session));
        done();
      },
      onMailFrom: ({ address }, session, done) => answer(conversation.sender(saidIn(session), address), done),
      onRcptTo: (address, session, done) => answer(conversation.recipient(saidIn(session), asciiOf(address)), done),
      onData: (data, session, done) => {
        conversation.mail(saidIn(session), data).then(
          (text) => done(null, text),
          (error: Error) => done(error),
        );
      },
      onClose: ({ id }) => conversation.closed(id),
    });
    this.#certificates = certificates;
    this.#conversation = conversation;
    this.#isProxy = inRanges(proxyFrom);
    this.#proxyMs = limits.proxyMs;
    // A client that breaks off is no trouble of ours, and what fails to listen is told by `listen`.
    this.on('error', () => {});
  }

  override connect(...[socket, options]: Parameters<SMTPServer['connect']>): void {
    const id = options?.id ?? '';
    const address = options?.remoteAddress ?? socket.remoteAddress ?? '';
    const refusal = this.#conversation.opened({ id, address: plain(address), socket });
    if (refusal !== null) {
      refuse(socket, refusal);
      return;
    }
    super.connect(socket, options);
    if (this._expectsProxyHeader(socket)) return;
    // To the library it is an unknown command. Without a word of it, who forgot SMTP_PROXY_FROM would see no mail and no reason.
    socket.once('data', (first) => {
      if (beginsWithHeader(first)) this.#conversation.misproxied(plain(address), replies.strangelyProxied());
    });
  }

  override _expectsProxyHeader(socket: Socket): boolean {
    return this.#isProxy(socket.remoteAddress ?? '');
  }

  /** The library reads version 1 only, and believes the address of an UNKNOWN protocol. */
  override _handleProxy(...[socket, done]: Parameters<SMTPServer['_handleProxy']>): void {
    if (!this._expectsProxyHeader(socket)) {
      super._handleProxy(socket, done);
      return;
    }
    readProxyHeader(socket, this.#proxyMs).then(
      ({ client }) =>
        done(null, { id: randomUUID(), ...(client ? { remoteAddress: client.address, remotePort: client.port } : {}) }),
      (error: Error) => {
        this.#conversation.misproxied(plain(socket.remoteAddress ?? ''), replies.unproxied());
        refuse(socket, replies.unproxied());
        done(error);
      },
    );
  }

  /** Shows these from the next STARTTLS on. */
  show(certificates: readonly Certificate[]): void {
    this.#certificates = certificates;
    const [first] = certificates;
    if (first) this.updateSecureContext({ cert: first.cert, key: first.key });
  }

  /** Ends the session with this reply. */
  end({ id, socket }: Connection, { responseCode, message }: Reply): void {
    for (const connection of this.connections) {
      if (connection.id !== id) continue;
      connection.send(responseCode, message);
      connection.close();
    }
    setTimeout(() => socket.destroy(), LINGER).unref();
  }
}

export function refuse(socket: Socket, { responseCode, message }: Reply): void {
  socket.on('error', () => {});
  // What is not read would make the system reset the connection, and the reply would be lost.
  socket.resume();
  socket.end(`${responseCode} ${message}\r\n`);
  setTimeout(() => socket.destroy(), LINGER).unref();
}

/** Tells the library how a promise ended. */
function answer(end: Promise<void>, done: (error?: Error | null) => void): void {
  end.then(
    () => done(),
    (error: Error) => done(error),
  );
}

function saidIn({ id, remoteAddress, hostNameAppearsAs, secure }: SMTPServerSession): Said {
  return { id, address: plain(remoteAddress), helo: hostNameAppearsAs || '', secure };
}

/** An IPv4 address as itself, where the socket takes both kinds. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** The library gives the domain in Unicode. */
function asciiOf({ address }: SMTPServerAddress): string {
  const at = address.lastIndexOf('@');
  return at < 0 ? address : address.slice(0, at + 1) + asciiDomain(address.slice(at + 1));
}
