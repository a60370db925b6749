/** Lists of emails: every filter alone and with every other, text as it was meant, and bodies only on request. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { mime, walk } from '../../support/conversation.ts';
import { eventually, type Json, standInClock } from '../../support/postroom.ts';
import { problem } from '../../support/problem.ts';
import { startRelayedRoom } from '../../support/relayed-room.ts';

const MINUTE = 60_000;
const clock = standInClock();

const { room } = await startRelayedRoom({}, { clock });

describe('a list of emails', () => {
  let all: Json[];
  let inboxIds: string[];

  before(async () => {
    const fill = await room.mcp();
    inboxIds = [];
    for (const localPart of ['first', 'second']) {
      const { body: inbox } = await fill.call('create_inbox', { localPart });
      inboxIds.push(inbox.id);
      for (const [index, subject] of ['Invoice 100%', 'Invoice 1000', 'News_letter', 'Newsxletter'].entries()) {
        clock.pass(MINUTE);
        const from = index % 2 ? 'Carol <carol@example.org>' : 'Dan <dan@example.org>';
        await room.inbound(inbox.address, mime({ to: inbox.address, subject, from, text: `Body of ${subject}` }), {
          at: clock.now(),
        });
        clock.pass(MINUTE);
        const { body: sent } = await fill.call('send_email', {
          inboxId: inbox.id,
          to: 'erin@example.org',
          subject: `About ${subject}`,
          text: `On ${subject}`,
          labels: index % 2 ? ['billing', 'a/b: c_d-é'] : ['bill'],
        });
        assert.equal(sent.status, 'queued', JSON.stringify(sent));
        if (index > 1) await fill.call('update_emails', { ids: [sent.id], isRead: false });
      }
    }
    await fill.close();
    await eventually('all are sent', async () =>
      (await walk(room, '/emails?direction=outbound')).every((one) => one.status === 'sent'),
    );
    all = await walk(room, '/emails?include=body');
    for (const email of all.filter((one) => one.subject === 'Invoice 1000'))
      await room.rest('PATCH', `/emails/${email.id}/read`, { isRead: true });
    all = await walk(room, '/emails?include=body');
  });

  test('shows exactly what every combination of its filters lets through', async () => {
    const samples = [
      all.find((one) => one.subject === 'Invoice 1000' && one.inboxId === inboxIds[1]),
      all.find((one) => one.subject === 'About Newsxletter' && one.inboxId === inboxIds[0]),
    ];
    const client = await room.mcp();
    for (const [nth, sample] of samples.entries()) {
      assert.ok(sample);
      const filters = filtersOf(sample);
      for (let bits = 0; bits < 2 ** filters.length; bits++) {
        const chosen = filters.filter((_, index) => bits & (2 ** index));
        // Of the second, with other values, those of two filters do: the first goes through all.
        if (nth > 0 && chosen.length > 2) continue;
        const input = Object.fromEntries(chosen.map(({ name, value }) => [name, value]));
        const expected = all.filter((email) => chosen.every(({ passes }) => passes(email))).map((email) => email.id);
        const { status, body } = await client.call('list_emails', { limit: 100, ...input });
        assert.equal(status, 200, JSON.stringify(body));
        assert.deepEqual(
          body.data.map((email: Json) => email.id),
          expected,
          JSON.stringify(input),
        );
        if (bits % 16 !== 7) continue;
        const query = new URLSearchParams(Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]));
        const overRest = await room.rest('GET', `/emails?limit=100&${query}`);
        assert.deepEqual(
          overRest.body.data.map((email: Json) => email.id),
          expected,
        );
      }
    }
    await client.close();
  });

  test('takes wildcards of the database, quotes and backslashes in a filter for what they are', async () => {
    const subjects = async (filter: Json) =>
      (await room.rest('GET', `/emails?${new URLSearchParams(filter as Record<string, string>)}`)).body.data.map(
        (one: Json) => one.subject,
      );
    assert.deepEqual(await subjects({ subject: '100%', direction: 'inbound' }), ['Invoice 100%', 'Invoice 100%']);
    assert.deepEqual(await subjects({ subject: 'news_', direction: 'inbound' }), ['News_letter', 'News_letter']);
    assert.equal((await subjects({ label: 'a/b: c_d-é' })).length, 4);
    assert.equal((await subjects({ label: 'bill' })).length, 4);
    assert.deepEqual(await subjects({ label: 'bil%' }), []);
    assert.deepEqual(await subjects({ label: 'billing","a' }), []);
  });

  test('finds a subject in letters beyond ASCII in any case', async () => {
    const inbox = (await room.rest('GET', `/inboxes/${inboxIds[0]}`)).body;
    await room.inbound(inbox.address, mime({ to: inbox.address, subject: '=?utf-8?B?w5xCRVIgw4RQRkVM?=', text: 'x' }), {
      at: clock.now(),
    });
    for (const part of ['ÜBER ÄPFEL', 'über äpfel', 'Über'])
      assert.equal((await room.rest('GET', `/emails?subject=${encodeURIComponent(part)}`)).body.data.length, 1, part);
  });

  test('carries bodies only when asked to', async () => {
    const { body: lean } = await room.rest('GET', `/emails?inboxId=${inboxIds[0]}`);
    const { body: full } = await room.rest('GET', `/emails?inboxId=${inboxIds[0]}&include=body`);
    assert.ok(lean.data.every((email: Json) => !('text' in email) && !('html' in email)));
    assert.ok(full.data.every((email: Json) => typeof email.text === 'string' && 'html' in email));
    assert.ok(full.data.some((email: Json) => String(email.text).startsWith('Body of Invoice')));
  });

  test('of an inbox that is not there is 404', async () => {
    const answer = await room.rest('GET', '/emails?inboxId=00000000-0000-4000-8000-000000000000');
    assert.deepEqual([answer.status, answer.body.code], [404, 'not_found']);
  });

  test('of a thread that is not there, or not in that inbox, is 404 as everywhere', async () => {
    const { threadId } = all.find((one) => one.inboxId === inboxIds[0]) as Json;
    for (const query of [
      'threadId=00000000-0000-4000-8000-000000000000',
      'threadId=00000000-0000-4000-8000-000000000000&status=quarantined',
      `threadId=${threadId}&inboxId=${inboxIds[1]}`,
    ])
      problem(await room.rest('GET', `/emails?${query}`), 404, 'not_found');
    assert.equal((await room.rest('GET', `/emails?threadId=${threadId}&inboxId=${inboxIds[0]}`)).body.data.length, 1);
    assert.equal((await room.rest('GET', `/emails?threadId=${threadId}`, undefined, { key: await room.account() })).status, 404);
  });
});

type Filter = { name: string; value: unknown; passes(email: Json): boolean };

/** One filter of each kind that lets the sample through, and how it must read other emails. */
function filtersOf(sample: Json): Filter[] {
  const exactly = (name: string): Filter => ({ name, value: sample[name], passes: (email) => email[name] === sample[name] });
  const at = Date.parse(String(sample.createdAt));
  const [label] = sample.labels as string[];
  const part = (name: string, value: string): Filter => ({
    name,
    value: value.toUpperCase(),
    passes: (email) => String(email[name]).toLowerCase().includes(value),
  });
  return [
    ...['inboxId', 'threadId', 'direction', 'isRead'].map(exactly),
    part('from', String(sample.from).toLowerCase().slice(2, 9)),
    part('subject', String(sample.subject).toLowerCase().slice(2, 8)),
    { name: 'since', value: sample.createdAt, passes: (email) => Date.parse(String(email.createdAt)) >= at },
    {
      name: 'until',
      value: new Date(at + 1).toISOString().replace('Z', '+00:00'),
      passes: (email) => Date.parse(String(email.createdAt)) <= at,
    },
    ...(label ? [{ name: 'label', value: label, passes: (email: Json) => (email.labels as string[]).includes(label) }] : []),
  ];
}

test('a cursor of one list is refused by every other', async () => {
  for (const n of [1, 2]) await room.rest('POST', '/templates', { name: `t${n}`, subject: 'Hello', text: 'Hello.' });
  const { nextCursor } = (await room.rest('GET', '/templates?limit=1')).body;
  assert.equal((await room.rest('GET', `/templates?cursor=${nextCursor}`)).status, 200);
  const lists = ['emails', 'inboxes', 'domains', 'threads', 'api-keys', 'suppressions'].map((list) => `/${list}?cursor=`);
  for (const path of [...lists, '/events?after=']) {
    const answer = await room.rest('GET', path + nextCursor);
    problem(answer, 400, 'invalid_request');
    assert.match(answer.body.detail, /is not a cursor of this list/, path);
  }
});
