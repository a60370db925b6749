/** Drafts: mail that is kept, changed and found until it is right, seen as what it is by whoever reads, and never sent by itself. */
import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { mime, unfenced } from '../../support/rooms/conversation.ts';
import type { Stored } from '../../support/rooms/correspondence.ts';
import { eventually, type Json } from '../../support/rooms/postroom.ts';
import { sendingRoom } from '../../support/rooms/sending-room.ts';

const here = await sendingRoom();
const desk = await here.inbox({ localPart: 'desk', displayName: 'Desk' });
beforeEach(() => {
  here.sink.mails.length = 0;
});

async function draft(more: Json = {}): Promise<Stored> {
  const { status, body } = await here.post('/drafts', { inboxId: desk.id, ...more });
  assert.equal(status, 201, JSON.stringify(body));
  return body;
}

async function change(id: string, fields: Json): Promise<Stored> {
  const { status, body } = await here.room.rest('PATCH', `/drafts/${id}`, fields);
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}

async function received(
  inbox: Stored,
  mail: { from?: string; subject: string; text: string; messageId?: string },
): Promise<Stored> {
  here.clock.pass(1000);
  const answer = await here.room.inbound(inbox.address, mime({ to: inbox.address, ...mail }), { at: here.clock.now() });
  assert.deepEqual(answer.json, { ok: true });
  return (await here.get(`/emails?inboxId=${inbox.id}&direction=inbound&limit=1`)).data[0];
}

