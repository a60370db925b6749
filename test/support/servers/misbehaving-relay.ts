/** A real SMTP server on loopback (RFC 5321) that misbehaves at a chosen moment of a session, and keeps what it read. */
import { once } from 'node:events';
import net from 'node:net';
import { closedAtEnd } from '../running/closing.ts';

/** When the server is to say something: what was heard last, `connect` before all else and `dot` at the end of a mail. */
export type Moment = 'connect' | 'EHLO' | 'STARTTLS' | 'MAIL' | 'RCPT' | 'DATA' | 'dot';

/**
 * What it does then. A reply stands for itself, and one of 421 also ends the connection (RFC 5321 3.8). `hang`: no answer; `drop`: it
 * hangs up; `slow`: the right answer, an octet at a time; `endless`: octets that never become a line; `no-tls`: it agrees, and what
 * follows is no TLS; `deaf`: it agrees, and reads nothing any more.
 */
export type Trouble = `${4 | 5}${string}` | 'hang' | 'drop' | 'slow' | 'endless' | 'no-tls' | 'deaf';

/** Mail that came up to its final dot, however it was answered. */
export type ReadMail = { recipients: string[]; mime: Buffer };

export type MisbehavingRelay = {
  url: string;
  /** Asked at every moment; `recipients` are those that were taken so far, at RCPT the one that is asked for comes last. */
  trouble(moment: Moment, recipients: string[]): Trouble | undefined;
  /** Whether it offers TLS, which it cannot do. */
  starttls: boolean;
  read: ReadMail[];
  /** Connections that wait for an answer they do not get. */
  hanging(): number;
  /** The most connections with a recipient at the domain that were stuck at the same time. */
  mostHanging(domain: string): number;
  /** Closes every connection, stuck or idle. */
  hangUp(): void;
  close(): Promise<void>;
};

/** Between two octets, where one is to come at a time; a server of this kind takes a second. */
const OCTET_EVERY = 5;

const REPLIES: Record<Moment, string> = {
  connect: '220 relay.example ESMTP',
  EHLO: '250 relay.example',
  STARTTLS: '220 2.0.0 go ahead',
  MAIL: '250 2.1.0 ok',
  RCPT: '250 2.1.5 ok',
  DATA: '354 go on',
  dot: '250 2.0.0 taken',
};

export async function startMisbehavingRelay(): Promise<MisbehavingRelay> {
  const sockets = new Set<net.Socket>();
  const stuck = new Map<net.Socket, string[]>();
  const most = new Map<string, number>();

  const stick = (socket: net.Socket, recipients: string[]) => {
    stuck.set(socket, recipients);
    for (const domain of new Set(recipients.map(domainOf))) {
      const now = [...stuck.values()].filter((all) => all.some((one) => domainOf(one) === domain)).length;
      most.set(domain, Math.max(now, most.get(domain) ?? 0));
    }
  };

  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => {
      sockets.delete(socket);
      stuck.delete(socket);
    });
    let recipients: string[] = [];
    let lines: string[] | null = null;
    let unread = '';

    /** Whether it was the right answer. */
    const answer = (moment: Moment, asked = recipients): boolean => {
      const trouble = relay.trouble(moment, asked);
      const right = moment === 'EHLO' && relay.starttls ? '250-relay.example\r\n250 STARTTLS' : REPLIES[moment];
      if (trouble === undefined) socket.write(`${right}\r\n`);
      else if (trouble === 'drop') socket.destroy();
      else if (trouble === 'hang') stick(socket, asked);
      else if (trouble === 'slow') drip(socket, `${right}\r\n`);
      else if (trouble === 'endless') {
        stick(socket, asked);
        drip(socket, '2'.repeat(100_000));
      } else if (trouble === 'no-tls') {
        socket.write(`${right}\r\n`);
        socket.removeAllListeners('data').on('data', () => socket.write('no TLS at all\r\n'));
      } else if (trouble === 'deaf') {
        socket.write(`${right}\r\n`);
        socket.pause();
        stick(socket, asked);
      } else {
        socket.write(`${trouble}\r\n`);
        if (trouble.startsWith('421')) socket.end();
      }
      return trouble === undefined || trouble === 'slow' || trouble === 'deaf';
    };

    const hear = (line: string) => {
      if (lines) {
        if (line !== '.') return void lines.push(line.startsWith('.') ? line.slice(1) : line);
        relay.read.push({ recipients, mime: Buffer.from(lines.map((one) => `${one}\r\n`).join(''), 'latin1') });
        lines = null;
        return void answer('dot');
      }
      const moment = (['EHLO', 'STARTTLS', 'MAIL', 'RCPT', 'DATA'] as const).find((word) => line.startsWith(word));
      if (moment === undefined) return void socket.write(line.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
      if (moment === 'MAIL') recipients = [];
      if (moment === 'RCPT') {
        const asked = [...recipients, /<(.*)>/.exec(line)?.[1] ?? ''];
        if (answer('RCPT', asked)) recipients = asked;
      } else if (answer(moment) && moment === 'DATA') lines = [];
    };

    socket.on('data', (data) => {
      const heard = (unread + data.toString('latin1')).split('\r\n');
      unread = heard.pop() ?? '';
      for (const line of heard) hear(line);
    });
    answer('connect');
  });

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const port = bound !== null && typeof bound === 'object' ? bound.port : 0;
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  const relay: MisbehavingRelay = {
    url: `smtp://127.0.0.1:${port}`,
    trouble: () => undefined,
    starttls: false,
    read: [],
    hanging: () => stuck.size,
    mostHanging: (domain) => most.get(domain) ?? 0,
    hangUp,
    close: async () => {
      hangUp();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
  return closedAtEnd(relay);
}

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

function drip(socket: net.Socket, text: string): void {
  const octets = [...text];
  const dripping = setInterval(() => {
    const octet = octets.shift();
    if (octet === undefined) clearInterval(dripping);
    else socket.write(octet);
  }, OCTET_EVERY);
  socket.once('close', () => clearInterval(dripping));
}
