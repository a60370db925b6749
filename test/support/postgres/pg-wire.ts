/** A wire to PostgreSQL that knows its messages: it delays them, changes a statement, and breaks between two of them or in the middle of one. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { closedAtEnd } from '../running/closing.ts';

export type Direction = 'to_server' | 'to_client';

/** Cuts the connection once so many more messages went this way: before the next one, or after half of it. */
export type Cut = { direction: Direction; after: number; inside: boolean };

export type PgWire = {
  port: number;
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

export async function startPgWire(target: number): Promise<PgWire> {
  const sockets = new Set<Socket>();
  let cut: Cut | null = null;
  let change = unchanged;
  let delay = () => 0;

  /** Carries messages one way. Only a client's first message has no letter. */
  function carry(from: Socket, to: Socket, direction: Direction): void {
    let rest: Buffer = Buffer.alloc(0);
    let isFirst = direction === 'to_server';
    const queue: Buffer[] = [];
    let isWaiting = false;

    function flush(): void {
      isWaiting = false;
      const bytes = Buffer.concat(queue.splice(0));
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
    carry(client, far, 'to_server');
    carry(far, client, 'to_client');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return closedAtEnd({
    port: address !== null && typeof address === 'object' ? address.port : 0,
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
