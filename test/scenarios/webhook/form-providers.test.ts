/** What only one of the providers that post forms does: what their signatures cover, tests of an address, options, and other fields. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { EventWebhook } from '@sendgrid/eventwebhook';
import { basic, mailIn, mailOf, newInbox, post } from '../../support/providers/provider-posts.ts';
import { ALL_SECRETS, madeBy, mandrillSignature, SAMPLES, sendgridHeaders } from '../../support/providers/provider-samples.ts';
import { multipart, urlencoded } from '../../support/providers/webhook.ts';
import { startPostroom } from '../../support/rooms/postroom.ts';

const DAY = 24 * 3600_000;
const PASSWORD = 'the-password-of-the-address';
const KEY = SAMPLES.sendgrid.values.current;

const room = await startPostroom(ALL_SECRETS);

describe('Mandrill', () => {
  const events = (list: unknown, more: [string, string][] = []) =>
    urlencoded([['mandrill_events', JSON.stringify(list)], ...more].map(([name = '', value = '']) => ({ name, value }))).body;
  const inbound = (email: string, subject: string) => ({ event: 'inbound', msg: { raw_msg: mailOf(subject), email } });
  const posted = (body: Buffer, key = SAMPLES.mandrill.values.current, url?: string) =>
    post(room, 'mandrill/inbound', body, [
      ['content-type', 'application/x-www-form-urlencoded'],
      ['x-mandrill-signature', mandrillSignature(key, body, url)],
    ]);

  test('signs its public address: with another one nothing is taken, and what it must be is told', async () => {
    const inbox = await newInbox(room);
    const answer = await posted(events([inbound(inbox.address, 'no')]), undefined, `${room.url}/webhooks/mandrill/inbound`);
    assert.equal(answer.status, 401);
    assert.match(String(answer.body.hint), /must be https:\/\/mail\.example\.com\/webhooks\/mandrill\/inbound.*APP_URL/);
    assert.equal((await mailIn(room, inbox)).length, 0);
  });

  test('signs all fields, sorted by their names', async () => {
    const inbox = await newInbox(room);
    const body = events(
      [inbound(inbox.address, 'fields')],
      [
        ['a', 'ü=1'],
        ['z', ''],
      ],
    );
    assert.equal((await posted(body)).status, 200);
    assert.equal((await mailIn(room, inbox)).length, 1);
  });

  test('posts lists: each mail reaches its own recipient, and what cannot be read is left out', async () => {
    const [one, other] = [await newInbox(room), await newInbox(room)];
    const unread = [{ event: 'inbound', msg: {} }, { event: 'send' }, inbound(' ', 'for nobody')];
    const list = [inbound(one.address, 'one'), ...unread, inbound(other.address, 'other')];
    assert.equal((await posted(events(list))).status, 200);
    for (const [inbox, subject] of [
      [one, 'one'],
      [other, 'other'],
    ] as const)
      assert.deepEqual(
        (await mailIn(room, inbox)).map((email) => email.subject),
        [subject],
      );
    assert.equal((await posted(events([{ event: 'send' }]))).status, 400);
  });

  test('tests an address with an empty list, signed with a key that everybody knows; with it no mail is taken', async () => {
    const answer = await posted(events([]), 'test-webhook');
    assert.deepEqual([answer.status, answer.body], [200, { ok: true, mails: 0 }]);
    assert.equal((await posted(events([]), 'another-key-altogether')).status, 401);
    const inbox = await newInbox(room);
    assert.equal((await posted(events([inbound(inbox.address, 'forged')]), 'test-webhook')).status, 401);
    assert.equal(
      (await posted(events([], [['mandrill_events', JSON.stringify([inbound(inbox.address, 'second')])]]), 'test-webhook'))
        .status,
      401,
    );
    assert.equal((await mailIn(room, inbox)).length, 0);
  });
});

describe('SendGrid', () => {
  const mail = (to: string) => ({ mime: Buffer.from(mailOf('sendgrid')), to: [to], from: 'bounces@example.org' });

  test('signs as its own library verifies it', () => {
    const library = new EventWebhook();
    const { body, headers } = madeBy(SAMPLES.sendgrid, mail('a@b.example'));
    const [, [, timestamp], [, signature]] = headers as [[string, string], [string, string], [string, string]];
    const verified = (bytes: Buffer) =>
      library.verifySignature(library.convertPublicKeyToECDSA(KEY), bytes, signature, timestamp);
    assert.equal(verified(body), true);
    assert.equal(verified(Buffer.concat([body, Buffer.from('x')])), false);
  });

  test('may be three days late, and not five, nor an hour early', async () => {
    const inbox = await newInbox(room);
    const { body } = madeBy(SAMPLES.sendgrid, mail(inbox.address));
    for (const [ms, status] of [
      [-5 * DAY, 401],
      [DAY / 24, 401],
      [-3 * DAY, 200],
    ] as const)
      assert.equal(
        (await post(room, 'sendgrid/inbound', body, sendgridHeaders(body, 'current', new Date(Date.now() + ms)))).status,
        status,
      );
    const untimed = sendgridHeaders(body, 'current').filter(([name]) => !name.endsWith('timestamp'));
    assert.equal((await post(room, 'sendgrid/inbound', body, untimed)).status, 401);
    assert.equal((await mailIn(room, inbox)).length, 1);
  });

  test('proves itself by the password of its address where it signs nothing, and by either while one takes the place of the other', async () => {
    const both = await startPostroom({ SENDGRID_INBOUND_SECRET: `${PASSWORD},${KEY}` });
    const inbox = await newInbox(both);
    const { body, headers } = madeBy(SAMPLES.sendgrid, mail(inbox.address));
    const [type, ...signed] = headers;
    const [authorization] = basic(PASSWORD);
    const [wrong] = basic(`${PASSWORD}x`);
    assert.ok(type && authorization && wrong);
    for (const [proof, status] of [
      [[], 401],
      [[wrong], 401],
      [[authorization], 200],
      [signed, 200],
    ] as const)
      assert.equal((await post(both, 'sendgrid/inbound', body, [type, ...proof])).status, status);
    assert.equal((await mailIn(both, inbox)).length, 1);
    assert.equal((await post(room, 'sendgrid/inbound', body, [type, authorization])).status, 401);
  });

  test('is put off without the raw mail, with the option to tick, and refused without an envelope', async () => {
    const inbox = await newInbox(room);
    const envelope = { name: 'envelope', value: JSON.stringify({ to: [inbox.address], from: '' }) };
    const email = { name: 'email', value: mailOf('no envelope') };
    for (const [part, status] of [
      [envelope, 503],
      [email, 400],
    ] as const) {
      const { body } = multipart([part], 'xYzZY');
      const answer = await post(room, 'sendgrid/inbound', body, sendgridHeaders(body, 'current'));
      assert.equal(answer.status, status);
      assert.match(String(answer.body.hint), /raw, full MIME/);
    }
    assert.equal((await mailIn(room, inbox)).length, 0);
  });
});
