/** Sessions over standard input and output. A session ends with its input, and the calls that run then are still answered. */
import type { Readable, Writable } from 'node:stream';
import type { Actor } from '../core/base/actor.ts';
import { PostroomError } from '../core/base/errors.ts';
import { within } from '../core/base/within.ts';
import type { Core } from '../core/ports/core.ts';
import { RPC, RpcError, sentencesOf } from './rpc-errors.ts';
import type { SessionProtocol } from './sessions/connection.ts';

/** `output` carries only JSON-RPC messages, one a line. `closing` is called before the calls are answered because the post room closes. */
export type StdioStreams = { input: Readable; output: Writable; closing?: () => void };

export type StdioSession = {
  /** Resolves when the session has ended: its input did, its output broke, or the post room closes. */
  ended: Promise<void>;
};

export type StdioSessions = {
  /** `who` is called before every request, and throws PostroomError to refuse it. */
  open(streams: StdioStreams, who: () => Promise<Actor>): Promise<StdioSession>;
  /** Ends all sessions; resolves when their calls have been answered, or after a few seconds. */
  close(): Promise<void>;
};

/** How long a call may take that runs when the input ends, in milliseconds. */
const CALL_GRACE = 5_000;

export function stdioSessions(core: Core, protocol: SessionProtocol): StdioSessions {
  const open = new Map<() => Promise<void>, StdioStreams>();

  async function begin(streams: StdioStreams, who: () => Promise<Actor>): Promise<StdioSession> {
    const { input, output } = streams;
    const connection = await protocol.stdio(input, output, () => who().catch(refuse));
    let finishing: Promise<void> | null = null;
    const end = () => {
      finishing ??= within(CALL_GRACE, connection.finish(), undefined).then(connection.close);
      return finishing;
    };
    open.set(end, streams);
    const left = (error?: Error) => {
      if (error) core.log.warn({ err: error }, 'the stream of an MCP session broke');
      void end();
    };
    input.once('end', () => left());
    input.once('close', () => left());
    output.once('close', () => left());
    output.once('error', left);
    const ended = connection.closed.finally(() => open.delete(end));
    return { ended };
  }

  return {
    open: begin,
    async close() {
      for (const { closing } of open.values()) closing?.();
      await Promise.all([...open.keys()].map((end) => end()));
    },
  };
}

function refuse(error: unknown): never {
  if (!(error instanceof PostroomError)) throw error;
  throw new RpcError(RPC.server, sentencesOf(error));
}
