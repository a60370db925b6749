/** Answers: every tool in structured form, and every route, called with a valid input made from its own schema, answers what its schema says and no more. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { routes } from '../../../src/rest/routes.ts';
import { API_PREFIX } from '../../../tools/http.ts';
import { answerOf, conforms, startAnsweringRoom } from '../../support/rooms/answering-room.ts';
import { API_KEY } from '../../support/rooms/postroom.ts';
import { askRoute, inputOf, mcpTools } from '../../support/tools/tool-inputs.ts';

const { room, idsOf } = await startAnsweringRoom();
const structured = await room.mcp(API_KEY, { 'X-Postroom-Output': 'structured' });
// From here on, the client checks each answer against the schema that is listed.
await structured.client.listTools();
const { paths } = (await room.rest('GET', '/openapi.json', undefined, { key: null })).body;

for (const tool of mcpTools) {
  test(`${tool.name} answers structured content on request, the same JSON as text, as its listed schema says`, async () => {
    const { body, result } = await answerOf(structured, tool, await idsOf(tool));
    assert.deepEqual(body, result.structuredContent);
  });
}

for (const route of routes) {
  test(`${route.method} ${route.path} answers with the status and the body its operation names`, async () => {
    const { responses } = paths[API_PREFIX + route.path][route.method.toLowerCase()];
    const answer = await askRoute(room, route, inputOf(route.tool, await idsOf(route.tool)));
    assert.ok(String(answer.status) in responses, `${answer.status} ${JSON.stringify(answer.body)}`);
    const contentType = answer.headers.get('content-type')?.split(';')[0];
    const [documented] = Object.keys(responses[answer.status].content);
    if (documented === 'application/octet-stream') return assert.ok(answer.body.length > 0);
    assert.equal(contentType, documented);
    conforms(route.tool, route.tool.output, answer.body);
  });
}
