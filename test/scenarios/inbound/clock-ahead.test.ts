/** A clock that is a day ahead for a while: what was answered is there, new mail stays with the provider and says why, and nothing is doubled. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mime } from '../../support/rooms/conversation.ts';
import { standInClock, startPostroom } from '../../support/rooms/postroom.ts';

const DAY = 24 * 3600 * 1000;

test('mail that comes while the clock is a day ahead is refused in a sentence, and taken when the clock is right again', async () => {
  const clock = standInClock();
  const room = await startPostroom({}, { clock });
  const { body: inbox } = await room.rest('POST', '/inboxes', {});
  const post = (name: string) =>
    room.inbound(inbox.address, mime({ to: inbox.address, subject: name, text: 'Hello.', messageId: `<${name}@example.org>` }), {
      token: name.padEnd(50, '0'),
    });
  const subjects = async () =>
    (await room.rest('GET', `/emails?inboxId=${inbox.id}`)).body.data.map(({ subject }: { subject: string }) => subject).sort();
  assert.equal((await post('before')).status, 200);

  clock.pass(DAY + 60_000);
  const refused = await post('meanwhile');
  assert.deepEqual([refused.status, refused.json.detail], [401, 'The timestamp is more than 24 hours old.']);
  assert.match(String(refused.json.hint), /this server's clock is right/);
  assert.equal((await subjects()).length, 1, 'what was answered is there');
  assert.equal((await fetch(`${room.url}/readyz`)).status, 200);
  assert.equal((await room.rest('POST', '/inboxes', {})).status, 201);

  clock.pass(-DAY - 60_000);
  assert.deepEqual((await post('before')).json, { ok: true, duplicate: true });
  assert.deepEqual((await post('meanwhile')).json, { ok: true });
  assert.equal((await subjects()).length, 2);
});
