/** An instance's one writing connection: opened when it is needed, and opened again after it was lost. */
import { type Client, type ClientConfig, connected, disconnect, hangUp, type Names, queryOn } from './clients.ts';
import type { Query, Writing } from './connections.ts';
import { isLost, isReadOnly, ROLLED_BACK } from './errors.ts';
import type { Retry } from './retry.ts';

/** Statements are pipelined: each is sent without waiting for earlier answers, so savepoints cost no round trip. */
export function writingTo(config: ClientConfig, named: Names, retry: Retry): Writing & Ends {
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

  function within() {
    return current && isOpen ? current : lost();
  }

  /** Disconnects from a server that only reads now, as after a failover: the address may lead to another server. */
  function leave(client: Client, error: unknown): void {
    if (isLost(error) || isReadOnly(error)) drop(client);
  }

  function drop(client: Client): void {
    // Each statement that was under way tells of the loss.
    if (current?.client !== client) return;
    forget(client);
    void disconnect(client);
  }

  return {
    query: async (text, parameters) => {
      const { client, query } = within();
      gather(client);
      try {
        return await query(text, parameters);
      } catch (error) {
        leave(client, error);
        throw error;
      }
    },
    begin: (statements) =>
      retry.attempt(async () => {
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
    send: async (statement) => await within().client.query(statement),
    end: async (statement) => {
      const { client } = within();
      if (statement === 'rollback') isOpen = false;
      try {
        const { command } = await client.query(statement);
        isOpen = false;
        // Committing a failed transaction rolls it back, and only the command tag says so.
        if (command.toLowerCase() !== statement) throw new Error(ROLLED_BACK);
      } catch (error) {
        leave(client, error);
        // A transaction that could not be rolled back must not become part of the next one.
        if (statement === 'rollback') drop(client);
        throw error;
      }
    },
    open: () => isOpen,
    cut: () => {
      if (current) hangUp(current.client);
    },
    close: async () => {
      if (current) await disconnect(current.client);
    },
  };
}

type Ends = {
  /** Cuts the connection: what is under way fails at once. */
  cut(): void;
  close(): Promise<void>;
};

/** All statements of one turn of the event loop go out in one write. */
function gather(client: Client): void {
  const { stream } = client.connection;
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

function lost(): never {
  throw new Error('Connection terminated');
}
