/** Speaks raw SMTP over a socket, as a mail server from outside does: what is written is what goes out. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { Postroom } from '../rooms/postroom.ts';
import { closedAtEnd } from '../running/closing.ts';

export type SmtpClient = {
  /** One reply, its lines joined by LF; rejects when the connection ends before it is whole, or after half a minute. */
  reply(): Promise<string>;
  write(bytes: string | Buffer): void;
  /** Resolves when the bytes have left for the network, in a packet of their own. */
  written(bytes: string | Buffer): Promise<void>;
  /** Writes a line, and resolves its reply. */
  say(line: string): Promise<string>;
  /** EHLO, MAIL, and RCPT for each; resolves the replies to the recipients. */
  envelope(from: string, ...recipients: string[]): Promise<string[]>;
  /** DATA and these bytes, with the dots stuffed and the last dot; resolves the last reply. */
  data(mime: string | Buffer): Promise<string>;
  /** Begins TLS after a 220, asking for this server name; resolves the fingerprint of the server's certificate. */
  startTls(name?: string): Promise<string>;
  /** Resolves when the server has closed the connection. */
  closed: Promise<void>;
  close(): void;
};

const PATIENCE = 30_000;

/** A client of the room's port that has read the greeting; from `localAddress`, behind `proxy` when that is a header of the PROXY protocol. */
export async function smtpClient(
  room: Postroom,
  { localAddress, greeted = true, proxy }: { localAddress?: string; greeted?: boolean; proxy?: string | Buffer } = {},
): Promise<SmtpClient> {
  const { smtp } = room.app;
  if (!smtp) throw new Error('the room has no SMTP port');
  const plain = connect({ host: '127.0.0.1', port: smtp.port, ...(localAddress ? { localAddress } : {}) });
  await once(plain, 'connect');
  const client = speaking(plain);
  if (proxy) client.write(proxy);
  if (greeted) await client.reply();
  return client;
}

/** A client on a socket that is connected. */
export function speaking(first: Socket): SmtpClient {
  let socket = first;
  let text = '';
  let isClosed = false;
  const waiting = new Set<() => void>();
  let ended = () => {};
  const closed = new Promise<void>((resolve) => {
    ended = resolve;
  });
  const wake = () => {
    for (const one of waiting) one();
  };
  const listen = () => {
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      wake();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      isClosed = true;
      ended();
      wake();
    });
  };
  listen();

  async function reply(): Promise<string> {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const whole = /^(?:\d{3}-[^\n]*\n)*\d{3}(?: [^\n]*)?\n/.exec(text)?.[0];
      if (whole !== undefined) {
        text = text.slice(whole.length);
        return whole.replaceAll('\r', '').trimEnd();
      }
      if (isClosed) throw new Error(`the connection ended after ${JSON.stringify(text)}`);
      if (Date.now() > end) throw new Error('no reply within half a minute');
      await new Promise<void>((next) => {
        const timer = setTimeout(next, PATIENCE);
        const once = () => {
          clearTimeout(timer);
          waiting.delete(once);
          next();
        };
        waiting.add(once);
      });
    }
  }

  const client: SmtpClient = {
    reply,
    closed,
    write: (bytes) => void socket.write(bytes),
    written: (bytes) => new Promise((done) => void first.setNoDelay(true).write(bytes, () => done())),
    async say(line) {
      socket.write(`${line}\r\n`);
      return await reply();
    },
    async envelope(from, ...recipients) {
      await client.say('EHLO mail.example.org');
      await client.say(`MAIL FROM:<${from}>`);
      const replies: string[] = [];
      for (const one of recipients) replies.push(await client.say(`RCPT TO:<${one}>`));
      return replies;
    },
    async data(mime) {
      const ready = await client.say('DATA');
      if (!ready.startsWith('354')) return ready;
      socket.write(mime.toString('latin1').replace(/^\./gm, '..'), 'latin1');
      return await client.say('\r\n.'.slice(mime.toString('latin1').endsWith('\r\n') ? 2 : 0));
    },
    async startTls(name) {
      first.removeAllListeners('data');
      const secure = connectTls({ socket: first, rejectUnauthorized: false, ...(name ? { servername: name } : {}) });
      socket = secure;
      await once(secure, 'secureConnect');
      listen();
      return secure.getPeerX509Certificate()?.fingerprint256 ?? '';
    },
    close: () => socket.destroy(),
  };
  return closedAtEnd(client);
}
