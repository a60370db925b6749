/** Agents that answer whatever comes: two of them stop by themselves, and machines that answer by themselves get no answer. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { came, untilHeld } from '../../support/clients/answering-agents.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { correspond, type Stored } from '../../support/rooms/correspondence.ts';
import { API_KEY, eventually, type Json, standInClock } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';

/** The default of an inbox. */
const CAP = 10;

const clock = standInClock();
const { room } = await startRelayedRoom({}, { clock });

const inbox = () => correspond(room, clock);
const post = (path: string, body: Json) => room.rest('POST', path, body);
const reply = (id: string, more: Json = {}) => post(`/emails/${id}/reply`, { text: 'Thank you.', ...more });

describe('two agents that answer everything', () => {
  test('stop at the cap, in one thread', async () => {
    const { held, sent, own, peer } = await untilHeld(room, clock, (_own, _peer, mail) => reply(mail.id));
    assert.equal(sent, 1 + 2 * CAP);
    assert.equal(held.held.rule, 'exchange_cap');
    assert.match(held.held.reason, /^10 mails went out within an hour to an address that writes back/);
    const again = await post('/emails/send', { inboxId: own.id, to: peer.address, subject: 'Instead', text: 'x' });
    assert.equal(again.body.held.rule, 'exchange_cap', 'send_email in place of a reply');
    assert.equal((await room.rest('GET', `/emails?inboxId=${peer.id}&direction=inbound`)).body.data.length, CAP);
  });
});

describe('the cap', () => {
  test('holds a thread whose other side writes from a new address each time', async () => {
    const desk = await inbox();
    const statuses: string[] = [];
    let last: Stored = null;
    for (let n = 0; n <= CAP; n++) {
      const names = last ? [`In-Reply-To: ${last.messageId}`] : [];
      await room.inbound(
        desk.address,
        mime({ to: desk.address, from: `bot${n}@bots.example`, subject: 'Hi', text: 'x', headers: names }),
        {
          at: clock.now(),
        },
      );
      last = (await reply((await came(room, desk.id, n + 1)).id)).body;
      statuses.push(last.status);
    }
    assert.deepEqual(statuses, [...Array(CAP).fill('queued'), 'held']);
    assert.match(last.held.reason, /in this thread/);
  });

  test('counts an address under all of its tags as one', async () => {
    const desk = await inbox();
    const statuses: string[] = [];
    for (let n = 0; n <= CAP; n++) {
      const mail = await desk.receive({ from: `bot+${n}@bots.example`, subject: `Topic ${n}` });
      statuses.push((await reply(mail.id)).body.status);
    }
    assert.deepEqual(statuses, [...Array(CAP).fill('queued'), 'held']);
  });

  test('does not count what goes to those who never write back', async () => {
    const desk = await inbox();
    for (let n = 0; n < 3 * CAP; n++) {
      const { body } = await post('/emails/send', {
        inboxId: desk.id,
        to: 'reader@example.org',
        subject: `News ${n}`,
        text: 'x',
      });
      assert.equal(body.status, 'queued');
    }
  });

  test('is exact though many answers are sent at the same moment', async () => {
    const desk = await inbox();
    const mail = await desk.receive({ from: 'crowd@example.org' });
    const answers = await Promise.all(Array.from({ length: 3 * CAP }, () => reply(mail.id)));
    assert.equal(answers.filter(({ body }) => body.status === 'queued').length, CAP);
  });

  test('is only raised by a key that may approve; lowering it is free', async () => {
    const desk = await inbox();
    const { body } = await post('/api-keys', { name: 'agent', scopes: ['inboxes:read', 'inboxes:write'] });
    const change = (exchangesPerHour: number | null) =>
      room.rest('PATCH', `/inboxes/${desk.id}`, { exchangesPerHour }, { key: body.key });
    assert.equal((await change(11)).body.code, 'missing_scope');
    assert.equal((await change(5)).status, 200);
    assert.equal((await change(null)).body.code, 'missing_scope');
  });
});

