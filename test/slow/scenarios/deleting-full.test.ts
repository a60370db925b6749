/** Deleting a full inbox: it is gone at once, its mail goes little by little, and the counts are right in the end. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mime } from '../../support/rooms/conversation.ts';
import { eventually, startPostroom } from '../../support/rooms/postroom.ts';
import { copyMail } from '../../support/store/many-mails.ts';

const MAILS = 3000;

const room = await startPostroom();

test('an inbox of thousands of mails is hidden at once, and others write while its mail is removed', async () => {
  const [full, other] = await Promise.all(
    ['full', 'other'].map(async (localPart) => (await room.rest('POST', '/inboxes', { localPart })).body),
  );
  for (const { address } of [full, other])
    await room.inbound(address, mime({ to: address, subject: 'one', text: 'x', messageId: `<1@${address}>` }));
  const [first] = (await room.rest('GET', `/emails?inboxId=${full.id}`)).body.data;
  await copyMail(room.sql, first.id, MAILS, room.env.DATABASE_URL !== undefined);
  await room.sql('update counters set value = value + ? where name = ? returning 1 as one', MAILS, 'emails.unread');
  const metrics = async () => (await room.rest('GET', '/metrics')).body;
  assert.equal((await metrics()).emails.unread, MAILS + 2);

  assert.equal((await room.rest('DELETE', `/inboxes/${full.id}`)).status, 200);
  assert.equal((await room.rest('GET', `/inboxes/${full.id}`)).status, 404);
  assert.equal((await room.rest('GET', `/emails/${first.id}`)).status, 404);
  const left = async () => {
    const [row] = await room.sql('select count(*) as mails from emails where inbox_id = ?', full.id);
    return Number(row?.mails);
  };
  const seen = [await left()];
  let written = 0;
  while ((seen.at(-1) ?? 0) > 0) {
    await room.rest('PATCH', `/inboxes/${other.id}`, { displayName: `name ${written}` });
    written += 1;
    seen.push(await left());
  }
  assert.ok(written >= 10, `${written} writes came between`);
  const most = Math.max(...seen.slice(1).map((mails, n) => (seen[n] ?? 0) - mails));
  assert.ok(most < MAILS / 2, `${most} mails were removed between two writes`);
  await eventually(
    'the inbox is gone',
    async () => (await room.sql('select id from inboxes where id = ?', full.id)).length === 0,
  );
  assert.equal((await metrics()).emails.unread, 1);
});
