/** Keys that may not write to just anybody: those with rules of their own, those that only answer, and those that send nothing. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { statusNotification } from '../../support/mails/reports.ts';
import type { Stored } from '../../support/rooms/correspondence.ts';
import { API_KEY, type Json } from '../../support/rooms/postroom.ts';
import { startRuledRoom } from '../../support/rooms/ruled-room.ts';

const ruled = await startRuledRoom();
const inbox = await ruled.inbox();

const list = (allow: string[] | null, block: string[] = []) => ({ allow, block });
const set = (send: Json) => ({ send, reply: null, receive: null });
const ask = (method: string, path: string, body: Json | undefined, key: string) => ruled.room.rest(method, path, body, { key });
const refusedToMake = async (fields: Json, maker: Stored) => {
  const { status, body } = await ask('POST', '/api-keys', { name: 'child', ...fields }, maker.key);
  assert.ok(status >= 400, JSON.stringify(body));
  return body.code;
};

describe('a key with rules', () => {
  const notAllowed = (path: string) => `${path} is not on the send allow list of the API key`;

  test('writes to whom both its rules and those of the inbox allow', async () => {
    const key = await ruled.key({ rules: { send: list(['example.com', 'partner.test']) } });
    const strict = await ruled.inbox({ rules: { send: list(['partner.test', 'other.test']) } });
    assert.equal(await ruled.send(inbox.id, { to: 'ann@example.com' }, key.key), 'sent');
    assert.equal(await ruled.send(strict.id, { to: 'ann@partner.test' }, key.key), 'sent');
    const mail = { to: 'ann@example.com', bcc: ['x@other.test', 'y@evil.test'] };
    assert.deepEqual(await ruled.send(strict.id, mail, key.key), [
      'forbidden',
      'to.0 is not on the send allow list of the inbox',
      notAllowed('bcc.0'),
      'bcc.1 is not on the send allow list of the inbox',
    ]);
    const left = ['ann@example.com', 'ann@partner.test'];
    assert.deepEqual(await ruled.left(), [...left, ...left].sort());
  });

  test('gives its rules to every key made with it, and those add to them', async () => {
    const parent = await ruled.key({ rules: { send: list(['example.com']) } });
    const child = await ruled.key({ rules: { send: list(['example.com', 'evil.test'], ['Eve@example.com']) } }, parent.key);
    const grandchild = await ruled.key({}, child.key);
    const sets = [set(list(['example.com'])), set(list(['example.com', 'evil.test'], ['eve@example.com']))];
    assert.deepEqual([parent.rules, child.rules, grandchild.rules], [sets.slice(0, 1), sets, sets]);
    for (const { key } of [child, grandchild]) {
      assert.deepEqual(await ruled.send(inbox.id, { to: 'x@evil.test' }, key), ['forbidden', notAllowed('to.0')]);
      const blocked = ['forbidden', 'to.0 is on the send block list of the API key'];
      assert.deepEqual(await ruled.send(inbox.id, { to: 'eve@example.com' }, key), blocked);
    }
    assert.deepEqual(await ruled.left(), []);
    assert.equal(await ruled.send(inbox.id, { to: 'ann@example.com' }, grandchild.key), 'sent');
    assert.equal((await ruled.left()).length, 2);
  });

  test('has the same rules once, and no more than ten sets', async () => {
    let key = await ruled.key({ rules: { send: list(['a.test', 'b.test']) } });
    key = await ruled.key({ rules: { send: list(['b.test', 'a.test', 'A.test']) } }, key.key);
    assert.deepEqual(key.rules, [set(list(['a.test', 'b.test']))]);
    for (let n = 2; n <= 10; n++) key = await ruled.key({ rules: { send: list(null, [`n${n}.test`]) } }, key.key);
    assert.equal(key.rules.length, 10);
    const { status, body } = await ask('POST', '/api-keys', { name: 'x', rules: { reply: list([]) } }, key.key);
    assert.deepEqual([status, body.errors[0].path], [400, 'rules']);
    assert.equal((await ruled.key({}, key.key)).rules.length, 10);
  });

  test('keeps them when it is rotated, and neither rotates nor revokes a key that has others', async () => {
    const [key, other] = [await ruled.key({ rules: { send: list(['example.com']) } }), await ruled.key()];
    for (const path of [`/api-keys/${other.id}/rotate`, `/api-keys/${other.id}/revoke`, `/api-keys/${other.id}`]) {
      const { status } = await ask(path.endsWith(other.id) ? 'DELETE' : 'POST', path, {}, key.key);
      assert.ok([403, 404, 405].includes(status), `${path} ${status}`);
    }
    assert.equal((await ask('GET', '/whoami', undefined, other.key)).status, 200);
    const { body: rotated } = await ask('POST', `/api-keys/${key.id}/rotate`, {}, key.key);
    assert.deepEqual(rotated.rules, key.rules);
    assert.deepEqual((await ask('GET', '/whoami', undefined, rotated.key)).body.key.rules, key.rules);
    assert.deepEqual(await ruled.send(inbox.id, { to: 'x@evil.test' }, rotated.key), ['forbidden', notAllowed('to.0')]);
    assert.deepEqual(await ruled.left(), []);
  });

  test('does not get the stored answer of a key without, nor is one of its own sent twice', async () => {
    const key = await ruled.key({ rules: { send: list(['example.com']) } });
    const send = (to: string, id: string, by: string) =>
      ruled.room.rest(
        'POST',
        '/emails/send',
        { inboxId: inbox.id, to, subject: 'x', text: 'x' },
        {
          key: by,
          headers: { 'idempotency-key': id },
        },
      );
    assert.equal((await send('x@evil.test', 'wide', API_KEY)).status, 202);
    assert.equal((await send('x@evil.test', 'wide', key.key)).status, 403);
    const first = await send('ann@example.com', 'own', key.key);
    await ruled.room.rest('PATCH', `/inboxes/${inbox.id}`, { rules: { send: list([]) } });
    const again = await send('ann@example.com', 'own', key.key);
    assert.deepEqual([again.status, again.body.id], [202, first.body.id]);
    await ruled.room.rest('PATCH', `/inboxes/${inbox.id}`, { rules: null });
    assert.deepEqual(await ruled.left(), ['ann@example.com', 'x@evil.test']);
  });

  test('receives nothing, so it has no rules for that', async () => {
    const { status, body } = await ask('POST', '/api-keys', { name: 'x', rules: { receive: list([]) } }, API_KEY);
    assert.deepEqual([status, body.errors[0].path], [400, 'rules.receive']);
    assert.match(body.errors[0].message, /receives no mail/);
  });
});

describe('a key that only answers', () => {
  let agent: Stored;
  before(async () => {
    agent = await ruled.key({ mode: 'reply-only' });
  });
  const stranger = (path: string): [string, string] => ['forbidden', `${path} is named by no email of the thread`];

  test('answers the sender, and those the mail was sent to as well', async () => {
    const desk = await ruled.inbox();
    const asked = await ruled.receive(desk, 'Ann <Ann@example.com>', ['Cc: bob@example.com', 'Reply-To: help@example.com']);
    assert.equal(await ruled.reply(asked.id, { replyAll: true }, agent.key), 'sent');
    const headers = { 'In-Reply-To': asked.messageId };
    const mail = { to: 'ann@EXAMPLE.com', cc: [desk.address], bcc: ['bob@example.com'], headers };
    assert.equal(await ruled.send(desk.id, mail, agent.key), 'sent');
    assert.equal(await ruled.forward(asked.id, 'bob@example.com', agent.key), 'sent');
    const left = ['help@example.com', 'bob@example.com', 'ann@example.com', 'bob@example.com', 'bob@example.com'];
    assert.deepEqual(
      (await ruled.left()).map((one) => one.toLowerCase()),
      [...left, ...left].sort(),
    );
  });

  test('writes to no other address, by whatever tool or header', async () => {
    const asked = await ruled.receive(inbox, 'ann@example.com');
    const other = await ruled.receive(inbox, 'dave@other.test');
    const elsewhere = await ruled.receive(await ruled.inbox(), 'carol@other.test');
    const begin = ['forbidden'];
    assert.deepEqual(await ruled.send(inbox.id, { to: 'ann@example.com' }, agent.key), begin);
    assert.deepEqual(await ruled.send(inbox.id, { to: inbox.address }, agent.key), begin);
    const foreign = { 'In-Reply-To': elsewhere.messageId, References: elsewhere.messageId };
    assert.deepEqual(await ruled.send(inbox.id, { to: 'carol@other.test', headers: foreign }, agent.key), begin);
    const headers = { 'In-Reply-To': asked.messageId, References: `${other.messageId} ${asked.messageId}` };
    const mail = { to: 'ann@example.com', cc: ['dave@other.test'], bcc: ['eve@evil.test'], headers };
    assert.deepEqual(await ruled.send(inbox.id, mail, agent.key), [...stranger('cc.0'), ...stranger('bcc.0').slice(1)]);
    assert.deepEqual(await ruled.reply(asked.id, { cc: ['eve@evil.test'] }, agent.key), stranger('cc.0'));
    assert.deepEqual(await ruled.forward(asked.id, 'eve@evil.test', agent.key), stranger('to.0'));
    assert.deepEqual(await ruled.reply(asked.id, { cc: ['ann+x@example.com'] }, agent.key), stranger('cc.0'));
    assert.deepEqual(await ruled.left(), []);
  });

  test('does not go on with a thread that the inbox began, even if it was answered, nor with what it wrote to itself', async () => {
    const desk = await ruled.inbox();
    const mail = { inboxId: desk.id, to: 'ann@example.com', subject: 'Offer', text: 'x' };
    const { body: begun } = await ruled.room.rest('POST', '/emails/send', mail);
    const answer = await ruled.receive(desk, 'ann@example.com', [`In-Reply-To: ${begun.messageId}`]);
    assert.equal(answer.threadId, begun.threadId);
    assert.deepEqual(await ruled.reply(answer.id, {}, agent.key), ['forbidden']);
    assert.deepEqual(await ruled.reply(begun.id, {}, agent.key), ['forbidden']);
    const forged = await ruled.receive(desk, `Desk <${desk.address}>`, ['Reply-To: eve@evil.test']);
    assert.notEqual(await ruled.reply(forged.id, {}, agent.key), 'sent');
    assert.deepEqual(await ruled.left(), ['ann@example.com']);
  });

  test('finds those who took part earlier, but not those whom only its own side named', async () => {
    const desk = await ruled.inbox();
    const asked = await ruled.receive(desk, 'ann@example.com', ['Cc: bob@example.com']);
    const headers = { 'In-Reply-To': asked.messageId };
    // What another key sent made its recipient take part; where it wanted answers, and its blind copy, did not.
    const more = { to: 'carol@example.com', bcc: ['dora@example.com'], replyTo: 'eve@evil.test', headers };
    assert.equal(await ruled.send(desk.id, more), 'sent');
    const later = await ruled.receive(desk, 'ann@example.com', [`In-Reply-To: ${asked.messageId}`]);
    assert.equal(later.threadId, asked.threadId);
    await ruled.left();
    const held = await ruled.key({ approval: 'required' });
    const waiting = { inboxId: desk.id, to: 'frank@example.com', subject: 'x', text: 'x', headers };
    assert.equal((await ask('POST', '/emails/send', waiting, held.key)).body.status, 'held');
    assert.equal(await ruled.reply(later.id, { cc: ['bob@example.com', 'carol@example.com'] }, agent.key), 'sent');
    const { body: draft } = await ask('POST', '/drafts', { answers: later.id, cc: ['gina@example.com'], text: 'x' }, agent.key);
    assert.equal(draft.threadId, asked.threadId);
    const sent = await ask('POST', `/drafts/${draft.id}/send`, {}, agent.key);
    assert.deepEqual([sent.status, sent.body.errors[0].path], [403, 'cc.0']);
    for (const cc of ['dora@example.com', 'eve@evil.test', 'frank@example.com', 'gina@example.com'])
      assert.deepEqual(await ruled.reply(later.id, { cc: [cc] }, agent.key), stranger('cc.0'), cc);
    assert.deepEqual([...new Set(await ruled.left())], ['ann@example.com', 'bob@example.com', 'carol@example.com']);
  });

  test('does not take a report for a thread that others began', async () => {
    const failed = [{ recipient: 'nobody@gone.test' }];
    const mime = statusNotification(inbox.address, { messageId: '<other@gone.test>' }, failed, '<report@gone.test>');
    assert.deepEqual((await ruled.post(inbox.address, { sender: '', mime })).json, { ok: true });
    const { body } = await ruled.room.rest('GET', `/emails?inboxId=${inbox.id}&kind=bounce`);
    assert.deepEqual(await ruled.forward(body.data[0].id, 'mailer-daemon@mx.example.org', agent.key), ['forbidden']);
  });

  test('with an allow list writes to no stranger whom a hostile mail brings into its thread', async () => {
    const bound = await ruled.key({ mode: 'reply-only', rules: { send: list(['example.com']) } });
    const asked = await ruled.receive(inbox, 'ann@example.com', ['Cc: eve@evil.test', 'Reply-To: eve@evil.test']);
    const refused = (path: string) => ['forbidden', `${path} is not on the send allow list of the API key`];
    assert.deepEqual(await ruled.reply(asked.id, {}, bound.key), refused('to.0'));
    assert.deepEqual(await ruled.reply(asked.id, { replyAll: true }, bound.key), refused('to.0'));
    assert.deepEqual(await ruled.forward(asked.id, 'eve@evil.test', bound.key), refused('to.0'));
    assert.deepEqual(await ruled.left(), []);
  });
});

describe('a key that only writes drafts', () => {
  test('sends nothing, and neither does one whose mode is unknown', async () => {
    const [drafter, unknown] = [await ruled.key({ mode: 'draft-only' }), await ruled.key({ mode: 'reply-only' })];
    await ruled.tamper('UPDATE api_keys SET mode = ? WHERE id = ?', 'everything', unknown.id);
    const asked = await ruled.receive(inbox, 'ann@example.com');
    for (const { key } of [drafter, unknown]) {
      const mail = { inboxId: inbox.id, to: 'ann@example.com', subject: 'x', text: 'x' };
      const { status, body } = await ask('POST', '/emails/send', mail, key);
      assert.deepEqual([status, body.code], [403, 'forbidden']);
      assert.match(body.hint, /save_draft/);
      assert.deepEqual(await ruled.reply(asked.id, {}, key), ['forbidden']);
      assert.deepEqual(await ruled.forward(asked.id, 'ann@example.com', key), ['forbidden']);
      const { body: draft } = await ask('POST', '/drafts', { answers: asked.id, text: 'x' }, key);
      assert.equal((await ask('POST', `/drafts/${draft.id}/send`, {}, key)).body.code, 'forbidden');
      assert.deepEqual(await ruled.left(), []);
      const read = { updatedAt: draft.updatedAt };
      assert.equal((await ask('POST', `/drafts/${draft.id}/send`, read, API_KEY)).status, 202);
      assert.deepEqual(await ruled.left(), ['ann@example.com']);
    }
    assert.equal(await refusedToMake({ mode: 'full' }, unknown), 'forbidden');
    assert.deepEqual(await ruled.left(), []);
  });
});

describe('a key with a mode', () => {
  test('makes keys of its own mode or a narrower one, and keeps it when it is rotated', async () => {
    const modes = ['full', 'reply-only', 'draft-only'];
    for (const [at, mode] of modes.entries()) {
      const parent = await ruled.key({ mode });
      assert.equal((await ruled.key({}, parent.key)).mode, mode);
      for (const narrower of modes.slice(at)) assert.equal((await ruled.key({ mode: narrower }, parent.key)).mode, narrower);
      for (const wider of modes.slice(0, at)) assert.equal(await refusedToMake({ mode: wider }, parent), 'forbidden');
      const { body: rotated } = await ask('POST', `/api-keys/${parent.id}/rotate`, {}, API_KEY);
      assert.deepEqual([rotated.mode, (await ask('GET', '/whoami', undefined, rotated.key)).body.key.mode], [mode, mode]);
    }
  });

  test('or with rules approves nothing', async () => {
    const sender = await ruled.key({ approval: 'required' });
    const mail = { inboxId: inbox.id, to: 'ann@example.com', subject: 'x', text: 'x' };
    const { body: held } = await ask('POST', '/emails/send', mail, sender.key);
    for (const fields of [{ mode: 'reply-only' }, { mode: 'draft-only' }, { rules: { send: list(null, ['evil.test']) } }]) {
      const { key } = await ruled.key(fields);
      assert.equal((await ask('POST', `/emails/${held.id}/approve`, {}, key)).body.code, 'forbidden');
    }
    assert.deepEqual(await ruled.left(), []);
    assert.equal((await ask('POST', `/emails/${held.id}/approve`, {}, API_KEY)).status, 200);
    assert.deepEqual(await ruled.left(), ['ann@example.com']);
  });
});
