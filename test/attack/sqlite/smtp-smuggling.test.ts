/** No way to write the end of a mail makes two mails of one, and bytes with which another server could be fooled are refused. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { type SmtpClient, smtpClient } from '../../support/clients/smtp-client.ts';
import { startSmtpRoom, subjectsIn } from '../../support/rooms/smtp-room.ts';

const room = await startSmtpRoom();
const { body: ada } = await room.rest('POST', '/inboxes', { localPart: 'ada' });
const TO = 'ada@postroom.localhost';

/** What an attacker writes in place of the end of the first mail. */
const ENDS: [string, string][] = [
  ['LF . LF', '\n.\n'],
  ['LF . CR LF', '\n.\r\n'],
  ['CR LF . LF', '\r\n.\n'],
  ['CR . CR', '\r.\r'],
  ['CR . CR LF', '\r.\r\n'],
  ['CR LF . CR', '\r\n.\r'],
  ['LF . CR', '\n.\r'],
  ['CR . LF', '\r.\n'],
  ['CR CR LF . CR LF', '\r\r\n.\r\n\r\n'],
  ['LF LF . CR LF', '\n\n.\r\n'],
  ['CR LF NUL . CR LF', '\r\n\0.\r\n'],
  ['CR LF . . CR LF', '\r\n..\r\n'],
];

/** Whole, in pieces of one byte, and cut between each two bytes of the sequence. */
const CUTS = ['whole', 'byte by byte'] as const;

describe('of what follows', () => {
  for (const [name, end] of ENDS)
    for (const cut of CUTS)
      test(`${name}, ${cut}, nothing becomes a mail of its own`, async () => {
        const subject = `${name} ${cut}`;
        const inner = `MAIL FROM:<admin@example.com>\r\nRCPT TO:<${TO}>\r\nDATA\r\nSubject: smuggled\r\n\r\nInner.\r\n.\r\n`;
        const client = await smtpClient(room);
        await client.envelope('x@example.org', TO);
        await client.say('DATA');
        const sent = Buffer.from(`Subject: ${subject}\r\n\r\nOuter.${end}${inner}`, 'latin1');
        if (cut === 'whole') client.write(sent);
        else
          for (const byte of sent) {
            client.write(Buffer.from([byte]));
            await setImmediate();
          }
        const replies = [await client.reply()];
        client.write('QUIT\r\n');
        for (let reply = await next(client); reply !== null && !reply.startsWith('221'); reply = await next(client))
          replies.push(reply);
        assert.equal(replies.filter((reply) => reply.startsWith('250')).length <= 1, true, replies.join('\n'));
        const found = await subjectsIn(room, ada.id);
        assert.ok(!found.includes('smuggled'), replies.join('\n'));
        assert.equal(found.filter((one) => one === subject).length, replies[0]?.startsWith('250') ? 1 : 0);
        // Only these two are data that no server reads in another way.
        const isHarmless = name.includes('NUL') || name === 'CR LF . . CR LF';
        assert.match(replies[0] ?? '', isHarmless ? /^250 / : /^550 5\.6\.11 /);
      });
});

/** Null when the server has ended the connection. */
async function next(client: SmtpClient): Promise<string | null> {
  return await client.reply().catch(() => null);
}

test('a bare CR is refused wherever it stands, and lines that end with LF alone are taken', async () => {
  const hand = async (text: string) => {
    const client = await smtpClient(room);
    await client.envelope('x@example.org', TO);
    return await client.data(text);
  };
  for (const text of [
    'Subject: a\rb\r\n\r\nx\r\n',
    'Subject: a\r\n\r\nx\ry\r\n',
    `Subject: a\r\n\r\n${'x'.repeat(70_000)}\r\r\n`,
  ])
    assert.match(await hand(text), /^550 5\.6\.11 /);
  assert.match(await hand('Subject: lines\n\nby LF\n.. alone\n'), /^250 2\.6\.0 Stored/);
});

test('commands that were written before the greeting, or with controls in an address, do nothing', async () => {
  const early = await smtpClient(room, { greeted: false });
  early.write('EHLO x\r\nMAIL FROM:<x@example.org>\r\n');
  assert.match(await early.reply(), /^421 /);
  const client = await smtpClient(room);
  await client.say('EHLO x');
  assert.match(await client.say('MAIL FROM:<x\0@example.org>'), /^501 /);
  assert.match(await client.say('MAIL FROM:<x@example.org>'), /^250 /);
  assert.match(await client.say('RCPT TO:<ada@postroom.localhost\x0b>'), /^501 /);
});
