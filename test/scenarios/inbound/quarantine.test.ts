/** An inbox that takes only verified mail: what is let in after its check, what stays in the quarantine, and who lets it out. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { problem } from '../../support/clients/problem.ts';
import { statusNotification } from '../../support/mails/reports.ts';
import { newSigner, sealed, signed } from '../../support/mails/signed-mail.ts';
import { encoded, parsedForm, postWebhook } from '../../support/providers/webhook.ts';
import { spfField } from '../../support/rooms/authenticated-room.ts';
import { eventually, type Json } from '../../support/rooms/postroom.ts';
import { ONLY_VERIFIED, openQuarantineRoom } from '../../support/rooms/quarantine-room.ts';

const DAY = 24 * 3600_000;

const here = await openQuarantineRoom();
const { room, clock } = here;
const agent = await room.mcp();

describe('the rule', () => {
  test('is shown, is off unless it is set, and is not taken away without the right to', async () => {
    const strict = await here.inbox();
    assert.deepEqual((strict.rules as Json).receive, { allow: null, block: [], verified: true, spamAbove: null });
    const lax = await here.inbox({ receive: { allow: null, block: ['evil.test'] } });
    assert.deepEqual((lax.rules as Json).receive, { allow: null, block: ['evil.test'], verified: false, spamAbove: null });
    const { body: key } = await room.rest('POST', '/api-keys', { name: 'desk', scopes: ['inboxes:read', 'inboxes:write'] });
    const change = (id: string, rules: unknown) => room.rest('PATCH', `/inboxes/${id}`, { rules }, { key: key.key });
    problem(await change(strict.id, { receive: { allow: null, verified: false } }), 403, 'missing_scope');
    problem(await change(strict.id, null), 403, 'missing_scope');
    assert.equal((await change(strict.id, ONLY_VERIFIED)).status, 200, 'the same rules are no change');
    problem(await room.rest('POST', '/api-keys', { name: 'x', rules: ONLY_VERIFIED }), 400, 'invalid_request');
  });

  test('that cannot be read takes no mail', async () => {
    const inbox = await here.inbox();
    const broken = JSON.stringify({ send: null, reply: null, receive: { allow: null, block: [], verified: 'yes' } });
    await room.sql('update inboxes set rules = ? where id = ? returning id', broken, inbox.id);
    await assert.rejects(here.post(inbox.address, here.mail('a@plain.test', 'x')), /503/);
  });
});

describe('mail whose sender is verified', () => {
  test('is let in after its check, under one id, and wakes who waits', async () => {
    const inbox = await here.inbox();
    const waiting = agent.call('wait_for_email', { inboxId: inbox.id, timeoutSeconds: 60 });
    await here.post(inbox.address, await here.ofBank('Your invoice'));
    const { body } = await waiting;
    assert.equal(body.email.sender.authentication.verdict, 'verified', 'nobody is woken before the check');
    assert.equal(body.email.status, 'received');
    assert.deepEqual(await here.eventsOf(body.email.id), ['email.received', 'email.authenticated']);
    assert.deepEqual(await here.quarantined(inbox), []);
    const claimed = await agent.call('claim_email', { inboxId: inbox.id });
    assert.equal(claimed.body.email.id, body.email.id);
  });

  test('by SPF of the provider is let in too, and mail of another inbox here waits for nothing', async () => {
    const inbox = await here.inbox();
    await here.post(inbox.address, here.mail('ann@customer.test', 'Hello'), {
      sender: 'ann@customer.test',
      fields: [spfField('Pass')],
    });
    assert.equal((await here.arrived(inbox)).subject, 'Hello');
    const [next, writer] = [await here.inbox(), await here.inbox(null)];
    await room.rest('POST', '/emails/send', { inboxId: writer.id, to: next.address, subject: 'From next door', text: 'Hi' });
    assert.equal((await here.arrived(next)).subject, 'From next door');
  });

  test('whose bytes were composed here from fields is let in by SPF alone, and keeps what was noted of it', async () => {
    const inbox = await here.inbox();
    const fields = (from: string) =>
      parsedForm(
        { recipient: inbox.address, sender: 'ann@customer.test', from, subject: from, text: 'Hi', headers: [['From', from]] },
        { at: clock.now() },
      );
    for (const from of ['ann@customer.test', 'info@bank.test']) {
      const answer = await postWebhook(room.webhook, encoded([...fields(from), spfField('Pass')], 'multipart'));
      assert.equal(answer.status, 200);
    }
    const { id } = await here.arrived(inbox);
    const { body } = await room.rest('GET', `/emails/${id}?view=full`);
    assert.deepEqual([body.from, body.anomalies], ['ann@customer.test', ['composed_from_fields']]);
    assert.equal((await here.kept(inbox)).from, 'info@bank.test');
  });

  test('joins the conversation that it answers, and begins the thread that its record named', async () => {
    const inbox = await here.inbox();
    here.dns.fail('_dmarc.slow.test', 'SERVFAIL');
    const slow = newSigner(here.dns, 'slow.test');
    const first = 'Message-ID: <first@slow.test>';
    await here.post(inbox.address, await signed(here.mail('a@slow.test', 'Plan', [first]), slow));
    const [waiting] = await here.quarantined(inbox);
    await here.post(inbox.address, await here.ofBank('Re: Plan', ['In-Reply-To: <first@slow.test>']));
    const answer = await here.arrived(inbox);
    here.dns.clear('_dmarc.slow.test');
    assert.ok(waiting);
    assert.equal((await room.rest('PATCH', `/emails/${waiting.id}`, { status: 'received' })).body.threadId, answer.threadId);
    const other = await here.inbox();
    await here.post(other.address, here.mail('a@plain.test', 'Alone'));
    const alone = await here.kept(other);
    problem(await room.rest('GET', `/threads/${alone.threadId}`), 404, 'not_found');
    await room.rest('PATCH', `/emails/${alone.id}`, { status: 'received' });
    assert.deepEqual((await room.rest('GET', `/threads/${alone.threadId}`)).body.data.length, 1);
  });

  test('is let in once, however often it comes', async () => {
    const inbox = await here.inbox();
    const twice = await here.ofBank('Twice');
    await here.post(inbox.address, twice);
    await here.post(inbox.address, twice);
    const { id } = await here.arrived(inbox);
    await here.post(inbox.address, twice);
    await here.post(inbox.address, await here.ofBank('Last'));
    await eventually('the last one is in', async () => (await here.letIn(inbox)).some(({ subject }) => subject === 'Last'));
    assert.deepEqual(
      (await here.letIn(inbox)).map((one) => [one.subject, one.id === id]),
      [
        ['Last', false],
        ['Twice', true],
      ],
    );
    assert.deepEqual(await here.quarantined(inbox), []);
  });

  test('is let in though a copy without its signature came first', async () => {
    const inbox = await here.inbox();
    const bare = here.mail('info@bank.test', 'Statement');
    await here.post(inbox.address, bare);
    await here.post(inbox.address, bare);
    const copy = await here.kept(inbox);
    await here.post(inbox.address, await signed(bare, newSigner(here.dns, 'bank.test', { selector: 'second' })));
    const { id } = await here.arrived(inbox);
    assert.notEqual(id, copy.id);
    problem(await room.rest('PATCH', `/emails/${copy.id}`, { status: 'received' }), 409, 'conflict');
    assert.equal((await here.quarantined(inbox)).length, 1);
  });
});

describe('mail whose sender is not verified', () => {
  test('stays out, with its verdict, and the provider is answered as ever', async () => {
    const [inbox, open] = [await here.inbox(), await here.inbox(null)];
    const relay = newSigner(here.dns, 'relay.test');
    const mails: [string, string][] = [
      [here.mail('info@bank.test', 'Forged'), 'failed'],
      [here.mail('ann@plain.test', 'Unsigned'), 'unknown'],
      [await sealed(here.mail('info@bank.test', 'Forwarded'), relay, 1, 'none'), 'forwarded'],
      [await signed(here.mail('info@bank.test', 'Of a list', ['List-Id: <talk.relay.test>']), relay), 'list'],
    ];
    for (const [mime, verdict] of mails) {
      const strict = await here.post(inbox.address, mime);
      assert.deepEqual(strict.json, (await here.post(open.address, mime)).json, 'a stranger learns nothing of the rule');
      await eventually(verdict, async () => {
        const [newest] = await here.quarantined(inbox);
        return newest && (await here.verdictOf(newest.id)) === verdict;
      });
    }
    assert.deepEqual(await here.letIn(inbox), []);
    const { body } = await room.rest('GET', `/arrivals?inboxId=${inbox.id}`);
    assert.deepEqual(
      body.data.map(({ outcome, reason }: Json) => [outcome, String(reason).replace('it stays in the quarantine: ', '')]),
      [
        ['accepted', 'only a mailing list vouches for it'],
        ['accepted', 'only a forwarder vouches for it'],
        ['accepted', 'neither DKIM nor SPF shows that its sender wrote it'],
        ['accepted', 'the domain of its sender says that it does not come from there (DMARC)'],
      ],
    );
    assert.deepEqual(
      (await here.quarantined(inbox)).map(({ subject, status }) => [subject, status]),
      ['Of a list', 'Forwarded', 'Unsigned', 'Forged'].map((subject) => [subject, 'quarantined']),
    );
  });

  test('is listed by page, inbox, sender and subject, and read one by one', async () => {
    const inbox = await here.inbox();
    for (const n of [1, 2, 3]) await here.post(inbox.address, here.mail(`a${n}@plain.test`, `Offer ${n}`));
    const page = `inboxId=${inbox.id}&status=quarantined&limit=2`;
    const first = await room.rest('GET', `/emails?${page}`);
    const rest = await room.rest('GET', `/emails?${page}&cursor=${first.body.nextCursor}`);
    const subjects = [...first.body.data, ...rest.body.data].map((one: Json) => one.subject);
    assert.deepEqual([subjects.sort(), rest.body.nextCursor], [['Offer 1', 'Offer 2', 'Offer 3'], null]);
    const found = async (query: string) => (await here.list(`inboxId=${inbox.id}&status=quarantined&${query}`)).length;
    assert.deepEqual(
      [await found('from=A2@'), await found('subject=offer%203'), await found('from=nobody'), await found('isRead=true')],
      [1, 1, 0, 0],
    );
    const [{ id }] = first.body.data;
    const shown = (await agent.call('get_email', { id })).body;
    assert.equal(shown.status, 'quarantined');
    assert.ok(String(shown.text).startsWith(`<${shown.fence}>Please pay`), 'what strangers wrote is fenced');
    const over = (await agent.call('list_emails', { inboxId: inbox.id, status: 'quarantined' })).body;
    assert.deepEqual(
      over.data.map((one: Json) => one.status),
      ['quarantined', 'quarantined', 'quarantined'],
    );
  });

  test('is deleted, over REST and MCP, with its bytes', async () => {
    const inbox = await here.inbox();
    const before = await here.metrics();
    for (const n of [1, 2]) await here.post(inbox.address, here.mail('a@plain.test', `Spam ${n}`));
    const [one, two] = await here.quarantined(inbox);
    const during = await here.metrics();
    assert.ok(during.storedBytes > before.storedBytes);
    assert.deepEqual([during.quarantined - before.quarantined, during.unread], [2, before.unread]);
    assert.equal((await room.rest('DELETE', `/emails/${one?.id}`)).status, 200);
    assert.equal((await agent.call('delete_emails', { ids: [two?.id] })).status, 200);
    problem(await room.rest('GET', `/emails/${one?.id}`), 404, 'not_found');
    assert.deepEqual(await here.metrics(), before);
    assert.equal((await room.sql('select count(*) as n from quarantine_mimes where inbox_id = ?', inbox.id))[0]?.n, 0);
  });

  test('is kept for 30 days, and goes with its inbox', async () => {
    const [inbox, deleted] = [await here.inbox(), await here.inbox()];
    await here.post(inbox.address, here.mail('a@plain.test', 'Old'));
    await here.post(deleted.address, here.mail('a@plain.test', 'Old'));
    const { id } = await here.kept(inbox);
    const gone = await here.kept(deleted);
    await room.rest('DELETE', `/inboxes/${deleted.id}`);
    problem(await room.rest('GET', `/emails/${gone.id}`), 404, 'not_found');
    const left = async (inboxId: string) => (await room.sql('select id from quarantine where inbox_id = ?', inboxId)).length;
    await eventually('the mail of the deleted inbox is removed', async () => (await left(deleted.id)) === 0);
    clock.pass(30 * DAY);
    await here.sweep();
    await here.post(inbox.address, here.mail('a@plain.test', 'New'));
    assert.equal((await room.rest('GET', `/emails/${id}`)).status, 200, 'on the last day it is there');
    clock.pass(1);
    await here.sweep();
    await eventually('it is removed', async () => (await left(inbox.id)) === 1);
    assert.deepEqual(
      (await here.quarantined(inbox)).map(({ subject }) => subject),
      ['New'],
    );
  });
});

describe('to let it in by hand', () => {
  test('takes the rights that changing the rules takes, and is done once', async () => {
    const inbox = await here.inbox();
    await here.post(inbox.address, here.mail('a@plain.test', 'Let me in'));
    const { id } = await here.kept(inbox);
    const release = { status: 'received' };
    const keys: [Json, string][] = [
      [{ scopes: ['emails:read', 'emails:write'] }, 'missing_scope'],
      [{ scopes: ['emails:read', 'emails:write', 'inboxes:write'] }, 'missing_scope'],
      [{ scopes: ['emails:read', 'emails:write', 'emails:approve'] }, 'missing_scope'],
      [{ scopes: ['inboxes:write', 'emails:approve'] }, 'missing_scope'],
      [{ mode: 'reply-only' }, 'forbidden'],
      [{ readOnly: true }, 'forbidden'],
    ];
    for (const [rights, code] of keys) {
      const { body } = await room.rest('POST', '/api-keys', { name: 'agent', ...rights });
      problem(await room.rest('PATCH', `/emails/${id}`, release, { key: body.key }), 403, code);
      problem(await room.rest('PATCH', '/emails', { ids: [id], ...release }, { key: body.key }), 403, code);
    }
    const outsider = await room.account();
    problem(await room.rest('PATCH', `/emails/${id}`, release, { key: outsider }), 404, 'not_found');
    problem(await room.rest('PATCH', '/emails', { ids: [id], isRead: true, ...release }), 400, 'invalid_request');
    assert.deepEqual(await here.letIn(inbox), []);
    const [first, second] = await Promise.all([1, 2].map(() => agent.call('update_emails', { ids: [id], ...release })));
    assert.deepEqual([first?.status, second?.status], [200, 200]);
    const again = await room.rest('PATCH', `/emails/${id}`, release);
    assert.deepEqual([again.status, again.body.id, again.body.status], [200, id, 'received']);
    assert.deepEqual(await here.eventsOf(id), ['email.received', 'email.authenticated']);
    assert.equal(await here.verdictOf(id), 'unknown', 'it is no more verified than it was');
  });

  test('is heard by those who wait, from a cursor too', async () => {
    const inbox = await here.inbox();
    await here.post(inbox.address, here.mail('a@plain.test', 'Early'));
    const { id } = await here.kept(inbox);
    clock.pass(3 * DAY);
    await here.post(inbox.address, await here.ofBank('Late'));
    const late = (await agent.call('wait_for_email', { inboxId: inbox.id, timeoutSeconds: 60 })).body;
    assert.equal(late.email.status, 'received');
    assert.equal((await room.rest('PATCH', `/emails/${id}`, { status: 'received' })).status, 200);
    const next = (await agent.call('wait_for_email', { inboxId: inbox.id, since: late.cursor, timeoutSeconds: 60 })).body;
    assert.equal(next.email.id, id);
  });
});

describe('a report', () => {
  test('on a mail that the inbox sent is let in, and any other waits', async () => {
    const inbox = await here.inbox();
    const { body: sent } = await room.rest('POST', '/emails/send', {
      inboxId: inbox.id,
      to: 'gone@example.org',
      subject: 'Hello',
      text: 'Hi',
    });
    await eventually('it left', async () => (await room.rest('GET', `/emails/${sent.id}`)).body.status === 'sent');
    const { body: mail } = await room.rest('GET', `/emails/${sent.id}?view=full`);
    const gone = [{ recipient: 'gone@example.org', status: '5.1.1', diagnostic: '550 5.1.1 User unknown' }];
    await here.post(inbox.address, statusNotification(inbox.address, mail, gone), { sender: '<>' });
    assert.equal((await here.arrived(inbox)).kind, 'bounce');
    assert.equal((await room.rest('GET', `/emails/${sent.id}`)).body.status, 'bounced');
    const unknown = { messageId: '<never-sent@postroom.localhost>' };
    await here.post(inbox.address, statusNotification(inbox.address, unknown, gone), { sender: '<>' });
    assert.equal((await here.kept(inbox)).kind, 'bounce');
  });
});
