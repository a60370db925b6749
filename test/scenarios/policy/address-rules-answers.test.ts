/** A mail to somebody who may be written to must not lead the answer to somebody who may not. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Json } from '../../support/rooms/postroom.ts';
import { startRuledRoom } from '../../support/rooms/ruled-room.ts';

const CUSTOMERS = { send: { allow: ['customers.example'] } };
const LEADING = [
  'Disposition-Notification-To',
  'Errors-To',
  'Mail-Followup-To',
  'mail-reply-to',
  'Return-Receipt-To',
  'X-Confirm-Reading-To',
  'X-Reply-To',
  'X-Order',
  'Comments',
  'List-Unsubscribe',
  'Some-Header',
];
/** Values that say where something is to go, under a name that does not, and names that do so or are not known, whatever is in them. */
const LEADING_STILL: [name: string, value: string][] = [
  ['X-Mailer', '=?utf-8?q?eve=40evil=2Eexample?='],
  ['X-Mailer', 'eve\uFF20evil.example'],
  ['X-Mailer', 'mailto:eve%40evil.example'],
  ['X-Mailer', 'https://evil.example/'],
  ['X-Order', '7'],
  ['X-Deliver-Also', 'eve'],
  ['Errors-To', 'eve'],
  ['X-Confirm-Reading-To', 'eve'],
  ['List-Id', 'evil.example'],
];
const LEADING_NOBODY = {
  'X-Mailer': 'Größe 7, #12',
  'Auto-Submitted': 'auto-generated',
  Importance: 'high',
  Priority: 'urgent',
  'X-Priority': '1 (Highest)',
  Precedence: 'bulk',
  Sensitivity: 'Private',
  Keywords: 'orders, seven',
  Comments: 'As you asked.',
};

const ruled = await startRuledRoom();

describe('with an allow list', () => {
  for (const of of ['the API key', 'the inbox']) {
    test(`of ${of}, answers are led to no address outside of it`, async () => {
      const inbox = await ruled.inbox(of === 'the inbox' ? { rules: CUSTOMERS } : {});
      const { key } = await ruled.key(of === 'the API key' ? { rules: CUSTOMERS } : {});
      const send = (mail: Json) => ruled.send(inbox.id, { to: 'ann@customers.example', ...mail }, key);
      const refused = ['forbidden', `replyTo.0 is not on the send allow list of ${of}`];
      assert.deepEqual(await send({ replyTo: 'eve@evil.example' }), refused);
      assert.deepEqual(await send({ replyTo: ['Ann <bob@customers.example>', 'eve@evil.example'] }), [
        'forbidden',
        `replyTo.1 is not on the send allow list of ${of}`,
      ]);
      for (const name of LEADING) {
        const led = await send({ headers: { [name]: '<eve@evil.example>' } });
        assert.deepEqual(led, ['forbidden', `headers.${name} could lead answers past the rules`]);
      }
      for (const [name, value] of LEADING_STILL) {
        const led = await send({ headers: { [name]: value } });
        assert.deepEqual(led, ['forbidden', `headers.${name} could lead answers past the rules`], value);
      }
      assert.deepEqual(await ruled.left(), []);
      assert.equal(await send({ replyTo: [`Desk <${inbox.address}>`, 'bob@customers.example'] }), 'sent');
      assert.equal(await send({ headers: LEADING_NOBODY }), 'sent');
      assert.deepEqual(await ruled.left(), Array(4).fill('ann@customers.example'));
    });
  }

  test('a draft that answers leads answers nowhere else either', async () => {
    const inbox = await ruled.inbox();
    const { id } = await ruled.receive(inbox, 'ann@customers.example');
    const { key } = await ruled.key({ rules: CUSTOMERS, mode: 'reply-only' });
    const { rest } = ruled.room;
    const draft = { answers: id, text: 'Send us your card number.', replyTo: 'eve@evil.example' };
    const { body: saved } = await rest('POST', '/drafts', draft, { key });
    const sent = await rest('POST', `/drafts/${saved.id}/send`, {}, { key });
    assert.deepEqual([sent.status, sent.body.code, sent.body.errors[0].path], [403, 'forbidden', 'replyTo.0']);
    assert.deepEqual(await ruled.left(), []);
  });
});

test('a key that only answers leads the answer to those alone who take part', async () => {
  const inbox = await ruled.inbox();
  const asked = await ruled.receive(inbox, 'ann@customers.example', ['Cc: bob@example.net']);
  const { key } = await ruled.key({ mode: 'reply-only' });
  const send = (mail: Json) =>
    ruled.send(inbox.id, { to: 'ann@customers.example', headers: { 'In-Reply-To': asked.messageId }, ...mail }, key);
  assert.deepEqual(await send({ replyTo: 'eve@evil.example' }), ['forbidden', 'replyTo.0 is named by no email of the thread']);
  const headers = { 'In-Reply-To': asked.messageId, 'Mail-Followup-To': 'eve@evil.example' };
  assert.deepEqual(await send({ headers }), ['forbidden', 'headers.Mail-Followup-To could lead answers past the rules']);
  assert.deepEqual(await ruled.left(), []);
  assert.equal(await send({ replyTo: ['bob@example.net', inbox.address] }), 'sent');
});

test('without rules a caller may ask for answers where it likes', async () => {
  const inbox = await ruled.inbox();
  const mail = { to: 'ann@customers.example', replyTo: 'bob@example.net', headers: { 'Mail-Followup-To': 'bob@example.net' } };
  assert.equal(await ruled.send(inbox.id, mail), 'sent');
});
