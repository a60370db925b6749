/** Several emails in one call: each is told apart, short ones are whole and long ones share the rest, and a morning's mail fits a context. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { problem } from '../../support/clients/problem.ts';
import { mime, unfenced } from '../../support/rooms/conversation.ts';
import { type Json, startPostroom } from '../../support/rooms/postroom.ts';

/** What a morning's 30 mails may cost. */
const MOST_BYTES = 12_000;

let serial = 0;

const room = await startPostroom();
const agent = await room.mcp();
const desk = await inbox('desk');

describe('get_email with ids', () => {
  test('answers them in their order, and tells which are not there', async () => {
    const [one, two] = [await take(desk, 'One', 'First.'), await take(desk, 'Two', 'Second: 882911 is your code.')];
    const nobody = '00000000-0000-7000-8000-000000000000';
    const { status, body } = await agent.call('get_email', { ids: [two, nobody, one, two.toUpperCase()] });
    assert.equal(status, 200, JSON.stringify(body));
    assert.deepEqual(body.notFound, [nobody]);
    const { data } = unfenced(body);
    assert.deepEqual(
      data.map((email: Json) => [email.id, email.subject, email.text]),
      [
        [two, 'Two', 'Second: 882911 is your code.'],
        [one, 'One', 'First.'],
      ],
    );
    assert.deepEqual(data[0].codes, ['882911']);
    for (const name of ['to', 'status', 'links', 'doubts', 'attachments']) assert.ok(!(name in data[1]), name);
    const allThere = await agent.call('get_email', { ids: [one] });
    assert.ok(!('notFound' in allThere.body));
  });

  test('shares maxChars: a short text is whole, and the long ones get equal parts, with where to read on', async () => {
    const [short, long, longer] = [
      await take(desk, 'Short', 'x'.repeat(100)),
      await take(desk, 'Long', 'y'.repeat(3000)),
      await take(desk, 'Longer', 'z'.repeat(6000)),
    ];
    const { data } = unfenced((await agent.call('get_email', { ids: [short, long, longer], maxChars: 2100 })).body);
    assert.deepEqual(
      data.map((email: Json) => [String(email.text).length, email.nextOffset]),
      [
        [100, undefined],
        [1000, 1000],
        [1000, 1000],
      ],
    );
    const rest = unfenced((await agent.call('get_email', { id: long, offset: 1000, maxChars: 5000 })).body);
    assert.equal(rest.text.length, 2000);
    const scant = unfenced((await agent.call('get_email', { ids: [short, long, longer], maxChars: 1 })).body);
    assert.ok(scant.data.every((email: Json) => String(email.text).length === 80));
    const heads = unfenced((await agent.call('get_email', { ids: [short], view: 'headers' })).body);
    assert.deepEqual([heads.data[0].subject, heads.data[0].text], ['Short', undefined]);
  });

  test('marks each as read with markRead, which needs the scope for it', async () => {
    const ids = [await take(desk, 'Mark 1', 'x'), await take(desk, 'Mark 2', 'x')];
    const reader = await room.mcp((await room.rest('POST', '/api-keys', { name: 'r', scopes: ['emails:read'] })).body.key);
    assert.equal((await reader.call('get_email', { ids, markRead: true })).body.code, 'missing_scope');
    const isRead = async () => Promise.all(ids.map(async (id) => (await room.rest('GET', `/emails/${id}`)).body.isRead));
    assert.deepEqual(await isRead(), [false, false]);
    assert.equal((await agent.call('get_email', { ids, markRead: true })).status, 200);
    assert.deepEqual(await isRead(), [true, true]);
  });

  test('takes mail of the key only, 1 to 20 ids, and either id or ids', async () => {
    const other = await take(await inbox('other'), 'Hidden', 'x');
    const own = await take(desk, 'Seen', 'x');
    const key = (await room.rest('POST', '/api-keys', { name: 'bound', inboxIds: [desk.id] })).body.key;
    const bound = await room.mcp(key);
    const { body } = await bound.call('get_email', { ids: [other, own] });
    assert.deepEqual([body.data.map((email: Json) => email.id), body.notFound], [[own], [other]]);
    for (const input of [{}, { id: own, ids: [own] }, { ids: [] }, { ids: Array(21).fill(own) }, { ids: [own], offset: 5 }])
      assert.equal((await agent.call('get_email', input)).body.code, 'invalid_request', JSON.stringify(input));
    assert.match(JSON.stringify((await agent.call('get_email', { ids: [own], view: 'full' })).body), /view/);
    problem(await room.rest('GET', `/emails/${own}?ids=${own}`), 400, 'invalid_request');
  });
});

