/** Sends a second that are accepted, on PostgreSQL and on SQLite, while the outbox delivers what was accepted. */
import type { PostgresServer } from '../support/postgres/postgres-server.ts';
import { startFastSink } from './fast-sink.ts';
import { clockOf } from './processor-time.ts';
import { type Product, startProduct, withDatabase } from './product.ts';
import { alternate, type Effort, type Row, rateRow } from './rounds.ts';
import { SENDERS, type Sender, sendingTo } from './sends.ts';

/** Both engines keep their mail over all rounds. */
export async function measureEngineSends(server: PostgresServer, effort: Effort): Promise<Row[]> {
  return await withDatabase(server, async (url) => {
    const sink = await startFastSink();
    const postgres = await startProduct({ DATABASE_URL: url, SMTP_URL: sink.url });
    const sqlite = await startProduct({ SMTP_URL: sink.url });
    try {
      const found = await alternate(effort.rounds, {
        postgres: sendingTo(await senderAt(postgres), clockOf([postgres.pid()], server), sink, effort),
        sqlite: sendingTo(await senderAt(sqlite), clockOf([sqlite.pid()]), sink, effort),
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

async function senderAt(product: Product): Promise<Sender> {
  const { id: inboxId } = await product.inbox('sender');
  return { port: product.port(), apiKey: product.apiKey, inboxId };
}
