/** The SMTP port: mails a second, in a burst and on and on, against smtp-server with a commit a mail, on both engines; clients that are slow; an end by SIGTERM. */
import { type PostgresServer, postgresBinaries, startPostgres } from '../support/postgres/postgres-server.ts';
import { startDnsServer } from '../support/servers/dns-server.ts';
import { freePort } from '../support/servers/free-port.ts';
import { makeFolder, removeFolder } from './leftovers.ts';
import { clockOf, withProcessorTime } from './processor-time.ts';
import { type Product, startProduct, withDatabase } from './product.ts';
import { startReference } from './reference.ts';
import { alternate, type Effort, type Load, type Row, rateRow } from './rounds.ts';
import { burstRow, loadBurst } from './smtp-burst.ts';
import { measureDrain } from './smtp-drain.ts';
import { loadSmtp, type Until } from './smtp-load.ts';
import { measureSlowClients, type SlowEffort } from './smtp-slow.ts';
import { allFiled, untilFiled } from './until-filed.ts';

const LOCAL = 'agent-7';

type Port = { product: Product; port: number; inbox: { id: string; address: string }; postgres?: PostgresServer };

/** With the limits of the port as they are. The PostgreSQL row is there where a server is installed. */
export async function measureSmtp(effort: Effort & SlowEffort & { burst: number }): Promise<Row[]> {
  return await withPort({}, async (sqlite) => {
    const { product, port, inbox } = sqlite;
    return [
      await rates(sqlite, effort),
      await bursts(sqlite, effort),
      ...(postgresBinaries() === null ? [] : [await ratesOnPostgres(sqlite, effort)]),
      await measureSlowClients(product, port, inbox.address, effort),
      await measureDrain(product, port, inbox),
    ];
  });
}

/** The product keeps its mail over all rounds, the reference begins each round empty. */
async function rates(sqlite: Port, effort: Effort): Promise<Row> {
  const found = await alternate(effort.rounds, {
    postroom: () => load(sqlite, effort),
    reference: () => referred(sqlite.inbox.address, effort.warm, { seconds: effort.seconds }),
  });
  const what = 'mail over SMTP, 4.7 KB, 50 connections, until it is filed; reference: smtp-server with a commit a mail';
  return rateRow(what, found.postroom, found.reference, '≥ 500/s', 'SMTP / a commit each');
}

/** Rounds of bursts, each of which takes a minute with 20,000 mails. The median of two would be the better of them. */
const BURSTS = 3;

/** The reference has nothing to file. */
async function bursts({ product, port, inbox }: Port, { rounds, burst, warm }: Effort & { burst: number }): Promise<Row> {
  const found = await alternate(Math.min(rounds, BURSTS), {
    postroom: () => loadBurst(product, port, inbox, burst),
    reference: async () => ({ ...(await referred(inbox.address, warm, { mails: burst })), filedMs: 0, longestMs: 0 }),
  });
  return burstRow(burst, found.postroom, found.reference);
}

async function ratesOnPostgres(sqlite: Port, effort: Effort): Promise<Row> {
  const server: PostgresServer = await startPostgres({ fsync: true });
  try {
    return await withDatabase(server, async (url) => {
      return await withPort({ DATABASE_URL: url }, async (postgres) => {
        const found = await alternate(effort.rounds, {
          postgres: () => load({ ...postgres, postgres: server }, effort),
          sqlite: () => load(sqlite, effort),
        });
        return rateRow('the same on PostgreSQL; reference: SQLite', found.postgres, found.sqlite, '');
      });
    });
  } finally {
    await server.close();
  }
}

async function withPort<T>(env: Record<string, string>, work: (port: Port) => Promise<T>): Promise<T> {
  const dns = await startDnsServer();
  const port = await freePort();
  const product = await startProduct({
    ...env,
    SMTP_LISTEN: `127.0.0.1:${port}`,
    POSTMASTER_INBOX: 'postmaster@postroom.localhost',
    DNS_SERVERS: dns.address,
  });
  try {
    return await work({ product, port, inbox: await product.inbox(LOCAL) });
  } finally {
    await product.end();
    await dns.close();
  }
}

async function referred(address: string, warm: number, until: Until): Promise<Load> {
  const folder = await makeFolder();
  const server = await startReference('smtp-reference.ts', { DIR: folder, ADDRESS: address });
  try {
    await loadSmtp(server.port, address, { seconds: warm });
    return await withProcessorTime(server.pid, () => loadSmtp(server.port, address, until));
  } finally {
    await server.end();
    await removeFolder(folder);
  }
}

async function load({ product, port, inbox, postgres }: Port, { warm, seconds }: Effort): Promise<Load> {
  await loadSmtp(port, inbox.address, { seconds: warm });
  await allFiled(product);
  return await untilFiled(product, () => loadSmtp(port, inbox.address, { seconds }), clockOf([product.pid()], postgres));
}
