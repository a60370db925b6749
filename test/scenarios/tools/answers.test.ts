/** Answers: every tool, called with a valid input made from its own schema, answers an agent what its schema says and no more. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerOf, conforms, startAnsweringRoom } from '../../support/rooms/answering-room.ts';
import { unfenced } from '../../support/rooms/conversation.ts';
import { makeIds, mcpTools } from '../../support/tools/tool-inputs.ts';

const { room, idsOf } = await startAnsweringRoom();
const agent = await room.mcp();

for (const tool of mcpTools) {
  test(`${tool.name} answers an agent JSON as text, as its schema says`, async () => {
    const { body, result } = await answerOf(agent, tool, await idsOf(tool));
    assert.equal(result.structuredContent, undefined);
    conforms(tool, tool.compact ?? tool.output, unfenced(body));
  });
}

test('an id in upper case is the same id (RFC 9562 section 4)', async () => {
  const { inbox, email } = await makeIds(room, ['email']);
  for (const path of [
    `/inboxes/${inbox.toUpperCase()}`,
    `/emails/${email.toUpperCase()}`,
    `/emails?inboxId=${inbox.toUpperCase()}`,
  ])
    assert.equal((await room.rest('GET', path)).status, 200, path);
  const { body } = await agent.call('get_email', { id: email.toUpperCase() });
  assert.equal(body.id, email);
});
