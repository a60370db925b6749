/** From whom an inbox takes mail: what is refused is not stored, and whoever posts it hears why. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { statusNotification } from '../../support/mails/reports.ts';
import type { Stored } from '../../support/rooms/correspondence.ts';
import { eventually, type Json } from '../../support/rooms/postroom.ts';
import { startRuledRoom } from '../../support/rooms/ruled-room.ts';

const ruled = await startRuledRoom();

const IGNORED = { ok: true, ignored: true, reason: 'the inbox does not take mail from this sender' };
const list = (allow: string[] | null, block: string[] = []) => ({ allow, block });
const storedIn = async (inbox: Stored): Promise<Json[]> =>
  (await ruled.room.rest('GET', `/emails?inboxId=${inbox.id}&direction=inbound&limit=100`)).body.data;

/** Posts a mail with these header lines; answers whether it was taken, having checked that it is there or is not. */
async function isTaken(inbox: Stored, sender: string, ...header: string[]): Promise<boolean> {
  const before = (await storedIn(inbox)).length;
  const { status, json } = await ruled.post(inbox.address, { sender, mime: `${header.join('\r\n')}\r\n\r\nHello.\r\n` });
  const taken = status === 200;
  assert.deepEqual([status, json], taken ? [200, { ok: true }] : [202, IGNORED]);
  assert.equal((await storedIn(inbox)).length, before + (taken ? 1 : 0));
  return taken;
}

describe('an inbox that takes mail from some only', () => {
  let inbox: Stored;
  before(async () => {
    inbox = await ruled.inbox({ rules: { receive: list(['example.com', 'ann@friends.test', 'bücher.example']) } });
  });

  for (const [sender, ...header] of [
    ['bob@example.com', 'From: Bob <bob@example.com>'],
    ['<BOB@EXAMPLE.COM>', 'From: bob@Example.Com.'],
    ['bounces+17@example.com', 'From: bob@example.com', 'Reply-To: eve@evil.test'],
    ['ann+news@friends.test', 'From: "ann"@friends.test, bob@example.com'],
    ['ann@bücher.example', 'From: ann@xn--bcher-kva.example'],
    ['ann@xn--bcher-kva.example', 'From: =?utf-8?q?Eve_=40_evil=2Etest?= <ann@bücher.example>'],
  ])
    test(`takes ${header[0]} from ${sender}`, async () => {
      assert.equal(await isTaken(inbox, sender ?? '', ...header), true);
    });

  for (const [what, sender, ...header] of [
    ['an author who only looks allowed', 'bob@example.com', 'From: "bob@example.com" <eve@evil.test>'],
    ['an author below a name that is allowed', 'bob@example.com', 'From: bob@example.com.evil.test'],
    ['a subdomain', 'bob@example.com', 'From: bob@sub.example.com'],
    ['another envelope than the author', 'eve@evil.test', 'From: bob@example.com'],
    ['a second author', 'bob@example.com', 'From: bob@example.com, eve@evil.test'],
    ['a second From', 'bob@example.com', 'From: bob@example.com', 'From: eve@evil.test'],
    ['authors in a group', 'bob@example.com', 'From: friends: bob@example.com, eve@evil.test;'],
    ['no author', 'bob@example.com', 'Subject: x'],
    ['an author without address', 'bob@example.com', 'From: bob at example.com'],
    ['an address in a comment', 'bob@example.com', 'From: eve@evil.test (bob@example.com)'],
    ['an address in a quoted local part', 'bob@example.com', 'From: "bob@example.com"@evil.test'],
    ['more authors than are read', 'bob@example.com', `From: ${'bob@example.com,\r\n '.repeat(2500)} eve@evil.test`],
    ['a look-alike domain', 'bob@example.com', 'From: bob@еxample.com'],
    ['an address literal', 'bob@example.com', 'From: bob@[127.0.0.1]'],
    ['the null sender', '', 'From: bob@example.com'],
    ['a sender that is no address', 'bob', 'From: bob@example.com'],
  ])
    test(`takes nothing of ${what}`, async () => {
      assert.equal(await isTaken(inbox, sender ?? '', ...header), false);
    });

  test('takes nothing when the envelope sender cannot be read', async () => {
    const token = 'f'.repeat(50);
    const long = `${'x'.repeat(2000)}@example.com`;
    const { status, json } = await ruled.post(inbox.address, { sender: long, mime: 'From: bob@example.com\r\n\r\nx', token });
    assert.deepEqual([status, json], [202, IGNORED]);
  });

  test('counts what it refuses as ignored, and takes it when it is posted anew after the rules are gone', async () => {
    const closed = await ruled.inbox({ rules: { receive: list([]) } });
    const ignored = async () => (await ruled.room.rest('GET', '/metrics')).body.webhook.ignored;
    const before = await ignored();
    const mail = { sender: 'bob@example.com', mime: 'From: bob@example.com\r\n\r\nx', token: 'a'.repeat(50) };
    assert.deepEqual((await ruled.post(closed.address, mail)).json, IGNORED);
    assert.equal(await ignored(), before + 1);
    await ruled.room.rest('PATCH', `/inboxes/${closed.id}`, { rules: null });
    assert.deepEqual((await ruled.post(closed.address, mail)).json, IGNORED, 'a token is used once');
    const anew = { ...mail, token: 'b'.repeat(50) };
    assert.deepEqual((await ruled.post(closed.address, anew)).json, { ok: true });
    assert.deepEqual((await ruled.post(closed.address, anew)).json, { ok: true, duplicate: true });
  });

  test('takes reports on mail that it sent, and none on mail that it did not', async () => {
    const strict = await ruled.inbox({ rules: { receive: list(['example.com']) } });
    const mail = { inboxId: strict.id, to: 'nobody@gone.test', subject: 'x', text: 'x' };
    const { body: sent } = await ruled.room.rest('POST', '/emails/send', mail);
    await ruled.left();
    const failed = [{ recipient: 'nobody@gone.test' }];
    const report = (messageId: string) => ({ sender: '', mime: statusNotification(strict.address, { messageId }, failed) });
    assert.deepEqual((await ruled.post(strict.address, report('<other@gone.test>'))).json, IGNORED);
    assert.deepEqual((await ruled.post(strict.address, report(sent.messageId))).json, { ok: true });
    assert.equal((await ruled.room.rest('GET', `/emails/${sent.id}`)).body.status, 'bounced');
    await ruled.room.rest('PATCH', `/inboxes/${strict.id}`, { rules: { receive: list(null, ['*.example.org']) } });
    const blocked = { ...report(sent.messageId), sender: 'mailer@mx.example.org' };
    assert.deepEqual((await ruled.post(strict.address, blocked)).json, IGNORED);
  });
});

