/** One delivery attempt at an SMTP server of the test's own: a sink, or one that follows a script. */
import { once } from 'node:events';
import net from 'node:net';
import type { Log } from '../../../src/core/ports/core.ts';
import type { AttemptResult } from '../../../src/core/ports/relay.ts';
import { type RelayOptions, smtpRelay } from '../../../src/mail/relay.ts';
import { atEnd, closedAtEnd } from '../running/closing.ts';
import { type SmtpSinkOptions, startSmtpSink } from '../servers/smtp-sink.ts';

export const EMAIL_ID = '0198c0de-0000-7000-8000-000000000001';
export const FROM = 'agent@postroom.localhost';
export const MIME = Buffer.from('Subject: hello\r\n\r\n.dot\r\n..\r\nFrom here\r\n');
export const TIMEOUTS = { connection: 60_000, greeting: 60_000, socket: 60_000, total: 120_000, close: 60_000 };
/** For servers that never answer; anywhere else a busy machine could meet it. */
export const SHORT = 200;
/** Ends a test that waits for the wrong limit. */
export const GUARD = { timeout: 45_000 };

type Line = { level: string; fields: object; message: string };

export function listen(): { log: Log; lines: Line[] } {
  const lines: Line[] = [];
  const at = (level: string) => (fields: object, message: string) => void lines.push({ level, fields, message });
  return { lines, log: { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') } };
}

type Scene = {
  url?: (url: string) => string;
  recipients?: string[];
  mime?: Buffer;
  from?: string;
  relay?: Partial<RelayOptions>;
};

/** One delivery attempt at a sink: its results, the mails that the sink holds, and what was logged. */
export async function attemptDelivery(options: SmtpSinkOptions, scene: Scene = {}) {
  const sink = await startSmtpSink(options);
  const { log, lines } = listen();
  const relay = closedAtEnd(smtpRelay(scene.url?.(sink.url) ?? sink.url, { log, timeouts: TIMEOUTS, ...scene.relay }));
  try {
    const mail = {
      emailId: EMAIL_ID,
      from: scene.from ?? FROM,
      recipients: scene.recipients ?? ['ann@example.com'],
      mime: scene.mime ?? MIME,
    };
    return { answers: await relay.attempt(mail), mails: sink.mails, lines };
  } finally {
    await relay.close();
    await sink.close();
  }
}

/**
 * A server that follows a script: its greeting, then one answer a line received; null closes the connection. The final dot of a mail
 * begins `trickle`, an octet every 20 ms.
 */
export async function startScript(
  greeting: string | null,
  answer: (line: string, turn: number) => string | null,
  options: { trickle?: string } = {},
) {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    let turn = 0;
    const trickle = () => {
      const octets = [...(options.trickle ?? '')];
      const dripping = setInterval(() => socket.write(octets.shift() ?? ' '), 20);
      socket.once('close', () => clearInterval(dripping));
    };
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').filter(Boolean)) {
        if (line === '.' && options.trickle !== undefined) trickle();
        const reply = answer(line, turn);
        turn += 1;
        if (reply === null) socket.destroy();
        else socket.write(reply);
      }
    });
    if (greeting === null) socket.destroy();
    else socket.write(greeting);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const close = atEnd(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url: `smtp://127.0.0.1:${port}`, close };
}

export const brief = (answers: AttemptResult[]) => answers.map(({ recipient, outcome, code }) => [recipient, outcome, code]);
