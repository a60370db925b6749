/** Searching: what is found by which words, where it was found, page after page, and only what the key may see. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { problem } from '../../support/clients/problem.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { eventually, type Json, startPostroom } from '../../support/rooms/postroom.ts';

let serial = 0;

const room = await startPostroom();
const agent = await room.mcp();

describe('a search', () => {
  let desk: Json;
  let other: Json;

  before(async () => {
    [desk, other] = [await inbox('desk'), await inbox('other')];
    await take(desk, {
      subject: 'Invoice 4711-X',
      text: 'The total is due on Friday.',
      from: 'Ada Lovelace <ada@bills.example>',
    });
    await take(desk, {
      subject: 'Lunch',
      text: 'Shall we talk about the invoice over lunch on Friday?',
      from: 'bob@example.org',
    });
    await take(desk, { subject: 'Newsletter', text: 'Big invoices, small prices. Due today.', from: 'news@shop.example' });
    await take(other, { subject: 'Elsewhere', text: 'An invoice of the other inbox.', from: 'ada@bills.example' });
    await take(desk, {
      subject: 'A file',
      from: 'carol@example.org',
      text: ['--b', '', 'See the file.', '--b', 'Content-Disposition: attachment; filename=a.txt', '', 'x', '--b--'].join('\r\n'),
      headers: ['Content-Type: multipart/mixed; boundary=b'],
    });
    await room.rest('POST', '/emails/send', {
      inboxId: desk.id,
      to: String(other.address),
      subject: 'Sent invoice',
      text: 'Yours.',
    });
    await eventually('the sent mail arrives', async () => (await subjects('is:received subject:sent')).length === 1);
  });

  const CASES: [q: string, found: string[]][] = [
    ['invoice', ['Sent invoice', 'Sent invoice', 'Elsewhere', 'Lunch', 'Invoice 4711-X']],
    ['INVOICE friday', ['Lunch', 'Invoice 4711-X']],
    ['"due on friday"', ['Invoice 4711-X']],
    ['"friday on due"', []],
    ['invoic*', ['Sent invoice', 'Sent invoice', 'Elsewhere', 'Newsletter', 'Lunch', 'Invoice 4711-X']],
    ['invoice -lunch in:desk@postroom.localhost', ['Sent invoice', 'Invoice 4711-X']],
    ['-invoice -invoices in:desk@postroom.localhost', ['A file']],
    ['from:ada', ['Elsewhere', 'Invoice 4711-X']],
    ['from:ada@bills.example', ['Elsewhere', 'Invoice 4711-X']],
    ['from:"ada lovelace"', ['Invoice 4711-X']],
    ['FROM:ADA -from:lovelace', ['Elsewhere']],
    ['from:bills.example subject:invoice', ['Invoice 4711-X']],
    ['to:other', ['Sent invoice', 'Sent invoice', 'Elsewhere']],
    ['4711-X', ['Invoice 4711-X']],
    ['subject:"invoice 4711"', ['Invoice 4711-X']],
    ['subject:invoice*', ['Sent invoice', 'Sent invoice', 'Invoice 4711-X']],
    ['has:attachment', ['A file']],
    ['-has:attachment is:unread friday', ['Lunch', 'Invoice 4711-X']],
    ['is:sent', ['Sent invoice']],
    ['from:me', ['Sent invoice']],
    ['in:sent invoice', ['Sent invoice']],
    ['-from:me lunch', ['Lunch']],
    ['is:received invoice to:other', ['Sent invoice', 'Elsewhere']],
    ['-is:unread', ['Sent invoice']],
    ['after:2000-01-01 before:2999-12-31T00:00:00+01:00 lunch', ['Lunch']],
    ['before:2000-01-01', []],
    ['https://shop.example/x', []],
  ];
  for (const [q, found] of CASES) {
    test(`for ${q} finds the same over REST and MCP, newest first`, async () => {
      assert.deepEqual(await subjects(q), found);
      const { status, body } = await agent.call('search_emails', { q });
      assert.equal(status, 200);
      assert.deepEqual(
        body.data.map((email: Json) => unfenced(email.subject)),
        found,
      );
    });
  }

  test('within an inbox names it by inboxId, by in: and an id, or by in: and an address', async () => {
    const inboxId = String(other.id);
    assert.deepEqual(await subjects('invoice', { inboxId }), ['Sent invoice', 'Elsewhere']);
    for (const name of [inboxId, inboxId.toUpperCase(), 'OTHER@postroom.localhost'])
      assert.deepEqual(await subjects(`in:${name} invoice`), ['Sent invoice', 'Elsewhere']);
    assert.deepEqual(await subjects(`in:${inboxId} invoice`, { inboxId }), ['Sent invoice', 'Elsewhere']);
    problem(await search(`in:${desk.id}`, { inboxId }), 400, 'invalid_request');
  });

  test('knows what was read, labelled and deleted a moment ago', async () => {
    const [email] = (await search('subject:newsletter')).body.data;
    assert.deepEqual(await subjects('is:unread newsletter'), ['Newsletter']);
    await room.rest('PATCH', '/emails', { ids: [email.id], isRead: true, addLabels: ['spam folder', 'x'] });
    assert.deepEqual(await subjects('is:unread newsletter'), []);
    assert.deepEqual(await subjects('is:read label:"spam folder" label:x'), ['Newsletter']);
    assert.deepEqual(await subjects('label:spam'), []);
    await room.rest('DELETE', `/emails/${email.id}`);
    assert.deepEqual(await subjects('newsletter'), []);
    assert.deepEqual(await subjects('label:x'), []);
  });
});

test('pages follow one another without a gap or a repetition, also when mail comes in between', async () => {
  const box = await inbox('many');
  for (let n = 0; n < 23; n++) await take(box, { subject: `page ${n}`, text: 'walkable' });
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body } = await search(`walkable in:${box.id}`, { limit: '5', ...(cursor ? { cursor } : {}) });
    seen.push(...body.data.map((email: Json) => String(email.subject)));
    cursor = body.nextCursor;
    await take(box, { subject: 'too late', text: 'walkable' });
  }
  assert.deepEqual(
    seen,
    Array.from({ length: 23 }, (_, n) => `page ${22 - n}`),
  );
  for (const forged of [
    'x',
    '[]',
    '["search",1]',
    '["search",1,-1]',
    '["search",1.5,1]',
    '["search","1",1]',
    '["event",1,1]',
    '["search",1,1,1]',
  ])
    problem(await search('walkable', { cursor: Buffer.from(forged).toString('base64url') }), 400, 'invalid_request');
});

test('a key sees what its inboxes hold, and an inbox of others is as if it had never been', async () => {
  const [mine, hidden] = [await inbox('mine'), await inbox('hidden')];
  for (const box of [mine, hidden]) await take(box, { subject: 'secret', text: 'quokka' });
  const bound = (await room.rest('POST', '/api-keys', { name: 'bound', inboxIds: [mine.id] })).body.key;
  const outsider = await room.account();
  const ask = async (q: string, key: string) =>
    await room.rest('GET', `/emails/search?q=${encodeURIComponent(q)}`, undefined, { key });
  assert.deepEqual(
    (await ask('quokka', bound)).body.data.map((email: Json) => email.inboxId),
    [mine.id],
  );
  assert.deepEqual((await ask('quokka', outsider)).body.data, []);
  assert.deepEqual((await ask('-nothing', outsider)).body.data, []);
  for (const [key, box] of [
    [bound, hidden],
    [outsider, mine],
  ] as const)
    for (const name of [box.id, box.address]) problem(await ask(`quokka in:${name}`, key), 404, 'not_found');
  problem(await ask('in:nobody@postroom.localhost', bound), 404, 'not_found');
  await room.rest('DELETE', `/inboxes/${mine.id}`);
  assert.deepEqual((await ask('quokka in:hidden@postroom.localhost', outsider)).status, 404);
  assert.equal((await search('quokka')).body.data.length, 1);
});

describe('what cannot be read as a search', () => {
  const BAD: Record<string, string> = {
    'nothing at all': '',
    blanks: ' \t ',
    'a quote that stays open': 'invoice "due on',
    'a quote that stays open behind a field': 'subject:"two words',
    'an operator nobody knows': 'colour:red',
    'one with an underscore': 'sent_by:ada',
    'one with a hyphen': 'sent-by:ada',
    'one of a group': '(lunch OR -colour:red)',
    'a field without a value': 'from:',
    'a mark that is none': 'is:starred',
    'a thing no mail has': 'has:wings',
    'an age that is none': 'newer_than:soon',
    'an age without a unit': 'older_than:7',
    'a size that is none': 'larger:big',
    'a group that stays open': '(lunch OR invoice',
    'an empty group': 'lunch ()',
    'an OR with nothing before it': 'OR lunch',
    'an OR with nothing behind it': '(lunch OR) invoice',
    'two ORs': 'lunch OR OR invoice',
    'too many groups': `${'(a) '.repeat(17)}`,
    'groups too deep': `${'('.repeat(7)}a${')'.repeat(7)}`,
    'too many alternatives': '(is:read OR a) (label:x OR b) (label:y OR c) (larger:1M OR d) (filename:x OR e)',
    'too many conditions': 'label:x '.repeat(17),
    'a date that is none': 'after:yesterday',
    'a day that never was': 'before:2026-02-30',
    'a time without an offset': 'after:2026-02-03T10:00:00',
    'an inbox that is none': 'in:desk',
    contradictions: 'is:read is:unread',
    'no letter or digit': '***',
    'a hyphen alone': 'a - b',
    'a NUL alone': '\u0000',
    'too many words': 'word '.repeat(33),
    '500 terms': Array.from({ length: 500 }, (_, n) => `a${n % 7}`)
      .join(' ')
      .slice(0, 1000),
  };
  for (const [what, q] of Object.entries(BAD)) {
    test(`${what}: is refused, and the grammar is shown`, async () => {
      const answer = await search(q);
      problem(answer, 400, 'invalid_request');
      assert.deepEqual(
        answer.body.errors.map((error: Json) => error.path),
        ['q'],
      );
      assert.match(answer.body.hint, /"phrases".*from:.*has:attachment.*is:unread/);
      const { body } = await agent.call('search_emails', { q });
      assert.deepEqual([body.code, body.hint], ['invalid_request', answer.body.hint]);
    });
  }

  test('10,000 characters are refused', async () => {
    problem(await search('x'.repeat(10_000)), 400, 'invalid_request');
    for (const q of ['x '.repeat(5000), '"'.repeat(10_000), '('.repeat(10_000), '-from:'.repeat(2000)])
      assert.equal((await agent.call('search_emails', { q })).body.code, 'invalid_request');
  });

  test('the language of the store is words like any other', async () => {
    await take(await inbox('words'), { subject: 'and or not near title', text: 'gnu emu yak' });
    for (const [q, isFound] of [
      ['gnu OR ox', true],
      ['gnu or emu', true],
      ['gnu "OR" ox', false],
      ['gnu OR emu', true],
      ['gnu AND emu', true],
      ['gnu NOT emu', true],
      ['NEAR(gnu yak, 3)', false],
      ['{title} gnu', true],
      ['(gnu) (yak)', true],
      ['^gnu', true],
      ['gnu+emu', true],
      ['"gnu"emu', true],
      ['"gnu\u0000" emu', true],
      ["gnu' OR '1'='1", true],
      ["ox' OR '1'='1", false],
      ['gn%', false],
      ['g_u', false],
    ] as const) {
      const { status, body } = await search(q);
      assert.deepEqual([status, body.data?.length], [200, isFound ? 1 : 0], `${q}: ${JSON.stringify(body)}`);
    }
  });
});

test('a search says how far it looks into a text, and looks as far as that', async () => {
  const { tools } = await agent.client.listTools();
  const said = tools.find(({ name }) => name === 'search_emails')?.description ?? '';
  const most = Number(/the first ([\d,]+) characters/.exec(said)?.[1]?.replaceAll(',', ''));
  const before = 'line of a log\n'.repeat(most / 14).slice(0, most - 20);
  const text = `${before} within ${'-'.repeat(20)} beyond`;
  await take(await inbox('logs'), { subject: 'A long log', text });
  assert.deepEqual([await subjects('within'), await subjects('beyond')], [['A long log'], []]);
});

function search(q: string, also: Record<string, string> = {}) {
  return room.rest('GET', `/emails/search?${new URLSearchParams({ q, ...also })}`);
}

async function subjects(q: string, also: Record<string, string> = {}): Promise<string[]> {
  const { status, body } = await search(q, also);
  assert.equal(status, 200, JSON.stringify(body));
  return body.data.map((email: Json) => String(email.subject));
}

function unfenced(text: unknown): string {
  return String(text).replace(/^<(u-[\w-]+)>([\s\S]*)<\/\1>$/, '$2');
}

async function inbox(localPart: string): Promise<Json> {
  return (await room.rest('POST', '/inboxes', { localPart })).body;
}

async function take(box: Json, mail: { subject: string; text: string; from?: string; headers?: string[] }): Promise<void> {
  const to = String(box.address);
  assert.equal((await room.inbound(to, mime({ to, messageId: `<s${++serial}@example.org>`, ...mail }))).status, 200);
}
