/** Lists and searches in an inbox of very many mails, on PostgreSQL and on SQLite, page by page in turn. */
import assert from 'node:assert/strict';
import type { PostgresServer } from '../support/postgres/postgres-server.ts';
import { createDatabase, dropDatabase } from '../support/postgres/postgres-server.ts';
import { type Archive, fillPostgres, fillSqlite } from './archive-fill.ts';
import { type HttpClient, httpClient } from './http-load.ts';
import { type Clock, clockOf, timed } from './processor-time.ts';
import { type Product, startProduct } from './product.ts';
import { alternate, costOf, costRatio, median, type Row, ratioOf } from './rounds.ts';
import { ask, CASES, DEEP, PAGE, pageAt } from './search.ts';

/** Every page is asked for `pages` times in each of the `rounds`. */
export type ArchiveEffort = { rounds: number; pages: number };

export type Archives = {
  lists(effort: ArchiveEffort): Promise<Row[]>;
  searches(effort: ArchiveEffort): Promise<Row[]>;
  end(): Promise<void>;
};

type Side = { product: Product; client: HttpClient; archive: Archive; clock: Clock };

const MINUTE = 60_000;

/** One archive on each engine, with the same mails. */
export async function openArchives(server: PostgresServer, mails: number): Promise<Archives> {
  const url = await createDatabase(server.url);
  const from = new Date(Date.now() - mails * MINUTE);
  const products = [await startProduct({ DATABASE_URL: url }), await startProduct()] as const;
  const end = async () => {
    for (const product of products) await product.end();
    await dropDatabase(url);
  };
  try {
    const [postgres, sqlite] = await Promise.all(
      products.map(async (product) => ({ product, archive: { inboxId: (await product.inbox('archive')).id, mails, from } })),
    );
    assert.ok(postgres && sqlite);
    await postgres.product.betweenStarts(() =>
      sqlite.product.betweenStarts(async (dataDir) => {
        await fillPostgres(url, postgres.archive);
        await fillSqlite(dataDir, sqlite.archive);
      }),
    );
    const sideOf = (one: Omit<Side, 'client' | 'clock'>, database?: PostgresServer): Side => ({
      ...one,
      client: httpClient(one.product.port(), 1),
      clock: clockOf([one.product.pid()], database),
    });
    const sides = { postgres: sideOf(postgres, server), sqlite: sideOf(sqlite) };
    return {
      lists: (effort) => lists(sides, effort),
      searches: (effort) => searches(sides, effort),
      end: async () => {
        for (const { client } of Object.values(sides)) client.close();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

type Sides = { postgres: Side; sqlite: Side };

async function lists(sides: Sides, effort: ArchiveEffort): Promise<Row[]> {
  const first = ({ archive }: Side) => `/api/v1/emails?inboxId=${archive.inboxId}&limit=${PAGE}`;
  const middle = async (side: Side) => {
    const { mails, from } = side.archive;
    const until = new Date(from.getTime() + Math.floor(mails / 2) * MINUTE).toISOString();
    const { nextCursor } = await ask(side.client, side.product, `${first(side)}&until=${until}`);
    assert.ok(nextCursor, 'the list goes on');
    return `${first(side)}&cursor=${nextCursor}`;
  };
  const inbox = `an inbox of ${sides.postgres.archive.mails.toLocaleString('en')} mails, on PostgreSQL; reference: SQLite`;
  return [
    await compare(`first page of ${PAGE}, ${inbox}`, sides, first, effort),
    await compare(`page of ${PAGE} in the middle, by cursor, ${inbox}`, sides, middle, effort),
  ];
}

async function searches(sides: Sides, effort: ArchiveEffort): Promise<Row[]> {
  const { mails } = sides.postgres.archive;
  const rows: Row[] = [];
  for (const [what, { q, every }] of Object.entries(CASES)) {
    const first = () => `/api/v1/emails/search?${new URLSearchParams({ q, limit: String(PAGE) })}`;
    const deep = async ({ client, product }: Side) => await pageAt(client, product, first());
    const of = `search for ${what} (\`${q}\`) among ${mails.toLocaleString('en')} mails`;
    rows.push(await compare(`${of}, page of ${PAGE}, on PostgreSQL; reference: SQLite`, sides, first, effort));
    if (mails / every > PAGE * DEEP) rows.push(await compare(`${of}, ${DEEP}th page; reference: SQLite`, sides, deep, effort));
  }
  return rows;
}

async function compare(
  what: string,
  sides: Sides,
  pathOf: (side: Side) => string | Promise<string>,
  effort: ArchiveEffort,
): Promise<Row> {
  const paths = { postgres: await pathOf(sides.postgres), sqlite: await pathOf(sides.sqlite) };
  const round = (engine: keyof Sides) => async () => {
    const times: number[] = [];
    const { ms } = await timed(sides[engine].clock, async () => {
      for (let n = 0; n < effort.pages; n++) {
        const began = performance.now();
        await found(sides[engine], paths[engine]);
        times.push(performance.now() - began);
      }
    });
    return { time: median(times), ...(ms === null ? {} : { cpu: ms / effort.pages }) };
  };
  const page = await found(sides.postgres, paths.postgres);
  assert.ok(page.length > 0, what);
  assert.deepEqual(page, await found(sides.sqlite, paths.sqlite), what);
  const cases = { postgres: round('postgres'), sqlite: round('sqlite') };
  // One round that does not count: the pages come into the caches, and the code is compiled.
  await alternate(1, cases);
  const { postgres, sqlite } = await alternate(effort.rounds, cases);
  const times = (rounds: { time: number }[]) => rounds.map(({ time }) => time);
  const ms = (rounds: typeof postgres) => `${median(times(rounds)).toFixed(2)} ms${costOf(rounds)}`;
  const ratio = `${ratioOf(times(postgres), times(sqlite)).toFixed(2)}x${costRatio(postgres, sqlite)}`;
  return { what, postroom: ms(postgres), reference: ms(sqlite), ratio, wanted: '' };
}

async function found({ client, product }: Side, path: string): Promise<string[]> {
  const { data } = (await ask(client, product, path)) as { data: { id: string }[] };
  return data.map((mail) => mail.id);
}
