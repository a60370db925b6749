/** What models send instead of what was asked for, to every tool: nulls, and the address of an inbox for its id. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startPostroom } from '../../support/rooms/postroom.ts';
import { HOOKS_ENV } from '../../support/servers/webhook-receiver.ts';
import { idFields, inputOf, makeIds, mcpTools } from '../../support/tools/tool-inputs.ts';

const room = await startPostroom(HOOKS_ENV);
const agent = await room.mcp();
// What every tool's sample is sent to.
await room.rest('POST', '/inboxes', { localPart: 'sample' });

for (const tool of mcpTools)
  test(`null for all that ${tool.name} does not need changes nothing over MCP`, async () => {
    const ids = await makeIds(
      room,
      idFields(tool).map(({ noun }) => noun),
    );
    const input = inputOf(tool, ids);
    const names = [...Object.keys(tool.input.shape), ...(tool.takesIdempotencyKey ? ['idempotencyKey'] : [])];
    const nulls = Object.fromEntries(names.filter((name) => !(name in input)).map((name) => [name, null]));
    const { body } = await agent.call(tool.name, { ...nulls, ...input });
    assert.notEqual(body.code, 'invalid_request', JSON.stringify(body.errors));
  });

for (const tool of mcpTools.filter((one) => idFields(one).some(({ noun }) => noun === 'inbox')))
  test(`the address of an inbox is as good as its id in ${tool.name}`, async () => {
    const fields = idFields(tool);
    const ids = await makeIds(
      room,
      fields.map(({ noun }) => noun),
    );
    const { body: own } = await room.rest('GET', `/inboxes/${ids.inbox}`);
    for (const { name } of fields.filter(({ noun }) => noun === 'inbox')) {
      const input = inputOf(tool, { ...ids, inbox: own.address.toUpperCase() }, name);
      const { status, body } = await agent.call(tool.name, input);
      assert.equal(status, 200, JSON.stringify(body));
    }
  });
