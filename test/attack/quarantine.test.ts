/** Mail in the quarantine shows nowhere but in its own list: every read of every tool, resource, prompt and completion is asked. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { routes } from '../../src/rest/routes.ts';
import type { Json } from '../support/rooms/postroom.ts';
import { openQuarantineRoom } from '../support/rooms/quarantine-room.ts';
import { HOOKS_ENV } from '../support/servers/webhook-receiver.ts';
import { askRoute, type Ids, inputOf, makeIds, mcpTools, NOUNS } from '../support/tools/tool-inputs.ts';

const WORD = 'xylophonequarantine';

const here = await openQuarantineRoom(HOOKS_ENV);
const { room } = here;
const agent = await room.mcp();
const inbox = await here.inbox();

/** A forged answer in the conversation of an inbox, with the word in every place. */
await here.post(inbox.address, await here.ofBank('Question', ['Message-ID: <question@bank.test>']));
const asked = await here.arrived(inbox);
await here.post(
  inbox.address,
  here.mail(
    `"${WORD}" <${WORD}@plain.test>`,
    `Re: Question ${WORD}`,
    ['In-Reply-To: <question@bank.test>', `Reply-To: ${WORD}@other.test`, `Cc: ${WORD}@third.test`],
    `${WORD} your code is 482913`,
  ),
);
const kept = await here.kept(inbox);
const own: Ids = await makeIds(room, NOUNS);
/** The inbox and thread of the forged mail in place of those of the sample; its own id where `withId`. */
const ids = (withId: boolean): Ids => ({
  ...own,
  inbox: inbox.id,
  thread: asked.threadId,
  ...(withId ? { email: kept.id, 'sent email': kept.id } : {}),
});

/** Which reads are told of it: they ask for the quarantine by name, or for this very mail. */
const TOLD = new Set(['get_email']);

function tells(body: unknown): boolean {
  const text = JSON.stringify(body).toLowerCase();
  return text.includes(WORD) || text.includes('482913');
}

describe('a quarantined mail', () => {
  test('is in its own list', async () => {
    assert.ok(tells((await room.rest('GET', `/emails?status=quarantined`)).body));
    assert.ok(tells((await room.rest('GET', `/emails/${kept.id}`)).body));
    assert.equal(kept.threadId, asked.threadId, 'the record says which conversation it would join');
    for (const [tool, input] of [
      ['list_emails', { status: 'quarantined', inboxId: inbox.id }],
      ['get_email', { id: kept.id }],
      ['get_email', { id: kept.id, view: 'full' }],
    ] as const) {
      const { body } = await agent.call(tool, input);
      assert.ok(tells(body), tool);
      const fenced = new RegExp(`<${body.fence}>.*?</${body.fence}>`, 'gs');
      // A short code stands bare, where it is the value of a code or the best of them and nowhere else.
      const outside = JSON.stringify(body)
        .replaceAll(fenced, '')
        .replaceAll(/"(?:value|code)":"482913"/g, '');
      assert.ok(!tells(outside), `${tool} fences what the stranger wrote`);
    }
  });

  for (const route of routes.filter(({ tool }) => tool.effect === 'read')) {
    test(`shows not in ${route.method} ${route.path}, with its id or without`, async () => {
      const also: Json = { ...(route.tool.name === 'search_emails' ? { q: WORD } : {}), timeoutSeconds: 1 };
      for (const withId of [false, true]) {
        if (withId && TOLD.has(route.tool.name)) continue;
        const input = inputOf(route.tool, ids(withId));
        const given = Object.keys(also).filter((name) => name in route.tool.input.shape);
        const answer = await askRoute(room, route, { ...input, ...Object.fromEntries(given.map((name) => [name, also[name]])) });
        assert.ok(!tells(answer.body), JSON.stringify(answer.body));
        if (withId && route.path.includes('/emails/{')) assert.equal(answer.status, 404, route.path);
      }
    });
  }

  test('is for every tool but the three that may know it as if it had never been', async () => {
    for (const tool of mcpTools) {
      if (['get_email', 'delete_emails'].includes(tool.name)) continue;
      const fields = inputOf(tool, ids(true));
      if (!JSON.stringify(fields).includes(kept.id)) continue;
      const answer = await agent.call(tool.name, fields);
      assert.equal(answer.body.code, 'not_found', `${tool.name} ${JSON.stringify(answer.body)}`);
    }
    for (const status of ['received', 'draft', 'held', 'queued']) {
      assert.ok(!tells(await here.list(`status=${status}&kind=any&inboxId=${inbox.id}`)), status);
    }
    assert.ok(!tells(await here.list(`include=body&kind=any`)));
    assert.ok(!tells(await here.list(`threadId=${asked.threadId}`)));
  });

  test('shows in no resource, prompt or completion', async () => {
    const { client } = agent;
    for (const path of ['', '/raw', `/attachments/${own.attachment}`]) {
      await assert.rejects(client.readResource({ uri: `postroom://emails/${kept.id}${path}` }), path);
    }
    await assert.rejects(client.getPrompt({ name: 'draft_reply', arguments: { id: kept.id } }));
    assert.ok(!tells(await client.getPrompt({ name: 'triage_inbox', arguments: { inboxId: inbox.id } })));
    const ref = { type: 'ref/resource', uri: 'postroom://emails/{id}' } as const;
    const { completion } = await client.complete({ ref, argument: { name: 'id', value: kept.id } });
    assert.deepEqual(completion.values, []);
    const { resources } = await client.listResources();
    for (const { uri } of resources) assert.ok(!tells(await client.readResource({ uri })), uri);
  });

  test('is no event, is not unread, and makes no address a participant or a partner', async () => {
    assert.deepEqual(await here.eventsOf(kept.id), []);
    const { body: thread } = await room.rest('GET', `/threads/${asked.threadId}`);
    assert.deepEqual([thread.emails, thread.unread], [1, 1]);
    const { body: key } = await room.rest('POST', '/api-keys', { name: 'agent', mode: 'reply-only', trust: 'any' });
    const forward = await room.rest('POST', `/emails/${asked.id}/forward`, { to: `${WORD}@plain.test` }, { key: key.key });
    assert.equal(forward.status, 403);
    const { body: claimed } = await room.rest('POST', '/emails/claim', { inboxId: inbox.id });
    assert.equal(claimed.email.id, asked.id);
    assert.equal((await room.rest('POST', '/emails/claim', { inboxId: inbox.id })).body.email, null);
  });

  test('does not exist for another account, nor for a key that is bound to other inboxes', async () => {
    const [outsider, bound] = [
      await room.account(),
      (await room.rest('POST', '/api-keys', { name: 'bound', inboxIds: [own.inbox] })).body.key,
    ];
    for (const key of [outsider, bound]) {
      assert.ok(!tells(await here.list('status=quarantined', key)));
      for (const [method, body] of [['GET'], ['DELETE'], ['PATCH', { status: 'received' }]] as const) {
        assert.equal((await room.rest(method, `/emails/${kept.id}`, body, { key })).status, 404);
      }
      assert.equal((await room.rest('GET', `/emails?status=quarantined&inboxId=${inbox.id}`, undefined, { key })).status, 404);
    }
    assert.equal((await here.quarantined(inbox)).length, 1, 'it is still there');
  });
});
