/** What a dry run foretells of a mail comes true in the call right after it: accepted, held or refused, and why. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { mime } from '../../support/rooms/conversation.ts';
import { correspond } from '../../support/rooms/correspondence.ts';
import { dryRunsIn, letter, outcomesOf, refusalOf } from '../../support/rooms/dry-runs.ts';
import { type Json, standInClock, startPostroom } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';

const clock = standInClock();
const { room } = await startRelayedRoom({}, { clock });
const asked = dryRunsIn(room);

const inbox = () => correspond(room, clock);

describe('what is foretold comes true', () => {
  test('of a mail that begins a thread, joins one by its headers, or by subject and people', async () => {
    const desk = await inbox();
    const question = await desk.receive({ from: 'ann@example.org', subject: 'Which day?', messageId: '<which@example.org>' });
    const seen = [
      await asked.foretold('/emails/send', letter(desk.id, { subject: 'Re: Which day?' })),
      await asked.foretold('/emails/send', letter(desk.id)),
      await asked.foretold('/emails/send', letter(desk.id, { headers: { 'In-Reply-To': '<which@example.org>' } })),
      await asked.foretold(
        '/emails/send',
        letter(desk.id, { headers: { References: '<which@example.org> <lost@example.org>' } }),
      ),
      await asked.foretold(`/emails/${question.id}/reply`, { text: 'Monday.', quote: true }),
      await asked.foretold(`/emails/${question.id}/reply-all`, { text: 'Monday.' }),
      await asked.foretold(`/emails/${question.id}/forward`, {
        to: 'carol@example.org',
        cc: ['Carol <CAROL@example.org>', 'd@example.org'],
      }),
    ];
    assert.deepEqual(
      seen.map(({ report }) => report.thread.reason),
      ['subject', 'new', 'in_reply_to', 'references', 'in_reply_to', 'in_reply_to', 'references'],
    );
    assert.ok(seen.every(({ report }) => report.thread.id === (report.thread.reason === 'new' ? null : question.threadId)));
  });

  test('of a mail that shows two threads to be one: it is in the one that takes in the other', async () => {
    const desk = await inbox();
    const small = await desk.receive({ messageId: '<small@example.org>', subject: 'Small' });
    const large = await desk.receive({ headers: ['In-Reply-To: <link@example.org>'], subject: 'Large' });
    await desk.receive({ headers: ['In-Reply-To: <link@example.org>'], subject: 'Large, again' });
    const headers = { 'In-Reply-To': '<link@example.org>', References: '<small@example.org> <link@example.org>' };
    const { report } = await asked.foretold('/emails/send', letter(desk.id, { headers }));
    assert.deepEqual(report.thread, { id: large.threadId, reason: 'references' });
    assert.equal((await room.rest('GET', `/threads/${small.threadId}`)).body.id, large.threadId, 'its id leads there');
  });

  test('of suppressed recipients, who are refused by name', async () => {
    const desk = await inbox();
    await asked.post('/suppressions', { address: 'gone@example.org' });
    const mail = letter(desk.id, { to: ['ann@example.org', 'gone@example.org'], cc: ['GONE@example.org'] });
    const { report } = await asked.foretold('/emails/send', mail);
    assert.deepEqual([report.refusal.code, outcomesOf(report).suppression], ['forbidden', 'refuse']);
    const { errors } = report.rules.find((one: Json) => one.rule === 'suppression');
    assert.deepEqual(
      errors.map((one: Json) => one.path),
      ['to.1', 'cc.0'],
    );
  });

  test('of answers to machines, to lists and to bounces, and of those that are allowed', async () => {
    const desk = await inbox();
    const sent = await desk.send({ to: 'nobody@example.org' });
    const away = await desk.receive({
      from: 'away@example.org',
      messageId: '<away@example.org>',
      headers: ['Auto-Submitted: auto-replied'],
    });
    const list = await desk.receive({ from: 'talk@example.org', headers: ['List-Id: <talk.example.org>'] });
    assert.equal((await room.inbound(desk.address, bounceOf(sent.messageId), { at: clock.now() })).status, 200);
    const [bounce] = (await room.rest('GET', `/emails?inboxId=${desk.id}&kind=bounce`)).body.data;
    const refused = [
      await asked.foretold(`/emails/${away.id}/reply`, { text: 'x' }),
      await asked.foretold(
        '/emails/send',
        letter(desk.id, { to: 'away@example.org', headers: { 'In-Reply-To': '<away@example.org>' } }),
      ),
      await asked.foretold(`/emails/${list.id}/reply-all`, { text: 'x' }),
      await asked.foretold(`/emails/${bounce.id}/reply`, { text: 'x', allowAutomated: true }),
    ];
    assert.deepEqual(
      refused.map(({ report }) => [report.wouldBe, outcomesOf(report).automated]),
      Array(4).fill(['refused', 'refuse']),
    );
    const allowed = [
      await asked.foretold(`/emails/${away.id}/reply`, { text: 'x', allowAutomated: true }),
      await asked.foretold(`/emails/${away.id}/forward`, { to: 'carol@example.org' }),
    ];
    assert.deepEqual(
      allowed.map(({ report }) => report.wouldBe),
      ['queued', 'queued'],
    );
  });

  test('of what waits for approval, and of a mail on which rules differ, or which two refuse', async () => {
    const desk = await inbox();
    await room.rest('PATCH', `/inboxes/${desk.id}`, { approval: 'required' });
    const { report } = await asked.foretold('/emails/send', letter(desk.id));
    assert.deepEqual([report.wouldBe, report.held.rule, outcomesOf(report).approval], ['held', 'approval', 'hold']);
    await asked.post('/suppressions', { address: 'lost@example.org' });
    const both = (await asked.foretold('/emails/send', letter(desk.id, { to: 'lost@example.org' }))).report;
    assert.deepEqual([both.wouldBe, both.held], ['refused', null]);
    assert.deepEqual([outcomesOf(both).approval, outcomesOf(both).suppression], ['hold', 'refuse']);
    const drafter = await asked.keyWith({ mode: 'draft-only' });
    const twice = (await asked.foretold('/emails/send', letter(desk.id, { to: 'lost@example.org' }), drafter)).report;
    assert.deepEqual([outcomesOf(twice).key_mode, outcomesOf(twice).suppression], ['refuse', 'refuse']);
  });

  test('of every mail up to the cap on exchanges and beyond it, in a thread and to an address', async () => {
    const desk = await inbox();
    await room.rest('PATCH', `/inboxes/${desk.id}`, { exchangesPerHour: 2 });
    const mail = await desk.receive({ from: 'bot@bots.example', messageId: '<bot@bots.example>' });
    const seen: string[] = [];
    for (let n = 0; n < 4; n++) seen.push((await asked.foretold(`/emails/${mail.id}/reply`, { text: 'x' })).report.wouldBe);
    seen.push((await asked.foretold('/emails/send', letter(desk.id, { to: 'bot@bots.example' }))).report.wouldBe);
    const changed = await desk.receive({ from: 'other@bots.example', headers: [`In-Reply-To: ${mail.messageId}`] });
    seen.push((await asked.foretold(`/emails/${changed.id}/reply`, { text: 'x' })).report.wouldBe);
    assert.deepEqual(seen, ['queued', 'queued', 'held', 'held', 'held', 'held']);
  });

  test('of the cap on answers between post rooms', async () => {
    const desk = await inbox();
    for (const [hops, wouldBe] of [
      [24, 'queued'],
      [25, 'held'],
    ] as const) {
      const mail = await desk.receive({ from: `hops${hops}@example.org`, headers: [`Postroom-Hops: ${hops}`] });
      const { report } = await asked.foretold(`/emails/${mail.id}/reply`, { text: 'x' });
      assert.deepEqual([report.wouldBe, report.held?.rule], [wouldBe, hops === 25 ? 'hop_cap' : undefined]);
    }
  });

  test('of keys that only answer or only draft, and of addresses that are not written to', async () => {
    const desk = await inbox();
    const mail = await desk.receive({ from: 'ann@example.org', subject: 'Help' });
    const seen: unknown[] = [];
    const see = async (path: string, body: Json, limits: Json) => {
      const { report } = await asked.foretold(path, body, await asked.keyWith(limits));
      seen.push([report.wouldBe, outcomesOf(report).key_mode, outcomesOf(report).address_rules]);
    };
    await see(`/emails/${mail.id}/reply`, { text: 'x' }, { mode: 'draft-only' });
    await see(`/emails/${mail.id}/reply`, { text: 'x' }, { mode: 'reply-only', trust: 'any' });
    await see(`/emails/${mail.id}/reply`, { text: 'x', cc: ['eve@example.net'] }, { mode: 'reply-only', trust: 'any' });
    await see(`/emails/${mail.id}/forward`, { to: 'eve@example.net' }, { mode: 'reply-only', trust: 'any' });
    await see('/emails/send', letter(desk.id), { mode: 'reply-only', trust: 'any' });
    await see('/emails/send', letter(desk.id, { to: 'eve@example.net' }), {
      rules: { send: { allow: null, block: ['example.net'] } },
    });
    await see('/emails/send', letter(desk.id, { to: 'eve@example.net' }), { rules: { send: { allow: ['example.net'] } } });
    assert.deepEqual(seen, [
      ['refused', 'refuse', 'pass'],
      ['queued', 'pass', 'pass'],
      ['refused', 'refuse', 'pass'],
      ['refused', 'refuse', 'pass'],
      ['refused', 'refuse', 'pass'],
      ['refused', 'pass', 'refuse'],
      ['queued', 'pass', 'pass'],
    ]);
  });

  test('of drafts, which stay drafts, and of mail for later', async () => {
    const desk = await inbox();
    const mail = await desk.receive({ from: 'ann@example.org', subject: 'Help' });
    const drafted = async (body: Json) => {
      const answer = await asked.post('/drafts', body);
      assert.equal(answer.status, 201, JSON.stringify(answer.body));
      return answer.body;
    };
    const sendAt = new Date(clock.now().getTime() + 3600_000).toISOString();
    const answer = await drafted({ answers: mail.id, text: 'I have attached it.' });
    const own = await drafted(letter(desk.id));
    await asked.dryRun(`/drafts/${own.id}/send`, {});
    assert.equal((await room.rest('GET', `/emails/${own.id}`)).body.status, 'draft');
    const told = (await asked.foretold(`/drafts/${answer.id}/send`, { sendAt })).report;
    assert.deepEqual([told.thread, told.sendAt], [{ id: mail.threadId, reason: answer.threadReason }, sendAt]);
    assert.ok(told.warnings.some((one: Json) => one.code === 'attachment_missing'));
    const begun = (await asked.foretold(`/drafts/${own.id}/send`, { holdSeconds: 60 })).report;
    assert.deepEqual(begun.thread, { id: own.threadId, reason: 'new' });
    assert.equal(begun.sendAt, new Date(clock.now().getTime() + 60_000).toISOString());
    const gone = await asked.post(`/drafts/${own.id}/send`, { dryRun: true });
    assert.deepEqual([gone.status, gone.body.code], [409, 'conflict']);
    assert.equal((await asked.foretold('/emails/send', letter(desk.id, { sendAt }))).report.wouldBe, 'queued');
  });

  test('of what no rule is asked about: the same error, thrown', async () => {
    const [desk, paused] = [await inbox(), await inbox()];
    await room.rest('PATCH', `/inboxes/${paused.id}`, { status: 'paused' });
    const mail = await desk.receive({ from: 'ann@example.org' });
    const wrong: [string, Json][] = [
      ['/emails/send', letter(paused.id)],
      ['/emails/send', letter('00000000-0000-4000-8000-000000000000')],
      ['/emails/send', letter(desk.id, { to: 'not an address' })],
      ['/emails/send', letter(desk.id, { to: 'nobody@postroom.localhost' })],
      [
        '/emails/send',
        letter(desk.id, { to: Array.from({ length: 101 }, (_, n) => `a${n}@example.org`).slice(0, 100), cc: ['b@example.org'] }),
      ],
      [`/emails/${mail.id}/reply`, { text: 'x', claimId: 'never given' }],
      [`/emails/${mail.id}/reply`, {}],
      [`/emails/${mail.id}/forward`, { to: [] }],
    ];
    for (const [path, body] of wrong) {
      const tried = await asked.post(path, { ...body, dryRun: true });
      const real = await asked.post(path, body);
      assert.ok(real.status >= 400 && real.status < 500, `${path} ${real.status}`);
      assert.deepEqual(
        [tried.status, refusalOf(tried.body)],
        [real.status, refusalOf(real.body)],
        JSON.stringify(body).slice(0, 200),
      );
    }
  });

  test('of a Postroom without a relay, which writes to its own inboxes only', async () => {
    const alone = await startPostroom();
    const { id, address } = (await alone.rest('POST', '/inboxes')).body;
    const tried = (to: string) => alone.rest('POST', '/emails/send', letter(id, { to, dryRun: true }));
    assert.equal((await tried('ann@example.org')).body.code, 'unavailable');
    assert.equal((await tried(address)).body.wouldBe, 'queued');
    await alone.close();
  });
});

/** RFC 3464. */
function bounceOf(messageId: string): string {
  const status =
    'Reporting-MTA: dns; mx.example.org\r\n\r\nFinal-Recipient: rfc822; nobody@example.org\r\nAction: failed\r\nStatus: 5.1.1\r\n';
  const part = (type: string, text: string) => `--b\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`;
  return mime({
    to: 'desk@example.org',
    from: 'MAILER-DAEMON@example.org',
    subject: 'Undelivered',
    headers: ['MIME-Version: 1.0', 'Content-Type: multipart/report; report-type=delivery-status; boundary=b'],
    text: `${part('text/plain', 'It came back.')}${part('message/delivery-status', status)}${part('text/rfc822-headers', `Message-ID: ${messageId}`)}--b--`,
  });
}
