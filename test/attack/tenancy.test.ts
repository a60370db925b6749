/** Two accounts in one Postroom: what belongs to one is, for the other, as if it had never been. Generated from the routes, tools and kinds of ids. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { routes } from '../../src/rest/routes.ts';
import { problem } from '../support/clients/problem.ts';
import { POSTROOM } from '../support/processes/process.ts';
import { type Answer, type Json, type Postroom, startPostroom } from '../support/rooms/postroom.ts';
import { startDnsServer } from '../support/servers/dns-server.ts';
import { HOOKS_ENV } from '../support/servers/webhook-receiver.ts';
import { askRoute, type Ids, idFields, inputOf, makeIds, mcpTools, NOUNS } from '../support/tools/tool-inputs.ts';

const dns = await startDnsServer();
const room = await startPostroom({ ...HOOKS_ENV, DNS_SERVERS: dns.address });
await room.rest('POST', '/inboxes', { localPart: 'sample' });

async function accountOfCommand({ env }: Postroom): Promise<string> {
  const cli = [...POSTROOM, 'accounts', 'create', '--name', 'other', '--plan', 'unlimited'];
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
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
    const fields = idFields(route.tool).filter(({ name }) => !route.without?.includes(name));
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
        const nobody = randomUUID();
        const random = await agent.call(tool.name, inputOf(tool, { ...own, [noun]: nobody }, name));
        // An answer may name the id that was asked for.
        const told = JSON.stringify(foreign.body).replaceAll(theirs[noun], nobody);
        assert.deepEqual([foreign.status, told], [random.status, JSON.stringify(random.body)], `${tool.name} ${noun}`);
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
    problem(await room.rest('GET', '/doctor', undefined, { key: outsider }), 403, 'forbidden');
    const lists = routes.filter(({ method, path }) => method === 'GET' && !path.includes('{') && path !== '/doctor');
    for (const route of lists) {
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

/** What the caller learns: everything but the id of the request. */
function outcome(answer: Answer): unknown {
  const { requestId: _, ...body } = answer.body as Json;
  return { status: answer.status, body };
}

/** A claim that is not the email's own says so: the email is seen, and the claim is no record. */
function isRefusal({ status, body }: Answer): boolean {
  return (status === 404 && body.code === 'not_found') || (status === 409 && /claim/.test(body.detail));
}