test('of several inboxes that a mail is for, those that take it get it', async () => {
  const [open, closed] = [await ruled.inbox(), await ruled.inbox({ rules: { receive: list(['example.com']) } })];
  const mime = 'From: eve@evil.test\r\nSubject: both\r\n\r\nx';
  const { json } = await ruled.post(`${open.address}, ${closed.address}`, { sender: 'eve@evil.test', mime });
  assert.deepEqual(json, { ok: true });
  assert.deepEqual([(await storedIn(open)).length, (await storedIn(closed)).length], [1, 0]);
});

describe('an inbox that blocks some', () => {
  let inbox: Stored;
  before(async () => {
    inbox = await ruled.inbox({ rules: { receive: list(null, ['eve@evil.test', '*.bad.test', 'müll.example']) } });
  });

  for (const [what, sender, ...header] of [
    ['the envelope', 'EVE+news@evil.test', 'From: bob@example.com'],
    ['an author', 'bob@example.com', 'From: bob@example.com, "Eve" <eve+1@EVIL.test>'],
    ['an author in quotes', 'bob@example.com', 'From: "e\\ve"@evil.test'],
    ['where answers go', 'bob@example.com', 'From: bob@example.com', 'Reply-To: x@a.b.bad.test'],
    ['a domain in Unicode', 'bob@example.com', 'From: bob@MÜLL.example'],
    ['a domain as DNS has it', 'bob@xn--mll-hoa.example', 'From: bob@example.com'],
    ['one of two Froms', 'bob@example.com', 'From: bob@example.com', 'From: eve@evil.test'],
    ['a domain with a dot at its end', 'eve@evil.test.', 'From: bob@example.com'],
  ])
    test(`refuses a mail by ${what}`, async () => {
      assert.equal(await isTaken(inbox, sender ?? '', ...header), false);
    });

  for (const [sender, ...header] of [
    ['adam@evil.test', 'From: adam@evil.test'],
    ['x@bad.test', 'From: eve@notevil.test', 'Reply-To: eve@evil.test.example'],
    ['', 'From: MAILER-DAEMON'],
    ['root@host', 'From: root@my_host.example', 'To: eve@evil.test'],
    ['bob@example.com', 'From: "eve@evil.test" <bob@example.com>'],
  ])
    test(`takes ${header.join(', ')} from ${sender || 'the null sender'}`, async () => {
      assert.equal(await isTaken(inbox, sender ?? '', ...header), true);
    });
});

test('mail between inboxes here is judged too, and its sender hears that it was refused', async () => {
  const [ann, eve] = [await ruled.inbox({ displayName: 'Ann' }), await ruled.inbox({ displayName: 'Ann' })];
  const receiver = await ruled.inbox({ rules: { receive: list([ann.address]) } });
  const outcomes = [];
  for (const from of [ann, eve]) {
    const mail = { inboxId: from.id, to: receiver.address, subject: 'x', text: 'x' };
    const { body: sent } = await ruled.room.rest('POST', '/emails/send', mail);
    const delivery = await eventually('it is settled', async () => {
      const [one] = (await ruled.room.rest('GET', `/emails/${sent.id}/deliveries`)).body.data;
      return ['delivered', 'failed'].includes(one.status) && one;
    });
    outcomes.push([delivery.status, delivery.lastStatusCode]);
  }
  assert.deepEqual(outcomes, [
    ['delivered', '2.1.5'],
    ['failed', '5.7.1'],
  ]);
  assert.deepEqual(
    (await storedIn(receiver)).map((email) => email.from),
    [`Ann <${ann.address}>`],
  );
});
