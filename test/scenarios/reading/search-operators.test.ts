/** What a search can combine: OR, groups, file names, kinds of files, ages and sizes; and what only looks like an operator. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { problem } from '../../support/clients/problem.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { type Json, standInClock, startPostroom } from '../../support/rooms/postroom.ts';

let serial = 0;

const clock = standInClock();
const room = await startPostroom({}, { clock });
const agent = await room.mcp();
const box: Json = (await room.rest('POST', '/inboxes', { localPart: 'desk' })).body;

describe('a search', () => {
  before(async () => {
    await take({ subject: 'Old lunch', text: 'Meet at 10:30.' });
    clock.pass(40 * 24 * 3600 * 1000);
    await take({ subject: 'Re: the ratio 16:9', text: 'See foo::bar in C:\\x at https://a.example/b, 12:30pm.' });
    await take({ subject: 'Invoice May', text: 'Attached.', files: [['Rechnung_Mai.PDF', 'application/octet-stream']] });
    clock.pass(5 * 24 * 3600 * 1000);
    await take({ subject: 'Receipt', text: 'Attached.', files: [['receipt.txt', 'text/plain']], from: 'ada@bills.example' });
    await take({ subject: 'Photos', text: `Large ${'x'.repeat(200_000)}`, files: [['Übersicht.png', 'image/png']] });
  });

  const CASES: [q: string, found: string[]][] = [
    ['invoice OR receipt', ['Receipt', 'Invoice May']],
    ['attached invoice OR receipt', ['Receipt', 'Invoice May']],
    ['(invoice attached) OR lunch', ['Invoice May', 'Old lunch']],
    ['subject:(invoice OR photos)', ['Photos', 'Invoice May']],
    ['attached -(receipt OR lunch)', ['Invoice May']],
    ['-(attached OR large) AND lunch', ['Old lunch']],
    ['-from:ada attached', ['Invoice May']],
    ['from:ada OR has:image', ['Photos', 'Receipt']],
    ['filename:rechnung', ['Invoice May']],
    ['filename:MAI.pdf', ['Invoice May']],
    ['filename:ÜBER*', ['Photos']],
    ['filename:"mai.pdf" OR filename:receipt', ['Receipt', 'Invoice May']],
    ['filename:nothing', []],
    ['filename:octet-stream', []],
    ['has:pdf', ['Invoice May']],
    ['has:(pdf OR image)', ['Photos', 'Invoice May']],
    ['has:attachment -has:pdf -has:image', ['Receipt']],
    ['newer_than:2d', ['Photos', 'Receipt']],
    ['newer_than:1w -has:image', ['Receipt', 'Invoice May', 'Re: the ratio 16:9']],
    ['older_than:1m', ['Old lunch']],
    ['older_than:3d newer_than:1m', ['Invoice May', 'Re: the ratio 16:9']],
    ['older_than:1y', []],
    ['after:2000/1/31 before:2999/12/01 lunch', ['Old lunch']],
    ['before:2000/01/31', []],
    ['larger:100K', ['Photos']],
    ['smaller:100kb attached', ['Receipt', 'Invoice May']],
    ['larger:5000 smaller:1G', ['Photos']],
    ['label:x OR lunch', ['Old lunch']],
    ['-label:x lunch', ['Old lunch']],
    ['in:desk@postroom.localhost (lunch OR receipt)', ['Receipt', 'Old lunch']],
    // As Gmail has it.
    ['from:me', []],
    ['in:sent', []],
    ['to:me lunch', ['Old lunch']],
    ['in:INBOX receipt', ['Receipt']],
    ['in:inbox -from:me lunch', ['Old lunch']],
    ['has:attachments -has:pdf -has:image', ['Receipt']],
    // What only looks like an operator.
    ['10:30', ['Old lunch']],
    ['re: ratio', ['Re: the ratio 16:9']],
    ['(re:) 16:9', ['Re: the ratio 16:9']],
    ['Re:the', ['Re: the ratio 16:9']],
    ['foo::bar', ['Re: the ratio 16:9']],
    ['C:\\x', ['Re: the ratio 16:9']],
    ['https://a.example/b', ['Re: the ratio 16:9']],
    ['12:30pm', ['Re: the ratio 16:9']],
    ['"sent_by:ada"', []],
    ['ratio:', ['Re: the ratio 16:9']],
  ];
  for (const [q, found] of CASES) {
    test(`for ${q} finds the same over REST and MCP`, async () => {
      const { status, body } = await search(q);
      assert.equal(status, 200, JSON.stringify(body));
      assert.deepEqual(
        body.data.map((email: Json) => email.subject),
        found,
      );
      const same = await agent.call('search_emails', { q });
      assert.deepEqual(
        same.body.data.map((email: Json) => email.id),
        body.data.map((email: Json) => email.id),
      );
    });
  }

  test('marks what was found by either word, and nothing that is left out', async () => {
    const [first, second] = (await search('(receipt OR invoice) -lunch')).body.data;
    assert.deepEqual(
      [first, second].map((email) => email.highlights),
      [[{ field: 'subject', ranges: [[0, 7]] }], [{ field: 'subject', ranges: [[0, 7]] }]],
    );
  });

  test('by an operator that is none tells the ones there are', async () => {
    for (const q of ['newer_then:7d', 'size:5M', '-has_attachment:yes', '(lunch OR sent-by:ada)']) {
      const { status, body } = await search(q);
      assert.deepEqual([status, body.code], [400, 'invalid_request'], q);
      assert.match(body.errors[0].message, /^has no operator "[\w-]+:"$/);
      for (const known of ['from:', 'filename:', 'newer_than:', 'older_than:', 'larger:', 'has:attachment', 'OR'])
        assert.ok(body.hint.includes(known), known);
      assert.match(body.hint, /put it in quotes/);
    }
    problem(await search('in:nobody@postroom.localhost OR lunch'), 404, 'not_found');
  });
});

function search(q: string) {
  return room.rest('GET', `/emails/search?${new URLSearchParams({ q })}`);
}

type Sent = { subject: string; text: string; from?: string; files?: [name: string, type: string][] };

async function take({ files = [], text, subject, ...mail }: Sent): Promise<void> {
  const parts = files.map(([name, type]) =>
    [
      '--b',
      `Content-Type: ${type}`,
      `Content-Disposition: attachment; filename*=utf-8''${encodeURIComponent(name)}`,
      '',
      'x',
    ].join('\r\n'),
  );
  const mixed = ['--b', '', text, ...parts, '--b--'].join('\r\n');
  const to = String(box.address);
  const whole = files.length > 0 ? { text: mixed, headers: ['Content-Type: multipart/mixed; boundary=b'] } : { text };
  const raw = mime({ to, subject, ...mail, ...whole, messageId: `<o${++serial}@example.org>` });
  assert.deepEqual((await room.inbound(to, raw, { at: clock.now() })).json, { ok: true });
}
