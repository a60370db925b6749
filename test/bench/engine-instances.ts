/** One, two and three instances on one PostgreSQL: mail in a second, and reads a second, dealt out to them in turn. */
import assert from 'node:assert/strict';
import type { PostgresServer } from '../support/postgres/postgres-server.ts';
import { API_KEY } from '../support/rooms/postroom.ts';
import { type HttpClient, httpClient } from './http-load.ts';
import { type Clock, clockOf, withProcessorTime } from './processor-time.ts';
import { type Product, startProduct, withDatabase } from './product.ts';
import { alternate, type Effort, type Load, loadOf, type Row, rateRow } from './rounds.ts';
import { loadWebhook } from './webhook-load.ts';

const READERS = 48;
/** Mails the reads find at least. */
const MAILS = 500;
const PAGE = 20;

type Loads = { ingest: Load; reads: Load };

/** The instances of a case are started for its round and know nothing of those of the others; the mail of all rounds stays. */
export async function measureEngineInstances(server: PostgresServer, effort: Effort): Promise<Row[]> {
  return await withDatabase(server, async (url) => {
    const inbox = await filled(url);
    const found = await alternate(effort.rounds, {
      one: () => withInstances(1, server, url, inbox, effort),
      two: () => withInstances(2, server, url, inbox, effort),
      three: () => withInstances(3, server, url, inbox, effort),
    });
    const rows = (count: string, loads: Loads[]) => {
      const of = (kind: keyof Loads, all: Loads[]) => all.map((one) => one[kind]);
      const against = (what: string, kind: keyof Loads) =>
        rateRow(`${what}, ${count} on one machine; reference: one instance`, of(kind, loads), of(kind, found.one), '');
      return [
        against('webhook ingest on PostgreSQL, 4.7 KB mail, 50 connections', 'ingest'),
        against(`lists, threads, searches and single mails on PostgreSQL, ${READERS} connections`, 'reads'),
      ];
    };
    return [...rows('two instances', found.two), ...rows('three instances', found.three)];
  });
}

type Inbox = { id: string; address: string };

async function filled(url: string): Promise<Inbox> {
  const product = await startProduct({ DATABASE_URL: url });
  try {
    const inbox = await product.inbox('agent-7');
    await loadWebhook(product.webhook(inbox.address), { mails: MAILS });
    return inbox;
  } finally {
    await product.end();
  }
}

async function withInstances(count: number, server: PostgresServer, url: string, inbox: Inbox, effort: Effort): Promise<Loads> {
  const instances: Product[] = [];
  try {
    for (let n = 0; n < count; n++) instances.push(await startProduct({ DATABASE_URL: url }));
    const targets = instances.map((instance) => instance.webhook(inbox.address));
    // So that each of them has been asked as often, however many share the load.
    await loadWebhook(targets, { seconds: effort.warm * count });
    const clock = clockOf(
      instances.map((instance) => instance.pid()),
      server,
    );
    const ingest = await withProcessorTime(clock, () => loadWebhook(targets, { seconds: effort.seconds }));
    return { ingest, reads: await loadReads(instances, clock, inbox, effort) };
  } finally {
    for (const instance of instances) await instance.end();
  }
}

async function loadReads(instances: Product[], clock: Clock, inbox: Inbox, effort: Effort): Promise<Load> {
  const clients = instances.map((instance) => httpClient(instance.port(), READERS));
  try {
    const paths = await readPaths(clients, inbox);
    await read(clients, paths, effort.warm * instances.length);
    return await withProcessorTime(clock, () => read(clients, paths, effort.seconds));
  } finally {
    for (const client of clients) client.close();
  }
}

async function readPaths([client]: HttpClient[], { id }: Inbox): Promise<string[]> {
  assert.ok(client);
  const list = `/emails?inboxId=${id}&limit=${PAGE}`;
  const page: { data: { id: string }[] } = JSON.parse(await ask(client, list));
  const mails = page.data.map((mail) => `/emails/${mail.id}`);
  const search = `/emails/search?q=invoice&limit=${PAGE}`;
  const threads = `/threads?inboxId=${id}&limit=${PAGE}`;
  return mails.flatMap((mail) => [list, mail, threads, search]);
}

async function read(clients: HttpClient[], paths: string[], seconds: number): Promise<Load> {
  const times: number[] = [];
  const began = performance.now();
  const end = began + seconds * 1000;
  let turn = 0;
  const reader = async () => {
    while (performance.now() < end) {
      const at = turn++;
      // Each path comes to each instance.
      const [client, path] = [clients[at % clients.length], paths[Math.floor(at / clients.length) % paths.length]];
      assert.ok(client && path !== undefined);
      const sent = performance.now();
      await ask(client, path);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: READERS }, reader));
  return loadOf(times, performance.now() - began);
}

async function ask(client: HttpClient, path: string): Promise<string> {
  const { status, text } = await client.ask('GET', `/api/v1${path}`, { authorization: `Bearer ${API_KEY}` });
  assert.equal(status, 200, text.slice(0, 500));
  return text;
}
