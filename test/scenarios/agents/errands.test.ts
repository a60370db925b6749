/** The errands that agents are sent on come out right, through the official MCP client; what they cost is in the benchmark. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errandRoom } from '../../support/errand-room.ts';
import { ERRANDS } from '../../support/errands.ts';
import { startPostroom } from '../../support/postroom.ts';

const room = errandRoom(await startPostroom());

for (const { what, run } of ERRANDS) {
  test(what, async () => {
    const agent = await run(room);
    assert.ok(agent.spent.calls > 0 && agent.spent.bytes > 0);
    await agent.close();
  });
}
