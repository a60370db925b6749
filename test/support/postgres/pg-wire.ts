/** A wire to PostgreSQL that knows its messages: it delays them, tells which went together, changes a statement, and breaks between two of them or in the middle of one. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { closedAtEnd } from '../running/closing.ts';

export type Direction = 'to_server' | 'to_client';

/** Cuts the connection once so many more messages went this way: before the next one, or after half of it. */
export type Cut = { direction: Direction; after: number; inside: boolean };

/** The statements that a client sent before it heard what any of them answered. */
export type Round = { connection: number; statements: string[] };

export type PgWire = {
  port: number;
  /** What was sent since this was asked last. Where answers take no time, statements that nobody waited for may count as rounds of their own. */
  rounds(): Round[];
  /** The next cut, on the connection that gets that far first. */
  cut(at: Cut): void;
  /** From now on, what each statement without parameters becomes. */
  change(statement: (text: string) => string): void;
  /** From now on, how many milliseconds what comes waits. */
  delay(milliseconds: () => number): void;
  /** From now on all goes through as it comes. */
  mend(): void;
  close(): Promise<void>;
};

const SIMPLE_QUERY = 'Q'.charCodeAt(0);
const PARSE = 'P'.charCodeAt(0);
const BIND = 'B'.charCodeAt(0);

/** Octets of a statement that are kept. */
const LONGEST = 16_384;

export async function startPgWire(target: number): Promise<PgWire> {
  const sockets = new Set<Socket>();
  let cut: Cut | null = null;
  let change = unchanged;
  let delay = () => 0;
  let rounds: Round[] = [];
  let connections = 0;

  /** Carries messages one way. Only a client's first message has no letter. */
  function carry(from: Socket, to: Socket, direction: Direction, sent: Sent): void {
    let rest: Buffer = Buffer.alloc(0);
    let isFirst = direction === 'to_server';
    const queue: Buffer[] = [];
    let isWaiting = false;

    function flush(): void {
      isWaiting = false;
      const bytes = Buffer.concat(queue.splice(0));
      if (direction === 'to_client') sent.answered();
      if (!to.destroyed) to.write(bytes);
    }

    function send(message: Buffer): void {
      queue.push(message);
      if (isWaiting) return;
      isWaiting = true;
      const milliseconds = delay();
      if (milliseconds > 0) setTimeout(flush, milliseconds);
      else setImmediate(flush);
    }

    function hangUp(): void {
      cut = null;
      flush();
      to.end();
      from.resetAndDestroy();
      setImmediate(() => to.destroy());
    }

    from.on('data', (chunk: Buffer) => {
      rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      while (true) {
        const letter = isFirst ? 0 : 1;
        if (rest.length < letter + 4) return;
        const length = letter + rest.readInt32BE(letter);
        if (rest.length < length) return;
        const message = rest.subarray(0, length);
        rest = rest.subarray(length);
        isFirst = false;
        if (direction === 'to_server' && letter === 1) sent.message(message);
        if (cut?.direction === direction && cut.after-- <= 0) {
          if (cut.inside) queue.push(message.subarray(0, Math.max(1, message.length >> 1)));
          hangUp();
          return;
        }
        send(direction === 'to_server' && letter === 1 ? changed(message, change) : message);
      }
    });
    from.on('close', () => {
      flush();
      to.end();
    });
  }

  const server = createServer((client) => {
    const far = connect(target, '127.0.0.1');
    for (const socket of [client, far]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        setImmediate(() => far.destroy());
      });
    }
    const sent = sentOn(++connections, (round) => rounds.push(round));
    carry(client, far, 'to_server', sent);
    carry(far, client, 'to_client', sent);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return closedAtEnd({
    port: address !== null && typeof address === 'object' ? address.port : 0,
    rounds: () => {
      const all = rounds;
      rounds = [];
      return all;
    },
    cut: (at) => {
      cut = { ...at };
    },
    change: (statement) => {
      change = statement;
    },
    delay: (milliseconds) => {
      delay = milliseconds;
    },
    mend: () => {
      cut = null;
      change = unchanged;
      delay = () => 0;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  });
}

type Sent = { message(message: Buffer): void; answered(): void };

/** Follows what goes to the server on one connection; `begins` is called for each round. */
function sentOn(connection: number, begins: (round: Round) => void): Sent {
  const prepared = new Map<string, string>();
  let round: Round | null = null;
  const add = (statement: string) => {
    if (round) round.statements.push(statement);
    else {
      round = { connection, statements: [statement] };
      begins(round);
    }
  };
  return {
    message: (message) => {
      const [first = '', second = ''] = message
        .subarray(5, 5 + LONGEST)
        .toString('latin1')
        .split('\0', 2);
      if (message[0] === SIMPLE_QUERY) add(first);
      if (message[0] === PARSE) prepared.set(first, second);
      // A portal has no name here.
      if (message[0] === BIND) add(prepared.get(second) ?? '');
    },
    answered: () => {
      round = null;
    },
  };
}

function unchanged(text: string): string {
  return text;
}

function changed(message: Buffer, change: (text: string) => string): Buffer {
  if (message[0] !== SIMPLE_QUERY) return message;
  const text = message.subarray(5, -1).toString();
  const other = change(text);
  if (other === text) return message;
  const bytes = Buffer.from(`Q0000${other}\0`);
  bytes.writeInt32BE(bytes.length - 1, 1);
  return bytes;
}
