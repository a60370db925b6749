/** The inbound webhook through the whole Postroom: every line of the specification's table, and what is stored because of it. */
import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import {
  type Encoding,
  encoded,
  parsedForm,
  postMail,
  postWebhook,
  rawForm,
  signatureParts,
  urlencoded,
} from '../../support/providers/webhook.ts';
import { type Json, startPostroom } from '../../support/rooms/postroom.ts';

const HOUR = 3600_000;
const BOTH: Encoding[] = ['urlencoded', 'multipart'];

const room = await startPostroom();

for (const encoding of BOTH) {
  describe(`a signed mail (${encoding})`, () => {
    test('is answered 200 ok and stored: raw, byte for byte', async () => {
      const inbox = await newInbox();
      const mime = Buffer.concat([Buffer.from(mailOf('raw')), Buffer.from([0, 0xff, 0xfe, 0x0a, 0x0d, 0x25, 0x2b, 0x26])]);
      const answer = await room.inbound(inbox.address, mime, { encoding });
      assert.deepEqual([answer.status, answer.json], [200, { ok: true }]);
      const [email] = await emailsIn(inbox);
      assert.deepEqual([email?.subject, email?.status, email?.isRead, email?.size], ['raw', 'received', false, mime.length]);
      assert.ok((await rawOf(email)).equals(mime));
    });

    test('is answered 200 ok and stored: parsed fields with a file', async () => {
      const inbox = await newInbox();
      const file = randomBytes(5000);
      const files = encoding === 'multipart' ? [{ filename: 'données.bin', contentType: 'image/png', content: file }] : [];
      const form = parsedForm({
        recipient: inbox.address,
        from: 'Zoë <zoe@example.org>',
        subject: 'Fields ✓',
        text: 'Plain ✓',
        html: '<b>Rich ✓</b>',
        headers: [
          ['From', 'Zoë <zoe@example.org>'],
          ['Subject', 'Fields ✓'],
          ['Message-Id', '<fields@example.org>'],
          ['In-Reply-To', '<earlier@example.org>'],
        ],
        attachments: files,
      });
      const answer = await postWebhook(room.webhook, encoded(form, encoding));
      assert.deepEqual([answer.status, answer.json], [200, { ok: true }]);
      const [listed] = await emailsIn(inbox);
      const { body: email } = await room.rest('GET', `/emails/${listed?.id}?view=full`);
      assert.deepEqual(
        [email.from, email.subject, email.text.trim(), email.html.trim(), email.messageId, email.inReplyTo, email.parseStatus],
        [
          'Zoë <zoe@example.org>',
          'Fields ✓',
          'Rich ✓',
          '<b>Rich ✓</b>',
          '<fields@example.org>',
          '<earlier@example.org>',
          'parsed',
        ],
      );
      assert.equal(email.attachments.length, files.length);
      for (const attachment of email.attachments)
        assert.ok((await room.download(`/emails/${email.id}/attachments/${attachment.id}`)).bytes.equals(file));
      assert.ok((await rawOf(email)).length > 0);
    });

    test('with a wrong, old or missing signature is answered 401 and not stored', async () => {
      const inbox = await newInbox();
      const old = new Date(Date.now() - 25 * HOUR);
      const answers = [
        await room.inbound(inbox.address, mailOf('forged'), { encoding, key: 'not the key' }),
        await room.inbound(inbox.address, mailOf('stale'), { encoding, at: old }),
        await postWebhook(
          room.webhook,
          encoded(
            rawForm({ recipient: inbox.address, mime: mailOf('bare') }).filter((part) => part.name !== 'signature'),
            encoding,
          ),
        ),
      ];
      assert.deepEqual(
        answers.map((answer) => answer.status),
        [401, 401, 401],
      );
      assert.deepEqual(await emailsIn(inbox), []);
    });

    test('is still taken when the provider retries for hours', async () => {
      const inbox = await newInbox();
      const answer = await room.inbound(inbox.address, mailOf('late'), { encoding, at: new Date(Date.now() - 23 * HOUR) });
      assert.deepEqual([answer.status, (await emailsIn(inbox)).length], [200, 1]);
    });

    test('to no inbox here, to a paused or to a deleted inbox is answered 202 ignored', async () => {
      const [paused, deleted] = [await newInbox(), await newInbox()];
      await room.rest('PATCH', `/inboxes/${paused.id}`, { status: 'paused' });
      await room.rest('DELETE', `/inboxes/${deleted.id}`);
      const others = [
        `nobody-${encoding}@postroom.localhost`,
        String(deleted.address),
        'ada@elsewhere.example',
        'not an address',
        '@',
      ];
      for (const recipient of [...others, String(paused.address)]) {
        const { status, json } = await room.inbound(recipient, mailOf('lost'), { encoding });
        const reason = recipient === paused.address ? 'the inbox is paused' : 'no inbox has this address';
        assert.deepEqual([status, json], [202, { ok: true, ignored: true, reason }], recipient);
      }
      await room.rest('PATCH', `/inboxes/${paused.id}`, { status: 'active' });
      assert.deepEqual(await emailsIn(paused), []);
    });

    test('that comes again is answered 200 duplicate: by its token, and by its Message-ID', async () => {
      const [inbox, other] = [await newInbox(), await newInbox()];
      const again = { ok: true, duplicate: true };
      const token = randomUUID();
      assert.deepEqual((await room.inbound(inbox.address, mailOf('one'), { encoding, token })).json, { ok: true });
      assert.deepEqual((await room.inbound(inbox.address, mailOf('one'), { encoding, token })).json, again);
      assert.deepEqual((await room.inbound(other.address, mailOf('another mail'), { encoding, token })).json, again);
      const mail = mailOf('two', `<${randomUUID()}@example.org>`);
      assert.deepEqual((await room.inbound(inbox.address, mail, { encoding })).json, { ok: true });
      assert.deepEqual((await room.inbound(inbox.address, mail, { encoding })).json, again);
      assert.deepEqual((await room.inbound(other.address, mail, { encoding })).json, { ok: true });
      assert.deepEqual([(await emailsIn(inbox)).length, (await emailsIn(other)).length], [2, 1]);
    });
  });
}

