/** Sending through a relay: what a mail looks like where it arrives, and what becomes of each recipient. */
import assert from 'node:assert/strict';
import { before, beforeEach, describe, test } from 'node:test';
import { type ParsedMail, simpleParser } from 'mailparser';
import { startScript } from '../../support/rooms/delivery-attempt.ts';
import { eventually, type Json, type Postroom, standInClock, startPostroom } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';
import type { Refusal, SmtpSink, SunkMail } from '../../support/servers/smtp-sink.ts';

const MINUTE = 60_000;

describe('a mail to the outside', () => {
  const clock = standInClock();
  let refuse: (address: string) => Refusal | undefined = () => undefined;
  let sink: SmtpSink;
  let room: Postroom;
  let inboxId: string;

  before(async () => {
    ({ room, sink } = await startRelayedRoom({}, { clock }, { onRcpt: (address) => refuse(address) }));
    inboxId = (await room.rest('POST', '/inboxes', { localPart: 'desk', displayName: 'Dësk' })).body.id;
  });
  beforeEach(() => {
    refuse = () => undefined;
    sink.mails.length = 0;
  });

  test('arrives as it was given: recipients, answers address, bodies, files and headers; bcc only in the envelope', async () => {
    const [pdf, logo] = [Buffer.from('%PDF-1.7\u0000\u00ff', 'latin1'), Buffer.from('89504e47', 'hex')];
    const sent = await send({
      to: ['Bob <bob@example.org>', '"Doe, Jane" <jane@example.org>'],
      cc: ['carol@example.org'],
      bcc: ['Hidden <hidden@example.net>'],
      replyTo: 'Replies <replies@example.com>',
      subject: 'Grüße & <b>',
      text: 'Hello\n.\nFrom me\n',
      html: '<p>Hello <img src="cid:logo@x"></p>',
      attachments: [
        { filename: 'Übersicht.pdf', content: pdf.toString('base64'), contentType: 'application/pdf' },
        { filename: 'logo.png', content: logo.toString('base64'), contentType: 'image/png', contentId: 'logo@x' },
      ],
      headers: { 'X-Order-Id': '42', 'List-Unsubscribe': '<https://example.com/u>' },
      labels: ['orders', 'für später'],
    });
    const [handed, mail] = await arrived();
    assert.equal(handed.from, 'desk@postroom.localhost');
    assert.deepEqual(handed.recipients, ['bob@example.org', 'jane@example.org', 'carol@example.org', 'hidden@example.net']);
    assert.doesNotMatch(handed.mime.toString('latin1'), /hidden|^bcc:/im);
    assert.deepEqual(
      ['from', 'to', 'cc', 'reply-to'].map((name) => headerText(mail, name)),
      [
        '"Dësk" <desk@postroom.localhost>',
        '"Bob" <bob@example.org>, "Doe, Jane" <jane@example.org>',
        'carol@example.org',
        '"Replies" <replies@example.com>',
      ],
    );
    assert.deepEqual(
      [mail.subject, mail.messageId, mail.date?.getTime()],
      ['Grüße & <b>', sent.messageId, wholeSeconds(clock.now())],
    );
    assert.equal(mail.text?.trimEnd(), 'Hello\n.\nFrom me');
    assert.match(mail.html || '', /^<p>Hello <img src=/);
    assert.deepEqual(
      mail.attachments.map((file) => [file.filename, file.contentType, file.content.toString('hex'), file.cid]),
      [
        ['Übersicht.pdf', 'application/pdf', pdf.toString('hex'), undefined],
        ['logo.png', 'image/png', logo.toString('hex'), 'logo@x'],
      ].sort((a, b) => orderOf(mail, a[0]) - orderOf(mail, b[0])),
    );
    assert.equal(mail.headers.get('x-order-id'), '42');

    const kept = await settled(sent.id, 'sent');
    assert.deepEqual([kept.labels, kept.isRead, kept.direction], [['orders', 'für später'], true, 'outbound']);
    assert.equal(kept.bcc, 'Hidden <hidden@example.net>');
    assert.equal(kept.to, 'Bob <bob@example.org>, "Doe, Jane" <jane@example.org>');
    assert.deepEqual((kept.attachments as Json[]).map((file) => [file.filename, file.size, file.contentId]).sort(), [
      ['logo.png', logo.length, 'logo@x'],
      ['Übersicht.pdf', pdf.length, null],
    ]);
    for (const file of kept.attachments as Json[]) {
      const { bytes } = await room.download(`/emails/${sent.id}/attachments/${file.id}`);
      assert.ok(bytes.equals(file.filename === 'logo.png' ? logo : pdf));
    }
    const { bytes } = await room.download(`/emails/${sent.id}/raw`);
    assert.ok(bytes.equals(handed.mime));
  });

  test('to one address named twice is sent once', async () => {
    const sent = await send({ to: ['bob@example.org', 'Bob <BOB@example.org>'], cc: ['bob@EXAMPLE.org'] });
    const [handed] = await arrived();
    assert.equal(handed.recipients.length, 1);
    await settled(sent.id, 'sent');
  });

  test('is deferred on a 4xx answer and tried again when its time has come, with the same Message-ID', async () => {
    refuse = () => ({ responseCode: 451, message: '4.7.1 greylisted' });
    const sent = await send({ to: 'bob@example.org' });
    await settled(sent.id, 'deferred');
    assert.equal(sink.mails.length, 0);
    refuse = () => undefined;
    await nudge();
    assert.equal((await room.rest('GET', `/emails/${sent.id}`)).body.status, 'deferred', 'not before its time');
    clock.pass(1.3 * MINUTE);
    await nudge();
    await settled(sent.id, 'sent');
    assert.ok(sink.mails.some((mail) => mail.mime.includes(`Message-ID: ${sent.messageId}`)));
    assert.deepEqual(await eventsOf(sent.id), ['email.queued', 'email.deferred', 'email.sent']);
  });

  test('is given up after two days of 4xx answers', async () => {
    refuse = (address) => (address === 'bob@example.org' ? { responseCode: 450, message: '4.2.1 later' } : undefined);
    const sent = await send({ to: 'bob@example.org' });
    await settled(sent.id, 'deferred');
    clock.pass(48 * 60 * MINUTE);
    await nudge();
    await settled(sent.id, 'failed');
    assert.deepEqual(await eventsOf(sent.id), ['email.queued', 'email.deferred', 'email.failed']);
  });

  test('fails at once on a 5xx answer', async () => {
    refuse = () => ({ responseCode: 550, message: '5.1.1 no such user' });
    const sent = await send({ to: 'nobody@example.org' });
    await settled(sent.id, 'failed');
    clock.pass(60 * MINUTE);
    refuse = () => undefined;
    await nudge();
    assert.ok(!sink.mails.some((mail) => mail.recipients.includes('nobody@example.org')));
  });

  test('reaches two recipients when the third is refused, and says that one failed', async () => {
    const before = (await room.rest('GET', '/metrics')).body.deliveries;
    refuse = (address) => (address.startsWith('noone') ? { responseCode: 550, message: '5.1.1 no such user' } : undefined);
    const sent = await send({ to: ['bob@example.org', 'noone@example.org'], cc: ['carol@example.org'] });
    const [handed] = await arrived();
    assert.deepEqual(handed.recipients, ['bob@example.org', 'carol@example.org']);
    await settled(sent.id, 'failed');
    const { deliveries } = (await room.rest('GET', '/metrics')).body;
    assert.deepEqual([deliveries.sent - before.sent, deliveries.failed - before.failed], [2, 1]);
  });

  test('that waits for its next attempt is canceled by deleting it', async () => {
    refuse = () => ({ responseCode: 451, message: '4.7.1 greylisted' });
    const sent = await send({ to: 'never@example.org' });
    await settled(sent.id, 'deferred');
    refuse = () => undefined;
    assert.equal((await room.rest('DELETE', `/emails/${sent.id}`)).status, 200);
    clock.pass(24 * 60 * MINUTE);
    await nudge();
    assert.ok(!sink.mails.some((mail) => mail.recipients.includes('never@example.org')));
  });

  test('still goes out when its inbox is deleted in between', async () => {
    const { body: inbox } = await room.rest('POST', '/inboxes', { localPart: 'leaving' });
    refuse = (address) => (address === 'bob@example.org' ? { responseCode: 451, message: '4.7.1 greylisted' } : undefined);
    const sent = await send({ inboxId: inbox.id, to: 'bob@example.org' });
    await settled(sent.id, 'deferred');
    assert.equal((await room.rest('DELETE', `/inboxes/${inbox.id}`)).status, 200);
    refuse = () => undefined;
    clock.pass(2 * MINUTE);
    await nudge();
    await eventually('it is sent', async () => sink.mails.some((mail) => mail.from === inbox.address));
  });

  async function send(mail: Json): Promise<Json> {
    const { status, body } = await room.rest('POST', '/emails/send', { inboxId, subject: 'Hello', text: 'Hello', ...mail });
    assert.deepEqual([status, body.status], [202, 'queued'], JSON.stringify(body));
    return body;
  }

  /** Lets the outbox look again, by a mail that is sure to leave. */
  async function nudge(): Promise<void> {
    await settled((await send({ to: 'nudge@example.org' })).id, 'sent');
  }

  async function settled(id: unknown, status: string): Promise<Json> {
    return await eventually(`the mail is ${status}`, async () => {
      const { body } = await room.rest('GET', `/emails/${id}`);
      return body.status === status && body;
    });
  }

  async function arrived(): Promise<[SunkMail, ParsedMail]> {
    await sink.waitFor(1);
    const [mail] = sink.mails;
    assert.ok(mail);
    return [mail, await simpleParser(mail.mime, { skipImageLinks: true })];
  }

  async function eventsOf(id: unknown): Promise<string[]> {
    const types: string[] = [];
    for (let after = ''; ; ) {
      const { body } = await room.rest('GET', `/events?limit=100${after && `&after=${after}`}`);
      types.push(...body.data.filter((event: Json) => event.subjectId === id).map((event: Json) => event.type));
      if (body.data.length === 0) return types;
      after = body.nextCursor;
    }
  }
});

