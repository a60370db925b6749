/** Reports that somebody made up: they change nothing. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { feedbackReport, statusNotification, writtenBounce } from '../../support/mails/reports.ts';
import { eventually, type Json, type Postroom } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';

describe('a forged report', () => {
  let room: Postroom;
  let desk: Json;

  before(async () => {
    ({ room } = await startRelayedRoom());
    desk = (await room.rest('POST', '/inboxes', { localPart: 'desk' })).body;
  });

  test('that comes to another inbox of the account, or to another account, counts nothing', async () => {
    const mail = await sent('bob@example.org');
    await room.rest('POST', '/inboxes', { localPart: 'beside' });
    const stranger = await room.account();
    await room.rest('POST', '/inboxes', { localPart: 'stranger' }, { key: stranger });
    for (const address of ['beside@postroom.localhost', 'stranger@postroom.localhost'])
      await take(address, statusNotification(address, mail, [{ recipient: 'bob@example.org' }]));
    await unchanged(mail);
  });

  test('that names no recipient of the mail, or another mail, counts nothing', async () => {
    const mail = await sent('bob@example.org');
    await report(mail, [{ recipient: 'eve@example.org' }]);
    await report(mail, [{ recipient: 'bob@example.org.evil.example' }]);
    await report({ messageId: '<nothing@postroom.localhost>' }, [{ recipient: 'bob@example.org' }]);
    await report({ messageId: mail.messageId.toUpperCase() }, [{ recipient: 'bob@example.org' }]);
    await take('desk@postroom.localhost', feedbackReport('desk@postroom.localhost', mail, ['eve@example.org']));
    await take('desk@postroom.localhost', writtenBounce('desk@postroom.localhost', mail, 'eve@example.org', '550 User unknown'));
    await unchanged(mail);
  });

  test('on what was delivered here counts nothing: this Postroom knows better', async () => {
    const local = 'local@postroom.localhost';
    await room.rest('POST', '/inboxes', { localPart: 'local' });
    const mail = await sent(local);
    await report(mail, [{ recipient: local }]);
    await take('desk@postroom.localhost', feedbackReport('desk@postroom.localhost', mail, [local]));
    await unchanged(mail, 'delivered');
  });

  test('on a mail that has not left this Postroom counts nothing', async () => {
    await room.rest('PATCH', `/inboxes/${desk.id}`, { approval: 'required' });
    const { status, body } = await room.rest('POST', '/emails/send', {
      inboxId: desk.id,
      to: 'held@example.org',
      subject: 'Wait',
      text: 'Hi',
    });
    await room.rest('PATCH', `/inboxes/${desk.id}`, { approval: 'none' });
    assert.deepEqual([status, body.status], [202, 'held']);
    await report(body, [{ recipient: 'held@example.org' }]);
    await take('desk@postroom.localhost', feedbackReport('desk@postroom.localhost', body, ['held@example.org']));
    await unchanged(body, 'held');
  });

  test('that was sent from here is a mail like any other', async () => {
    const mail = await sent('bob@example.org');
    const { body: forger } = await room.rest('POST', '/inboxes', { localPart: 'forger', displayName: 'Mail Delivery Subsystem' });
    await room.rest('POST', '/emails/send', {
      inboxId: forger.id,
      to: desk.address,
      subject: 'Undelivered Mail Returned to Sender',
      text: 'Your message could not be delivered.\n<bob@example.org>: 550 5.1.1 User unknown',
      headers: { 'In-Reply-To': mail.messageId },
    });
    const forged = await eventually('it arrives', async () =>
      (await room.rest('GET', `/emails?inboxId=${desk.id}&direction=inbound&from=forger`)).body.data.at(0),
    );
    assert.deepEqual([forged.kind, forged.isRead], ['message', false]);
    await unchanged(mail);
  });

  test('that a mail carries as an attachment, or tells of in a sentence, is no report', async () => {
    const mail = await sent('bob@example.org');
    const inner = statusNotification('desk@postroom.localhost', mail, [{ recipient: 'bob@example.org' }]);
    await take(
      'desk@postroom.localhost',
      [
        'From: Carol <carol@example.org>',
        'Subject: Undelivered Mail Returned to Sender',
        'Content-Type: multipart/mixed; boundary="outer"',
        '',
        '--outer',
        '',
        'Your mail to <bob@example.org> could not be delivered: 550 5.1.1 User unknown. What did I do wrong?',
        '--outer',
        'Content-Type: message/rfc822',
        '',
        inner,
        '--outer--',
        '',
      ].join('\r\n'),
    );
    const [newest] = (await room.rest('GET', `/emails?inboxId=${desk.id}&limit=1`)).body.data;
    assert.deepEqual([newest.from, newest.kind, newest.isRead], ['Carol <carol@example.org>', 'message', false]);
    await unchanged(mail);
  });

  test('ten thousand recipients in one report change the one it is about, at most', async () => {
    const mail = await sent('bob@example.org');
    const many = Array.from({ length: 10_000 }, (_, n) => ({ recipient: `r${n}@example.org` }));
    await report(mail, [{ recipient: 'bob@example.org' }, ...many]);
    assert.equal((await read(mail)).status, 'bounced');
    const { data } = (await room.rest('GET', '/suppressions?limit=100')).body;
    assert.deepEqual(
      data.map((one: Json) => one.address),
      ['bob@example.org'],
    );
  });

  type Sent = { id: string; messageId: string };

  async function sent(to: string): Promise<Sent> {
    const { status, body } = await room.rest('POST', '/emails/send', { inboxId: desk.id, to, subject: 'Hi', text: 'Hello' });
    assert.equal(status, 202, JSON.stringify(body));
    await eventually('the mail is sent', async () => ['sent', 'delivered'].includes(String((await read(body)).status)));
    return body;
  }

  async function report(mail: { messageId: string }, statuses: Parameters<typeof statusNotification>[2]): Promise<void> {
    await take('desk@postroom.localhost', statusNotification('desk@postroom.localhost', mail, statuses));
  }

  async function take(address: string, mime: string): Promise<void> {
    const answer = await room.inbound(address, mime);
    assert.deepEqual([answer.status, answer.json], [200, { ok: true }]);
  }

  async function read({ id }: { id: string }): Promise<Json> {
    return (await room.rest('GET', `/emails/${id}`)).body;
  }

  async function unchanged(mail: { id: string }, status = 'sent'): Promise<void> {
    assert.equal((await read(mail)).status, status);
    assert.deepEqual((await room.rest('GET', '/suppressions')).body.data, []);
  }
});
