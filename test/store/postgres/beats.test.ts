/** The beats of an instance on PostgreSQL: they come through while nothing else can be written. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { openPostgres } from '../../../src/store/postgres/open.ts';
import { sharedDatabase } from '../../support/postgres/test-database.ts';
import { eventually } from '../../support/rooms/postroom.ts';
import { closedAtEnd } from '../../support/running/closing.ts';
import { lockStore } from '../../support/store/locked-store.ts';
import { NOON } from '../../support/store/store-rows.ts';

const onServer = (process.env.TEST_DATABASE ?? '').startsWith('postgres');

test('an instance beats while others write, and behind a queue that is full', {
  skip: !onServer && 'needs a server',
}, async () => {
  const database = await sharedDatabase();
  const url = database.env.DATABASE_URL ?? '';
  const bounds = { units: 100, bytes: 1e12, ageMs: 1e12 };
  const store = closedAtEnd(await openPostgres({ url, migrate: true, readers: 2, bounds }));
  const lock = await lockStore({ DATABASE_URL: url });
  let written = 0;
  let refused = 0;
  const claims = Array.from({ length: 150 }, (_, n) =>
    store
      .write((tx) => tx.webhookTokens.claim(`${n}`, NOON))
      .then(
        () => {
          written += 1;
        },
        () => {
          refused += 1;
        },
      ),
  );
  await eventually('the queue is full', async () => refused === 50);
  const id = randomUUID();
  for (const beats of [1, 2, 3]) {
    const { instances } = await store.beat(id, NOON);
    assert.deepEqual(instances, [{ id, beats, startedAt: NOON }]);
  }
  assert.equal(written, 0, 'nothing else was written meanwhile');
  await lock.close();
  await Promise.all(claims);
  assert.equal(written, 100);
  await store.close();
  await database.remove();
});
