/** A few small tools of every effect, for tests of MCP that need no mail: they show, note, wait, refuse and break. */
import { z } from 'zod';
import { PostroomError } from '../../../src/core/base/errors.ts';
import { commit } from '../../../src/core/base/idempotency.ts';
import { defineTool } from '../../../tools/tool.ts';

/** `held` is what wait_here waits for. */
export function smallTools(held: { wait(): Promise<void> }) {
  const nothing = z.strictObject({});
  const done = z.object({ done: z.boolean() });
  const text = z.string().describe('What to note.');
  const described = { title: 'A small tool', description: 'Does something small.' };
  return [
    defineTool({
      ...described,
      name: 'show_key',
      scope: null,
      effect: 'read',
      input: nothing,
      output: z.object({ keyId: z.string() }),
      run: async (_core, actor) => ({ keyId: actor.key.id }),
    }),
    defineTool({
      ...described,
      name: 'add_note',
      scope: 'emails:send',
      effect: 'write',
      openWorld: true,
      takesIdempotencyKey: true,
      input: z.strictObject({ text }),
      output: z.object({ id: z.string() }),
      run: async (core, actor) => await commit(core, actor, async () => ({ id: core.ids.next() })),
    }),
    defineTool({
      ...described,
      name: 'remove_note',
      scope: 'emails:write',
      effect: 'destructive',
      input: nothing,
      output: done,
      run: async () => {
        throw new PostroomError('rate_limited', 'Too many notes were removed.', { hint: 'Wait a second.', retryAfter: 1 });
      },
    }),
    defineTool({
      ...described,
      name: 'wait_here',
      scope: 'emails:read',
      effect: 'read',
      input: nothing,
      output: done,
      run: async () => {
        await held.wait();
        return { done: true };
      },
    }),
    defineTool({
      ...described,
      name: 'break_down',
      scope: null,
      effect: 'read',
      input: nothing,
      output: done,
      run: async () => {
        throw new Error('SELECT secret FROM mail');
      },
    }),
    defineTool({
      ...described,
      name: 'give_bytes',
      scope: null,
      effect: 'read',
      input: nothing,
      output: done,
      run: async () => ({ bytes: Buffer.from('secret'), contentType: 'text/plain', filename: 'secret.txt' }),
    }),
    defineTool({
      ...described,
      name: 'rest_only',
      scope: null,
      effect: 'read',
      mcp: false,
      input: nothing,
      output: done,
      run: async () => ({ done: true }),
    }),
  ];
}
