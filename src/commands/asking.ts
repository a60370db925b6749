/** The client's end of the command line: sends a command to the server of a data folder, and prints what comes back. */
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { createInterface } from 'node:readline';
import { codeOf } from '../core/base/code-of.ts';
import type { Request, Told } from './answering.ts';
import type { Work } from './command.ts';
import { socketOf } from './socket-path.ts';

/**
 * Answers true when the server did it, and false when no server listens. `print` gets its lines as they come, `work` what else it tells. The
 * signal in it hangs up, which throws. Throws an Error with the server's sentence when the command failed there, and one of its own when the
 * server is not reached or ends before the command does.
 */
export async function askServer(dataDir: string, asked: Request, print: (line: string) => void, work: Work): Promise<boolean> {
  const socketPath = socketOf(dataDir);
  if (socketPath === null) return false;
  const sent = request({
    socketPath,
    method: 'POST',
    path: '/',
    agent: false,
    signal: work.stop,
    headers: { 'content-type': 'application/json' },
  });
  // Closing the connection raises an error too; the code below reports it.
  sent.on('error', () => {});
  sent.end(JSON.stringify(asked));
  const response = await reached(sent, socketPath);
  if (response === null) return false;
  let isDone = false;
  const cut = new Error('The server ended before the command did. Look whether it was done, then run it again.');
  try {
    for await (const text of createInterface({ input: response })) {
      const told = JSON.parse(text) as Told;
      if ('failed' in told) throw new Failed(told.failed);
      if ('line' in told) print(told.line);
      else if ('sentence' in told) work.say(told.sentence);
      else if ('progress' in told) work.tell(told.progress);
      else isDone = true;
    }
  } catch (error) {
    throw error instanceof Failed ? error : cut;
  }
  if (!isDone) throw cut;
  return true;
}

/** The command failed on the server, whose message this is. */
class Failed extends Error {}

/** Null when no server listens: there is no socket, or a server that was killed has left it. */
async function reached(sent: ClientRequest, socketPath: string): Promise<IncomingMessage | null> {
  try {
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return response;
  } catch (error) {
    const code = codeOf(error) || 'unknown';
    if (code === 'ABORT_ERR') throw error;
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return null;
    if (code === 'EACCES')
      throw new Error(
        `${socketPath} belongs to another user. Run the command as the user that the server runs as; where none runs, remove that file.`,
        { cause: error },
      );
    throw new Error(`The server at ${socketPath} does not answer (${code}). Look whether it runs, then run the command again.`, {
      cause: error,
    });
  }
}
