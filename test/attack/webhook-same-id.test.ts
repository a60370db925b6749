/** Mail under a Message-ID that was used before: a copy is told as one and stored once, anything else is stored, whoever sent it. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { encoded, parsedForm, postWebhook } from '../support/providers/webhook.ts';
import { eventually, type Json, type Postroom, standInClock, startPostroom } from '../support/rooms/postroom.ts';

const STORED = { ok: true };
const DUPLICATE = { ok: true, duplicate: true };

const clock = standInClock();
/** A relay, so that answers to strangers are judged; none of them is sent. */
const room = await startPostroom({ SMTP_URL: 'smtp://127.0.0.1:9' }, { clock });

/** What a mail of the table is made of; the Message-ID stays the same. */
type Made = {
  from?: string;
  date?: string;
  subject?: string;
  text?: string;
  html?: string;
  file?: string;
  encoding?: 'base64' | 'quoted-printable' | '8bit';
  boundary?: string;
  above?: string[];
  eol?: string;
};

/** The mail as it comes first, the second one, and whether both say the same. */
const PAIRS: Record<string, [first: Made, second: Made, same: boolean]> = {
  'the same bytes': [{}, {}, true],
  'Received lines of another route': [
    {},
    { above: ['Received: from b.example by c.example; Sat, 21 Nov 2026 05:00:09 +0000'] },
    true,
  ],
  'another boundary': [{ boundary: 'one' }, { boundary: 'two' }, true],
  'another transfer encoding': [{ encoding: '8bit' }, { encoding: 'base64' }, true],
  'a third transfer encoding': [{ encoding: 'base64' }, { encoding: 'quoted-printable' }, true],
  'bare line feeds': [{}, { eol: '\n' }, true],
  'a Date in another time zone': [{ date: 'Sat, 21 Nov 2026 05:00:00 +0100' }, { date: 'Sat, 21 Nov 2026 04:00:00 +0000' }, true],
  'a verdict of the second route': [{}, { above: ['X-Spam: no', 'Authentication-Results: c.example; dkim=pass'] }, true],
  'another text': [{}, { text: 'Pay to account 2.' }, false],
  'another HTML beside the same text': [{ html: '<p>1</p>' }, { html: '<p>2</p>' }, false],
  'HTML that the first had not': [{}, { html: '<p>Pay to account 1.</p>' }, false],
  'another file': [{ file: 'one' }, { file: 'two' }, false],
  'a file that the first had not': [{}, { file: 'one' }, false],
  'another author': [{}, { from: 'Eve <eve@evil.example>' }, false],
  'another subject': [{}, { subject: 'Reminder' }, false],
  'another Date': [{}, { date: 'Sun, 22 Nov 2026 05:00:00 +0000' }, false],
  'an unreadable Date': [{}, { date: 'yesterday' }, false],
  'no body at all': [{}, { text: '' }, false],
  'a multipart without an end, and another one': [{ boundary: '' }, { boundary: '', text: 'Pay to account 2.' }, false],
  'noise, and other noise': [{ encoding: 'base64', text: '\u0000=' }, { encoding: 'base64', text: '\u0001=' }, false],
};

