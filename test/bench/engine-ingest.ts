/** Webhooks a second on PostgreSQL: against SQLite, itself with a commit a write, and the reference with a commit a mail. */
import type { PostgresServer } from '../support/postgres/postgres-server.ts';
import { SIGNING_KEY } from '../support/rooms/postroom.ts';
import { type Clock, clockOf, withProcessorTime } from './processor-time.ts';
import { startProduct, withDatabase } from './product.ts';
import { startReference } from './reference.ts';
import { alternate, type Effort, type Load, type Row, rateRow } from './rounds.ts';
import { loadWebhook, type Target } from './webhook-load.ts';

const ADDRESS = 'agent-7@postroom.example';
const COMMIT_EACH = new URL('commit-each.mjs', import.meta.url).href;

/** The products keep their mail over all rounds, the reference begins each round empty. */
export async function measureEngineIngest(server: PostgresServer, effort: Effort): Promise<Row[]> {
  return await withDatabase(server, async (shared) => {
    return await withDatabase(server, async (each) => {
      const products = {
        sqlite: await startProduct(),
        postgres: await startProduct({ DATABASE_URL: shared }),
        each: await startProduct({ DATABASE_URL: each, NODE_OPTIONS: `--import=${COMMIT_EACH}` }),
      };
      try {
        const on = async (product: keyof typeof products) => {
          const { address } = await products[product].inbox('agent-7');
          const clock = clockOf([products[product].pid()], product === 'sqlite' ? undefined : server);
          return () => load(clock, products[product].webhook(address), effort);
        };
        const found = await alternate(effort.rounds, {
          postgres: await on('postgres'),
          sqlite: await on('sqlite'),
          each: await on('each'),
          reference: () => reference(server, effort),
        });
        const what = 'webhook ingest on PostgreSQL, 4.7 KB mail, 50 connections';
        return [
          rateRow(`${what}; reference: SQLite`, found.postgres, found.sqlite, ''),
          rateRow(`${what}; reference: the same with a commit each`, found.postgres, found.each, '≥ 1.5x'),
          rateRow(
            `${what}; reference: node:http and pg, a transaction a mail, 10 connections`,
            found.postgres,
            found.reference,
            '',
          ),
        ];
      } finally {
        for (const product of Object.values(products)) await product.end();
      }
    });
  });
}

async function reference(server: PostgresServer, effort: Effort): Promise<Load> {
  return await withDatabase(server, async (url) => {
    const { port, pid, end } = await startReference('ingest-reference-postgres.ts', { DATABASE_URL: url, SIGNING_KEY, ADDRESS });
    try {
      const target = { port, path: '/webhooks/inbound', signingKey: SIGNING_KEY, recipient: ADDRESS };
      return await load(clockOf([pid], server), target, effort);
    } finally {
      await end();
    }
  });
}

async function load(clock: Clock, target: Target, effort: Effort): Promise<Load> {
  await loadWebhook(target, { seconds: effort.warm });
  return await withProcessorTime(clock, () => loadWebhook(target, { seconds: effort.seconds }));
}
