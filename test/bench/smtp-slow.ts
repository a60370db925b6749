/** Clients of the SMTP port that never get to the point: how many are served, and what everybody else notices of them. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTP_LIMITS } from '../../src/smtp/limits.ts';
import { speaking } from '../support/clients/smtp-client.ts';
import type { Product } from './product.ts';
import type { Row } from './rounds.ts';

/** How many connect, each from a network of its own. */
export type SlowEffort = { connections: number };

/** Between two bytes of a slow client: none of them is ever idle. */
const DRIP_MS = 5000;
const BETWEEN_LOOKS_MS = 50;
/** A sender that is put off tries again; mail servers wait for minutes. */
const AGAIN_MS = 1000;
/** They are let go after a minute. */
const PATIENCE_MS = 240_000;

/** The product has its port's limits as they are. */
export async function measureSlowClients(product: Product, port: number, to: string, { connections }: SlowEffort): Promise<Row> {
  const calm = await longestAnswer(product, pause(1000));
  const clients = new Set<Socket>();
  const served = { now: 0, most: 0, refused: 0 };
  const offering = Promise.all(Array.from({ length: connections }, (_, n) => slowClient(port, n, served, clients)));
  const began = performance.now();
  const dripping = setInterval(() => {
    for (const socket of clients) socket.write('x');
  }, DRIP_MS);
  try {
    const good = offering.then(() => goodMail(port, to));
    const longest = await longestAnswer(product, good);
    await good;
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    return {
      what: `${connections} clients that send a byte in ${DRIP_MS / 1000} s, from as many networks: served at a time; longest answer of REST meanwhile; reference: without them`,
      postroom: `${served.most} served, ${served.refused} refused; ${longest.toFixed(0)} ms; a mail from elsewhere was taken after ${seconds} s`,
      reference: `${calm.toFixed(0)} ms`,
      ratio: '',
      wanted: `≤ ${SMTP_LIMITS.connections.all} served; < 500 ms`,
    };
  } finally {
    clearInterval(dripping);
    for (const socket of clients) socket.destroy();
  }
}

type Served = { now: number; most: number; refused: number };

/** Resolves once it is greeted or refused. One that the system let in by half learns of it by what it sends. */
async function slowClient(port: number, n: number, served: Served, clients: Set<Socket>): Promise<void> {
  const socket = connect({ host: '127.0.0.1', port, localAddress: `127.${16 + (n >> 8)}.${n & 255}.1` });
  clients.add(socket);
  const greeting = await new Promise<string>((resolve) => {
    socket.on('error', () => {});
    socket.once('data', (chunk) => resolve(chunk.toString()));
    socket.once('close', () => resolve(''));
  });
  if (!greeting.startsWith('220')) {
    served.refused += 1;
    clients.delete(socket);
    socket.destroy();
    return;
  }
  served.now += 1;
  served.most = Math.max(served.most, served.now);
  socket.once('close', () => {
    served.now -= 1;
    clients.delete(socket);
  });
}

/** Resolves when the mail is taken. */
async function goodMail(port: number, to: string): Promise<void> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  for (;;) {
    const isTaken = await handOver(port, to).catch(() => false);
    if (isTaken) return;
    await pause(AGAIN_MS, undefined, { signal: patience });
  }
}

async function handOver(port: number, to: string): Promise<boolean> {
  const socket = connect({ host: '127.0.0.1', port, localAddress: '127.1.1.1' });
  await once(socket, 'connect');
  const client = speaking(socket);
  try {
    if (!(await client.reply()).startsWith('220')) return false;
    await client.envelope('ada@sender.example', to);
    return (await client.data('Subject: from elsewhere\r\n\r\nHello.\r\n')).startsWith('250');
  } finally {
    client.close();
  }
}

/** Milliseconds of the slowest of the answers until `end` is settled. */
async function longestAnswer(product: Product, end: Promise<unknown>): Promise<number> {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  void end.then(over, over);
  let longest = 0;
  while (!isOver) {
    const asked = performance.now();
    const { status } = await product.rest('GET', '/emails?limit=20');
    if (status !== 200) throw new Error(`REST answered ${status}`);
    longest = Math.max(longest, performance.now() - asked);
    await pause(BETWEEN_LOOKS_MS);
  }
  return longest;
}
