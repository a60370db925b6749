/** Sends a second over REST until the relay has them, against a plain server with nodemailer and a commit for each send and each hand-over. */
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { type FastSink, startFastSink } from './fast-sink.ts';
import { httpClient } from './http-load.ts';
import { makeFolder, removeFolder } from './leftovers.ts';
import { type Clock, clockOf, withProcessorTime } from './processor-time.ts';
import { startProduct } from './product.ts';
import { startReference } from './reference.ts';
import { alternate, type Effort, type Load, loadOf, type Row, rateRow } from './rounds.ts';

export const SENDERS = 32;
const TEXT = 'Hello Robin, thanks for the update on order 48213. '.repeat(40);

/** The attempts at a domain at the same time are limited; these domains are enough for all connections of the outbox. */
const DOMAINS = 50;

/** Where sends are posted to. */
export type Sender = { port: number; apiKey: string; inboxId: string };

/** Both keep their mail over all rounds. */
export async function measureSends(effort: Effort): Promise<Row[]> {
  const sink = await startFastSink();
  const folder = await makeFolder();
  const product = await startProduct({ SMTP_URL: sink.url });
  const plain = await startReference('send-reference.ts', { DIR: folder, SMTP_URL: sink.url, API_KEY: product.apiKey });
  try {
    const { id } = await product.inbox('sender');
    const found = await alternate(effort.rounds, {
      postroom: sendingTo({ port: product.port(), apiKey: product.apiKey, inboxId: id }, clockOf([product.pid()]), sink, effort),
      plain: sendingTo({ port: plain.port, apiKey: product.apiKey, inboxId: id }, clockOf([plain.pid]), sink, effort),
    });
    const what = `POST /emails/send, 2 KB text, ${SENDERS} connections, until the relay has it; reference: node:http, nodemailer, a commit a send and a hand-over`;
    return [rateRow(what, found.postroom, found.plain, '', 'send / a commit each')];
  } finally {
    await plain.end();
    await product.end();
    sink.close();
    await removeFolder(folder);
  }
}

/** A round ends when the relay has taken what it accepted, so that none is left to the next; the processor time is until then. */
export function sendingTo(sender: Sender, clock: Clock, sink: FastSink, effort: Effort): () => Promise<Load> {
  return async () => {
    await sink.times((await send(sender, effort.warm)).count);
    const load = await withProcessorTime(clock, async () => {
      const sent = await send(sender, effort.seconds);
      await sink.times(sent.count);
      return sent;
    });
    await pause(200);
    return load;
  };
}

async function send({ port, apiKey, inboxId }: Sender, seconds: number): Promise<Load> {
  const client = httpClient(port, SENDERS);
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
  const times: number[] = [];
  const began = performance.now();
  const end = began + seconds * 1000;
  let next = 0;
  const posting = async () => {
    while (performance.now() < end) {
      const n = next++;
      const mail = { inboxId, to: `bob@d${n % DOMAINS}.example`, subject: `Order ${n}`, text: TEXT };
      const sent = performance.now();
      const { status, text } = await client.ask('POST', '/api/v1/emails/send', headers, JSON.stringify(mail));
      assert.equal(status, 202, text.slice(0, 500));
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, posting));
  client.close();
  return loadOf(times, performance.now() - began);
}
