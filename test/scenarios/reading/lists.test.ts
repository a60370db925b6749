/** Lists of emails: every filter alone and with every other, text as it was meant, and bodies only on request. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { problem } from '../../support/clients/problem.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { type Json, standInClock } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';
import { fillInboxes, filtersAgree } from '../../support/store/filtered-mails.ts';

const clock = standInClock();

const { room } = await startRelayedRoom({}, { clock });

describe('a list of emails', () => {
  let all: Json[];
  let inboxIds: string[];

  before(async () => {
    ({ all, inboxIds } = await fillInboxes(room, clock));
  });

  test('shows exactly what each of its filters lets through, alone and with every other', async () => {
    await filtersAgree(room, { all, inboxIds }, 2);
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
