/** An idempotency key from before an upgrade: the answer that was kept then lacks the fields that are new. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { authenticate, SCOPES } from '../../../src/core/base/actor.ts';
import { claimOnce, commit } from '../../../src/core/base/idempotency.ts';
import { API_KEY, startPostroom } from '../../support/postroom.ts';

const ASKED = { localPart: 'from-before' };
const KEY = 'kept-by-an-older-postroom';

const room = await startPostroom();

test('a retry after the upgrade answers what the first call answered', async () => {
  const { body: made } = await room.rest('POST', '/inboxes', {});
  const { rules: _rules, exchangesPerHour: _exchangesPerHour, ...older } = made;
  await keep(older);
  const { status, headers, body } = await room.rest('POST', '/inboxes', ASKED, { headers: { 'idempotency-key': KEY } });
  assert.deepEqual([status, headers.get('idempotency-replayed'), body], [201, 'true', older]);
});

/** As the older process would have, with the same body and the same key, which held every scope there was. */
async function keep(answer: object): Promise<void> {
  const registry = await room.registry();
  try {
    const actor = await authenticate(registry, API_KEY);
    const once = claimOnce(KEY, 'POST /api/v1/inboxes', ASKED);
    const key = { ...actor.key, scopes: SCOPES.filter((scope) => !/^(?:drafts|templates):/.test(scope)) };
    await commit(registry, { ...actor, key, once }, () => Promise.resolve(answer));
  } finally {
    await registry.store.close();
  }
}
