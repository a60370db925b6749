/** Texts that are made to keep the readers of a mail busy: each is read in the time of a mail. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startParser } from '../../../src/mail/parser.ts';
import { mimeOf } from '../../labelled/labelled-mail.ts';
import { closedAtEnd } from '../../support/running/closing.ts';

const parser = closedAtEnd(startParser());

test('600 KB made to keep the readers of quotes busy', async () => {
  const pieces = [
    'On ',
    'On 2026 ',
    'Op \n',
    'Op 2026 schreef \n',
    '在',
    '> ',
    '-',
    'Am 1.1. schrieb a\n',
    'From: <a@b\n',
    '2026 from <',
    '---\nx\n',
    '| a 1.1.2026 1:00:\n',
    '\n',
  ];
  for (const piece of pieces) {
    const text = `${piece.repeat(600_000 / piece.length)}\nThe last line.`;
    const mime = `From: ada@sender.example\r\nSubject: Re: the boat\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}`;
    const { replyText: reply } = await parser.digest(Buffer.from(mime.replace(/\r?\n/g, '\r\n')), piece);
    assert.ok(piece === 'Am 1.1. schrieb a\n' || reply.endsWith('The last line.'), JSON.stringify(piece));
  }
});

test('400 KB made to keep the readers of codes busy', async () => {
  for (const piece of ['123456 ', '1 ', 'code ', 'order 1 ', 'A1-', 'verification code is ', '1\n', 'numéro d’']) {
    const text = piece.repeat(400_000 / piece.length);
    const mime = mimeOf({ name: '', language: 'en', subject: 'x', text, codes: [], links: [], best: null });
    assert.ok((await parser.digest(mime, piece)).text.length > 300_000, piece);
  }
});

test('links made to keep the readers of links busy: a thousand, in one line, each a button', async () => {
  const button = (at: number) =>
    `<a style="background:#06c" href="https://x${at}.example/verify?token=${'a1b2c3d4'.repeat(40)}${at}">Confirm ${at}</a> `;
  for (const between of ['', '<br>', '. ', 'Click the button below. ']) {
    const html = Array.from({ length: 1_000 }, (_, at) => between + button(at)).join('');
    const mime = mimeOf({ name: '', language: 'en', subject: 'Confirm', html, codes: [], links: [], best: null });
    const { links } = await parser.digest(mime, `links ${between}`);
    assert.equal(links.length, 1_000);
  }
});
