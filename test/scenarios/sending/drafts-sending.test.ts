/** Sending drafts: what was kept goes out whole and once, under the rules of whoever sends it, and what cannot go stays a draft. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { beforeEach, describe, test } from 'node:test';
import { mime } from '../../support/rooms/conversation.ts';
import type { Stored } from '../../support/rooms/correspondence.ts';
import { type Answer, API_KEY, type Json } from '../../support/rooms/postroom.ts';
import { HOUR, sendingRoom } from '../../support/rooms/sending-room.ts';

const here = await sendingRoom();
const desk = await here.inbox({ localPart: 'desk' });
beforeEach(() => {
  here.sink.mails.length = 0;
});

async function draft(more: Json = {}, key = API_KEY): Promise<Stored> {
  const fields = { inboxId: desk.id, to: 'ann@example.org', subject: 'Offer', text: 'Buy.', ...more };
  const { status, body } = await here.post('/drafts', fields, key);
  assert.equal(status, 201, JSON.stringify(body));
  return body;
}

const send = (id: string, more: Json = {}, key?: string): Promise<Answer> => here.post(`/drafts/${id}/send`, more, key);

describe('a draft that is sent', () => {
  test('goes out whole: copies, headers and files as they were saved, the date of now, and the id it always had', async () => {
    const files = { 'a.bin': randomBytes(5000), 'b.txt': Buffer.from('one\ntwo\r\nthree'), 'pixel.png': randomBytes(300) };
    const attachments = Object.entries(files).map(([filename, bytes]) => ({
      filename,
      content: bytes.toString('base64'),
      contentType: filename === 'b.txt' ? 'text/plain' : 'application/octet-stream',
      ...(filename === 'pixel.png' ? { contentId: 'pixel' } : {}),
    }));
    const before = (await here.get('/metrics')).emails;
    const saved = await draft({ attachments, bcc: ['boss@example.org'], headers: { 'X-Order': '7' }, labels: ['sales'] });
    const html = '<p>Look: <img src="cid:pixel"></p>';
    await here.room.rest('PATCH', `/drafts/${saved.id}`, { html, cc: ['"Grace, H" <grace@example.org>'], onUnknown: 'hold' });
    here.clock.pass(48 * HOUR);

    const agent = await here.room.mcp();
    const { body: told } = await agent.call('send_draft', { id: saved.id });
    await agent.close();
    assert.deepEqual([told.id, told.status, told.threadId], [saved.id, 'queued', saved.threadId]);
    const sent = await here.settled(saved.id, 'sent');
    assert.equal(sent.messageId, `<${saved.id}@postroom.localhost>`);
    assert.deepEqual([sent.date, sent.createdAt], [here.in(0), here.in(0)], 'it stands among mail as of when it was sent');
    assert.deepEqual([sent.labels, sent.onUnknown], [['sales'], 'hold']);
    const [mail, ...others] = here.mailsTo('ann@example.org');
    assert.deepEqual([others, mail?.recipients], [[], ['ann@example.org', 'grace@example.org', 'boss@example.org']]);
    const text = mail?.mime.toString('latin1') ?? '';
    assert.match(text, /^Cc: "Grace, H" <grace@example\.org>\r$/m);
    assert.match(text, /^X-Order: 7\r$/m);
    assert.doesNotMatch(text, /boss@example/);
    assert.deepEqual((await here.room.download(`/emails/${saved.id}/raw`)).bytes, mail?.mime);
    assert.match(text, /^Content-Type: application\/octet-stream; name=pixel\.png\r$/m);
    for (const { id, filename, contentId } of sent.attachments) {
      const { bytes } = await here.room.download(`/emails/${saved.id}/attachments/${id}`);
      assert.deepEqual(bytes, files[filename as keyof typeof files], filename);
      assert.equal(contentId, filename === 'pixel.png' ? 'pixel' : null);
    }
    assert.equal(sent.attachments.length, 3);
    assert.deepEqual(await here.eventsOf(saved.id), ['draft.saved', 'draft.saved', 'email.queued', 'email.sent']);
    const now = (await here.get('/metrics')).emails;
    assert.deepEqual([now.outbound - before.outbound, now.storedBytes - before.storedBytes], [1, sent.size]);
    assert.deepEqual((await here.get('/emails?status=draft')).data, []);
  });

  test('is the mail that send_email would have sent, whatever its files are', async () => {
    const eml = 'From: a@example.org\r\nSubject: x\r\n\r\nhello\r\n';
    const files: [string, string, string, string?][] = [
      ['two  blanks .txt', 'text/plain', 'x', 'inline-text'],
      ['page.html', 'text/html', '<p>x</p>\n', 'page'],
      ['empty', 'text/plain', ''],
      ['mail.eml', 'message/rfc822', eml],
      ['ünïcödé 名.ics', 'text/calendar', 'BEGIN:VCALENDAR\nEND:VCALENDAR\n'],
      ['image.png', 'application/octet-stream', '\x89PNG'],
    ];
    const attachments = files.map(([filename, contentType, text, contentId]) => {
      const content = Buffer.from(text).toString('base64');
      return { filename, contentType, content, ...(contentId ? { contentId } : {}) };
    });
    const fields = { to: ['Ann <ann@example.org>'], cc: ['c@example.org'], replyTo: 'r@example.org', subject: 'Ünter 名' };
    const mail = {
      ...fields,
      text: 'a\nb',
      html: '<p>x</p>',
      attachments,
      headers: { 'X-A': 'b', References: '<r@example.org>' },
    };
    const { body: direct } = await here.post('/emails/send', { inboxId: desk.id, ...mail });
    const { id } = await draft({ attachments, text: 'y', headers: mail.headers });
    await here.room.rest('PATCH', `/drafts/${id}`, { ...fields, html: mail.html });
    await here.room.rest('PATCH', `/drafts/${id}`, { text: mail.text });
    await send(id);
    const [one, other] = await Promise.all(
      [direct.id, id].map(async (of) => {
        await here.settled(of, 'sent');
        const text = (await here.room.download(`/emails/${of}/raw`)).bytes.toString();
        return text.replaceAll(of, 'ID').replaceAll(/[0-9a-f]{32}/g, 'BOUNDARY');
      }),
    );
    assert.equal(one, other);
  });

  test('goes out once, however many send it at the same time', async () => {
    const { id } = await draft();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(id)));
    assert.deepEqual(answers.map((one) => one.status).sort(), [202, ...Array(19).fill(409)]);
    for (const { body } of answers.filter(({ status }) => status === 409))
      assert.match(body.detail, /not a draft: its status is/);
    await here.settled(id, 'sent');
    await here.outboxLooks();
    assert.equal(here.mailsTo('ann@example.org').length, 1);
    assert.equal((await here.room.rest('PATCH', `/drafts/${id}`, { text: 'Too late.' })).body.code, 'conflict');
    assert.match((await send(id)).body.detail, /not a draft: its status is sent/);
  });

  test('later, waits for its time, and can be canceled till then', async () => {
    const sendAt = here.in(HOUR);
    const [kept, taken] = [await draft(), await draft({ to: 'never@example.org' })];
    for (const { id } of [kept, taken]) assert.equal((await send(id, { sendAt })).body.sendAt, sendAt);
    assert.equal((await here.post(`/emails/${taken.id}/cancel`)).body.status, 'canceled');
    assert.equal((await send(taken.id)).body.code, 'conflict', 'it is no draft again');
    await here.outboxLooks();
    assert.equal(here.mailsTo('ann@example.org').length, 0);
    here.clock.pass(HOUR);
    await here.outboxLooks();
    await here.settled(kept.id, 'sent');
    assert.equal(here.mailsTo('never@example.org').length, 0);
    assert.equal((await send((await draft()).id, { sendAt: here.in(-HOUR) })).body.errors[0].path, 'sendAt');
  });

  test('answers its email, also when that is gone meanwhile, and not a machine unless its sender says so', async () => {
    const inbox = await here.inbox();
    const arrive = async (more: Json) => {
      here.clock.pass(1000);
      const mail = mime({ to: inbox.address, subject: 'Question', text: 'x', from: 'bob@example.org', ...more });
      await here.room.inbound(inbox.address, mail, { at: here.clock.now() });
      return (await here.get(`/emails?inboxId=${inbox.id}&direction=inbound&limit=1`)).data[0];
    };
    const question = await arrive({ messageId: '<q1@example.org>' });
    const answer = await draft({ inboxId: inbox.id, answers: question.id, to: undefined, subject: undefined });
    here.clock.pass(1000);
    const { body: sent } = await send(answer.id);
    assert.deepEqual([sent.threadId, sent.threadReason, sent.inReplyTo], [question.threadId, 'in_reply_to', '<q1@example.org>']);
    await here.settled(answer.id, 'sent');
    const [mail] = here.mailsTo('bob@example.org');
    assert.match(mail?.mime.toString() ?? '', /^In-Reply-To: <q1@example\.org>\r$/m);
    assert.match(mail?.mime.toString() ?? '', /^Postroom-Hops: 1\r$/m);
    const thread = await here.get(`/threads/${question.threadId}`);
    assert.deepEqual(
      thread.data.map((one: Json) => one.id),
      [question.id, answer.id],
    );

    const orphan = await draft({ inboxId: inbox.id, answers: question.id, to: undefined, subject: undefined });
    await here.room.rest('DELETE', `/emails/${question.id}`);
    assert.equal((await send(orphan.id)).body.threadId, question.threadId);

    const robot = await arrive({ headers: ['Auto-Submitted: auto-generated'], messageId: '<q2@example.org>' });
    const hasty = await draft({ inboxId: inbox.id, answers: robot.id, to: undefined, subject: undefined });
    assert.equal((await send(hasty.id)).body.code, 'forbidden');
    assert.equal((await here.get(`/emails/${hasty.id}`)).status, 'draft');
    assert.equal((await send(hasty.id, { allowAutomated: true })).status, 202);
  });
});

describe('a draft that cannot be sent stays a draft', () => {
  test('while it lacks something, which is named', async () => {
    const { id } = await draft({ to: [], subject: undefined, text: undefined });
    const { status, body } = await send(id);
    assert.deepEqual([status, body.errors.map((one: Json) => one.path)], [400, ['to', 'subject', 'text']]);
    assert.match(body.hint, /save_draft/);
    await here.room.rest('PATCH', `/drafts/${id}`, { bcc: ['ann@example.org'], subject: 'x', html: '<p>x</p>' });
    assert.equal((await send(id)).status, 202);
    await here.settled(id, 'sent');
  });

  test('when a rule refuses it to the key that sends it, and not to the key that wrote it', async () => {
    const { id } = await draft({ to: 'closed@example.org' });
    await here.post('/suppressions', { address: 'closed@example.org' });
    assert.deepEqual([(await send(id)).body.code, (await here.get(`/emails/${id}`)).status], ['forbidden', 'draft']);
    await here.room.rest('DELETE', '/suppressions/closed@example.org');
    assert.equal((await send(id)).status, 202);

    const careful = await here.keyWith({ approval: 'required' });
    const held = await draft({}, careful);
    assert.equal((await send(held.id, {}, careful)).body.held.rule, 'approval');
    assert.deepEqual(await here.eventsOf(held.id), ['draft.saved', 'email.held']);
    assert.equal((await here.post(`/emails/${held.id}/approve`, {}, careful)).body.code, 'forbidden', 'it sent it');
    assert.equal((await here.post(`/emails/${held.id}/approve`)).status, 200);
    const other = await draft({}, careful);
    const { updatedAt } = other;
    const sender = await here.keyWith({ scopes: ['emails:send', 'emails:read'] });
    const dry = await send(other.id, { updatedAt, dryRun: true }, sender);
    assert.deepEqual([dry.body.wouldBe, dry.body.held.rule], ['held', 'approval']);
    assert.equal((await send(other.id, { updatedAt })).body.status, 'queued', 'the operator may approve, and sent this one');
  });

  test('when another key saved it last and its sender has not read it, or when the rules of that key refuse it', async () => {
    const limits = { scopes: ['drafts:write', 'emails:send', 'emails:read'], rules: { send: { allow: ['example.org'] } } };
    const [writer, sender] = [await here.keyWith(limits), await here.keyWith({})];
    const mine = await draft({}, sender);
    here.clock.pass(1000);
    const { body: turned } = await here.room.rest('PATCH', `/drafts/${mine.id}`, { text: 'Sell.' }, { key: writer });
    for (const input of [{}, { updatedAt: mine.updatedAt }]) {
      assert.deepEqual(
        [(await send(mine.id, input, sender)).status, (await here.get(`/emails/${mine.id}`)).status],
        [409, 'draft'],
      );
    }
    assert.match((await send(mine.id, {}, sender)).body.hint, /updatedAt/);
    assert.equal((await send(mine.id, { updatedAt: turned.updatedAt }, sender)).body.status, 'queued');

    const astray = await draft({ to: 'eve@example.net' }, writer);
    const refused = await send(astray.id, { updatedAt: astray.updatedAt }, sender);
    assert.deepEqual(
      [refused.status, refused.body.code, (await here.get(`/emails/${astray.id}`)).status],
      [403, 'forbidden', 'draft'],
    );
    here.clock.pass(1000);
    await here.room.rest('PATCH', `/drafts/${astray.id}`, { text: 'I take it over.' }, { key: sender });
    assert.equal((await send(astray.id, {}, sender)).body.status, 'queued', 'who saves it last answers for it');
  });

  test('when it was changed since its sender read it, and says when that was', async () => {
    const { id, updatedAt } = await draft();
    here.clock.pass(1000);
    await here.room.rest('PATCH', `/drafts/${id}`, { to: 'eve@example.org' });
    assert.equal((await send(id, { updatedAt })).body.code, 'conflict');
    const { status, updatedAt: now } = await here.get(`/emails/${id}`);
    assert.equal(status, 'draft');
    assert.equal((await send(id, { updatedAt: now })).status, 202);
  });

  test('for a key that only drafts, one of another inbox, and another account', async () => {
    const writer = await here.keyWith({ scopes: ['drafts:write'] });
    const { id } = await draft({}, writer);
    assert.equal((await here.room.rest('PATCH', `/drafts/${id}`, { text: 'Better.' }, { key: writer })).status, 200);
    assert.equal((await send(id, {}, writer)).body.code, 'missing_scope');
    await here.room.inbound(desk.address, mime({ to: desk.address, subject: 'x', text: 'x' }), { at: here.clock.now() });
    const [mail] = (await here.get(`/emails?inboxId=${desk.id}&direction=inbound`)).data;
    const blind = await here.post('/drafts', { answers: mail.id, text: 'x' }, writer);
    assert.equal(blind.body.code, 'missing_scope', 'an answer shows what it answers');
    const only = await here.keyWith({ mode: 'draft-only' });
    assert.equal((await send((await draft({}, only)).id, {}, only)).body.code, 'forbidden');
    const elsewhere = await here.inbox();
    for (const key of [await here.keyWith({ inboxIds: [elsewhere.id] }), await here.room.account()]) {
      assert.equal((await send(id, {}, key)).body.code, 'not_found');
      assert.equal((await here.room.rest('PATCH', `/drafts/${id}`, { text: 'Mine.' }, { key })).body.code, 'not_found');
      assert.equal((await here.post('/drafts', { inboxId: desk.id }, key)).body.code, 'not_found');
      assert.equal((await here.post('/drafts', { answers: mail.id }, key)).body.code, 'not_found');
    }
    const now = await here.get(`/emails/${id}?view=full`);
    assert.deepEqual([now.status, now.text], ['draft', 'Better.']);
  });
});
