/** What a thousand open streams of events cost, and how soon their readers have what was committed. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { postMail } from '../support/providers/webhook.ts';
import { mime } from '../support/rooms/conversation.ts';
import { SIGNING_KEY } from '../support/rooms/postroom.ts';
import { COLLECTABLE, heldMegabytes } from './memory.ts';
import { type Product, startProduct } from './product.ts';
import { quantile, type Row } from './rounds.ts';

/** Streams that are open at the same time, and mails that come: half of them to the reader of one inbox, half to all readers. */
export type StreamsEffort = { streams: number; mails: number };

const STREAMS_PER_KEY = 100;
const SETTLE_MS = 1_500;

type Box = { id: string; address: string };

/** `heard` resolves with the time at which the next `email.received` was here. */
type Stream = { heard(): Promise<number>; close(): void };

export async function measureStreams({ streams, mails }: StreamsEffort): Promise<Row[]> {
  const product = await startProduct(COLLECTABLE);
  try {
    const keys: string[] = [];
    for (let n = 0; n < streams / STREAMS_PER_KEY; n++)
      keys.push((await product.rest('POST', '/api-keys', { name: `streams ${n}` })).body.key);
    const boxes: Box[] = [];
    for (let n = 0; n < mails / 2; n++) boxes.push(await product.inbox(`streamed-${n}`));
    const openAll = (box: (n: number) => Box | undefined) =>
      Promise.all(Array.from({ length: streams }, (_, n) => open(product, keys[n % keys.length] ?? '', box(n)?.id)));
    // Once before, so that what a server of this traffic holds anyway is not taken for the cost of its streams.
    await closeAll(await openAll(() => boxes[0]));
    const before = await heldMegabytes(product);

    const own = await openAll((n) => boxes[n % boxes.length]);
    const megabytes = (await heldMegabytes(product)) - before;
    const alone: number[] = [];
    for (const [n, box] of boxes.entries()) {
      const readers = own.filter((_, at) => at % boxes.length === n);
      alone.push(...(await delays(product, box, readers)));
    }
    await closeAll(own);

    const shared = await openAll(() => undefined);
    const together: number[] = [];
    for (const box of boxes) together.push(...(await delays(product, box, shared)));
    await closeAll(shared);
    return rows(streams, megabytes, alone, together, streams / boxes.length);
  } finally {
    await product.end();
  }
}

function rows(streams: number, megabytes: number, alone: number[], together: number[], few: number): Row[] {
  const many = streams.toLocaleString('en');
  const row = (what: string, postroom: string, wanted: string): Row => ({ what, postroom, reference: '', ratio: '', wanted });
  const ms = (delays: number[]) =>
    [0.5, 0.99, 1].map((share, n) => `${['p50', 'p99', 'worst'][n]} ${quantile(delays, share).toFixed(1)} ms`).join(', ');
  return [
    row(
      `memory of ${many} streams of events, each with its connection, after collection`,
      `${megabytes.toFixed(1)} MB`,
      '< 40 MB',
    ),
    row(`from commit to reader, ${many} streams, ${few.toFixed(0)} of them read the event`, ms(alone), 'p99 < 50 ms'),
    row(`from commit to reader, ${many} streams, all of them read the event`, ms(together), 'p99 < 50 ms'),
  ];
}

/** Milliseconds from the webhook's answer, which follows the commit, to each reader. */
async function delays(product: Product, box: Box, readers: Stream[]): Promise<number[]> {
  const heard = readers.map((reader) => reader.heard());
  const stored = await post(product, box);
  const times = await Promise.all(heard);
  // The rest of what comes with a mail should not meet the next one.
  await pause(50);
  return times.map((at) => Math.max(0, at - stored));
}

async function post(product: Product, { address }: Box): Promise<number> {
  const messageId = `<${performance.now()}@bench.example>`;
  const raw = mime({ to: address, subject: 'Streamed', text: 'Your verification code is 493217.', messageId });
  const { port, path } = product.webhook(address);
  const { status } = await postMail(`http://127.0.0.1:${port}${path}`, { recipient: address, mime: raw }, { key: SIGNING_KEY });
  const at = performance.now();
  assert.equal(status, 200);
  return at;
}

/** On a bare socket, since a thousand readers share this process. */
async function open(product: Product, key: string, inboxId: string | undefined): Promise<Stream> {
  const socket: Socket = connect(product.port(), '127.0.0.1');
  await once(socket, 'connect');
  const query = inboxId === undefined ? '' : `?inboxId=${inboxId}`;
  socket.write(`GET /api/v1/events/stream${query} HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer ${key}\r\n\r\n`);
  let hear = (_at: number) => {};
  let text = '';
  const ready = new Promise<void>((resolve, reject) => {
    socket.on('close', () => reject(new Error('a stream ended')));
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1');
      if (text.includes('event: ready')) resolve();
      if (text.includes('event: email.received')) hear(performance.now());
      text = text.slice(text.lastIndexOf('\n') + 1);
    });
  });
  await ready;
  return {
    heard: () =>
      new Promise((resolve) => {
        hear = resolve;
      }),
    close: () => socket.destroy(),
  };
}

async function closeAll(streams: Stream[]): Promise<void> {
  for (const stream of streams) stream.close();
  await pause(SETTLE_MS);
}
