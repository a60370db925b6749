/** Search of imported and other mail together: newest first by the time that each email has, over pages of any size. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { problem } from '../../support/clients/problem.ts';
import { inThisProcess } from '../../support/processes/command-line.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { type Json, standInClock, startPostroom } from '../../support/rooms/postroom.ts';
import { scratchFolder } from '../../support/running/closing.ts';

const DAY = 24 * 3600 * 1000;
const BEGIN = new Date(Math.floor(Date.now() / 1000) * 1000 - 30 * DAY);
const ONE_PROCESS = process.env.TEST_DATABASE === 'pglite' ? 'PGlite is for one process' : false;

const clock = standInClock(BEGIN);
const room = await startPostroom({}, { clock });
const folder = await scratchFolder();
const inboxes: Record<string, Json> = {};

/** Days after BEGIN, and where: with a star it is imported. */
const MAILS: [day: number, inbox: 'ada' | 'bob', star?: '*'][] = [
  [-4000, 'ada', '*'],
  [-400.5, 'bob', '*'],
  [0, 'ada'],
  [0.5, 'ada', '*'],
  [0.6, 'bob', '*'],
  [1, 'bob'],
  [2, 'ada'],
  [3, 'ada'],
  [3.25, 'ada', '*'],
  [3.5, 'ada', '*'],
  [4, 'bob'],
  [5.5, 'bob', '*'],
  [6.5, 'ada', '*'],
];
const NEWEST_FIRST = MAILS.toReversed();
const subjectOf = ([day, inbox, star]: (typeof MAILS)[number]) => `melon ${inbox} ${day}${star ?? ''}`;
const timeOf = (day: number) => new Date(BEGIN.getTime() + day * DAY);

describe('a search of imported and other mail', { skip: ONE_PROCESS }, () => {
  before(async () => {
    for (const name of ['ada', 'bob']) inboxes[name] = (await room.rest('POST', '/inboxes', { localPart: name })).body;
    for (const one of MAILS.filter(([, , star]) => !star)) {
      clock.pass(timeOf(one[0]).getTime() - clock.now().getTime());
      const { address } = inboxes[one[1]] as { address: string };
      const bytes = mime({ to: address, subject: subjectOf(one), text: 'Sweet.' });
      assert.deepEqual((await room.inbound(address, bytes, { at: clock.now() })).json, { ok: true });
    }
    assert.deepEqual(
      await found({ limit: 3 }),
      subjects(NEWEST_FIRST.filter(([, , star]) => !star)),
      'before there is any import',
    );
    clock.pass(10 * DAY);
    // Not in the order of their times.
    for (const name of ['bob', 'ada']) {
      const { address } = inboxes[name] as { address: string };
      const files = MAILS.flatMap((one, n) => (one[2] && one[1] === name ? [{ one, n }] : [])).map(({ one, n }) => {
        const headers = [`Received: from a.example by b.example;\r\n ${timeOf(one[0]).toUTCString()}`];
        const path = join(folder, `${(n * 7) % 13}.eml`);
        writeFileSync(path, mime({ to: address, subject: subjectOf(one), text: 'Sweet.', headers }));
        return path;
      });
      const ran = await inThisProcess(room.env, 'import', '--inbox', address, ...files.sort());
      assert.equal(ran.code, 0, ran.stderr);
    }
  });

  for (const limit of [1, 2, 3, 100]) {
    test(`sorts by time, ${limit} a page`, async () => {
      assert.deepEqual(await found({ limit }), subjects(NEWEST_FIRST));
      const listed = (await room.rest('GET', '/emails?limit=100')).body.data;
      assert.deepEqual(
        await found({ limit }),
        listed.map(({ subject }: Json) => subject),
        'as the list does',
      );
    });

    test(`of one inbox, and for a key of one inbox, ${limit} a page`, async () => {
      const own = subjects(NEWEST_FIRST.filter(([, inbox]) => inbox === 'bob'));
      const { id } = inboxes.bob as { id: string };
      assert.deepEqual(await found({ limit, inboxId: id }), own);
      const { body } = await room.rest('POST', '/api-keys', { name: `bob ${limit}`, inboxIds: [id] });
      assert.deepEqual(await found({ limit }, body.key), own);
      const foreign = await room.rest('GET', `/emails/search?q=melon&inboxId=${inboxes.ada?.id}`, undefined, { key: body.key });
      problem(foreign, 404, 'not_found');
    });

    test(`by alternatives, operators and dates, ${limit} a page`, async () => {
      const day = (n: number) => timeOf(n).toISOString().slice(0, 10);
      const from = (n: number) => Date.parse(day(n));
      const at = (one: (typeof MAILS)[number]) => timeOf(one[0]).getTime();
      const cases: [string, (one: (typeof MAILS)[number]) => boolean][] = [
        [`melon after:${day(3)}`, (one) => at(one) >= from(3)],
        [`melon before:${day(3)}`, (one) => at(one) < from(3)],
        [`melon after:${day(-500)} before:${day(1)}`, (one) => at(one) >= from(-500) && at(one) < from(1)],
        [`(melon after:${day(5)}) OR (ada before:${day(-3000)})`, (one) => at(one) >= from(5) || one[0] === -4000],
        [`subject:(ada OR bob) -before:${day(2)}`, (one) => at(one) >= from(2)],
        ['in:ada@postroom.localhost OR subject:bob', () => true],
        ['melon in:bob@postroom.localhost', ([, inbox]) => inbox === 'bob'],
        ['melon smaller:1M', () => true],
        ['melon larger:1M', () => false],
        ['melon has:attachment', () => false],
      ];
      for (const [q, isFound] of cases) assert.deepEqual(await found({ limit, q }), subjects(NEWEST_FIRST.filter(isFound)), q);
    });
  }

  test('shows nothing twice, and nothing that comes while pages are turned', async () => {
    const first = (await room.rest('GET', '/emails/search?q=melon&limit=2')).body;
    const { address } = inboxes.ada as { address: string };
    clock.pass(20 * DAY);
    const bytes = mime({ to: address, subject: 'melon late', text: 'Sweet.' });
    assert.deepEqual((await room.inbound(address, bytes, { at: clock.now() })).json, { ok: true });
    const rest = (await room.rest('GET', `/emails/search?q=melon&limit=100&cursor=${first.nextCursor}`)).body.data;
    assert.deepEqual(
      [...first.data, ...rest].map(({ subject }) => subject),
      subjects(NEWEST_FIRST),
    );
    assert.equal((await found({ limit: 1 }))[0], 'melon late');
  });
});

function subjects(mails: typeof MAILS): string[] {
  return mails.map(subjectOf);
}

/** The subjects on all pages, none of which is longer than `limit`, and the last of which has no cursor. */
async function found({ limit, q = 'melon', inboxId }: { limit: number; q?: string; inboxId?: string }, key?: string) {
  const all: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const asked = new URLSearchParams({
      q,
      limit: String(limit),
      ...(inboxId ? { inboxId } : {}),
      ...(cursor ? { cursor } : {}),
    });
    const { status, body } = await room.rest('GET', `/emails/search?${asked}`, undefined, key ? { key } : {});
    assert.equal(status, 200, JSON.stringify(body));
    assert.ok(body.data.length <= limit && (body.data.length > 0 || body.nextCursor === null));
    all.push(...body.data.map(({ subject }: Json) => subject));
    cursor = body.nextCursor;
  }
  return all;
}
