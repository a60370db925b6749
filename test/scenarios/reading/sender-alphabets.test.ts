/** The address of a sender is told so that letters of another alphabet are not taken for those that they look like. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unfenced } from '../../support/rooms/conversation.ts';
import { type Answer, startPostroom } from '../../support/rooms/postroom.ts';
import { startSmtpSink } from '../../support/servers/smtp-sink.ts';

const sink = await startSmtpSink();
const room = await startPostroom({ SMTP_URL: sink.url });
const agent = await room.mcp();
const inbox = (await room.rest('POST', '/inboxes', { localPart: 'alphabets' })).body;

async function received(from: string): Promise<Answer['body']> {
  const mail = `From: ${from}\r\nTo: ${inbox.address}\r\nSubject: Hello\r\n\r\nHello.\r\n`;
  assert.equal((await room.inbound(String(inbox.address), mail)).status, 200);
  const [{ id }] = (await room.rest('GET', `/emails?inboxId=${inbox.id}&limit=1`)).body.data;
  return (await room.rest('GET', `/emails/${id}`)).body;
}

test('a domain with letters of another alphabet is told in ASCII', async () => {
  // The first two letters are Cyrillic.
  const { id, sender, from } = await received('"Support" <support@\u0440\u0430ypal.example>');
  assert.equal(sender.address, 'support@xn--ypal-43d9g.example');
  assert.match(String(from), /\u0440\u0430ypal/, 'From stays as it was written');
  const { body } = await agent.call('get_email', { id });
  assert.equal(unfenced(body).sender.address, 'support@xn--ypal-43d9g.example');
});

test('a correspondent is known by the domain in either form', async () => {
  const mail = { inboxId: inbox.id, to: 'jo@b\u00fccher.example', subject: 'x', text: 'x' };
  assert.equal((await room.rest('POST', '/emails/send', mail)).status, 202);
  for (const address of ['jo@b\u00fccher.example', 'jo@xn--bcher-kva.example']) {
    const { sender } = await received(`"${address}" <${address}>`);
    assert.deepEqual(
      [sender.address, sender.knownCorrespondent, sender.displayNameHasOtherAddress, sender.replyToDiffers],
      ['jo@xn--bcher-kva.example', true, false, false],
    );
  }
});

test('a domain that is none, and one in ASCII, stay as they are', async () => {
  assert.equal((await received('ann@example.org')).sender.address, 'ann@example.org');
  assert.equal((await received('ann@0x7f.1')).sender.address, 'ann@0x7f.1');
});

test('what is too long for a domain is not converted, and of many spellings of one address only a few', async () => {
  const han = Array.from({ length: 5000 }, (_, at) => String.fromCharCode(0x4e00 + at)).join('');
  assert.equal((await received(`ann@${han}.example`)).sender.address, `ann@${han}.example`);
  const spelled = (count: number) =>
    Array.from(
      { length: count },
      (_, at) => `ann@${'\ufb01'.repeat(at % 4)}${'fi'.repeat(11 - (at % 4))}${'\u00e9'.repeat(Math.floor(at / 4) + 1)}.example`,
    );
  assert.equal((await received(`ann@example.org\r\nReply-To: ${spelled(12).join(', ')}`)).sender.replyToDiffers, true);
  const same = Array.from({ length: 12 }, () => 'ann@b\u00fccher.example').join(', ');
  assert.equal((await received(`ann@b\u00fccher.example\r\nReply-To: ${same}`)).sender.replyToDiffers, false);
});
