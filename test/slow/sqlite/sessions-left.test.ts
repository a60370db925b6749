/** Sessions of MCP that are opened and ended leave nothing behind. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { type McpRoom, openMcpRoom } from '../../support/rooms/mcp-endpoint.ts';

let room: McpRoom;

describe('a session', () => {
  beforeEach(async () => {
    room = await openMcpRoom();
  });
  afterEach(() => room.close());

  test('leaves nothing behind, 500 times over', async () => {
    for (let round = 0; round < 500; round += 20) {
      const ids = await Promise.all(Array.from({ length: 20 }, () => room.session()));
      await Promise.all(ids.map((id) => room.ask({ method: 'DELETE', headers: { 'mcp-session-id': id } })));
    }
    assert.equal(room.endpoint().liveSessions(), 0);
    assert.equal(await room.rows(), 0);
  });
});
