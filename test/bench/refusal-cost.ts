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
import { alternate, type Row, rateRow } from './rounds.ts';
import { sampleMail } from './sample-mail.ts';
import { isPutOff, loadWebhook, requestBuilder, type Target } from './webhook-load.ts';

/** With so many verified webhooks under way none is let in, whatever the pace. */
const UNDER_WAY = 1000;
/** Posts that do not end are put off after 30 s, so all rounds together are shorter. */
const ROUNDS = 4;
const SECONDS = 2;
/** How long the server may take to verify those that keep others out. */
const PATIENCE_MS = 20_000;

export async function measureRefusal(product: Product, target: Target): Promise<Row> {
  const reference = await startReference('refusal-reference.ts', {});
  const bare = { ...target, port: reference.port };
  const stalled = await stall(target);
  try {
    await untilPutOff(target);
    const amount = { seconds: SECONDS };
    const found = await alternate(ROUNDS, {
      postroom: () => withProcessorTime(product.pid(), () => loadWebhook(target, amount, undefined, isPutOff)),
      bare: () => withProcessorTime(reference.pid, () => loadWebhook(bare, amount, undefined, isPutOff)),
    });
    return rateRow(
      'webhooks that are all put off, 50 connections; reference: node:http that answers 503 without a look',
      found.postroom,
      found.bare,
      'CPU ≤ 2x',
    );
  } finally {
    for (const socket of stalled) socket.destroy();
    await reference.end();
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

async function untilPutOff(target: Target): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  for (let answered = false; !answered; ) {
    if (performance.now() > end) throw new Error('the server goes on taking webhooks');
    await loadWebhook(target, { mails: 1 }, undefined, (answer) => {
      answered = isPutOff(answer);
      return true;
    });
    await pause(50);
  }
}
