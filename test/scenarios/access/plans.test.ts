/** What the plan of an account allows: inboxes, domains, mails and requests. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { type Answer, type Json, type Postroom, standInClock, startPostroom } from '../../support/rooms/postroom.ts';
import { startDnsServer } from '../../support/servers/dns-server.ts';

const dns = await startDnsServer();

describe('an account on the plan free', () => {
  const clock = standInClock(new Date('2026-05-04T22:00:00Z'));
  let limited: Postroom;
  let key: string;
  /** A fast machine asks more than the plan's requests a second: what is refused for that is asked again, as it says. */
  const ask = async (method: string, path: string, body?: Json): Promise<Answer> => {
    for (;;) {
      const answer = await limited.rest(method, path, body, { key });
      if (answer.headers.get('retry-after') !== '1') return answer;
      await setTimeout(1000);
    }
  };

  before(async () => {
    limited = await startPostroom({ DNS_SERVERS: dns.address }, { clock });
    key = await limited.account('free');
  });
  after(() => limited.close());

  test('gets no custom domain, over REST and MCP', async () => {
    const refused = await ask('POST', '/domains', { domain: 'mail.example.com' });
    assert.deepEqual([refused.status, refused.body.code], [403, 'plan_required']);
    const agent = await limited.mcp(key);
    assert.equal((await agent.call('add_domain', { domain: 'mail.example.com' })).body.code, 'plan_required');
    await agent.close();
    assert.equal((await limited.rest('POST', '/domains', { domain: 'mail.example.com' })).status, 201);
  });

  test('gets three inboxes, also when it asks for ten at once, and another when one is deleted', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask('POST', '/inboxes', {})));
    assert.deepEqual(answers.map((answer) => answer.status).sort(), [201, 201, 201, ...Array(7).fill(403)]);
    assert.ok(answers.every((answer) => answer.status === 201 || answer.body.code === 'plan_required'));
    const { body } = await ask('GET', '/whoami');
    assert.deepEqual([body.plan.name, body.plan.limits.inboxes, body.plan.used.inboxes], ['free', 3, 3]);
    await ask('DELETE', `/inboxes/${answers.find((answer) => answer.status === 201)?.body.id}`);
    assert.equal((await ask('POST', '/inboxes', {})).status, 201);
  });

  test('sends ten mails a minute, fifty an hour and a hundred a day, and more the next day', async () => {
    const [from, to] = (await ask('GET', '/inboxes')).body.data;
    const send = () => ask('POST', '/emails/send', { inboxId: from.id, to: to.address, subject: 'x', text: 'x' });
    /** A minute's mails, and one more: what that is told. */
    const sendTen = async () => {
      const sent = await Promise.all(Array.from({ length: 10 }, send));
      assert.deepEqual(
        sent.map((answer) => answer.status),
        Array(10).fill(202),
      );
      const { status, body, headers } = await send();
      return [status, body.code, Number(headers.get('retry-after'))];
    };
    for (const usedToday of [50, 0]) {
      for (let minute = 0; minute < 4; minute++) {
        assert.deepEqual(await sendTen(), [429, 'rate_limited', 60]);
        clock.pass(60_000);
      }
      // Fifty are the hour's, and a hundred the day's, which ends when the second hour does.
      assert.deepEqual(await sendTen(), [429, 'rate_limited', 3600 - 240]);
      clock.pass(3600_000 - 240_000);
      assert.equal((await ask('GET', '/whoami')).body.plan.used.sendsPerDay, usedToday);
    }
    assert.equal((await send()).status, 202);
    assert.equal((await ask('GET', '/whoami')).body.plan.used.sendsPerDay, 1);
    assert.equal((await ask('GET', '/metrics')).body.emails.outbound, 101);
  });
});
