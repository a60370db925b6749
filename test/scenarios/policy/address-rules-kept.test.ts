/** Rules as they are given and kept: what is no address or domain is refused by name, and whoever is bound by rules cannot change them. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { SCOPES } from '../../../src/core/base/actor.ts';
import type { Stored } from '../../support/rooms/correspondence.ts';
import type { Json } from '../../support/rooms/postroom.ts';
import { startRuledRoom } from '../../support/rooms/ruled-room.ts';

const ruled = await startRuledRoom();

const list = (allow: string[] | null, block: string[] = []) => ({ allow, block });
const patch = (inbox: Stored, rules: unknown, key?: string) =>
  ruled.room.rest('PATCH', `/inboxes/${inbox.id}`, { rules }, key === undefined ? {} : { key });

describe('rules are kept', () => {
  test('in one spelling, each entry once, and told alike over REST and MCP', async () => {
    const given = {
      send: list(['Ann@Example.COM', 'ann@example.com', 'localhost', 'POSTROOM.localhost', '*.BÜCHER.example']),
      reply: { allow: null },
      receive: null,
    };
    const kept = {
      send: list(['ann@example.com', 'localhost', 'postroom.localhost', '*.xn--bcher-kva.example']),
      reply: list(null),
      receive: null,
    };
    const made = await ruled.room.rest('POST', '/inboxes', { rules: given });
    assert.deepEqual([made.status, made.body.rules], [201, kept]);
    const mcp = await ruled.room.mcp();
    const { body: byAgent } = await mcp.call('create_inbox', { rules: { ...given, reply: { allow: '*' } } });
    assert.deepEqual(Object.keys(byAgent.rules.send), ['allow', 'block']);
    for (const id of [made.body.id, byAgent.id]) {
      assert.deepEqual((await ruled.room.rest('GET', `/inboxes/${id}`)).body.rules, kept);
      assert.deepEqual((await mcp.call('update_inbox', { id, displayName: 'Ada' })).body.rules.send, kept.send);
    }
    const { body: listed } = await ruled.room.rest('GET', '/inboxes?limit=1');
    assert.deepEqual(listed.data[0].rules, kept);
    assert.doesNotMatch(JSON.stringify((await mcp.call('list_inboxes')).body), /ann@example/);
    await mcp.close();
  });

  test('in place of those there were, and not at all when they rule nothing', async () => {
    const inbox = await ruled.inbox({ rules: { send: list(['a.test']), receive: list(['b.test']) } });
    assert.deepEqual((await patch(inbox, { reply: list([]) })).body.rules, { send: null, reply: list([]), receive: null });
    assert.equal((await ruled.room.rest('PATCH', `/inboxes/${inbox.id}`, { displayName: 'x' })).body.rules.reply.allow.length, 0);
    assert.equal((await patch(inbox, {})).body.rules, null);
    assert.deepEqual((await ruled.key({ rules: { send: null } })).rules, []);
  });

  test('up to 500 entries a list', async () => {
    const many = Array.from({ length: 501 }, (_, n) => `n${n}.test`);
    const inbox = await ruled.inbox({ rules: { send: list(many.slice(1), many.slice(1)) } });
    assert.equal(inbox.rules.send.block.length, 500);
    const { status, body } = await patch(inbox, { send: list(null, many) });
    assert.deepEqual([status, body.errors[0].path], [400, 'rules.send.block']);
  });

  test('up to 1,000 entries and 32 KB together, of an inbox or of a key and those it stems from', async () => {
    const domains = (count: number, tail = '.test') => Array.from({ length: count }, (_, n) => `n${1000 + n}${tail}`);
    const [full, one] = [list(domains(500), domains(500)), list(null, ['one.test'])];
    const long = list(domains(141, `${`.${'x'.repeat(60)}`.repeat(3)}${'.y'.repeat(23)}`));
    const inbox = await ruled.inbox();
    const { key } = await ruled.key({ rules: { send: full } });
    for (const [rules, message] of [
      [{ send: full, receive: one }, /1000 entries/],
      [{ send: full, reply: full }, /1000 entries/],
      [{ reply: long }, /32768 characters/],
    ] as [Json, RegExp][]) {
      const { receive: _, ...ofKey } = rules;
      const answers = [await patch(inbox, rules), await ruled.room.rest('POST', '/inboxes', { rules })];
      if (ofKey.reply) answers.push(await ruled.room.rest('POST', '/api-keys', { name: 'x', rules: ofKey }));
      for (const { status, body } of answers) {
        assert.deepEqual([status, body.code, body.errors[0].path], [400, 'invalid_request', 'rules']);
        assert.match(body.errors[0].message, message);
        assert.match(body.hint, /Name domains/);
      }
    }
    const child = await ruled.room.rest('POST', '/api-keys', { name: 'x', rules: { send: one } }, { key });
    assert.deepEqual([child.status, child.body.errors[0].path], [400, 'rules']);
    assert.match(child.body.hint, /key in use/);
    assert.equal((await ruled.key({}, key)).rules.length, 1);
    assert.equal((await ruled.key({ rules: { send: full } }, key)).rules.length, 1);
  });
});

describe('an entry is refused by name', () => {
  for (const entry of [
    '',
    '*',
    '*.',
    '*@example.com',
    '*.com',
    'com',
    'ann@',
    '@example.com',
    '.example.com',
    'example.com.',
    'exa*mple.com',
    'a.*.example.com',
    '*.*.example.com',
    'Ann <ann@example.com>',
    '<ann@example.com>',
    'ann@example.com, eve@evil.test',
    'example.com,evil.test',
    'ann@example.com@evil.test',
    '"ann"@example.com',
    'ann@[127.0.0.1]',
    '127.0.0.1',
    'example.com/path',
    'https://example.com',
    'exam ple.com',
    'exam\u200bple.com',
    'x'.repeat(300),
  ])
    test(JSON.stringify(entry.slice(0, 40)), async () => {
      for (const [path, body] of [
        ['/inboxes', { rules: { send: list(['a.test', entry]) } }],
        ['/api-keys', { name: 'x', rules: { send: list(['a.test', entry]) } }],
      ] as [string, Json][]) {
        const answer = await ruled.room.rest('POST', path, body);
        assert.deepEqual([answer.status, answer.body.errors[0].path], [400, 'rules.send.allow.1'], path);
      }
    });

  test('and so is a list that does not say whom it allows, or a direction there is not', async () => {
    const inbox = await ruled.inbox();
    for (const [rules, path] of [
      [{ reply: { block: ['evil.test'] } }, 'rules.reply.allow'],
      [{ send: { allow: 'example.com' } }, 'rules.send.allow'],
      [{ sent: list([]) }, 'rules.sent'],
      [{ send: { ...list([]), deny: [] } }, 'rules.send.deny'],
      [['example.com'], 'rules'],
    ]) {
      const { status, body } = await patch(inbox, rules);
      assert.deepEqual([status, body.errors[0].path], [400, path]);
    }
    assert.equal((await ruled.room.rest('GET', `/inboxes/${inbox.id}`)).body.rules, null);
  });
});

describe('the rules of an inbox are changed', () => {
  const rules = { send: list(['example.com', 'b.test']) };

  test('by a key that may change the inbox as long as there are none, and then only by one that may approve', async () => {
    const inbox = await ruled.inbox();
    const agent = await ruled.key({ scopes: SCOPES.filter((scope) => scope !== 'emails:approve') });
    assert.equal((await patch(inbox, rules, agent.key)).status, 200);
    const same = { send: list(['B.test', 'example.com']), reply: null };
    assert.equal((await patch(inbox, same, agent.key)).status, 200, 'the same again');
    for (const other of [null, {}, { send: list(null) }, { ...rules, reply: list([]) }, { send: list(['b.test']) }])
      assert.equal((await patch(inbox, other, agent.key)).body.code, 'missing_scope', JSON.stringify(other));
    assert.deepEqual((await ruled.room.rest('GET', `/inboxes/${inbox.id}`)).body.rules.send.allow.length, 2);
    assert.equal((await patch(inbox, null)).body.rules, null);
  });

  test('by no key that is bound itself, which could free its own mail', async () => {
    const inbox = await ruled.inbox({ rules, approval: 'required' });
    for (const bound of [
      { approval: 'required' },
      { mode: 'reply-only' },
      { mode: 'draft-only' },
      { rules: { send: list(null) } },
    ]) {
      const { key } = await ruled.key(bound);
      for (const change of [{ rules: null }, { approval: 'none' }, { exchangesPerHour: 1000 }]) {
        const { body } = await ruled.room.rest('PATCH', `/inboxes/${inbox.id}`, change, { key });
        assert.equal(body.code, 'forbidden', JSON.stringify([bound, change]));
      }
    }
    const { body: kept } = await ruled.room.rest('GET', `/inboxes/${inbox.id}`);
    assert.deepEqual([kept.rules.send, kept.approval], [rules.send, 'required']);
    assert.equal((await ruled.room.rest('PATCH', `/inboxes/${inbox.id}`, { rules: null, approval: 'none' })).status, 200);
  });

  test('when they cannot be read, only by a key that may approve', async () => {
    const inbox = await ruled.inbox({ rules });
    await ruled.tamper('UPDATE inboxes SET rules = ? WHERE id = ?', '{"send":{"allow":["x.test"]}}', inbox.id);
    const agent = await ruled.key({ scopes: ['inboxes:write'] });
    assert.equal((await patch(inbox, rules, agent.key)).body.code, 'missing_scope');
    assert.deepEqual((await patch(inbox, rules)).body.rules.send, rules.send);
  });
});
