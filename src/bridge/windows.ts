/** The server's end of windows: MCP sessions of other processes over its Unix socket, and the request of a starting server that this one give way. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex, Readable, Writable } from 'node:stream';
import { PostroomError } from '../core/base/errors.ts';
import { MAX_SEND_REQUEST_BYTES } from '../core/base/limits.ts';
import type { StdioSession, StdioStreams } from '../mcp/stdio.ts';
import type { Warn } from '../store/commits/listeners.ts';
import { wholeLines } from './lines.ts';

/** After 101 the socket carries JSON-RPC messages, one a line, both ways. */
export const SESSION = 'postroom-stdio/1';

/** Answered with 202 when the server ends for the one that asks, and with 409 when it stays. */
export const GIVE_WAY = 'postroom-give-way/1';

/** The header field with the secret of the API key that a window acts with. Without it the server chooses a key, as for its own window. */
export const KEY_FIELD = 'postroom-key';

/**
 * A notification that the server sends before it ends in order. A request that only reads and gets an answer after it, such as a wait that was
 * cut short, is better answered by the next server.
 */
export const CLOSING = 'notifications/postroom/closing';

/** What went wrong, in the body of a refusal. */
export type Refusal = { failed: string };

export type Windows = {
  /** Throws PostroomError where there is no key to act with. */
  open(streams: StdioStreams, key: string | null): Promise<StdioSession>;
  /** Ends the server in a process that continues without it; null where the process is only the server. */
  giveWay: (() => void) | null;
};

/** Longer than a session takes to answer its calls, in milliseconds. */
const LAST = 6_000;

/** Closed together with the server, which waits until the sessions have ended; the windows that opened them end them. */
export function answerWindows(server: Server, { open, giveWay }: Windows, warn: Warn): { close(): void } {
  const sockets = new Set<Duplex>();
  let closing = false;

  server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    // The session hears of it by the end of its input.
    socket.on('error', () => {});
    const { upgrade } = request.headers;
    if (closing) refuse(socket, '503 Service Unavailable', 'The server ends.');
    else if (upgrade === GIVE_WAY) answerWish(socket);
    else if (upgrade === SESSION) void openOn(socket, request);
    else refuse(socket, '400 Bad Request', 'This is nothing that Postroom speaks.');
  });

  function answerWish(socket: Duplex): void {
    if (giveWay === null) {
      refuse(socket, '409 Conflict', 'This server stays.');
      return;
    }
    socket.end('HTTP/1.1 202 Accepted\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
    giveWay();
  }

  async function openOn(socket: Duplex, { headers }: IncomingMessage): Promise<void> {
    const key = headers[KEY_FIELD];
    try {
      const { ended } = await open(windowOn(linesFrom(socket), socket), typeof key === 'string' ? key : null);
      sockets.add(socket);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: ${SESSION}\r\n\r\n`);
      await ended;
      socket.end(() => socket.destroy());
    } catch (error) {
      if (!(error instanceof PostroomError)) warn('A window could not be served.', error);
      const hint = error instanceof PostroomError && error.hint ? ` ${error.hint}` : '';
      refuse(socket, '403 Forbidden', `${error instanceof Error ? error.message : String(error)}${hint}`);
    } finally {
      sockets.delete(socket);
    }
  }

  return {
    close() {
      closing = true;
      const last = setTimeout(() => {
        for (const socket of sockets) socket.destroy();
      }, LAST);
      server.once('close', () => clearTimeout(last));
    },
  };
}

/** The streams of a window: the server reads `input` and writes `output`. */
export function windowOn(input: Readable, output: Writable): StdioStreams {
  return { input, output, closing: () => void output.write(`${JSON.stringify({ jsonrpc: '2.0', method: CLOSING })}\n`) };
}

function linesFrom(socket: Duplex): Readable {
  const lines = wholeLines(MAX_SEND_REQUEST_BYTES);
  socket.pipe(lines);
  socket.once('close', () => lines.end());
  return lines;
}

function refuse(socket: Duplex, status: string, sentence: string): void {
  const body = JSON.stringify({ failed: sentence } satisfies Refusal);
  const fields = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close`;
  socket.end(`HTTP/1.1 ${status}\r\n${fields}\r\n\r\n${body}`, () => socket.destroy());
}
