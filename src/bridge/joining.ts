/** A window's end of the Unix socket: joins the server of a data folder, or asks it to give way. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { Duplex, Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { socketOf } from '../commands/socket-path.ts';
import { codeOf } from '../core/base/code-of.ts';
import { GIVE_WAY, KEY_FIELD, type Refusal, SESSION } from './windows.ts';

/** The two directions of a session with a server. They end when either side has ended it. */
export type Link = { toServer: Writable; fromServer: Readable };

/** Milliseconds that a server may take until it answers. */
const PATIENCE = 10_000;

/** Null when no window listens. Throws an Error with the server's sentence when it refuses, and one of its own when it does not know windows. */
export async function join(dataDir: string, key: string | null): Promise<Link | null> {
  const answer = await ask(dataDir, SESSION, key === null ? {} : { [KEY_FIELD]: key });
  if (answer === null) return null;
  if ('socket' in answer) return { toServer: answer.socket, fromServer: answer.socket };
  // The server is ending: in a moment nothing listens here.
  if (answer.status === 503) return null;
  throw new Error(answer.failed ?? OTHER_VERSION);
}

/** Null when no window listens. True when the server ends so that another can start, false when it stays. */
export async function askToGiveWay(dataDir: string): Promise<boolean | null> {
  const answer = await ask(dataDir, GIVE_WAY, {});
  if (answer === null || 'socket' in answer || answer.status === 503) return null;
  return answer.status === 202;
}

const OTHER_VERSION = 'The Postroom that runs on this data folder is of another version. Stop that one, then start this again.';

const LOOK = 'Look whether the server runs, then start this again.';

const CURES: Record<string, string> = {
  EACCES: 'belongs to another user. Start this as the user that the server runs as; where none runs, remove that file.',
  ETIMEDOUT: `has not answered for ${PATIENCE / 1000} s: the server that listens there hangs. End it, then start this again.`,
};

/** ENOTDIR: DATA_DIR is a file, which the start reports better. The last two: the server ended while it was asked. */
const NO_SERVER = new Set(['ENOENT', 'ENOTDIR', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE']);

type Answer = { socket: Duplex } | { status: number; failed: string | null };

async function ask(dataDir: string, upgrade: string, fields: Record<string, string>): Promise<Answer | null> {
  const socketPath = socketOf(dataDir);
  if (socketPath === null) return null;
  const headers = { connection: 'Upgrade', upgrade, ...fields };
  const sent = request({ socketPath, method: 'GET', path: '/', agent: false, headers });
  const timer = setTimeout(() => sent.destroy(Object.assign(new Error('No answer'), { code: 'ETIMEDOUT' })), PATIENCE);
  const upgraded = new Promise<Answer>((resolve) => {
    sent.once('upgrade', (_response, socket: Duplex, head: Buffer) => {
      socket.on('error', () => {});
      if (head.length > 0) socket.unshift(head);
      resolve({ socket });
    });
  });
  sent.end();
  return await Promise.race([upgraded, answerTo(sent, socketPath)]).finally(() => clearTimeout(timer));
}

async function answerTo(sent: ClientRequest, socketPath: string): Promise<Answer | null> {
  try {
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: response.statusCode ?? 0, failed: failedIn(await text(response)) };
  } catch (error) {
    const code = codeOf(error) || 'unknown';
    // In a folder that this user may not look into there is no server for it either: the start says what is wrong with the folder.
    if (NO_SERVER.has(code) || (code === 'EACCES' && !existsSync(socketPath))) return null;
    throw new Error(`${socketPath} ${CURES[code] ?? `does not answer (${code}). ${LOOK}`}`, { cause: error });
  }
}

function failedIn(body: string): string | null {
  try {
    const { failed } = JSON.parse(body) as Partial<Refusal>;
    return typeof failed === 'string' ? failed : null;
  } catch {
    return null;
  }
}
