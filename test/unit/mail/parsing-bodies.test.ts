/** How inbound mail is read: which text and which files come out of every form a body can have. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ParsedMail } from '../../../src/core/ports/mail-reader.ts';
import { mail } from '../../support/mails/received-mail.ts';
import { openPatientParser } from '../../support/running/kept-threads.ts';

const parser = openPatientParser();

const read = (...lines: string[]): Promise<ParsedMail> => parser.parse(mail(...lines));

describe('bodies', () => {
  test('blanks after a boundary line do not lose the body, and only boundary lines change', async () => {
    const parsed = await read(
      'Content-Type: multipart/mixed; boundary="b 1"',
      '',
      '--b 1 \t',
      'Content-Type: text/plain',
      '',
      'Hello',
      '-- ',
      '--not a boundary ',
      '--b 1  ',
      'Content-Type: application/pdf',
      '',
      'file',
      '--b 1-- ',
    );
    assert.equal(parsed.parseStatus, 'parsed');
    assert.equal(parsed.text, 'Hello\n-- \n--not a boundary ');
    assert.deepEqual(
      parsed.attachments.map((file) => file.size),
      [4],
    );
  });

  test('HTML alone gives a text: each link once, no pictures, styles or hidden lines', async () => {
    const parsed = await read(
      'Content-Type: text/html',
      '',
      '<html><head><title>T</title><style>p{}</style></head><body><div style="display:none">secret</div>',
      '<h1>Order</h1><p>See <a href="https://x.example/1">here</a> or <a href="https://x.example/1">there</a></p>',
      '<img src="https://x.example/pixel"><a href="https://x.example/2">https://x.example/2</a>',
      '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table></body></html>',
    );
    assert.equal(parsed.text, 'Order\n\nSee here [https://x.example/1] or there\n\nhttps://x.example/2\na b\nc');
    assert.match(parsed.html ?? '', /^<html>/);
  });

  test('a blank text part does not hide the HTML', async () => {
    const parsed = await read(
      'Content-Type: multipart/alternative; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      '  ',
      '--b',
      'Content-Type: text/html',
      '',
      '<p>Hello</p>',
      '--b--',
    );
    assert.equal(parsed.text, 'Hello');
  });

  test("a list's footer beside an HTML mail does not take its place", async () => {
    const parsed = await read(
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/html',
      '',
      '<p>The news</p>',
      '--b',
      'Content-Type: text/plain',
      '',
      'Unsubscribe <here>',
      '--b--',
    );
    assert.equal(parsed.text, 'The news\nUnsubscribe <here>');
    assert.match(parsed.html ?? '', /The news[\s\S]*Unsubscribe &lt;here&gt;/);
  });

  test('3,000 nested tags, and tags that never close, give their text', async () => {
    for (const html of [
      `${'<div>'.repeat(3_000)}deep${'</div>'.repeat(3_000)}`,
      `${'<td><p>'.repeat(30_000)}deep`,
      '<b><style>x</b>deep',
    ]) {
      const parsed = await read('Content-Type: text/html', '', html);
      assert.equal(parsed.parseStatus, 'parsed');
      assert.match(`${parsed.text}${html.includes('style') ? 'deep' : ''}`, /deep/);
    }
  });

  test('a bounce keeps its report and the returned mail as files', async () => {
    const bounce = mail(
      'From: MAILER-DAEMON@x.example (Mail Delivery System)',
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      '',
      '--b',
      '',
      'Could not be delivered.',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; x.example',
      '',
      'Final-Recipient: rfc822; nobody@y.example',
      'Status: 5.1.1',
      '--b',
      'Content-Type: message/rfc822',
      'Content-Disposition: inline',
      '',
      'Subject: the first mail',
      '',
      'Its text',
      '--b--',
    );
    const parsed = await parser.parse(bounce);
    assert.equal(parsed.text, 'Could not be delivered.');
    assert.deepEqual(
      parsed.attachments.map((file) => file.contentType),
      ['message/delivery-status', 'message/rfc822'],
    );
    assert.match(String(await parser.attachment(bounce, 0)), /Status: 5\.1\.1/);
    assert.match(String(await parser.attachment(bounce, 1)), /^Subject: the first mail[\s\S]*Its text/);
  });

  test('what only the second parser understands is recovered, with its files', async () => {
    const odd = mail(
      'Content-Type: multipart/mixed; boundary*0=first; boundary*1=second',
      '',
      '--firstsecond ',
      '',
      'Hello',
      '--firstsecond ',
      'Content-Type: application/pdf; name=a.pdf',
      '',
      'file',
      '--firstsecond-- ',
    );
    const parsed = await parser.parse(odd);
    assert.equal(parsed.parseStatus, 'recovered');
    assert.match(parsed.text ?? '', /^Hello/);
    assert.deepEqual(
      parsed.attachments.map((file) => file.filename),
      ['a.pdf'],
    );
    assert.match(String(await parser.attachment(odd, 0)), /^file/);
  });

  /** Only postal-mime finds a boundary that is declared in pieces, where blanks stand behind it. */
  const inPieces = (...lines: string[]) =>
    mail(
      'Content-Type: multipart/mixed; boundary*0=first; boundary*1=second',
      '',
      '--firstsecond ',
      ...lines,
      '--firstsecond-- ',
    );

  test('of an alternative that only the second parser understands, the last HTML is shown, and the others are nowhere', async () => {
    const parsed = await parser.parse(
      inPieces(
        'Content-Type: multipart/alternative; boundary=in',
        '',
        '--in',
        'Content-Type: text/html',
        '',
        '<p>Pay 4711 to the first account, says nobody</p>',
        '--in',
        'Content-Type: text/html',
        '',
        '<p>The last page</p>',
        '--in',
        'Content-Type: text/plain',
        '',
        'The plain words',
        '--in--',
      ),
    );
    assert.equal(parsed.parseStatus, 'recovered');
    assert.match(parsed.html ?? '', /^<p>The last page<\/p>\s*$/);
    assert.equal(parsed.text?.trim(), 'The plain words');
    assert.doesNotMatch(JSON.stringify(parsed), /4711/);
  });

  test('of related parts that only the second parser understands, the one that start names is shown', async () => {
    const parsed = await parser.parse(
      inPieces(
        'Content-Type: multipart/related; boundary=in; start="<root@x>"',
        '',
        '--in',
        'Content-Type: text/html',
        'Content-ID: <other@x>',
        '',
        '<p>Not the root 4711</p>',
        '--in',
        'Content-Type: text/html',
        'Content-ID: <root@x>',
        '',
        '<p>The root</p>',
        '--in',
        'Content-Type: image/gif; name=a.gif',
        'Content-ID: <a@x>',
        '',
        'GIF',
        '--in--',
      ),
    );
    assert.equal(parsed.parseStatus, 'recovered');
    assert.equal(parsed.text?.trim(), 'The root');
    assert.doesNotMatch(JSON.stringify(parsed), /4711/);
    assert.deepEqual(
      parsed.attachments.map(({ filename, contentId }) => [filename, contentId]),
      [['a.gif', 'a@x']],
    );
  });

  test('a body no parser understands is shown as it is', async () => {
    for (const type of ['multipart/mixed', 'multipart/mixed; boundary=other']) {
      const parsed = await read('Subject: odd', `Content-Type: ${type}`, '', 'Still a body');
      assert.equal(parsed.parseStatus, 'failed');
      assert.equal(parsed.text, 'Still a body');
      assert.equal(parsed.subject, 'odd');
    }
  });
});

