/** A connection that listens for notifications, and is opened again whenever it is lost. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Client, type ClientConfig, connected, disconnect, hangUp } from './clients.ts';

const RETRY = 200;

/** How often the connection is probed, in milliseconds: one that only listens does not notice that it was cut. */
const PROBE_EVERY = 3000;
const PROBE = { text: 'select 1', query_timeout: 5000 };

type Listening = { client: Client; ended: Promise<void> };

/** Listens as soon as this resolves. `again` is called when the connection was lost and listens again. */
export async function keepListening(
  config: ClientConfig,
  channel: string,
  hear: (payload: string) => void,
  again: () => void,
): Promise<{ close(): Promise<void> }> {
  let closed = false;

  async function begin(): Promise<Listening> {
    const client = await connected(config);
    const ended = new Promise<void>((resolve) => {
      client.once('end', resolve);
    });
    client.on('notification', ({ payload }) => hear(payload ?? ''));
    try {
      await client.query(`listen ${channel}`);
    } catch (error) {
      void disconnect(client);
      throw error;
    }
    return { client, ended };
  }

  async function carryOn(): Promise<void> {
    while (!closed) {
      await listening.ended;
      if (!closed) await resume();
    }
  }

  async function resume(): Promise<void> {
    await pause(RETRY);
    const begun = await begin().catch(() => null);
    if (!begun) return;
    listening = begun;
    if (closed) await disconnect(begun.client);
    else again();
  }

  let listening = await begin();
  void carryOn();
  const probe = setInterval(() => {
    const { client } = listening;
    client.query(PROBE).catch(() => hangUp(client));
  }, PROBE_EVERY);
  probe.unref();
  return {
    close: async () => {
      closed = true;
      clearInterval(probe);
      await disconnect(listening.client);
    },
  };
}
