/** A window: the MCP session of one client over standard input and output, which goes on with another server when its own has ended. */
import { MAX_SEND_REQUEST_BYTES } from '../core/base/limits.ts';
import type { StdioStreams } from '../mcp/stdio.ts';
import { conversation } from './conversation.ts';
import type { Link } from './joining.ts';
import { linesOf, sendLine } from './lines.ts';

export type Window = {
  /** Resolves when the input has ended and what was asked is answered. Rejects when no server can be reached. */
  ended: Promise<void>;
  /** Ends the window as the end of its input does. */
  end(): void;
};

/** Less than a server takes, so that a message it cannot take ends this session and is not sent to the next server. */
const MOST_BYTES = MAX_SEND_REQUEST_BYTES - 1024 * 1024;

/** What a server may take for its last answers, in milliseconds: more than it gives a call. */
const LAST_ANSWERS = 8_000;

/** How often a server that was asked something must be heard, in milliseconds, and how often in a row it may be missed. */
const HEARD_EVERY = 5_000;
const MISSED = 6;

/** `reach` answers a link to a server, or null when `isOver` says that none is needed any more. */
export function openWindow({ input, output }: StdioStreams, reach: (isOver: () => boolean) => Promise<Link | null>): Window {
  const said = conversation();
  let over = false;
  let current = waiting();

  async function run(): Promise<void> {
    void readClient().finally(end);
    do {
      const link = await reach(() => over).catch(async (error: unknown) => {
        for (const line of said.lost(true)) await sendLine(output, line);
        throw error;
      });
      if (link === null) break;
      for (const line of said.resumed()) void sendLine(link.toServer, line);
      current.set(link);
      if (over) hangUp(link);
      await readServer(link);
      current = waiting();
      link.toServer.destroy();
      for (const line of said.lost(over)) await sendLine(output, line);
    } while (!over);
    current.set(null);
  }

  async function readClient(): Promise<void> {
    try {
      for await (const line of linesOf(input, MOST_BYTES)) {
        const link = await current.link;
        if (link === null) return;
        const forwarded = said.fromClient(line);
        if (forwarded !== null) await sendLine(link.toServer, forwarded);
      }
    } catch {
      // The client is gone, or sent a line that is too long: either way its session ends.
    }
  }

  async function readServer(link: Link): Promise<void> {
    const pulse = listenFor(link);
    try {
      for await (const line of linesOf(link.fromServer, Number.POSITIVE_INFINITY)) {
        pulse.heard();
        const forwarded = said.fromServer(line);
        if (forwarded !== null) await sendLine(output, forwarded);
      }
    } catch {
      // The server was killed, or hangs. The conversation knows which requests it left unanswered.
    } finally {
      pulse.stop();
    }
  }

  /** Gives up a server that stays silent. It counts missed pings, not time, because after a sleep of the machine much time has passed at once. */
  function listenFor({ toServer, fromServer }: Link) {
    let missed = 0;
    const looking = setInterval(() => {
      const ping = said.ping();
      missed = ping === null ? 0 : missed + 1;
      if (missed > MISSED) fromServer.destroy();
      else if (missed === 1 && ping !== null) void sendLine(toServer, ping);
    }, HEARD_EVERY);
    const heard = () => {
      missed = 0;
    };
    return { heard, stop: () => clearInterval(looking) };
  }

  function end(): void {
    if (over) return;
    over = true;
    input.destroy();
    const link = current.now();
    if (link) hangUp(link);
  }

  output.once('close', end);
  output.on('error', end);
  return { ended: run(), end };
}

/** The server ends the other direction when it has answered. */
function hangUp({ toServer, fromServer }: Link): void {
  toServer.end();
  const last = setTimeout(() => fromServer.destroy(), LAST_ANSWERS);
  fromServer.once('close', () => clearTimeout(last));
}

/** A promise of the next link, which is null when there will be none. */
function waiting() {
  let now: Link | null = null;
  let resolve: (link: Link | null) => void = () => {};
  const link = new Promise<Link | null>((resolved) => {
    resolve = resolved;
  });
  return {
    link,
    now: () => now,
    set(reached: Link | null) {
      now = reached;
      resolve(reached);
    },
  };
}
