/** Two accounts in one Postroom: what belongs to one is, for the other, as if it had never been; and what a plan allows. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { routes } from '../../../src/rest/routes.ts';
import { startDnsServer } from '../../support/dns-server.ts';
import { type Answer, type Json, type Postroom, standInClock, startPostroom } from '../../support/postroom.ts';
import { POSTROOM } from '../../support/process.ts';
import { askRoute, type Ids, idFields, inputOf, makeIds, mcpTools, NOUNS } from '../../support/tool-inputs.ts';

const dns = await startDnsServer();
const room = await startPostroom({ DNS_SERVERS: dns.address });
await room.rest('POST', '/inboxes', { localPart: 'sample' });

async function accountOfCommand({ env }: Postroom): Promise<string> {
  const cli = [...POSTROOM, 'accounts', 'create', '--name', 'other', '--plan', 'unlimited'];
  const cwd = fileURLToPath(new URL('../../..', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, cli, { cwd, env: { ...process.env, ...env } });
  return /key, shown only now: (\S+)/.exec(stdout)?.[1] ?? '';
}

describe('the key of another account', () => {
  let theirs: Ids;
  let own: Ids;
  let outsider: string;

  before(async () => {
    // PGlite is for one process.
    outsider = process.env.TEST_DATABASE === 'pglite' ? await room.account() : await accountOfCommand(room);
    theirs = await makeIds(room, NOUNS);
    own = await makeIds(room, NOUNS, outsider);
  });

  for (const route of routes) {
    const fields = idFields(route.tool);
    for (const { name, noun } of fields) {
      test(`learns nothing of ${name} at ${route.method} ${route.path}`, async () => {
        const ask = (ids: Ids) => askRoute(room, route, inputOf(route.tool, ids, name), outsider);
        const others = noun === 'attachment' ? { ...own } : { ...theirs };
        for (const base of [own, others]) {
          const foreign = await ask({ ...base, [noun]: theirs[noun] });
          const random = await ask({ ...base, [noun]: randomUUID() });
          assert.deepEqual(outcome(foreign), outcome(random));
          assert.ok(isRefusal(foreign) || foreign.body.data.length === 0, JSON.stringify(foreign.body));
        }
      });
    }
    if (fields.length > 0)
      test(`is refused because of whose ids they are, not for another reason, at ${route.method} ${route.path}`, async () => {
        const mine = await makeIds(
          room,
          fields.map((field) => field.noun),
        );
        assert.equal((await askRoute(room, route, inputOf(route.tool, mine))).status, route.status);
      });
  }

  test('learns nothing of any id from any tool', async () => {
    const agent = await room.mcp(outsider);
    const owner = await room.mcp();
    for (const tool of mcpTools) {
      for (const { name, noun } of idFields(tool)) {
        const foreign = await agent.call(tool.name, inputOf(tool, { ...own, [noun]: theirs[noun] }, name));
        const random = await agent.call(tool.name, inputOf(tool, { ...own, [noun]: randomUUID() }, name));
        assert.deepEqual([foreign.status, foreign.body], [random.status, random.body], `${tool.name} ${noun}`);
        assert.ok(
          ['not_found', 'conflict'].includes(foreign.body.code) || foreign.body.data.length === 0,
          `${tool.name} ${noun}`,
        );
      }
      const mine = await makeIds(
        room,
        idFields(tool).map((field) => field.noun),
      );
      if (idFields(tool).length > 0) assert.equal((await owner.call(tool.name, inputOf(tool, mine))).status, 200, tool.name);
    }
    await Promise.all([agent.close(), owner.close()]);
  });

  test('sees no record of the other account in any list, figure or event', async () => {
    const secrets = [...Object.values(theirs), 'sample@postroom.localhost', (await room.rest('GET', '/whoami')).body.account.id];
    for (const route of routes.filter((one) => one.method === 'GET' && !one.path.includes('{'))) {
      const also: Record<string, Json> = { '/emails': { include: 'body' }, '/emails/wait': { inboxId: own.inbox } };
      const answer = await askRoute(room, route, { ...inputOf(route.tool), ...also[route.path] }, outsider);
      assert.equal(answer.status, 200, route.path);
      const text = JSON.stringify(answer.body);
      assert.deepEqual(
        secrets.filter((secret) => text.includes(secret)),
        [],
        route.path,
      );
    }
    const page = await room.rest('GET', '/emails?limit=1');
    const { body } = await room.rest('GET', `/emails?cursor=${page.body.nextCursor ?? ''}`, undefined, { key: outsider });
    assert.ok((body.data ?? []).every((email: Json) => email.inboxId === own.inbox));
  });

  test('cannot take an address of the other account, nor one it has given up', async () => {
    const claim = () => room.rest('POST', '/inboxes', { localPart: 'Contested' }, { key: outsider });
    const { body: inbox } = await room.rest('POST', '/inboxes', { localPart: 'contested' });
    assert.equal((await claim()).status, 409);
    await room.rest('DELETE', `/inboxes/${inbox.id}`);
    assert.equal((await claim()).status, 409);
  });
});

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

/** What the caller learns: everything but the id of the request. */
function outcome(answer: Answer): unknown {
  const { requestId: _, ...body } = answer.body as Json;
  return { status: answer.status, body };
}

/** A claim that is not the email's own says so: the email is seen, and the claim is no record. */
function isRefusal({ status, body }: Answer): boolean {
  return (status === 404 && body.code === 'not_found') || (status === 409 && /claim/.test(body.detail));
}