describe('a mail that is queued behind a relay which never answers', () => {
  test('is canceled by deleting it; one that is being sent cannot be deleted', async () => {
    const silent = await startScript('', () => '');
    const room = await startPostroom({ SMTP_URL: silent.url });
    const inboxId = (await room.rest('POST', '/inboxes', {})).body.id;
    const send = async (n: number) =>
      (await room.rest('POST', '/emails/send', { inboxId, to: `bob@${n}.example.org`, subject: 'x', text: 'x' })).body.id;
    const deliveries = async () => (await room.rest('GET', '/metrics')).body.deliveries;

    const first = await send(0);
    for (let count = 1; count < 20; count++) await send(count);
    await eventually('all hands are full', async () => (await deliveries()).sending === 20);
    const waiting = await send(20);
    assert.equal((await room.rest('GET', `/emails/${waiting}`)).body.status, 'queued');
    assert.equal((await room.rest('DELETE', `/emails/${waiting}`)).status, 200);
    const refused = await room.rest('DELETE', `/emails/${first}`);
    assert.deepEqual([refused.status, refused.body.code], [409, 'conflict']);
    assert.ok(Number(refused.headers.get('retry-after')) > 0);
    const { queued, sending, canceled } = await deliveries();
    assert.deepEqual([queued, sending, canceled], [0, 20, 1]);
  });
});

function headerText(mail: ParsedMail, name: string): string {
  const value = mail.headers.get(name);
  return typeof value === 'object' && 'text' in value ? String(value.text) : String(value);
}

function wholeSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000) * 1000;
}

function orderOf(mail: ParsedMail, filename: unknown): number {
  return mail.attachments.findIndex((file) => file.filename === filename);
}
