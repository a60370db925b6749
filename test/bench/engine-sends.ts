/** Sends a second that are accepted, on PostgreSQL and on SQLite, while the outbox delivers what was accepted. */
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresServer } from '../support/postgres/postgres-server.ts';
import { type FastSink, startFastSink } from './fast-sink.ts';
import { httpClient } from './http-load.ts';
import { type Clock, clockOf, withProcessorTime } from './processor-time.ts';
import { type Product, startProduct, withDatabase } from './product.ts';
import { alternate, type Effort, type Load, loadOf, type Row, rateRow } from './rounds.ts';

const SENDERS = 32;
const TEXT = 'Hello Robin, thanks for the update on order 48213. '.repeat(40);

/** The attempts at a domain at the same time are limited; these domains are enough for all connections of the outbox. */
const DOMAINS = 50;

/** Both engines keep their mail over all rounds. */
export async function measureEngineSends(server: PostgresServer, effort: Effort): Promise<Row[]> {
  return await withDatabase(server, async (url) => {
    const sink = await startFastSink();
    const postgres = await startProduct({ DATABASE_URL: url, SMTP_URL: sink.url });
    const sqlite = await startProduct({ SMTP_URL: sink.url });
    try {
      const found = await alternate(effort.rounds, {
        postgres: await sendingFrom(postgres, clockOf([postgres.pid()], server), sink, effort),
        sqlite: await sendingFrom(sqlite, clockOf([sqlite.pid()]), sink, effort),
      });
      const what = `POST /emails/send, 2 KB text, ${SENDERS} connections, on PostgreSQL; reference: SQLite`;
      return [rateRow(what, found.postgres, found.sqlite, '')];
    } finally {
      await postgres.end();
      await sqlite.end();
      sink.close();
    }
  });
}

/** A round ends when the relay has taken what it accepted, so that none is left to the next; the processor time is until then. */
async function sendingFrom(product: Product, clock: Clock, sink: FastSink, effort: Effort): Promise<() => Promise<Load>> {
  const { id } = await product.inbox('sender');
  return async () => {
    await sink.times((await send(product, id, effort.warm)).count);
    const load = await withProcessorTime(clock, async () => {
      const sent = await send(product, id, effort.seconds);
      await sink.times(sent.count);
      return sent;
    });
    await pause(200);
    return load;
  };
}

async function send(product: Product, inboxId: string, seconds: number): Promise<Load> {
  const client = httpClient(product.port(), SENDERS);
  const headers = { authorization: `Bearer ${product.apiKey}`, 'content-type': 'application/json' };
  const times: number[] = [];
  const began = performance.now();
  const end = began + seconds * 1000;
  let next = 0;
  const sender = async () => {
    while (performance.now() < end) {
      const n = next++;
      const mail = { inboxId, to: `bob@d${n % DOMAINS}.example`, subject: `Order ${n}`, text: TEXT };
      const sent = performance.now();
      const { status, text } = await client.ask('POST', '/api/v1/emails/send', headers, JSON.stringify(mail));
      assert.equal(status, 202, text.slice(0, 500));
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, sender));
  client.close();
  return loadOf(times, performance.now() - began);
}
