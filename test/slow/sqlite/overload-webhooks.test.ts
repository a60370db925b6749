/** More webhooks than can be under way. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { mime } from '../../support/rooms/conversation.ts';
import { eventually, startPostroom } from '../../support/rooms/postroom.ts';
import { lockStore } from '../../support/store/locked-store.ts';

test('webhooks beyond what can be under way are put off before they are read, and counted', async () => {
  const room = await startPostroom();
  const { body: inbox } = await room.rest('POST', '/inboxes', {});
  const lock = await lockStore(room.env);
  const statuses: number[] = [];
  const all = Array.from({ length: 1100 }, async () => {
    const mail = mime({ to: inbox.address, subject: 'Flood', text: 'Hello.', messageId: `<${randomUUID()}@example.org>` });
    statuses.push((await room.inbound(inbox.address, mail)).status);
  });
  await eventually('some are put off', async () => statuses.length >= 100);
  await lock.close();
  await Promise.all(all);
  const [stored, putOff] = [200, 503].map((wanted) => statuses.filter((status) => status === wanted).length);
  assert.equal(Number(stored) + Number(putOff), 1100);
  const { status } = await room.inbound(inbox.address, 'Hello', { key: 'wrong' });
  assert.equal(status, 401);
  await eventually('all are counted', async () => {
    const { webhook } = (await room.rest('GET', '/metrics')).body;
    return webhook.failed === putOff && webhook.accepted === stored && webhook.rejected === 1;
  });
});
