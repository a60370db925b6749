/** A real SMTP server on loopback that takes mails; while it holds them it answers none. */
import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { closedAtEnd } from '../running/closing.ts';

export type SlowRelay = Awaited<ReturnType<typeof slowRelay>>;

export async function slowRelay() {
  const held = new Set<(error?: Error) => void>();
  const taken: string[] = [];
  let holding = false;
  const answer = (error?: Error) => {
    const some = [...held];
    held.clear();
    for (const callback of some) callback(error);
  };
  const server = new SMTPServer({
    logger: false,
    disableReverseLookup: true,
    // Clients that stay connected would keep it for half a minute.
    closeTimeout: 2000,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, session, callback) => {
      stream.resume().on('end', () => {
        taken.push(...session.envelope.rcptTo.map(({ address }) => address));
        if (holding) held.add(callback);
        else callback();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const bound = server.server.address();
  return closedAtEnd({
    url: `smtp://127.0.0.1:${bound !== null && typeof bound === 'object' ? bound.port : 0}`,
    /** The recipients of all that arrived, answered or not. */
    taken,
    held: () => held.size,
    hold: () => {
      holding = true;
    },
    /** Answers what it holds, and goes on holding. */
    answer,
    release: () => {
      holding = false;
      answer();
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