describe('a mail under a Message-ID that was used before', () => {
  for (const [what, [first, second, same]] of Object.entries(PAIRS)) {
    test(`with ${what} ${same ? 'is a copy' : 'is stored, and said to be another one'}`, async () => {
      const inbox = await newInbox();
      const id = newId();
      assert.deepEqual((await room.inbound(inbox.address, mailOf(id, first))).json, STORED);
      assert.deepEqual((await room.inbound(inbox.address, mailOf(id, second))).json, same ? DUPLICATE : STORED);
      const emails = await emailsIn(inbox.id);
      assert.equal(emails.length, same ? 1 : 2);
      if (!same) {
        assert.deepEqual(emails.map(isReused), [true, false]);
        assert.equal(emails[0]?.messageId, id);
        const raw = await room.download(`/emails/${emails[0]?.id}/raw`);
        assert.equal(raw.bytes.toString(), mailOf(id, second));
      }
      for (const again of [first, second])
        assert.deepEqual((await room.inbound(inbox.address, mailOf(id, again))).json, DUPLICATE);
      assert.equal((await emailsIn(inbox.id)).length, emails.length);
    });
  }

  test('composed from parsed fields is a copy when it is posted again, and another one when a field differs', async () => {
    const inbox = await newInbox();
    const id = newId();
    const post = async (text: string, file: string) => {
      const headers: [string, string][] = [
        ['From', 'Ann <ann@example.org>'],
        ['Subject', 'Invoice'],
        ['Message-Id', id],
      ];
      const attachments = [{ filename: 'a.bin', content: Buffer.from(file) }];
      const form = parsedForm({ recipient: String(inbox.address), text, html: `<p>${text}</p>`, headers, attachments });
      return (await postWebhook(room.webhook, encoded(form, 'multipart'))).json;
    };
    assert.deepEqual(await post('one', 'file'), STORED);
    assert.deepEqual(await post('one', 'file'), DUPLICATE);
    assert.deepEqual(await post('two', 'file'), STORED);
    assert.deepEqual(await post('one', 'another file'), STORED);
    assert.deepEqual(await post('two', 'file'), DUPLICATE);
    assert.equal((await emailsIn(inbox.id)).length, 3);
  });

  test('any number of times is stored as often, and each again is a copy, also where a former version stored it', async () => {
    const inbox = await newInbox();
    const id = newId();
    const texts = Array.from({ length: 12 }, (_, n) => `Number ${n}.`);
    for (const text of texts) assert.deepEqual((await room.inbound(inbox.address, mailOf(id, { text }))).json, STORED);
    const [, ...others] = (await emailsIn(inbox.id)).toReversed();
    assert.equal(others.length, 11);
    await room.rest('POST', '/emails/delete', { ids: others.map(({ id }) => id) });
    // What a former version stored has no hash.
    await room.sql(`update emails set content_hash = null where inbox_id = '${inbox.id}' returning id`);
    const [kept] = await emailsIn(inbox.id);
    const text = (await room.rest('GET', `/emails/${kept?.id}?view=full`)).body.text.trim();
    assert.deepEqual((await room.inbound(inbox.address, mailOf(id, { text }))).json, DUPLICATE);
    assert.deepEqual((await room.inbound(inbox.address, mailOf(id, { text: 'Another.' }))).json, STORED);
    assert.equal((await emailsIn(inbox.id)).length, 2);
  });
});

test('copies of two mails under one Message-ID, posted together at every instance, are two emails', async () => {
  const instances: Postroom[] = room.env.DATABASE_URL?.startsWith('postgres') ? [room, await room.another()] : [room];
  const inbox = await newInbox();
  const id = newId();
  const texts = ['One.', 'Two.'];
  const posts = Array.from({ length: 40 }, (_, n) => ({
    room: instances[n % instances.length] ?? room,
    text: texts[Math.floor(n / 2) % 2] ?? '',
  }));
  const answers = await Promise.all(posts.map(({ room: at, text }) => at.inbound(inbox.address, mailOf(id, { text }))));
  assert.ok(answers.every(({ status }) => status === 200));
  assert.equal(answers.filter(({ json }) => json.duplicate !== true).length, 2);
  assert.equal((await emailsIn(inbox.id)).length, 2);
});

