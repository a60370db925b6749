/** Threads of very many mails, as their readers get them. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { walk } from '../../support/rooms/conversation.ts';
import { correspond, exchange, type Stored, wordsOf } from '../../support/rooms/correspondence.ts';
import { standInClock } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';

const clock = standInClock();

const { room } = await startRelayedRoom({}, { clock });

describe('a thread', () => {
  test('of two hundred mails comes in pages, oldest first, each once', async () => {
    const desk = await correspond(room, clock);
    const id = await exchange(desk, 200);
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body } = await room.rest('GET', `/threads/${id}?view=headers${cursor ? `&cursor=${cursor}` : ''}`);
      assert.deepEqual([body.emails, body.nextOffset, 'text' in body.data[0]], [200, null, false]);
      seen.push(...body.data.map((email: Stored) => email.id));
      cursor = body.nextCursor;
      assert.equal(body.data.length, 100);
    }
    const stored = (await walk(room, `/emails?threadId=${id}`)).map((email) => email.id);
    assert.deepEqual(seen, stored.toReversed());
    const { body: last } = await room.rest('GET', `/threads/${id}?limit=1`);
    assert.deepEqual([last.data.length, last.data[0].text], [1, wordsOf(0)]);
  });
});
