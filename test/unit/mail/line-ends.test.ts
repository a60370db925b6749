/** Lines that end in CR alone. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openParser } from '../../support/running/kept-threads.ts';

const parser = openParser();

test('a mail whose lines all end in CR is read as any other', async () => {
  const lines = [
    'From: ada@sender.example',
    'Subject: Your code',
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary=x',
    '',
  ];
  const parts = [
    '--x',
    'Content-Type: text/plain',
    '',
    'Hello',
    '',
    '--x',
    'Content-Type: text/html',
    '',
    '<p>Hello</p>',
    '--x--',
    '',
  ];
  for (const end of ['\r', '\r\n', '\n']) {
    const mail = await parser.parse(Buffer.from([...lines, ...parts].join(end)));
    assert.deepEqual(
      [mail.from, mail.subject, mail.text?.trim(), mail.parseStatus],
      ['ada@sender.example', 'Your code', 'Hello', 'parsed'],
      JSON.stringify(end),
    );
  }
});

test('a CR within a header of a mail with other line ends begins no field', async () => {
  const mail = await parser.parse(
    Buffer.from('Subject: Hello\rFrom: eve@sender.example\r\nFrom: ada@sender.example\r\n\r\nHello\r\n'),
  );
  assert.equal(mail.from, 'ada@sender.example');
});