describe('a draft', () => {
  test('is an email of status draft: begun by an agent, changed over REST, read, listed, downloaded and deleted as any', async () => {
    const before = (await here.get('/metrics')).emails;
    const agent = await here.room.mcp();
    const { status, body: begun } = await agent.call('save_draft', { inboxId: desk.id, subject: 'Offer', text: 'Buy this.' });
    assert.deepEqual([status, begun.status, begun.to], [200, 'draft', '']);
    here.clock.pass(5000);
    const saved = await change(begun.id, { to: 'Ann <ann@example.org>', bcc: ['boss@example.org'], labels: ['sales'] });
    assert.deepEqual(
      [saved.id, saved.status, saved.to, saved.bcc, saved.subject, saved.text, saved.labels, saved.messageId],
      [begun.id, 'draft', 'Ann <ann@example.org>', 'boss@example.org', 'Offer', 'Buy this.', ['sales'], null],
    );
    assert.deepEqual([saved.direction, saved.isRead, saved.threadReason], ['outbound', true, 'new']);
    assert.equal(Date.parse(saved.updatedAt) - Date.parse(saved.createdAt), 5000, 'it was begun before it was changed');
    const shown = unfenced((await agent.call('get_email', { id: begun.id })).body);
    assert.deepEqual([shown.status, shown.text], ['draft', 'Buy this.']);
    await agent.close();

    const other = await here.inbox();
    for (const query of ['', `&inboxId=${desk.id}`, `&threadId=${saved.threadId}`]) {
      const { data } = await here.get(`/emails?status=draft${query}`);
      assert.deepEqual(
        data.map((one: Json) => one.id),
        [begun.id],
        query,
      );
    }
    assert.deepEqual((await here.get(`/emails?status=draft&inboxId=${other.id}`)).data, []);
    assert.deepEqual((await here.get(`/emails?status=queued&inboxId=${desk.id}`)).data, []);
    const raw = (await here.room.download(`/emails/${begun.id}/raw`)).bytes.toString();
    assert.match(raw, /^To: Ann <ann@example\.org>\r$/m);
    assert.doesNotMatch(raw, /boss@/);
    assert.deepEqual((await here.get(`/emails/${begun.id}/deliveries`)).data, []);
    const now = (await here.get('/metrics')).emails;
    assert.deepEqual([now.outbound - before.outbound, now.storedBytes - before.storedBytes], [0, raw.length]);
    await here.outboxLooks();
    assert.equal(here.mailsTo('ann@example.org').length, 0);

    const gone = await here.room.rest('DELETE', `/emails/${begun.id}`);
    assert.deepEqual([gone.status, gone.body], [200, { id: begun.id, deleted: true }]);
    assert.equal((await here.room.rest('PATCH', `/drafts/${begun.id}`, { text: 'x' })).status, 404);
    assert.equal((await here.room.rest('GET', `/threads/${saved.threadId}`)).status, 404);
    assert.deepEqual(await here.eventsOf(begun.id), ['draft.saved', 'draft.saved', 'email.deleted']);
  });

  test('may lack everything, and has taken away what is emptied', async () => {
    const { id, messageId } = await draft();
    assert.equal(messageId, null, 'no report can be about it');
    const full = { to: ['a@example.org', 'b@example.org'], cc: ['c@example.org'], replyTo: 'd@example.org', html: '<p>Hi</p>' };
    const saved = await change(id, { ...full, subject: 'x', text: 'Hi', labels: ['a'], headers: { 'X-A': 'b' } });
    assert.deepEqual([saved.to, saved.cc, saved.replyTo], ['a@example.org, b@example.org', 'c@example.org', 'd@example.org']);
    const emptied = await change(id, { to: [], cc: [], replyTo: [], html: '', subject: '', labels: [], headers: {} });
    const { to, cc, replyTo, html, subject, text, labels } = emptied;
    assert.deepEqual(
      { to, cc, replyTo, html, subject, text, labels },
      { to: '', cc: '', replyTo: '', html: null, subject: '', text: 'Hi', labels: [] },
    );
    assert.doesNotMatch((await here.room.download(`/emails/${id}/raw`)).bytes.toString(), /X-A|Cc:|<p>/);
  });

  test('is read as it is now, not as an earlier read found it', async () => {
    const { id } = await draft({ text: 'The first words.' });
    const read = async () => (await here.get(`/emails/${id}`)).text;
    assert.equal(await read(), 'The first words.');
    await change(id, { text: 'Other words.' });
    assert.equal(await read(), 'Other words.');
  });

  test('is found by its words as they are, but not among what was sent', async () => {
    const { id } = await draft({ subject: 'Zeppelin', text: 'Helium.' });
    const found = async (q: string) =>
      (await here.get(`/emails/search?q=${encodeURIComponent(q)}`)).data.map((one: Json) => one.id);
    assert.deepEqual(
      [await found('zeppelin'), await found('zeppelin is:sent'), await found('zeppelin is:received')],
      [[id], [], []],
    );
    await change(id, { subject: 'Balloon' });
    assert.deepEqual([await found('zeppelin'), await found('balloon helium')], [[], [id]]);
    await change(id, { to: 'ann@example.org' });
    await here.post(`/drafts/${id}/send`);
    assert.deepEqual([await found('balloon is:sent'), await found('helium')], [[id], [id]]);
  });

  test('is saved once by its idempotency key, over REST and MCP', async () => {
    const body = { inboxId: desk.id, subject: 'Once' };
    const options = { headers: { 'idempotency-key': 'draft-1' } };
    const [first, again] = [
      await here.room.rest('POST', '/drafts', body, options),
      await here.room.rest('POST', '/drafts', body, options),
    ];
    assert.deepEqual([again.status, again.body], [201, first.body]);
    const agent = await here.room.mcp();
    const save = () => agent.call('save_draft', { ...body, idempotencyKey: 'draft-2' });
    assert.equal((await save()).body.id, (await save()).body.id);
    await agent.close();
  });

  test('loses nothing to those who save it at the same moment: each save is in it, or its writer is told', async () => {
    const { id } = await draft();
    for (let round = 0; round < 10; round++) {
      const fields = { subject: `s${round}`, text: `t${round}`, html: `<p>h${round}</p>`, to: `a${round}@example.org` };
      const saves = await Promise.all(
        Object.entries(fields).map(async ([name, value]) => {
          return { name, value, answer: await here.room.rest('PATCH', `/drafts/${id}`, { [name]: value }) };
        }),
      );
      const { data } = await here.get(`/emails?status=draft&include=body&inboxId=${desk.id}`);
      const now = data.find((one: Json) => one.id === id);
      for (const { name, value, answer } of saves) {
        if (answer.status === 200) assert.equal(now[name], value, `round ${round}`);
        else assert.deepEqual([answer.status, /again/.test(answer.body.hint)], [409, true]);
      }
      assert.ok(saves.some(({ answer }) => answer.status === 200));
    }
  });

  test('is kept in a paused inbox, which sends nothing, and is gone with a deleted one', async () => {
    const { storedBytes } = (await here.get('/metrics')).emails;
    const inbox = await here.inbox();
    await here.room.rest('PATCH', `/inboxes/${inbox.id}`, { status: 'paused' });
    const { id } = await draft({ inboxId: inbox.id, to: 'ann@example.org', subject: 'x', text: 'x' });
    await change(id, { text: 'y' });
    assert.equal((await here.post(`/drafts/${id}/send`)).body.code, 'conflict');
    await here.room.rest('DELETE', `/inboxes/${inbox.id}`);
    assert.equal((await here.room.rest('PATCH', `/drafts/${id}`, { text: 'z' })).status, 404);
    assert.equal((await here.post(`/drafts/${id}/send`)).status, 404);
    await eventually('it is swept', async () => (await here.get('/metrics')).emails.storedBytes === storedBytes);
  });
});