describe('the count of answers between post rooms', () => {
  test('travels in a header that answers and forwards raise, and that callers cannot set', async () => {
    const desk = await inbox();
    const mail = await desk.receive({ headers: ['Postroom-Hops: 7'] });
    const answer = await reply(mail.id, { autoSubmitted: true });
    const raw = (await room.download(`/emails/${answer.body.id}/raw`)).bytes.toString();
    assert.match(raw, /^Postroom-Hops: 8\r$/m);
    assert.match(raw, /^Auto-Submitted: auto-replied\r$/m);
    const forward = await post(`/emails/${mail.id}/forward`, { to: 'carol@example.org' });
    assert.match((await room.download(`/emails/${forward.body.id}/raw`)).bytes.toString(), /^Postroom-Hops: 8\r$/m);
    const fresh = await desk.send({ to: 'carol@example.org' });
    assert.doesNotMatch((await room.download(`/emails/${fresh.id}/raw`)).bytes.toString(), /postroom-hops|auto-submitted/i);
    const forged = { inboxId: desk.id, to: 'a@example.org', subject: 'x', text: 'x', headers: { 'Postroom-Hops': '0' } };
    assert.equal((await post('/emails/send', forged)).body.code, 'invalid_request');
  });

  for (const [header, held] of [
    ['24', false],
    ['25', true],
    ['99999999999999999999', true],
    ['-3', false],
    ['many', false],
    ['1\r\nPostroom-Hops: 30', true],
  ] as const) {
    test(`of a stranger who writes ${JSON.stringify(header)} ${held ? 'holds' : 'does not hold'} the answer`, async () => {
      const mail = await (await inbox()).receive({
        from: `x${header.length}@example.org`,
        headers: [`Postroom-Hops: ${header}`],
      });
      assert.equal((await reply(mail.id)).body.held?.rule, held ? 'hop_cap' : undefined);
    });
  }
});

describe('an agent that answers everything', () => {
  test('sends a vacation responder one mail', async () => {
    const desk = await inbox();
    const agent = await room.mcp(API_KEY);
    const first = await desk.send({ to: 'away@example.org' });
    for (let n = 0; n < 3; n++) {
      const mail = await desk.receive({
        from: 'away@example.org',
        subject: 'Out of office: Hello',
        headers: ['Auto-Submitted: auto-replied', `In-Reply-To: ${first.messageId}`],
      });
      const { status, body } = await agent.call('reply_to_email', { id: mail.id, text: 'Thank you.' });
      assert.deepEqual([status, body.code], [400, 'forbidden']);
      assert.match(body.message, /A machine sent the email/);
      assert.match(body.hint, /allowAutomated/);
    }
    await agent.close();
    assert.equal((await room.rest('GET', `/emails?inboxId=${desk.id}&direction=outbound`)).body.data.length, 1);
  });

  test('cannot go round it with send_email and the headers of an answer', async () => {
    const desk = await inbox();
    await desk.receive({ from: 'robot@example.org', messageId: '<r1@example.org>', headers: ['Auto-Submitted: auto-generated'] });
    for (const headers of [{ 'In-Reply-To': '<r1@example.org>' }, { References: '<old@example.org> <r1@example.org>' }]) {
      const answer = { inboxId: desk.id, to: 'robot@example.org', subject: 'Re: Hello', text: 'x', headers };
      assert.equal((await post('/emails/send', answer)).body.code, 'forbidden');
    }
  });

  test('sends none to a list, and none to its own mail when it comes back', async () => {
    const desk = await inbox();
    const list = await desk.receive({ from: 'carol@example.org', headers: ['List-Id: <talk.example.org>', 'Precedence: list'] });
    assert.equal((await reply(list.id)).body.code, 'forbidden');
    const own = await desk.send({ to: 'echo@example.org', replyTo: 'talk@example.org' });
    const raw = (await room.download(`/emails/${own.id}/raw`)).bytes;
    const echo = await desk.receive(raw);
    assert.equal((await reply(echo.id)).body.code, 'forbidden');
    assert.equal((await room.rest('GET', `/emails?inboxId=${desk.id}&direction=outbound`)).body.data.length, 1);
  });

  test('sends none to a bounce, whatever it insists on', async () => {
    const desk = await inbox();
    const sent = await desk.send({ to: 'gone@example.org' });
    await room.inbound(desk.address, bounceOf(desk.address, sent.messageId), { at: clock.now() });
    const bounce = await eventually('the bounce', async () => {
      const { body } = await room.rest('GET', `/emails?inboxId=${desk.id}&direction=inbound&kind=bounce`);
      return body.data?.[0];
    });
    const answers = [await reply(bounce.id), await reply(bounce.id, { allowAutomated: true })];
    assert.deepEqual(
      answers.map(({ body }) => body.code),
      ['forbidden', 'forbidden'],
    );
    assert.doesNotMatch(answers[0]?.body.hint, /allowAutomated/);
  });

  test('does answer a machine when its caller says so, and may forward what one sent', async () => {
    const desk = await inbox();
    const mail = await desk.receive({ from: 'robot@example.org', headers: ['Auto-Submitted: auto-generated'] });
    assert.equal((await reply(mail.id, { allowAutomated: true })).status, 202);
    assert.equal((await post(`/emails/${mail.id}/forward`, { to: 'carol@example.org' })).status, 202);
  });
});

/** RFC 3464, as small as it may be. */
function bounceOf(to: string, messageId: string): string {
  return [
    'From: MAILER-DAEMON@example.org',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    '',
    'It could not be delivered.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.org',
    '',
    'Final-Recipient: rfc822; gone@example.org',
    'Action: failed',
    'Status: 5.1.1',
    '',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${messageId}`,
    '--b--',
    '',
  ].join('\r\n');
}
