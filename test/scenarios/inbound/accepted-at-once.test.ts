/** Mail whose sender does not see when it is read: it is accepted at once, while what was accepted before is filed soon. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acceptingTogether } from '../../../src/core/inbound/accept-together.ts';
import { receive } from '../../../src/core/inbound/receive.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { openFilingRoom } from '../../support/rooms/filing-room.ts';

const { room, core, inbox, subjects, fileAll } = await openFilingRoom();
const [ada, grace] = [await inbox(), await inbox()];

async function post(name: string, to: { address: string }[], among = core): Promise<string> {
  const recipients = to.map(({ address }) => address);
  const text = mime({
    to: recipients.join(),
    subject: name,
    text: name,
    messageId: `<${name.replaceAll(' ', '-')}@example.org>`,
  });
  const mail = { provider: 'smtp', token: null, envelopeFrom: 'bob@example.org', spf: null, rawFidelity: 'exact' as const };
  return (
    await receive(among, { ...mail, recipients, mime: Buffer.from(text) }, { together: acceptingTogether(among), atOnce: true })
  ).outcome;
}

test('a mail is accepted at once, and is read first once another of its account has waited for long', async () => {
  assert.equal(await post('at once', [ada]), 'accepted');
  assert.deepEqual(await subjects(ada), []);
  room.clock.pass(7_000);
  assert.equal(await post('soon after', [ada]), 'accepted');
  room.clock.pass(2_000);
  assert.equal(await post('read', [grace, ada]), 'stored', 'the first waits for nine seconds');
  assert.deepEqual([await subjects(ada), await subjects(grace)], [['read'], ['read']]);
  await fileAll();
  assert.equal(await post('at once again', [ada]), 'accepted');
  await fileAll();
  assert.deepEqual(await subjects(ada), ['at once', 'at once again', 'read', 'soon after']);
});

test('a mail is read first where the backlog is full, and nothing of it is kept twice', async () => {
  const full = { ...core, settings: { ...core.settings, backlog: { mails: 2, bytes: 1_000_000 } } };
  assert.equal(await post('waits', [grace], full), 'accepted');
  assert.equal(await post('no room', [grace, ada], full), 'stored');
  await fileAll();
  assert.deepEqual(await subjects(grace), ['no room', 'read', 'waits']);
  assert.equal((await subjects(ada)).filter((subject) => subject === 'no room').length, 1);
});
