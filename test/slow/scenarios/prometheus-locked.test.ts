/** A scrape while nothing can be stored. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scrape, scrape } from '../../support/clients/scrape.ts';
import { isShared } from '../../support/postgres/test-database.ts';
import { eventually, startPostroom } from '../../support/rooms/postroom.ts';
import { lockStore } from '../../support/store/locked-store.ts';

const ON = { METRICS_LISTEN: '127.0.0.1:0' };
const HUGE = 1e12;

test('a scrape while nothing can be stored says so, with what the process knows; and that it is over', async () => {
  const room = await startPostroom(ON, { bounds: { units: 5, bytes: HUGE, ageMs: HUGE } });
  const url = room.app.metricsUrl;
  const errors = ({ value }: Scrape, kind: string) => value('postroom_store_errors_total', { kind });
  const lock = await lockStore(room.env);
  const statuses: number[] = [];
  const all = Array.from({ length: 12 }, async () => void statuses.push((await room.rest('POST', '/inboxes', {})).status));
  // One waits until the use of its key is noted, which takes no place of the queue.
  await eventually('those beyond the queue are told', async () => statuses.length === 6);
  assert.equal(errors(await scrape(url), 'overload'), 6);
  // An instance on PostgreSQL beats past the lock, and waits for it as long as it takes.
  if (isShared) assert.equal((await scrape(url)).value('postroom_store_up'), 1);
  else {
    const down = await eventually('the lock is told', async () => {
      const found = await scrape(url);
      return found.value('postroom_store_up') === 0 && errors(found, 'locked') > 0 && found;
    });
    assert.ok(down.value('postroom_event_loop_delay_seconds_count') > 0);
    assert.equal(down.value('postroom_waiting_calls'), 0);
  }
  await lock.close();
  await Promise.all(all);
  await eventually('it is over', async () => (await scrape(url)).value('postroom_store_up') === 1);
});
