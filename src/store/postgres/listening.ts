/** A connection that listens, and is made anew for as long as anybody wants to hear. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Client, type ClientConfig, connected, hangUp, parted } from './clients.ts';

const RETRY = 200;

/** It is asked for a sign of life this often, in milliseconds: a connection that only listens may be cut without a word. */
const BEAT = 3000;
const SIGN_OF_LIFE = { text: 'select 1', query_timeout: 5000 };

type Listening = { client: Client; ended: Promise<void> };

/** Listens once it resolves; `again` is called when it was lost and listens again. */
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
      void parted(client);
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
    if (closed) await parted(begun.client);
    else again();
  }

  let listening = await begin();
  void carryOn();
  const beat = setInterval(() => {
    const { client } = listening;
    client.query(SIGN_OF_LIFE).catch(() => hangUp(client));
  }, BEAT);
  beat.unref();
  return {
    close: async () => {
      closed = true;
      clearInterval(beat);
      await parted(listening.client);
    },
  };
}
