/** What a mail asks its reader to use, and what is new in it: the same over MCP and REST. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mime, unfenced } from '../../support/rooms/conversation.ts';
import { startPostroom } from '../../support/rooms/postroom.ts';

const room = await startPostroom();
const agent = await room.mcp();
const { body: inbox } = await room.rest('POST', '/inboxes', {});

type Extracted = {
  replyText?: string;
  quoted?: string;
  codes: { value: string }[];
  links: { n: number; url: string; confidence: number }[];
  best: { code?: string; link?: number } | null;
};

/** The mail as each of them reads it, the marks around strangers' words taken away. */
async function read(
  { subject, text = '', html }: { subject: string; text?: string; html?: string },
  maxChars = 8_000,
): Promise<{ rest: Extracted; mcp: Extracted; id: string }> {
  const headers = html === undefined ? [] : ['MIME-Version: 1.0', 'Content-Type: text/html; charset=utf-8'];
  const sent = mime({ to: inbox.address, subject, text: html ?? text, headers });
  assert.equal((await room.inbound(inbox.address, sent)).status, 200);
  const { data } = (await room.rest('GET', `/emails?inboxId=${inbox.id}&limit=1`)).body;
  const [{ id }] = data;
  const { body: rest } = await room.rest('GET', `/emails/${id}?maxChars=${maxChars}`);
  const { body } = await agent.call('get_email', { id, maxChars });
  return { rest: rest.extracted, mcp: unfenced(body).extracted, id };
}

const link = (url: string, words: string) => `<p><a style="background:#06c;padding:9px" href="${url}">${words}</a></p>`;
const CONFIRM = `<p>Click the button below to confirm your email address.</p>${link('https://go.mailer.test/c/9fA7b3Kd82LmQx', 'Confirm my email')}`;
const LEAVE = link('https://shop.test/unsubscribe?u=1', 'Unsubscribe');

test('a code', async () => {
  const { rest, mcp } = await read({ subject: 'Your sign-in code', text: 'Your verification code is 493 217.' });
  assert.equal(rest.best?.code, '493217');
  assert.deepEqual([mcp.best, mcp.codes[0]?.value], [rest.best, '493217']);
});

test('a link by its number, which is in the list however short the answer is', async () => {
  const mail = { subject: 'Confirm your email address', html: `${LEAVE}${CONFIRM}` };
  for (const maxChars of [8_000, 100]) {
    const { rest, mcp } = await read(mail, maxChars);
    assert.equal(rest.best?.link, 2);
    assert.deepEqual(mcp.best, rest.best);
    for (const { links } of [rest, mcp]) {
      const pressed = links.find(({ n }) => n === 2);
      assert.equal(pressed?.url, 'https://go.mailer.test/c/9fA7b3Kd82LmQx');
      assert.ok(pressed.confidence >= 0.5 && pressed.confidence <= 1);
    }
  }
});

test('neither, in a mail that asks for neither', async () => {
  const { rest, mcp } = await read({ subject: 'Lunch', text: 'At 12:30, table 4?' });
  assert.deepEqual([rest.best, rest.quoted, mcp.best ?? null, mcp.quoted], [null, 'none', null, undefined]);
});

test('answers within the older mail, and an older mail below', async () => {
  const text = 'On 20 Nov 2026, at 09:01, Ada wrote:\n> Dry?\n\nVery.\n\n> Sold?\n\nNo.';
  const within = await read({ subject: 'Re: the boat', text });
  assert.deepEqual([within.rest.replyText, within.rest.quoted, within.mcp.quoted], [text, 'interleaved', 'interleaved']);
  const below = await read({ subject: 'Re: the boat', text: 'Very dry.\n\nOn 20 Nov 2026, at 09:01, Ada wrote:\n> Dry?' });
  assert.deepEqual([below.rest.replyText, below.mcp.replyText, below.mcp.quoted], ['Very dry.', 'Very dry.', 'below']);
});

test("a mail of another account says nothing of its codes, and a sender's CR and NUL stay out of them", async () => {
  const { rest, id } = await read({
    subject: 'Sign in',
    text: 'Your verification code is 49\u00003217.\r\n\r\nIt expires in 10 minutes.',
  });
  for (const { value } of rest.codes) assert.match(value, /^\w+$/);
  const { body: other } = await room.rest('POST', '/inboxes', {});
  const { body: bound } = await room.rest('POST', '/api-keys', { name: 'bound', scopes: ['emails:read'], inboxIds: [other.id] });
  assert.equal((await room.rest('GET', `/emails/${id}`, undefined, { key: bound.key })).status, 404);
});
