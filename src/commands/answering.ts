/** The server's end of the command line: runs commands that come over a Unix socket, which only the owner of the data folder can open. */
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { z } from 'zod';
import { answerWindows, type Windows } from '../bridge/windows.ts';
import { PostroomError } from '../core/base/errors.ts';
import { closeServer } from '../listening/ports.ts';
import type { Config } from '../settings/config.ts';
import type { Warn } from '../store/commits/listeners.ts';
import type { Progress } from '../store/moving/progress.ts';
import type { CommandCore, Work } from './command.ts';
import { complete, Incomplete } from './questions.ts';
import { SERVED } from './served.ts';
import { removeSocket, socketAway, socketIn } from './socket-path.ts';

/** Room for as many file names as a shell passes. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Milliseconds between two progress messages. */
const TOLD_EVERY = 100;

const request = z.strictObject({ words: z.string(), given: z.record(z.string(), z.string()) });

/** What a client asks: a command and what it was given. */
export type Request = z.infer<typeof request>;

/** What a client is told, a JSON line each: lines to print, sentences for the operator and progress; then the end or what went wrong. */
export type Told = { line: string } | { sentence: string } | { progress: Progress } | { done: true } | { failed: string };

/**
 * Listens until it is closed, which stops the long commands under way, and lets the others end. Windows of other processes have their sessions
 * over the same socket. The caller holds the lock of the data folder. On PostgreSQL it does nothing, because commands open that database
 * themselves. Where no socket can be made it warns, and the server goes on without.
 */
export async function answerCommands(
  core: CommandCore,
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  warn: Warn,
  windows: Windows,
): Promise<{ close(): Promise<void> }> {
  if (databaseUrl !== null) return { close: async () => {} };
  const closing = new AbortController();
  const server = createServer(answering(core, warn, closing.signal));
  const sessions = answerWindows(server, windows, warn);
  try {
    removeSocket(dataDir);
    await listenIn(server, dataDir);
  } catch (error) {
    warn('The command line cannot reach this server, because no socket can be made: stop the server to run commands.', error);
    return { close: async () => {} };
  }
  return {
    close: async () => {
      closing.abort(ended());
      sessions.close();
      await closeServer(server);
      removeSocket(dataDir);
    },
  };
}

/** Some file systems, such as folders that a container shares with its host, hold no sockets. */
async function listenIn(server: Server, dataDir: string): Promise<void> {
  const inside = socketIn(dataDir);
  if (inside !== null) {
    const isThere = await listenAt(server, inside).then(
      () => true,
      () => false,
    );
    if (isThere) return;
  }
  await listenAt(server, socketAway(dataDir));
}

/** No other user gets to the socket before its mode is set: the folder is this user's alone. */
async function listenAt(server: Server, path: string): Promise<void> {
  server.listen(path);
  await once(server, 'listening');
  chmodSync(path, 0o600);
}

function answering(core: CommandCore, warn: Warn, closing: AbortSignal): RequestListener {
  return async (incoming, response) => {
    response.writeHead(200, { 'content-type': 'application/x-ndjson' });
    const tell = (told: Told) => {
      response.write(`${JSON.stringify(told)}\n`);
    };
    // The client is gone, and does not want the rest.
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    try {
      const work = { stop: AbortSignal.any([gone.signal, closing]), tell: seldom((progress) => tell({ progress })) };
      const say = (sentence: string) => tell({ sentence });
      await run(core, await body(incoming), (line) => tell({ line }), { ...work, say });
      tell({ done: true });
    } catch (error) {
      const isTold = error instanceof PostroomError || error instanceof Incomplete || gone.signal.aborted;
      if (!isTold) warn('A command of the operator failed.', error);
      tell({ failed: sentenceOf(error) });
    }
    response.end();
  };
}

function seldom(tell: Work['tell']): Work['tell'] {
  let last = Number.NEGATIVE_INFINITY;
  return (progress) => {
    const now = performance.now();
    if (now - last < TOLD_EVERY && progress.done < progress.total) return;
    last = now;
    tell(progress);
  };
}

function ended(): PostroomError {
  return new PostroomError('unavailable', 'The server ended before the command did.', {
    hint: 'Start it, then run the same command again: it goes on from here.',
  });
}

/** The message to print, with what to do about it. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const hint = error instanceof PostroomError && error.hint ? ` ${error.hint}` : '';
  return `${unreached(error) ?? error.message}${hint}`;
}

/** The message of `fetch` says neither which server it could not reach nor why; null = the error did not come from `fetch`. */
function unreached({ message, cause }: Error): string | null {
  if (message !== 'fetch failed' || !(cause instanceof Error)) return null;
  // A name with several addresses has one cause for each, and only their common code is told.
  const reason = cause.message || ('code' in cause ? String(cause.code) : 'no reason was given');
  return `The server was not reached: ${reason}. Start it, or name its address with --url.`;
}

async function run(core: CommandCore, text: string, say: (line: string) => void, work: Work): Promise<void> {
  const { words, given } = read(text);
  const command = SERVED.find((one) => one.words === words);
  if (!command) {
    throw new PostroomError('invalid_request', `The server that runs has no command ${words}.`, {
      hint: 'It is of another version: start it again, then repeat the command.',
    });
  }
  await command.run(core, await complete(command, given, null), say, work);
}

function read(text: string): Request {
  try {
    return request.parse(JSON.parse(text));
  } catch {
    throw new PostroomError('invalid_request', 'This is no command of Postroom.');
  }
}

async function body(incoming: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of incoming as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new PostroomError('too_large', 'What was typed is too long.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
