/** MCP Events asked for with params that nobody thought of: each is answered or refused in the codes there are, and never a fault of ours. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { eventsClient, REVISIONS, type Told } from '../../support/clients/mcp-events.ts';
import { startPostroom } from '../../support/rooms/postroom.ts';
import { tries } from '../../support/running/tries.ts';
import { HOOKS_ENV } from '../../support/servers/webhook-receiver.ts';

const room = await startPostroom(HOOKS_ENV);
const inbox = (await room.rest('POST', '/inboxes', { localPart: 'ada' })).body;

/** Refusals of MCP (-32602 and -32600) and of SEP-3415. */
const REFUSALS = [-32600, -32602, -32011, -32012, -32013, -32014, -32015];

const anything = fc.jsonValue({ maxDepth: 2 });
/** Mostly what is meant, so that the odd value beside it is reached. */
const mostly = (...values: unknown[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: anything });

const cursors = [
  '',
  'beginning',
  Buffer.from('["event",0]').toString('base64url'),
  Buffer.from('["event",-1]').toString('base64url'),
];
const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;

const params = fc.record(
  {
    name: mostly('email.received', 'email.code', 'email.bounced', 'approval.decided', '__proto__', 'constructor'),
    arguments: fc.oneof(
      fc.record(
        {
          inbox: mostly(inbox.id, inbox.address, '%', ''),
          from: mostly('a@example.org', '%', '\u0000', '*'),
          subject: mostly('x', '"', '\ud800'),
          has_code: mostly(true, false),
          verified_only: mostly(true, false),
        },
        { requiredKeys: [] },
      ),
      anything,
    ),
    cursor: mostly(null, ...cursors),
    maxAgeMs: mostly(0, 1, -1, 1e15, 0.5),
    maxEvents: mostly(1, 100, 1e9, 0, -1),
    ttlMs: mostly(0, null, 1e15, -1),
    delivery: fc.oneof(
      fc.record(
        {
          mode: mostly('webhook', 'carrier pigeon'),
          // Nothing listens there.
          url: mostly('http://127.0.0.1:9/', 'https://10.0.0.1/', 'ftp://example.org/', '//', `https://${'a'.repeat(2000)}/`),
          secret: mostly(secret, 'whsec_', 'x'),
        },
        { requiredKeys: [] },
      ),
      anything,
    ),
  },
  { requiredKeys: [] },
);

for (const revision of REVISIONS) {
  test(`${revision}: polls, subscriptions and what ends them take no params that break them`, async () => {
    const client = await eventsClient(room.url, revision);
    const counts = { answered: 0, refused: 0 };
    const method = fc.constantFrom('events/poll', 'events/poll', 'events/list', 'events/subscribe', 'events/unsubscribe');
    await fc.assert(
      fc.asyncProperty(method, params, async (asked, given) => {
        const { result, error } = await client.raw(asked, given as Told);
        if (error === undefined) counts.answered += 1;
        else counts.refused += 1;
        assert.ok(
          error === undefined ? typeof result === 'object' : REFUSALS.includes(error.code),
          JSON.stringify({ asked, given, error }),
        );
        if (error) assert.ok(typeof error.message === 'string' && error.message.length > 0 && error.message.length < 2000);
      }),
      tries(300),
    );
    // Both happen, or the params would all be of one kind.
    assert.ok(counts.answered > 10 && counts.refused > 10, JSON.stringify(counts));
    assert.equal((await room.rest('GET', '/inboxes')).status, 200);
  });

  test(`${revision}: a stream takes no params that break it`, async () => {
    const client = await eventsClient(room.url, revision);
    await fc.assert(
      fc.asyncProperty(params, async (given) => {
        const stream = await client.stream(given as Told);
        for (let came: Told; !came; ) {
          came = stream.messages.find(({ method, error }) => error || method === 'notifications/events/active');
          if (came?.error) assert.ok(REFUSALS.includes(came.error.code), JSON.stringify({ given, came }));
          if (!came) await stream.more();
        }
        stream.leave();
      }),
      tries(60),
    );
    assert.equal((await room.rest('GET', '/inboxes')).status, 200);
  });
}
