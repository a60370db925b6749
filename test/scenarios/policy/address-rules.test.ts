/** Whom an inbox may write to: what its lists name, by the address in the envelope and nothing else, and nobody when that cannot be told. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Stored } from '../../support/rooms/correspondence.ts';
import type { Json } from '../../support/rooms/postroom.ts';
import { startRuledRoom } from '../../support/rooms/ruled-room.ts';

const ruled = await startRuledRoom();

const list = (allow: string[] | null, block: string[] = []) => ({ allow, block });
const notOnList = (path: string, by = 'send') => `${path} is not on the ${by} allow list of the inbox`;
const patch = (inbox: Stored, fields: Json) => ruled.room.rest('PATCH', `/inboxes/${inbox.id}`, fields);

describe('an inbox with an allow list', () => {
  let inbox: Stored;
  before(async () => {
    const allow = ['Ann@Example.com', 'partner.example', '*.corp.example', 'bücher.example', 'bob+work@example.com'];
    inbox = await ruled.inbox({ rules: { send: list(allow) } });
  });

  test('keeps it as it means it: lower case, domains as DNS has them', () => {
    const allow = ['ann@example.com', 'partner.example', '*.corp.example', 'xn--bcher-kva.example', 'bob+work@example.com'];
    assert.deepEqual(inbox.rules, { send: { allow, block: [] }, reply: null, receive: null });
  });

  for (const to of [
    'ann@example.com',
    'ANN@EXAMPLE.COM',
    'ann+orders@example.com',
    'bob+work@example.com',
    '"Eve" <ann@example.com>',
    'carl@partner.example',
    'carl@a.corp.example',
    'carl@a.b.CORP.example',
    'carl@bücher.example',
    'carl@xn--bcher-kva.example',
  ])
    test(`writes to ${to}`, async () => {
      assert.equal(await ruled.send(inbox.id, { to }), 'sent');
      assert.equal((await ruled.left()).length, 2, 'once over REST, once over MCP');
    });

  for (const to of [
    'eve@example.com',
    'anna@example.com',
    'an@example.com',
    '+ann@example.com',
    'bob@example.com',
    'bob+home@example.com',
    'ann@example.com.evil.test',
    'ann@sub.example.com',
    'Ann <eve@evil.test>',
    'ann=example.com@evil.test',
    'partner.example@evil.test',
    'eve@notpartner.example',
    'eve@sub.partner.example',
    'eve@partner.example.evil.test',
    'eve@corp.example',
    'eve@notcorp.example',
    'eve@bucher.example',
    'ann@еxample.com',
  ])
    test(`writes nothing to ${to}`, async () => {
      const outcome = await ruled.send(inbox.id, { to });
      assert.deepEqual(outcome, ['forbidden', notOnList('to.0')]);
      assert.deepEqual(await ruled.left(), []);
    });

  test('is not misled by a name that looks like an allowed address', async () => {
    const outcome = await ruled.send(inbox.id, { to: '"ann@example.com" <eve@evil.test>' });
    assert.notEqual(outcome, 'sent');
    assert.deepEqual(await ruled.left(), []);
  });

  test('sends nothing at all when one of many recipients is not allowed, in copy or in blind copy', async () => {
    const mail = { to: ['ann@example.com', 'eve@evil.test'], cc: ['x@partner.example', 'y@evil.test'], bcc: ['z@evil.test'] };
    const refused = ['to.1', 'cc.1', 'bcc.0'].map((path) => notOnList(path));
    assert.deepEqual(await ruled.send(inbox.id, mail), ['forbidden', ...refused]);
    const before = (await ruled.room.rest('GET', `/emails?inboxId=${inbox.id}&limit=100`)).body.data.length;
    const { status, body } = await ruled.room.rest('POST', '/emails/send', {
      inboxId: inbox.id,
      subject: 'x',
      text: 'x',
      ...mail,
    });
    assert.deepEqual([status, body.errors.length], [403, 3]);
    assert.match(body.hint, /Nothing was sent.*emails:approve/);
    assert.doesNotMatch(JSON.stringify(body), /evil/);
    const after = (await ruled.room.rest('GET', `/emails?inboxId=${inbox.id}&limit=100`)).body.data.length;
    assert.deepEqual([after, await ruled.left()], [before, []]);
  });
});

test('an empty allow list allows no address, not even the inbox itself', async () => {
  const inbox = await ruled.inbox({ rules: { send: list([]) } });
  for (const to of ['ann@example.com', inbox.address])
    assert.deepEqual(await ruled.send(inbox.id, { to }), ['forbidden', notOnList('to.0')]);
  assert.deepEqual(await ruled.left(), []);
});

describe('a block list', () => {
  const block = ['eve@evil.test', '*.evil.test', 'bad.test', 'tag+one@mixed.test', 'MÜLL.example'];

  test('holds against whom it names, under any tag and in any spelling, also when an allow list names them', async () => {
    for (const allow of [null, ['evil.test', 'a.evil.test', 'bad.test', 'mixed.test', 'müll.example']]) {
      const inbox = await ruled.inbox({ rules: { send: list(allow, block) } });
      for (const to of [
        'EVE@evil.test',
        'eve+1@evil.test',
        'x@a.evil.test',
        'x@a.b.evil.test',
        'x@BAD.test',
        'tag@mixed.test',
        'tag+two@mixed.test',
        'x@xn--mll-hoa.example',
      ])
        assert.deepEqual(await ruled.send(inbox.id, { to }), ['forbidden', 'to.0 is on the send block list of the inbox'], to);
    }
    assert.deepEqual(await ruled.left(), []);
  });

  test('holds for no other address', async () => {
    const inbox = await ruled.inbox({ rules: { send: list(null, block) } });
    const others = ['adam@evil.test', 'eve@notevil.test', 'x@notbad.test', 'x@sub.bad.test', 'x@bad.test.example'];
    assert.equal(await ruled.send(inbox.id, { to: others }), 'sent');
    assert.deepEqual(await ruled.left(), [...others, ...others].sort());
  });

  test('of answers holds for new mail too', async () => {
    const inbox = await ruled.inbox({ rules: { reply: list(null, ['bad.test']) } });
    assert.deepEqual(await ruled.send(inbox.id, { to: 'x@bad.test' }), [
      'forbidden',
      'to.0 is on the reply block list of the inbox',
    ]);
    assert.equal(await ruled.send(inbox.id, { to: 'x@good.test' }), 'sent');
    assert.deepEqual(await ruled.left(), ['x@good.test', 'x@good.test']);
  });
});

describe('an answer', () => {
  test('without a list of its own is judged as new mail: no Reply-To, copy or forward leads away from the allowed', async () => {
    const inbox = await ruled.inbox({ rules: { send: list(['example.com']) } });
    const plain = await ruled.receive(inbox, 'Ann <ann@example.com>', ['Cc: Stranger <eve@evil.test>']);
    assert.equal(await ruled.reply(plain.id), 'sent');
    assert.deepEqual(await ruled.left(), ['ann@example.com', 'ann@example.com']);
    assert.deepEqual(await ruled.reply(plain.id, { replyAll: true }), ['forbidden', notOnList('cc.0')]);
    assert.deepEqual(await ruled.reply(plain.id, { cc: ['eve@evil.test'] }), ['forbidden', notOnList('cc.0')]);
    assert.deepEqual(await ruled.forward(plain.id, 'eve@evil.test'), ['forbidden', notOnList('to.0')]);
    const led = await ruled.receive(inbox, 'Ann <ann@example.com>', ['Reply-To: ann@example.com <eve@evil.test>']);
    assert.deepEqual(await ruled.reply(led.id), ['forbidden', notOnList('to.0')]);
    assert.deepEqual(await ruled.left(), []);
    assert.equal(await ruled.forward(led.id, 'bob@example.com'), 'sent');
    assert.deepEqual(await ruled.left(), ['bob@example.com', 'bob@example.com']);
  });

  test('with a list of its own goes to those whom the mail names; everybody else is judged as ever', async () => {
    const rules = { send: list(['example.com']), reply: list(null, ['evil.test']) };
    const inbox = await ruled.inbox({ rules });
    const asked = await ruled.receive(inbox, 'Carol <carol@bücher.example>', ['Cc: eve@evil.test']);
    const carol = 'carol@xn--bcher-kva.example';
    assert.equal(await ruled.reply(asked.id, { cc: ['bob@example.com'] }), 'sent');
    const headers = { 'In-Reply-To': asked.messageId };
    assert.equal(await ruled.send(inbox.id, { to: carol, headers }), 'sent');
    assert.deepEqual(await ruled.left(), [...Array(2).fill('bob@example.com'), ...Array(4).fill(carol)]);
    assert.deepEqual(await ruled.reply(asked.id, { cc: ['dave@other.test'] }), ['forbidden', notOnList('cc.0')]);
    const blocked = 'cc.0 is on the reply block list of the inbox';
    assert.deepEqual(await ruled.reply(asked.id, { replyAll: true }), ['forbidden', blocked]);
    assert.deepEqual(await ruled.send(inbox.id, { to: 'dave@other.test', headers }), ['forbidden', notOnList('to.0')]);
    assert.deepEqual(await ruled.send(inbox.id, { to: carol }), ['forbidden', notOnList('to.0')]);
    assert.deepEqual(await ruled.forward(asked.id, carol), ['forbidden', notOnList('to.0')]);
    const elsewhere = await ruled.receive(await ruled.inbox(), 'dave@other.test');
    const foreign = { 'In-Reply-To': elsewhere.messageId };
    assert.deepEqual(await ruled.send(inbox.id, { to: 'dave@other.test', headers: foreign }), ['forbidden', notOnList('to.0')]);
    assert.deepEqual(await ruled.left(), []);
  });

  test('only to those whom a list of answers allows', async () => {
    const inbox = await ruled.inbox({ rules: { send: list(null), reply: list(['example.com']) } });
    const asked = await ruled.receive(inbox, 'carol@other.test');
    assert.deepEqual(await ruled.reply(asked.id), ['forbidden', notOnList('to.0', 'reply')]);
    const fromAnn = await ruled.receive(inbox, 'ann@example.com');
    assert.equal(await ruled.reply(fromAnn.id), 'sent');
    assert.deepEqual(await ruled.left(), ['ann@example.com', 'ann@example.com']);
  });

  test('to a mail of its own is new mail: whom that one names, the inbox chose', async () => {
    const inbox = await ruled.inbox();
    const mail = { inboxId: inbox.id, to: 'carol@other.test', subject: 'x', text: 'x' };
    const { body: own } = await ruled.room.rest('POST', '/emails/send', mail);
    assert.equal((await patch(inbox, { rules: { send: list(['example.com']), reply: list(null) } })).status, 200);
    assert.deepEqual(await ruled.left(), ['carol@other.test']);
    assert.deepEqual(await ruled.reply(own.id), ['forbidden', notOnList('to.0')]);
    assert.deepEqual(await ruled.left(), []);
  });
});

test('a mail that waited for approval does not go to whom the inbox rules out by then', async () => {
  const inbox = await ruled.inbox({ approval: 'required' });
  const agent = await ruled.key();
  const mail = { inboxId: inbox.id, to: 'ann@example.com', subject: 'x', text: 'x' };
  const { body: held } = await ruled.room.rest('POST', '/emails/send', mail, { key: agent.key });
  assert.equal(held.held.rule, 'approval');
  for (const send of [list(null, ['example.com']), list(['other.test'])]) {
    assert.equal((await patch(inbox, { rules: { send } })).status, 200);
    const { status, body } = await ruled.room.rest('POST', `/emails/${held.id}/approve`);
    assert.deepEqual([status, body.code], [409, 'conflict']);
  }
  assert.deepEqual(await ruled.left(), []);
  assert.equal((await patch(inbox, { rules: { send: list(['other.test']), reply: list([]) } })).status, 200);
  assert.equal((await patch(inbox, { rules: null })).status, 200);
  assert.equal((await ruled.room.rest('POST', `/emails/${held.id}/approve`)).status, 200);
  assert.deepEqual(await ruled.left(), ['ann@example.com']);
});

test('an answer that waited is judged as the answer it was, whatever other mail its headers name', async () => {
  const desk = await ruled.inbox({ approval: 'required', rules: { send: list([]), reply: list(null) } });
  const asked = await ruled.receive(desk, 'ann@example.com');
  const other = await ruled.receive(desk, 'bob@other.test');
  const agent = await ruled.key();
  const written = { answers: asked.id, text: 'Yes.', headers: { 'In-Reply-To': other.messageId } };
  const held = [];
  for (const more of [{}, { headers: {} }]) {
    const { body: draft } = await ruled.room.rest('POST', '/drafts', { ...written, ...more }, { key: agent.key });
    const { body } = await ruled.room.rest('POST', `/drafts/${draft.id}/send`, {}, { key: agent.key });
    assert.equal(body.status, 'held', JSON.stringify(body));
    held.push(body.id);
  }
  const [first, second] = held;
  // As a mail has it that was held before it was kept what it answers.
  const [kept] = await ruled.room.sql('SELECT held FROM emails WHERE id = ?', second);
  const { answers: _answers, ...older } = JSON.parse(String(kept?.held));
  await ruled.tamper('UPDATE emails SET held = ? WHERE id = ?', JSON.stringify(older), second);
  for (const id of [first, second]) {
    assert.equal((await ruled.room.rest('POST', `/emails/${id}/approve`)).status, 200);
  }
  assert.deepEqual(await ruled.left(), ['ann@example.com', 'ann@example.com']);
});

describe('rules that cannot be read', () => {
  const good = { send: list(null), reply: null, receive: null };
  const broken = [
    '{not json',
    '"example.com"',
    '[]',
    '{}',
    '0',
    JSON.stringify({ send: null }),
    JSON.stringify({ ...good, send: 'example.com' }),
    JSON.stringify({ ...good, send: { allow: 'example.com', block: [] } }),
    JSON.stringify({ ...good, send: { block: [] } }),
    JSON.stringify({ ...good, send: list(null, ['EVIL.test']) }),
    JSON.stringify({ ...good, receive: { allow: null, block: [null] } }),
    JSON.stringify({ ...good, reply: {} }),
  ];

  test('let nothing out and nothing in, and no mail is lost by it', async () => {
    const inbox = await ruled.inbox({ rules: good });
    const asked = await ruled.receive(inbox, 'ann@example.com');
    for (const rules of broken) {
      await ruled.tamper('UPDATE inboxes SET rules = ? WHERE id = ?', rules, inbox.id);
      for (const answer of [
        await ruled.room.rest('POST', '/emails/send', { inboxId: inbox.id, to: 'ann@example.com', subject: 'x', text: 'x' }),
        await ruled.room.rest('POST', `/emails/${asked.id}/reply`, { text: 'x' }),
      ])
        assert.ok(answer.status === 403 || answer.status === 500, `${rules}: ${answer.status}`);
      const mime = 'From: ann@example.com\r\nSubject: in time\r\n\r\nx';
      assert.equal((await ruled.post(inbox.address, { sender: 'ann@example.com', mime })).status, 503, rules);
    }
    assert.deepEqual(await ruled.left(), []);
    await ruled.tamper('UPDATE inboxes SET rules = ? WHERE id = ?', JSON.stringify(good), inbox.id);
    assert.equal((await ruled.room.rest('GET', `/emails?inboxId=${inbox.id}`)).body.data.length, 1);
    assert.equal(await ruled.send(inbox.id, { to: 'ann@example.com' }), 'sent');
    assert.equal((await ruled.left()).length, 2);
  });

  test('of a key let nothing out either', async () => {
    const inbox = await ruled.inbox();
    const { id, key } = await ruled.key({ rules: { send: list(null) } });
    for (const rules of [...broken, ...broken.slice(1).map((one) => `[${one}]`), 'null', '[null]'].filter(
      (one) => one !== '[]',
    )) {
      await ruled.tamper('UPDATE api_keys SET rules = ? WHERE id = ?', rules, id);
      const mail = { inboxId: inbox.id, to: 'ann@example.com', subject: 'x', text: 'x' };
      const { status } = await ruled.room.rest('POST', '/emails/send', mail, { key });
      assert.ok(status === 403 || status === 500, `${rules}: ${status}`);
    }
    assert.deepEqual(await ruled.left(), []);
  });
});