describe('attachments', () => {
  const files = mail(
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: IMAGE/PNG; name="../../etc/passwd"',
    'Content-ID: <pic@x.example>',
    'Content-Disposition: inline',
    '',
    'one',
    '--b',
    'Content-Type: not a type',
    `Content-Disposition: attachment; filename*=utf-8''gpj%E2%80%AEexe%0D%0A.${'a'.repeat(300)}`,
    '',
    'second',
    '--b',
    'Content-Type: application/pdf',
    'Content-Disposition: attachment; filename=".."',
    '',
    '',
    '--b--',
  );

  test('file names are only names, and types are only types', async () => {
    const { attachments } = await parser.parse(files);
    assert.deepEqual(attachments[0], {
      filename: '_.._etc_passwd',
      contentType: 'image/png',
      size: 3,
      contentId: 'pic@x.example',
      disposition: 'inline',
    });
    assert.equal(attachments[1]?.contentType, 'application/octet-stream');
    assert.equal(attachments[1]?.filename?.length, 255);
    assert.match(attachments[1]?.filename ?? '', /^gpjexe \.a+$/);
    assert.equal(attachments[2]?.filename, null);
  });

  test('the bytes of each are found by its place in the list, and nothing beyond it', async () => {
    assert.equal(String(await parser.attachment(files, 0)), 'one');
    assert.equal(String(await parser.attachment(files, 1)), 'second');
    assert.equal((await parser.attachment(files, 2))?.length, 0);
    for (const index of [3, -1, 0.5, Number.NaN]) assert.equal(await parser.attachment(files, index), null);
  });

  test('a mail may list a thousand files, and says when it had more', async () => {
    const parts = '--b\r\nContent-Type: application/pdf\r\n\r\nx\r\n'.repeat(1_001);
    const crowded = mail('Content-Type: multipart/mixed; boundary=b', '', `${parts}--b--`);
    const parsed = await parser.parse(crowded);
    assert.equal(parsed.attachments.length, 1_000);
    assert.deepEqual(parsed.anomalies, ['attachments_truncated']);
    assert.equal(await parser.attachment(crowded, 1_000), null);
  });
});