test('a mail to several recipients is stored once for each active inbox among them, whatever they are written like', async () => {
  const [ann, ben, paused] = [await newInbox(), await newInbox(), await newInbox()];
  await room.rest('PATCH', `/inboxes/${paused.id}`, { status: 'paused' });
  const mail = mailOf('to many', `<${randomUUID()}@example.org>`);
  const tagged = String(ann.address).replace('@', '+news@');
  const recipient = `${String(ann.address).toUpperCase()}, <${tagged}>,nobody@postroom.localhost, Ben <${ben.address}>,${paused.address}`;
  assert.deepEqual((await room.inbound(recipient, mail)).json, { ok: true });
  assert.deepEqual([(await emailsIn(ann)).length, (await emailsIn(ben)).length], [1, 1]);
  const late = await newInbox();
  assert.deepEqual((await room.inbound(`${ann.address},${late.address}`, mail)).json, { ok: true }, 'one of them is new');
  assert.deepEqual([(await emailsIn(ann)).length, (await emailsIn(late)).length], [1, 1]);
  assert.deepEqual((await room.inbound(`${ann.address},${late.address}`, mail)).json, { ok: true, duplicate: true });
});

test('a tagged address reaches its inbox', async () => {
  const inbox = await newInbox();
  for (const tag of ['+a', '+a+b', '+', '+A.b-c'])
    assert.equal((await room.inbound(String(inbox.address).replace('@', `${tag}@`), mailOf(tag))).status, 200, tag);
  assert.equal((await emailsIn(inbox)).length, 4);
});

test('one event posted many times at once is stored once', async () => {
  const inbox = await newInbox();
  const token = randomUUID();
  const answers = await Promise.all(Array.from({ length: 30 }, () => room.inbound(inbox.address, mailOf('burst'), { token })));
  assert.equal(answers.filter((answer) => answer.json.duplicate !== true).length, 1);
  assert.ok(answers.every((answer) => answer.status === 200));
  const mail = mailOf('burst', `<${randomUUID()}@example.org>`);
  const retried = await Promise.all(Array.from({ length: 30 }, () => room.inbound(inbox.address, mail)));
  assert.equal(retried.filter((answer) => answer.json.duplicate !== true).length, 1);
  assert.equal((await emailsIn(inbox)).length, 2);
});

test('a post without a body is refused', async () => {
  const { status, json } = await postWebhook(room.webhook, urlencoded([]));
  assert.ok(status >= 400 && status < 500, String(status));
  assert.match(String(json.hint), /./);
});

test('the notification of a store() route is refused with what to set instead', async () => {
  const inbox = await newInbox();
  const form = [
    { name: 'recipient', value: String(inbox.address) },
    { name: 'message-url', value: 'https://provider.example/mail/1' },
    ...signatureParts(),
  ];
  const { status, json } = await postWebhook(room.webhook, urlencoded(form));
  assert.deepEqual([status, json.code], [400, 'invalid_request']);
  assert.match(String(json.hint), /forward\(\)/);
});

test('what was received is known as a duplicate after a restart, and the mail is still there', async () => {
  const inbox = await newInbox();
  const token = randomUUID();
  const mail = mailOf('kept', `<${randomUUID()}@example.org>`);
  await room.inbound(inbox.address, mail, { token });
  await room.restart();
  for (const options of [{ token }, {}]) assert.equal((await room.inbound(inbox.address, mail, options)).json.duplicate, true);
  const [email, ...more] = await emailsIn(inbox);
  assert.deepEqual(more, []);
  assert.equal((await rawOf(email)).toString(), mail);
});

test('the address is the same with a query, with a slash at the end, and with /mime, which asks the provider for raw mail', async () => {
  const inbox = await newInbox();
  for (const end of ['/mime', '/', '?from=provider', '/mime/?x=1']) {
    const answer = await postMail(room.webhook + end, { recipient: String(inbox.address), mime: mailOf(end) });
    assert.deepEqual([answer.status, answer.json], [200, { ok: true }], end);
  }
  assert.equal((await emailsIn(inbox)).length, 4);
});

async function newInbox() {
  return (await room.rest('POST', '/inboxes', {})).body;
}

async function emailsIn(inbox: Json): Promise<Json[]> {
  return (await room.rest('GET', `/emails?inboxId=${inbox.id}`)).body.data;
}

async function rawOf(email: Json | undefined): Promise<Buffer> {
  return (await room.download(`/emails/${email?.id}/raw`)).bytes;
}

function mailOf(subject: string, messageId?: string): string {
  const lines = ['From: sender@example.org', `Subject: ${subject}`, ...(messageId ? [`Message-ID: ${messageId}`] : [])];
  return [...lines, '', 'Hello.', ''].join('\r\n');
}
