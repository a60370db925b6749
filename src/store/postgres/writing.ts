/** The one connection of an instance that writes: made when it is needed, and made anew when it was lost. */
import { type Client, type ClientConfig, connected, hangUp, type Names, parted, queryOn } from './clients.ts';
import type { Query, Writing } from './connections.ts';
import { isLost, isReadOnly, ROLLED_BACK } from './errors.ts';
import type { Patience } from './retry.ts';

/** Statements are sent without waiting for the answers to those before: savepoints cost no round trip. */
export function writingTo(config: ClientConfig, named: Names, patience: Patience): Writing & Ends {
  let current: { client: Client; query: Query } | null = null;
  let isOpen = false;

  function forget(client: Client): void {
    if (current?.client !== client) return;
    current = null;
    isOpen = false;
  }

  async function connection() {
    if (current) return current;
    const client = await connected({ ...config, pipeline: true });
    client.on('error', () => forget(client));
    client.on('end', () => forget(client));
    current = { client, query: queryOn(client, named) };
    return current;
  }

  /** A server that only reads now, as after a failover, is left: the address may lead to another one. */
  function leave(client: Client, error: unknown): void {
    if (isLost(error) || isReadOnly(error)) drop(client);
  }

  function drop(client: Client): void {
    forget(client);
    void parted(client);
  }

  return {
    query: async (text, parameters) => {
      const { client, query } = current ?? lost();
      gather(client);
      try {
        return await query(text, parameters);
      } catch (error) {
        leave(client, error);
        throw error;
      }
    },
    begin: (statements) =>
      patience.attempt(async () => {
        const made = await connection();
        const { client } = made;
        try {
          await client.query(statements);
        } catch (error) {
          leave(client, error);
          if (current === made) await client.query('rollback');
          throw error;
        }
        if (current !== made) lost();
        isOpen = true;
      }),
    send: async (statement) => await (current ?? lost()).client.query(statement),
    end: async (statement) => {
      const { client } = current ?? lost();
      try {
        const { command } = await client.query(statement);
        isOpen = false;
        // A commit of a transaction that has failed rolls it back, and says so only here.
        if (command.toLowerCase() !== statement) throw new Error(ROLLED_BACK);
      } catch (error) {
        leave(client, error);
        // What could not be undone must not be a part of the next one.
        if (statement === 'rollback') drop(client);
        throw error;
      }
    },
    open: () => isOpen,
    cut: () => {
      if (current) hangUp(current.client);
    },
    close: async () => {
      if (current) await parted(current.client);
    },
  };
}

type Ends = {
  /** What is under way fails at once. */
  cut(): void;
  close(): Promise<void>;
};

/** What is sent in one turn goes out in one write. */
function gather(client: Client): void {
  const { stream } = client.connection;
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

function lost(): never {
  throw new Error('Connection terminated');
}
