/** From the webhook's answer to the waiting agent's: on SQLite, on PostgreSQL, and on PostgreSQL at another instance. */
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresServer } from '../support/postgres/postgres-server.ts';
import { postMail } from '../support/providers/webhook.ts';
import { mime } from '../support/rooms/conversation.ts';
import { SIGNING_KEY } from '../support/rooms/postroom.ts';
import { type HttpClient, httpClient } from './http-load.ts';
import { type Clock, clockOf, timed } from './processor-time.ts';
import { type Product, startProduct, withDatabase } from './product.ts';
import { alternate, costOf, costRatio, quantile, type Row, ratioOf } from './rounds.ts';

/** Mails that wake a waiting agent, on each path. */
export type WakeEffort = { mails: number };

const WARM = 10;
/** By then the wait has begun. */
const SETTLE_MS = 100;

export async function measureEngineWakes(server: PostgresServer, { mails }: WakeEffort): Promise<Row[]> {
  return await withDatabase(server, async (url) => {
    const products = [
      await startProduct(),
      await startProduct({ DATABASE_URL: url }),
      await startProduct({ DATABASE_URL: url }),
    ] as const;
    const clients = products.map((product) => httpClient(product.port(), 4));
    try {
      const [sqlite, postgres, other] = products;
      const [onSqlite, onPostgres] = clients;
      assert.ok(onSqlite && onPostgres);
      const kept = await sqlite.inbox('waiter');
      const shared = await postgres.inbox('waiter');
      const cases = {
        postgres: () => costed(clockOf([postgres.pid()], server), () => wakeUp(onPostgres, postgres, shared)),
        sqlite: () => costed(clockOf([sqlite.pid()]), () => wakeUp(onSqlite, sqlite, kept)),
        across: () => costed(clockOf([postgres.pid(), other.pid()], server), () => wakeUp(onPostgres, other, shared)),
      };
      await alternate(WARM, cases);
      const found = await alternate(mails, cases);
      const what = "from the webhook's 200 to the waiter's whole answer";
      return [
        row(`${what}, on PostgreSQL; reference: SQLite`, found.postgres, found.sqlite),
        row(`${what}, mail in at one instance, waiting at another; reference: SQLite`, found.across, found.sqlite),
      ];
    } finally {
      for (const client of clients) client.close();
      for (const product of products) await product.end();
    }
  });
}

type Inbox = { id: string; address: string };

/** In milliseconds; `spent` is processor time. */
type Wake = { waited: number; spent: number | null };

async function costed(clock: Clock, wake: () => Promise<number>): Promise<Wake> {
  const { found, ms } = await timed(clock, wake);
  return { waited: found, spent: ms };
}

/** The wait is at `client`, the mail comes in at `entry`; in milliseconds. */
async function wakeUp(client: HttpClient, entry: Product, { id, address }: Inbox): Promise<number> {
  const subject = `mail ${performance.now()}`;
  const path = `/api/v1/emails/wait?inboxId=${id}&timeoutSeconds=60&subject=${encodeURIComponent(subject)}`;
  const answered = client.ask('GET', path, { authorization: `Bearer ${entry.apiKey}` }).then((answer) => {
    assert.equal(JSON.parse(answer.text).email?.subject, subject, answer.text.slice(0, 500));
    return performance.now();
  });
  await pause(SETTLE_MS);
  const { port, path: door } = entry.webhook(address);
  const raw = mime({ to: address, subject, text: 'Your code is 493217.', messageId: `<${performance.now()}@bench.example>` });
  const { status } = await postMail(`http://127.0.0.1:${port}${door}`, { recipient: address, mime: raw }, { key: SIGNING_KEY });
  const stored = performance.now();
  assert.equal(status, 200);
  // The wait may be answered before the webhook is.
  return Math.max(0, (await answered) - stored);
}

function row(what: string, ours: Wake[], theirs: Wake[]): Row {
  const waits = (wakes: Wake[]) => wakes.map(({ waited }) => waited);
  const figure = (wakes: Wake[]) =>
    `${[0.5, 0.95, 1].map((share, n) => `${['p50', 'p95', 'worst'][n]} ${quantile(waits(wakes), share).toFixed(1)} ms`).join(', ')}${costOf(meanCost(wakes))}`;
  const ratio = `${ratioOf(waits(ours), waits(theirs)).toFixed(2)}x${costRatio(meanCost(ours), meanCost(theirs))}`;
  return { what, postroom: figure(ours), reference: figure(theirs), ratio, wanted: '' };
}

/** Of all together: the system counts processor time in pieces that are longer than what one takes. */
function meanCost(wakes: Wake[]): { cpu?: number }[] {
  const spent = wakes.flatMap((wake) => wake.spent ?? []);
  return spent.length < wakes.length ? [] : [{ cpu: spent.reduce((sum, ms) => sum + ms, 0) / wakes.length }];
}
