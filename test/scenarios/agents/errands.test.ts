/** The errands that agents are sent on come out right, through the official MCP client, and cost no more than was wanted. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errandRoom } from '../../support/rooms/errand-room.ts';
import { startPostroom } from '../../support/rooms/postroom.ts';
import { ERRANDS } from '../../support/tools/errands.ts';

const room = errandRoom(await startPostroom());

for (const { what, goal, run } of ERRANDS) {
  test(what, async () => {
    const agent = await run(room);
    const { calls, bytes } = agent.spent;
    assert.ok(bytes > 0 && bytes <= goal.bytes, `${bytes} bytes`);
    assert.ok(calls > 0 && calls <= goal.calls, `${calls} calls`);
    await agent.close();
  });
}
