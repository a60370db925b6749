/**
 * Whether `node:test` follows each promise to the test that made it. It is loaded before `node:test` is. The following takes a tenth to a fifth of
 * a test's processor time.
 */
import hooks, { type AsyncHook, type HookCallbacks } from 'node:async_hooks';

/** Those of `node:test`: nothing else in a test process makes one. */
const made: AsyncHook[] = [];
const { createHook } = hooks;

Object.assign(hooks, {
  createHook: (callbacks: HookCallbacks): AsyncHook => {
    const hook = createHook(callbacks);
    made.push(hook);
    return hook;
  },
});

/** By following, `test` finds the suite it is called in, so a file is followed while it is loaded. */
export function follow(): void {
  for (const hook of made) hook.enable();
}

/** Tests that run need it only to tell whose error it was that nobody caught. */
export function followNoMore(): void {
  for (const hook of made) hook.disable();
}
