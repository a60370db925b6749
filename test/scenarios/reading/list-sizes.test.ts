/** What a page of each list costs an agent that does not say how much it wants: it must fit beside all else that a model has in mind. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { mime } from '../../support/rooms/conversation.ts';
import type { Stored } from '../../support/rooms/correspondence.ts';
import { type Json, standInClock, startPostroom } from '../../support/rooms/postroom.ts';

/** Characters of an answer. */
const MOST = 20_000;
const PARAGRAPH = 'Could you tell me when the order will be here, and whether the invoice was paid? '.repeat(40);

const clock = standInClock();
const room = await startPostroom({}, { clock });
const agent = await room.mcp();
let desk: Stored;

before(async () => {
  desk = (await room.rest('POST', '/inboxes', { localPart: 'desk' })).body;
  for (let mail = 0; mail < 55; mail++) {
    const from = `Margarete Sonnenschein ${mail} <margarete.sonnenschein.${mail}@customers.example.org>`;
    const subject = `Where is the order that I made three weeks ago, number ${mail}?`;
    const raw = mime({ from, to: desk.address, subject, text: `${mail} ${PARAGRAPH}`, messageId: `<size${mail}@example.org>` });
    assert.deepEqual((await room.inbound(desk.address, raw, { at: clock.now() })).json, { ok: true });
  }
});

describe('a page has at most 20,000 characters, unless more rows are asked for', () => {
  const lists: [string, string, Json][] = [
    ['of emails', 'list_emails', {}],
    ['of emails with their bodies', 'list_emails', { include: 'body' }],
    ['of threads', 'list_threads', {}],
    ['of emails that were found', 'search_emails', { q: 'order invoice' }],
  ];
  for (const [what, tool, asked] of lists) {
    test(what, async () => {
      const { body } = await agent.call(tool, asked);
      assert.deepEqual([body.data.length, body.leftOut], [25, { trimmed: true }]);
      const { length } = JSON.stringify(body);
      assert.ok(length <= MOST, `${length} characters`);
    });
  }
});

test('as many rows as are asked for come, and over REST 50', async () => {
  assert.equal((await agent.call('list_threads', { limit: 50 })).body.data.length, 50);
  assert.equal((await room.rest('GET', '/threads')).body.data.length, 50);
});

describe('bodies in a list', () => {
  test('share what the page has room for, so that few of them are whole', async () => {
    const { body } = await agent.call('list_emails', { include: 'body', limit: 1 });
    assert.ok(bare(body.data[0].text).startsWith('54 Could you'));
    assert.equal(bare(body.data[0].text).trimEnd(), `54 ${PARAGRAPH}`.trimEnd());
    const { body: several } = await agent.call('list_emails', { include: 'body', limit: 10 });
    for (const { text } of several.data) assert.match(bare(text), /^\d+ Could you .{300,400}…$/);
  });

  test('are whole over REST', async () => {
    const { body } = await room.rest('GET', '/emails?include=body');
    assert.ok(body.data.every(({ text }: Stored) => String(text).includes(PARAGRAPH.trimEnd())));
  });
});

function bare(text: string): string {
  return text.replace(/<\/?u-\w+>/g, '');
}