describe('a draft in a conversation', () => {
  test('that answers has thread, recipient and subject of its email, and no reader takes it for something that was said', async () => {
    const inbox = await here.inbox();
    const question = await received(inbox, {
      from: 'Bob <bob@example.org>',
      subject: 'Price?',
      text: 'How much?',
      messageId: '<q@example.org>',
    });
    const before = (await here.get('/threads')).data[0];
    here.clock.pass(1000);
    const agent = await here.room.mcp();
    const { body: saved } = await agent.call('save_draft', { answers: question.id, text: 'Five.' });
    assert.deepEqual([saved.threadId, saved.status], [question.threadId, 'draft']);
    const whole = await here.get(`/emails/${saved.id}?view=full`);
    assert.deepEqual(
      [whole.to, whole.subject, whole.inReplyTo, whole.threadReason],
      ['Bob <bob@example.org>', 'Re: Price?', '<q@example.org>', 'in_reply_to'],
    );

    const [listed] = (await here.get('/threads')).data;
    assert.deepEqual(listed, { ...before, emails: 2 }, 'the last word is still the question');
    const { body: thread } = await agent.call('get_thread', { id: question.threadId });
    assert.deepEqual(
      thread.data.map((one: Json) => [one.direction, one.status]),
      [
        ['inbound', undefined],
        ['outbound', 'draft'],
      ],
    );
    for (const [tool, input] of Object.entries({
      reply_to_email: { id: saved.id, text: 'x' },
      forward_email: { id: saved.id, to: 'x@example.org' },
      save_draft: { answers: saved.id },
      approve_email: { id: saved.id },
    }))
      assert.equal((await agent.call(tool, input)).body.code, 'conflict', tool);
    await agent.close();
    const again = await received(inbox, { from: 'bob@example.org', subject: 'Still there?', text: 'x' });
    assert.equal((await here.get(`/emails/${again.id}`)).sender.knownCorrespondent, false, 'nobody has written to him yet');

    const other = await draft({ inboxId: inbox.id, answers: question.id, to: 'carl@example.org', subject: 'His price' });
    assert.deepEqual([other.to, other.subject, other.threadId], ['carl@example.org', 'His price', question.threadId]);
    assert.equal((await change(other.id, { headers: { 'X-A': 'b' } })).inReplyTo, whole.inReplyTo);
  });

  test('of its own is in no list of conversations until it is sent', async () => {
    const inbox = await here.inbox();
    const question = await received(inbox, { subject: 'Hello', text: 'x' });
    here.clock.pass(1000);
    const saved = await draft({ inboxId: inbox.id, to: 'new@example.org', subject: 'Begun', text: 'x' });
    const threads = async () => (await here.get(`/threads?inboxId=${inbox.id}`)).data.map((one: Json) => one.id);
    assert.deepEqual(await threads(), [question.threadId]);
    const agent = await here.room.mcp();
    assert.equal((await agent.call('get_thread', { inboxId: inbox.id })).body.id, question.threadId, 'the newest');
    await agent.close();
    await change(saved.id, { subject: 'Begun anew' });
    const own = await here.get(`/threads/${saved.threadId}`);
    assert.deepEqual([own.subject, own.data.map((one: Json) => one.status)], ['Begun anew', ['draft']]);
    // The mail that it will be can be in no thread before it is sent, so nothing joins it.
    const near = await received(inbox, { from: 'new@example.org', subject: 'Re: Begun anew', text: 'x' });
    assert.notEqual(near.threadId, saved.threadId);
    here.clock.pass(1000);
    const { body: sent } = await here.post(`/drafts/${saved.id}/send`);
    assert.deepEqual([sent.threadId, sent.threadReason], [saved.threadId, 'new']);
    assert.equal((await threads())[0], saved.threadId);
  });

  test('does not count as an answer to those who count them', async () => {
    const inbox = await here.inbox();
    await here.room.rest('PATCH', `/inboxes/${inbox.id}`, { exchangesPerHour: 2 });
    const question = await received(inbox, { from: 'loop@example.org', subject: 'Ping', text: 'x' });
    for (let n = 0; n < 4; n++) await draft({ inboxId: inbox.id, answers: question.id, text: `${n}` });
    const reply = async () => (await here.post(`/emails/${question.id}/reply`, { text: 'Pong' })).body.status;
    assert.deepEqual([await reply(), await reply(), await reply()], ['queued', 'queued', 'held']);
  });
});

