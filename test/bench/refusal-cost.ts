/**
 * What it costs the server to put a webhook off while as many as may be are under way, against node:http that answers 503 without a look. Each side's
 * processor time for an answer is compared, which other load on the machine hardly moves.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { withProcessorTime } from './processor-time.ts';
import type { Product } from './product.ts';
import { startReference } from './reference.ts';
import { alternate, type Load, type Row, rateRow } from './rounds.ts';
import { sampleMail } from './sample-mail.ts';
import { isPutOff, isStored, loadWebhook, requestBuilder, type Target } from './webhook-load.ts';

/** With so many verified webhooks under way none is let in, whatever the pace. */
const UNDER_WAY = 1000;
const ROUNDS = 4;
const TRIES = 5;
/** Posts that do not end are put off themselves after 30 s. */
const SECONDS = 2;
/** How long the server may take to verify those that keep others out, or to see that they are gone. */
const PATIENCE_MS = 20_000;

export async function measureRefusal(product: Product, target: Target): Promise<Row> {
  const reference = await startReference('refusal-reference.ts', {});
  try {
    const found = await alternate(ROUNDS, {
      postroom: () => refusals(product.pid(), target),
      bare: () => withProcessorTime(reference.pid, () => load({ ...target, port: reference.port }, isPutOff)),
    });
    return rateRow(
      'webhooks that are all put off, 50 connections; reference: node:http that answers 503 without a look',
      found.postroom,
      found.bare,
      'CPU ≤ 2x',
    );
  } finally {
    await reference.end();
  }
}

/** A round in which one was let in is made again: as the pace is judged anew, that may be. */
async function refusals(pid: number, target: Target): Promise<Load> {
  for (let tries = 0; tries < TRIES; tries++) {
    let stored = 0;
    const isWanted = (answer: string) => {
      if (isStored(answer)) stored += 1;
      return isStored(answer) || isPutOff(answer);
    };
    const found = await whilePutOff(target, () => withProcessorTime(pid, () => load(target, isWanted)));
    if (stored === 0) return found;
  }
  throw new Error('the server takes webhooks that it should put off');
}

function load(target: Target, isWanted: (answer: string) => boolean): Promise<Load> {
  return loadWebhook(target, { seconds: SECONDS }, undefined, isWanted);
}

async function whilePutOff<T>(target: Target, work: () => Promise<T>): Promise<T> {
  const stalled = await stall(target);
  try {
    await until(target, isPutOff);
    return await work();
  } finally {
    for (const socket of stalled) socket.destroy();
    await until(target, isStored);
  }
}

/** Signed posts whose last bytes never come. */
async function stall(target: Target): Promise<Socket[]> {
  const build = requestBuilder(target, await sampleMail());
  const sockets: Socket[] = [];
  for (let n = 0; n < UNDER_WAY; n++) {
    const socket = connect(target.port, '127.0.0.1').on('error', () => {});
    socket.resume().write(build().subarray(0, -100));
    await once(socket, 'connect');
    sockets.push(socket);
  }
  return sockets;
}

/** Posts until the answer is as wanted. */
async function until(target: Target, isWanted: (answer: string) => boolean): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  for (let isReached = false; !isReached; ) {
    if (performance.now() > end) throw new Error('the server does not answer webhooks as it should');
    await loadWebhook(target, { mails: 1 }, undefined, (answer) => {
      isReached = isWanted(answer);
      return true;
    });
    await pause(50);
  }
}
