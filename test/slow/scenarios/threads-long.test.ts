/** Threads of very many mails, as their readers get them. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { walk } from '../../support/rooms/conversation.ts';
import { type Correspondence, correspond, type Stored } from '../../support/rooms/correspondence.ts';
import { standInClock } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';

const clock = standInClock();
let serial = 0;

const { room } = await startRelayedRoom({}, { clock });

describe('a thread', () => {
  test('of two hundred mails comes in pages, oldest first, each once', async () => {
    const desk = await correspond(room, clock);
    const id = await conversation(desk, 200);
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

/** `count` mails back and forth, each quoting the one before it. */
async function conversation(desk: Correspondence, count: number): Promise<string> {
  let parent: Stored = null;
  for (let index = 0; index < count; index++) {
    const quoted = parent
      ? `\r\n\r\nOn Mon, 2 Mar 2026 at 10:00, Somebody <x@example.org> wrote:\r\n> ${wordsOf(index - 1)}\r\n`
      : '\r\n';
    const text = wordsOf(index) + quoted;
    const subject = parent ? 'Re: The plan' : 'The plan';
    parent =
      index % 2 === 0
        ? await desk.receive({
            messageId: `<c${++serial}@example.org>`,
            subject,
            text,
            headers: parent ? [`In-Reply-To: ${parent.messageId}`] : [],
          })
        : await desk.send({ to: 'bob@example.org', subject, text, headers: { 'In-Reply-To': parent.messageId } });
  }
  return parent.threadId;
}

function wordsOf(index: number): string {
  return `Words of mail ${index}: we meet on day ${index}, and ${'talk '.repeat(20 + (index % 3))}then.`;
}
