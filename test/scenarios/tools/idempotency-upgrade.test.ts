/** An idempotency key from before an upgrade: the answer was kept then under the rights of the API key, and lacks the fields that are new. */
import assert from 'node:assert/strict';
import { createCipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { authenticate } from '../../../src/core/base/actor.ts';
import { API_KEY, startPostroom } from '../../support/rooms/postroom.ts';

const ASKED = { localPart: 'from-before' };

/** As an older release hashed a key that held every scope there was. */
const EVERY_SCOPE =
  '["api-keys:read","api-keys:write","domains:read","domains:write","emails:approve","emails:read","emails:send","emails:write","inboxes:read","inboxes:write","metrics:read","suppressions:read","suppressions:write"]';

const room = await startPostroom();
const retried = (path: string, body: object, key: string) =>
  room.rest('POST', path, body, { headers: { 'idempotency-key': key } });

test('a retry after the upgrade answers what the first call answered', async () => {
  const { body: made } = await room.rest('POST', '/inboxes', {});
  const { rules: _rules, exchangesPerHour: _exchangesPerHour, ...older } = made;
  await keep('POST /api/v1/inboxes', ASKED, 'kept-inbox', older);
  const { status, headers, body } = await retried('/inboxes', ASKED, 'kept-inbox');
  assert.deepEqual([status, headers.get('idempotency-replayed'), body], [201, 'true', older]);
});

test('so does one that names a field which means the same when it is left out', async () => {
  const asked = { displayName: 'empty', metadata: {} };
  const { body: made } = await room.rest('POST', '/inboxes', {});
  await keep('POST /api/v1/inboxes', asked, 'kept-empty', made);
  const { status, headers } = await retried('/inboxes', asked, 'kept-empty');
  assert.deepEqual([status, headers.get('idempotency-replayed')], [201, 'true']);
  assert.equal((await retried('/inboxes', { ...asked, displayName: 'other' }, 'kept-empty')).body.code, 'idempotency_mismatch');
});

test('so does one that names one recipient as it was named then, as text or in a list', async () => {
  const { body: inbox } = await room.rest('POST', '/inboxes', {});
  const { body: sent } = await room.rest('POST', '/emails/send', {
    inboxId: inbox.id,
    to: inbox.address,
    subject: 'x',
    text: 'x',
  });
  for (const [n, to] of [inbox.address, [inbox.address]].entries()) {
    const asked = { inboxId: inbox.id, subject: 'x', text: 'x', to };
    await keep('POST /api/v1/emails/send', asked, `kept-to-${n}`, sent);
    const { status, headers, body } = await retried('/emails/send', asked, `kept-to-${n}`);
    assert.deepEqual([status, headers.get('idempotency-replayed'), body], [202, 'true', sent]);
    const other = { ...asked, to: ['another@example.org'] };
    assert.equal((await retried('/emails/send', other, `kept-to-${n}`)).body.code, 'idempotency_mismatch');
  }
});

test('no secret is answered from what an older release kept', async () => {
  const { body: made } = await room.rest('POST', '/api-keys', { name: 'agent' });
  await keep('POST /api/v1/api-keys', { name: 'agent' }, 'kept-secret', made);
  const { status, headers, body } = await retried('/api-keys', { name: 'agent' }, 'kept-secret');
  assert.deepEqual([status, headers.get('idempotency-replayed')], [201, null]);
  assert.notEqual(body.key, made.key);
});

/** Stores the answer to a call with API_KEY as the older process did. */
async function keep(scope: string, asked: object, key: string, answer: object): Promise<void> {
  const registry = await room.registry();
  try {
    const { account } = await authenticate(registry, API_KEY);
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', Buffer.from(hkdfSync('sha256', key, 'postroom', 'idempotency', 32)), iv);
    const sealed = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()]);
    await registry.store.write((tx) =>
      tx.idempotency.insert({
        id: sha256(`${account.id}\n[${EVERY_SCOPE},null,null,false]\n${scope}\n${key}`),
        requestHash: sha256(JSON.stringify(asked)),
        sealed: Buffer.concat([iv, cipher.getAuthTag(), sealed]),
        createdAt: new Date(),
        accountId: null,
      }),
    );
  } finally {
    await registry.store.close();
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
