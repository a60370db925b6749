/** A scrape while PostgreSQL is away: it comes, says so, and holds what the process knows. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { scrape } from '../../support/clients/scrape.ts';
import { createDatabase } from '../../support/postgres/databases.ts';
import { type PostgresServer, postgresBinaries, startPostgres } from '../../support/postgres/postgres-server.ts';
import { eventually, type Postroom, startPostroom } from '../../support/rooms/postroom.ts';

const missing = postgresBinaries() === null && 'there is no PostgreSQL here';

describe('a scrape', { skip: missing }, () => {
  let server: PostgresServer;
  let room: Postroom;

  before(async () => {
    server = await startPostgres();
    room = await startPostroom({ METRICS_LISTEN: '127.0.0.1:0', DATABASE_URL: await createDatabase(server.url) });
  });
  after(async () => {
    if (server.pid() === null) await server.start();
    await room.close();
    await server.close();
  });

  test('comes while the database is away, without what the database knows, and has it again afterwards', async () => {
    const url = room.app.metricsUrl;
    const before = await eventually('the store is there', async () => {
      const found = await scrape(url);
      return found.metrics.includes('postroom_outbox_deliveries') && found;
    });
    assert.equal(before.value('postroom_store_up'), 1);
    await server.crash();
    const away = await eventually('it is seen that the database is away', async () => {
      const begun = performance.now();
      const found = await scrape(url);
      assert.ok(performance.now() - begun < 9000, 'Prometheus waits for ten seconds');
      return found.value('postroom_store_up') === 0 && !found.metrics.includes('postroom_outbox_deliveries') && found;
    });
    assert.ok(away.value('postroom_commit_units_total') >= before.value('postroom_commit_units_total'));
    assert.ok(away.value('postroom_event_loop_delay_seconds_count') > before.value('postroom_event_loop_delay_seconds_count'));
    await eventually('errors are counted', async () => {
      return (await scrape(url)).value('postroom_store_errors_total', { kind: 'unreachable' }) > 0;
    });
    await server.start();
    await eventually('it is there again', async () => {
      const found = await scrape(url);
      return found.value('postroom_store_up') === 1 && found.metrics.includes('postroom_outbox_deliveries');
    });
  });
});
