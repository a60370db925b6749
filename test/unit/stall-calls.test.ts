/** The calls of the benchmark of stalls: every tool is among them, or there is a reason why not. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tools } from '../../tools/index.ts';
import { EXCUSED, worstCalls, worstSearches } from '../bench/stall-calls.ts';

const ID = '00000000-0000-7000-8000-000000000001';

test('every tool is called in a full room, or there is a reason why not', () => {
  const place = { inboxId: ID, threadId: ID };
  const room = { inboxId: ID, joined: place, drafts: place, endpointId: ID };
  const called = [...worstCalls(room), ...worstSearches(ID)].map(({ tool }) => tool);
  assert.deepEqual([...new Set(called), ...Object.keys(EXCUSED)].sort(), tools.map(({ name }) => name).sort());
});