describe('a draft is refused', () => {
  const refusal = async (body: Json, path = '/drafts', method = 'POST') => {
    const answer = await here.room.rest(method, path, body);
    return [answer.status, ...(answer.body.errors ?? []).map((one: Json) => one.path)];
  };

  test('for what no mail may have, and stays as it was', async () => {
    const inbox = await here.inbox();
    const { id } = await draft({ inboxId: inbox.id, subject: 'Good', text: 'Good.' });
    const many = Array.from({ length: 101 }, (_, n) => `n${n}@example.org`);
    const bad: [Json, string][] = [
      [{ to: 'a@example.org\r\nBcc: b@example.net' }, 'to'],
      [{ to: ['a@example.org', 'nobody'] }, 'to.1'],
      [{ cc: many.slice(1), to: 'a@example.org' }, 'to'],
      [{ bcc: many }, 'bcc'],
      [{ subject: 'x\nBcc: b@example.net' }, 'subject'],
      [{ headers: { From: 'x@example.org' } }, 'headers.From'],
      [{ headers: { 'X-A': 'x\r\nBcc: b@example.net' } }, 'headers.X-A'],
      [{ attachments: [{ filename: '../x', content: 'QQ==' }] }, 'attachments.0.filename'],
      [{ attachments: [{ filename: 'x', content: '!' }] }, 'attachments.0.content'],
      [{ status: 'sent' }, 'status'],
    ];
    for (const [fields, path] of bad) {
      assert.deepEqual(await refusal({ inboxId: inbox.id, ...fields }), [400, path]);
      assert.deepEqual(await refusal(fields, `/drafts/${id}`, 'PATCH'), [400, path]);
    }
    const { data } = await here.get(`/emails?inboxId=${inbox.id}&include=body`);
    assert.deepEqual(
      data.map((one: Json) => [one.id, one.subject, one.text]),
      [[id, 'Good', 'Good.']],
    );
  });

  test('without an inbox, with two, or with one that it has not', async () => {
    const other = await here.inbox();
    const question = await received(other, { subject: 'x', text: 'x' });
    assert.deepEqual(await refusal({ subject: 'x' }), [400, 'inboxId']);
    assert.deepEqual(await refusal({ inboxId: desk.id, answers: question.id }), [400, 'inboxId']);
    const { id } = await draft();
    const agent = await here.room.mcp();
    for (const field of ['inboxId', 'answers']) {
      const value = field === 'answers' ? question.id : other.id;
      const { body } = await agent.call('save_draft', { id, [field]: value });
      assert.deepEqual([body.code, body.errors[0].path], ['invalid_request', field]);
    }
    await agent.close();
  });
});