test('30 unread mails are triaged in two calls', async () => {
  const box = await inbox('morning');
  for (let n = 0; n < 30; n++) await takeOneOf(box, n);
  const listed = await agent.call('list_emails', { inboxId: box.id, isRead: false, limit: 30 });
  const rows: Json[] = listed.body.data;
  assert.deepEqual([rows.length, listed.body.leftOut], [30, undefined]);
  // Those of which subject and beginning do not say enough: the mails of people.
  const wanted = unfenced(listed.body).data.filter((row: Json) => /^(Re: |Question)/.test(String(row.subject)));
  const opened = await agent.call('get_email', { ids: wanted.map((row: Json) => row.id), maxChars: 1500 });
  const sizes = [listed, opened].map(({ body }) => Buffer.byteLength(JSON.stringify(body)));
  assert.equal(opened.body.data.length, wanted.length);
  assert.ok(sizes.reduce((sum, one) => sum + one) < MOST_BYTES, sizes.join(' and '));
});

async function inbox(localPart: string): Promise<Json> {
  return (await room.rest('POST', '/inboxes', { localPart })).body;
}

async function take(box: Json, subject: string, text: string, from?: string): Promise<string> {
  const to = String(box.address);
  const messageId = `<v${++serial}@example.org>`;
  assert.equal((await room.inbound(to, mime({ to, subject, text, messageId, ...(from ? { from } : {}) }))).status, 200);
  const { data } = (await room.rest('GET', `/emails?inboxId=${box.id}&limit=1`)).body;
  return data[0].id;
}

const NEWS = 'This week in the shop: new arrivals, two guides and an offer that ends on Sunday. '.repeat(30);

/** What comes in overnight: notices and newsletters for the most part, and some mail of people. */
const MORNING: [from: string, subject: string, text: string][] = [
  ['Weekly <news@shop.example>', 'New arrivals this week', NEWS],
  [
    'GitHub <noreply@git.example>',
    '[postroom] CI failed on main (#4711)',
    'Run 4711 failed in job test.\r\nSee https://git.example/runs/4711',
  ],
  [
    'Ann Lee <ann@client.example>',
    'Question about the contract',
    `Hi,\r\n\r\ncould you tell me until when we can cancel? ${'We talked about it in May. '.repeat(12)}\r\n\r\nAnn`,
  ],
  [
    'Bills <billing@host.example>',
    'Invoice 2026-118',
    'Your invoice over EUR 118.00 is due on December 1st. Pay at https://host.example/pay/118.',
  ],
  ['Calendar <cal@meet.example>', 'Reminder: planning, 10:00', 'Planning starts at 10:00 in room 2.'],
  [
    'Bob <bob@client.example>',
    'Re: Offer for the spring',
    `Thanks, that works for us.\r\n\r\n> ${'An older text that is quoted. '.repeat(30)}`,
  ],
  ['Forum <digest@forum.example>', '12 new posts in #agents', NEWS],
  ['Login <no-reply@bank.example>', 'Your sign-in code', 'Your code is 493217. It is valid for ten minutes.'],
  [
    'Parcel <track@parcel.example>',
    'Your parcel arrives tomorrow',
    'It arrives between 9 and 12. Track it: https://parcel.example/t/9',
  ],
  ['Shop <promo@store.example>', 'Only today: 20% off everything', NEWS],
];

async function takeOneOf(box: Json, n: number): Promise<void> {
  const [from, subject, text] = MORNING[n % MORNING.length] ?? assert.fail();
  await take(box, n < MORNING.length ? subject : `${subject} (${n})`, text, from);
}