describe('who takes the Message-ID of another mail', () => {
  test('gets neither its thread nor the replies to it, and an answer goes to the mail that it answers', async () => {
    const inbox = await newInbox();
    const id = newId();
    await room.inbound(inbox.address, mailOf(id, { from: 'Ann <ann@example.org>', subject: 'Contract' }));
    await room.inbound(inbox.address, mailOf(id, { from: 'Eve <eve@evil.example>', subject: 'Another matter' }));
    const [forged, genuine] = await emailsIn(inbox.id);
    assert.notEqual(forged?.threadId, genuine?.threadId);
    const reply = mailOf(newId(), { from: 'Ann <ann@example.org>', subject: 'Re: Contract', above: [`In-Reply-To: ${id}`] });
    await room.inbound(inbox.address, reply);
    assert.equal((await emailsIn(inbox.id))[0]?.threadId, genuine?.threadId);
    const answered = async (email: Json | undefined) => {
      const dryRun = await room.rest('POST', `/emails/${email?.id}/reply`, { text: 'Yes.', dryRun: true });
      assert.equal(dryRun.status, 200, JSON.stringify(dryRun.body));
      return dryRun.body.email ?? dryRun.body;
    };
    assert.match(JSON.stringify(await answered(forged)), /eve@evil\.example/);
    assert.match(JSON.stringify(await answered(genuine)), /ann@example\.org/);
  });

  test('does not keep a mail between two inboxes from arriving', async () => {
    const [ann, ben] = [await newInbox(), await newInbox()];
    const sendAt = new Date(clock.now().getTime() + 3600_000).toISOString();
    const { body: sent } = await room.rest('POST', '/emails/send', {
      inboxId: ann.id,
      to: ben.address,
      subject: 'Lunch',
      text: 'At one?',
      sendAt,
    });
    await room.inbound(ben.address, mailOf(String(sent.messageId), { from: ann.address, subject: 'Lunch', text: 'At two?' }));
    clock.pass(2 * 3600_000);
    await room.restart();
    const texts = await eventually('both are there', async () => {
      const found = await emailsIn(ben.id);
      return found.length === 2 && found.map(({ preview }) => preview).sort();
    });
    assert.deepEqual(texts, ['At one?', 'At two?']);
  });
});

function mailOf(id: string, made: Made): string {
  const { from = 'Ann <ann@example.org>', date = 'Sat, 21 Nov 2026 04:00:00 +0000', subject = 'Invoice' } = made;
  const { text = 'Grüße: pay to account 1.', encoding = '8bit', boundary = 'edge', above = [], eol = '\r\n' } = made;
  const part = (type: string, content: string) => [
    `Content-Type: ${type}`,
    `Content-Transfer-Encoding: ${encoding}`,
    '',
    encodedAs(content, encoding),
  ];
  const parts = [
    part('text/plain; charset=utf-8', text),
    ...(made.html === undefined ? [] : [part('text/html; charset=utf-8', made.html)]),
    ...(made.file === undefined ? [] : [part('application/pdf; name="bill.pdf"', made.file)]),
  ];
  const head = [
    ...above,
    `From: ${from}`,
    'To: Desk <desk@postroom.localhost>',
    `Subject: ${subject}`,
    `Date: ${date}`,
    `Message-ID: ${id}`,
  ];
  if (boundary === '') return [...head, 'Content-Type: multipart/mixed', '', text, ''].join(eol);
  const body = parts.flatMap((lines) => [`--${boundary}`, ...lines]);
  return [...head, `Content-Type: multipart/mixed; boundary="${boundary}"`, '', ...body, `--${boundary}--`, ''].join(eol);
}

function encodedAs(content: string, encoding: NonNullable<Made['encoding']>): string {
  if (encoding === '8bit') return content;
  const bytes = Buffer.from(content);
  if (encoding === 'base64') return bytes.toString('base64');
  return [...bytes].map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
}

function isReused(email: Json): boolean {
  return (email.anomalies as string[]).includes('message_id_reused');
}

function newId(): string {
  return `<${randomUUID()}@example.org>`;
}

async function newInbox() {
  return (await room.rest('POST', '/inboxes', {})).body;
}

async function emailsIn(inboxId: string): Promise<Json[]> {
  return (await room.rest('GET', `/emails?inboxId=${inboxId}&limit=100`)).body.data;
}
