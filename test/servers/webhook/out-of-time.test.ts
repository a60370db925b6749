/** A webhook whose timestamp is out of time by this server's clock, which may be the wrong one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { postMail } from '../../support/providers/webhook.ts';
import { MAIL, openEndpoint } from '../../support/rooms/webhook-endpoint.ts';

test('a right signature that is out of time by this clock is put off where another clock says it is in time, and never taken', async (t) => {
  const DAY = 24 * 3600_000;
  const right = new Date();
  const ahead = new Date(right.getTime() + 2 * DAY);
  const post = async (now: Date, otherTime: () => Promise<Date | null>, signing: Parameters<typeof postMail>[2] = {}) => {
    const endpoint = await openEndpoint(t, { now: () => now, otherTime });
    const { status, json } = await postMail(
      endpoint.url,
      { recipient: 'agent@post.test', mime: MAIL },
      { at: right, ...signing },
    );
    assert.equal(endpoint.received.length, 0);
    return { status, detail: String(json.detail), logged: endpoint.logged.join() };
  };
  const other = (time: Date | null) => async () => time;
  for (const [now, off] of [
    [ahead, '2880 minutes ahead of'],
    [new Date(right.getTime() - DAY), '1440 minutes behind'],
  ] as const) {
    const { status, detail, logged } = await post(now, other(right));
    assert.deepEqual([status, detail.includes(`clock is ${off} the database's`)], [503, true], detail);
    assert.ok(logged.includes(off), logged);
  }
  const refused = [
    await post(ahead, other(null)),
    await post(ahead, other(ahead)),
    await post(ahead, async () => {
      throw new Error('the database is away');
    }),
    await post(ahead, other(right), { key: 'other' }),
  ];
  assert.deepEqual(
    refused.map(({ status }) => status),
    [401, 401, 401, 401],
  );
});
