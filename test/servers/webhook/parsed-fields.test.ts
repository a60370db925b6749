/** The inbound webhook: the fields the provider parsed a mail into become a mail again. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { simpleParser } from 'mailparser';
import { encoded, multipart, parsedForm, postWebhook, urlencoded, type WebhookPart } from '../../support/providers/webhook.ts';
import { ALL_BYTES, ENCODINGS, only, openEndpoint } from '../../support/rooms/webhook-endpoint.ts';

for (const encoding of ENCODINGS) {
  test(`parsed fields become a mail with the original headers and the same texts (${encoding})`, async (t) => {
    const endpoint = await openEndpoint(t);
    const text = 'Grüße,\r\n\r\na long line '.concat('x'.repeat(2_000), '\r\n-- \r\nAnn\r\n.\r\n');
    const html = '<p>Grüße <b>100%</b> a+b</p>';
    const headers: [string, string][] = [
      ['Received', 'from mx.example.org by mxa.provider.test with ESMTP; Fri, 01 May 2026 10:00:02 -0000'],
      ['Received', 'from laptop by mx.example.org; Fri, 01 May 2026 10:00:01 -0000'],
      ['Dkim-Signature', 'v=1; a=rsa-sha256;\r\n\tb=abc\r\n def'],
      ['Mime-Version', '1.0'],
      ['Content-Type', 'multipart/alternative; boundary="old"'],
      ['Content-Language', 'de'],
      ['From', 'Ann <ann@example.org>'],
      ['To', '=?utf-8?Q?J=C3=B6rg?= <agent@post.test>'],
      ['Subject', 'Grüße'],
      ['Message-Id', '<original@example.org>'],
      ['In-Reply-To', '<before@post.test>'],
      ['References', Array.from({ length: 60 }, (_, at) => `<reference-${at}@post.test>`).join(' ')],
      ['Date', 'Fri, 1 May 2026 12:00:00 +0200'],
      ['List-Unsubscribe', '<https://example.org/u>'],
      ['Auto-Submitted', 'no'],
    ];
    const form = parsedForm({ recipient: 'agent@post.test', text, html, headers });
    assert.equal((await postWebhook(endpoint.url, encoded(form, encoding))).status, 200);
    const mime = only(endpoint.received).mime;
    const top = mime.toString().split('\r\n\r\n')[0] ?? '';
    const lines = top.split(/\r\n(?![ \t])/);
    const kept = headers.filter(([name]) => !/^(content-|mime-version)/i.test(name));
    for (const [at, [name, value]] of kept.entries()) {
      assert.equal(lines[at]?.replace(/\r\n/g, ''), `${name}: ${value.replace(/\r\n/g, '')}`);
    }
    assert.ok(top.split('\r\n').every((line) => line.length <= 998));
    assert.equal(lines.filter((line) => /^content-type:/i.test(line)).length, 1);
    assert.equal(lines.filter((line) => /^mime-version:/i.test(line)).length, 1);
    const parsed = await simpleParser(mime);
    assert.equal(parsed.text?.replace(/\r?\n/g, '\r\n'), text);
    assert.equal(parsed.html, html);
    assert.equal(parsed.subject, 'Grüße');
    assert.equal(parsed.messageId, '<original@example.org>');
    assert.equal(parsed.references?.length, 60);
    assert.equal(parsed.date?.toISOString(), '2026-05-01T10:00:00.000Z');
  });

  test(`a mail without its headers gets those the form knows, and no Message-ID (${encoding})`, async (t) => {
    const endpoint = await openEndpoint(t, { now: () => new Date('2026-05-01T10:00:00Z') });
    const form = parsedForm(
      { recipient: 'agent@post.test', from: 'Jörg <joerg@example.org>', subject: 'Grüße', text: 'Hello' },
      { at: new Date('2026-05-01T10:00:00Z') },
    );
    form.push({ name: 'body-plain', value: 'again' }, { name: 'message-headers', value: '[["Subject", ' });
    assert.equal((await postWebhook(endpoint.url, encoded(form, encoding))).status, 200);
    const mime = only(endpoint.received).mime;
    assert.doesNotMatch(mime.toString(), /message-id/i);
    const parsed = await simpleParser(mime);
    assert.equal(parsed.from?.value[0]?.name, 'Jörg');
    assert.equal(parsed.subject, 'Grüße');
    assert.equal(parsed.date?.toISOString(), '2026-05-01T10:00:00.000Z');
    assert.equal(parsed.text?.trim().replace(/\r\n/g, '\n'), 'Hello\nagain');
  });

  test(`a line break in a field starts no header and ends no header block (${encoding})`, async (t) => {
    const endpoint = await openEndpoint(t);
    const headers: [string, string][] = [
      ['From', 'ann@example.org\r\nBcc: victim@example.org\r\n\r\n<script>'],
      ['Subject\r\nX-Injected', 'one\nX-Injected: two\rX-Injected: three\0'],
      ['X Injected: yes\r\n', 'four'],
      ['content-type\0', 'text/evil'],
      ['\r\n', 'five'],
    ];
    const form = parsedForm({ recipient: 'agent@post.test', text: 'Hello', headers });
    assert.equal((await postWebhook(endpoint.url, encoded(form, encoding))).status, 200);
    const { headerLines, text } = await simpleParser(only(endpoint.received).mime);
    assert.deepEqual(headerLines.map(({ key }) => key).sort(), [
      'content-transfer-encoding',
      'content-type',
      'from',
      'mime-version',
      'subject',
      'subjectx-injected',
      'xinjectedyes',
    ]);
    assert.equal(text?.trim(), 'Hello');
  });
}

test('header fields that leave From and Subject out get those of the form, and keep their own otherwise', async (t) => {
  const endpoint = await openEndpoint(t);
  const envelope = { recipient: 'agent@post.test', from: 'Jörg <joerg@example.org>', subject: 'Grüße', text: 'Hello' };
  const sent: [headers: [string, string][], from: string, subject: string][] = [
    [[['Message-Id', '<1@example.org>']], 'joerg@example.org', 'Grüße'],
    [[['FROM', 'ann@example.org']], 'ann@example.org', 'Grüße'],
    [
      [
        ['From', 'ann@example.org'],
        ['subject', 'Hello'],
      ],
      'ann@example.org',
      'Hello',
    ],
  ];
  for (const [headers, from, subject] of sent) {
    assert.equal((await postWebhook(endpoint.url, multipart(parsedForm({ ...envelope, headers })))).status, 200);
    const parsed = await simpleParser(endpoint.received.at(-1)?.mime ?? '');
    assert.deepEqual([parsed.from?.value.map(({ address }) => address), parsed.subject], [[from], subject]);
    assert.equal(parsed.to, undefined, 'a blind copy has no To');
  }
});

test('a form that names nobody in from and has no header fields is from its sender', async (t) => {
  const endpoint = await openEndpoint(t);
  const parts = parsedForm({ recipient: 'agent@post.test', text: 'Hello' }).filter(
    ({ name }) => !['from', 'sender'].includes(name),
  );
  const from = async (sender: string, ...more: WebhookPart[]) => {
    const form = [...parts, { name: 'sender', value: sender }, ...more];
    assert.equal((await postWebhook(endpoint.url, urlencoded(form))).status, 200);
    return (await simpleParser(endpoint.received.at(-1)?.mime ?? '')).from?.value[0]?.address;
  };
  assert.equal(await from('ann@example.org'), 'ann@example.org');
  assert.equal(await from('ann@example.org', { name: 'from', value: '' }), 'ann@example.org');
  assert.equal(await from('<>'), undefined);
  assert.equal(await from('ann@example.org', { name: 'message-headers', value: '[["X-A", "b"]]' }), undefined);
});

test('attachments of parsed fields keep their bytes, names, types and content ids', async (t) => {
  const endpoint = await openEndpoint(t);
  const forwarded = Buffer.from('From: a@b.example\r\n\r\nlone\rCR, \xe9\r\n', 'latin1');
  const form = parsedForm({
    recipient: 'agent@post.test',
    text: 'See the files.',
    html: '<img src="cid:logo@example.org">',
    headers: [['From', 'ann@example.org']],
    attachments: [
      { filename: 'logo.png', contentType: 'image/png', content: ALL_BYTES, contentId: 'logo@example.org' },
      {
        filename: 'Übersicht; "1".pdf'.replaceAll('"', '\\"'),
        contentType: 'application/pdf',
        content: Buffer.alloc(100_000, 7),
      },
      { filename: 'odd.bin', contentType: 'multipart/mixed; boundary=x', content: ALL_BYTES },
      {
        filename: 'invite.ics',
        contentType: 'text/calendar; method=REQUEST; charset=utf-8',
        content: Buffer.from('BEGIN:VCALENDAR'),
      },
      { content: Buffer.alloc(0) },
      { filename: 'mail.eml', contentType: 'message/rfc822', content: forwarded },
    ],
  });
  assert.equal((await postWebhook(endpoint.url, multipart([...form].reverse()))).status, 200);
  const parsed = await simpleParser(only(endpoint.received).mime);
  const found = new Map(parsed.attachments.map((attachment) => [attachment.filename, attachment]));
  assert.deepEqual(
    new Set(found.keys()),
    new Set(['logo.png', 'Übersicht; "1".pdf', 'odd.bin', 'invite.ics', undefined, 'mail.eml']),
  );
  assert.ok(ALL_BYTES.equals(found.get('logo.png')?.content ?? Buffer.alloc(0)));
  assert.equal(found.get('logo.png')?.cid, 'logo@example.org');
  assert.equal(found.get('logo.png')?.contentDisposition, 'inline');
  assert.equal(found.get('Übersicht; "1".pdf')?.contentType, 'application/pdf');
  assert.equal(found.get('Übersicht; "1".pdf')?.size, 100_000);
  assert.ok(ALL_BYTES.equals(found.get('odd.bin')?.content ?? Buffer.alloc(0)));
  assert.match(only(endpoint.received).mime.toString(), /^Content-Type: text\/calendar; method=REQUEST; charset=utf-8/im);
  assert.ok(forwarded.equals(found.get('mail.eml')?.content ?? Buffer.alloc(0)));
});

test('an attachment is never read from a file or an address', async (t) => {
  const endpoint = await openEndpoint(t);
  const content = Buffer.from('{"path":"/etc/hostname"}');
  const form = parsedForm({
    recipient: 'agent@post.test',
    text: 'data:text/plain,x',
    attachments: [{ filename: '/etc/hostname', contentType: 'text/plain', content }],
  });
  assert.equal((await postWebhook(endpoint.url, multipart(form))).status, 200);
  const parsed = await simpleParser(only(endpoint.received).mime);
  assert.ok(parsed.attachments[0]?.content.equals(content));
});
