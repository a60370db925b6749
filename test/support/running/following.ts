/**
 * Whether `node:test` follows each promise to the test that made it. It is loaded before `node:test` is. The following takes a tenth to a fifth of
 * a test's processor time.
 */
import hooks, { type AsyncHook, type HookCallbacks } from 'node:async_hooks';

/** The hooks of `node:test`: nothing else in a test process makes one. */
const made: AsyncHook[] = [];
const { createHook } = hooks;

Object.assign(hooks, {
  createHook: (callbacks: HookCallbacks): AsyncHook => {
    const hook = createHook(callbacks);
    made.push(hook);
    return hook;
  },
});

/** `test` needs these hooks to find the suite that it is called in, so they are on while a file is loaded. */
export function follow(): void {
  for (const hook of made) hook.enable();
}

/** Running tests need them only to tell which test an uncaught error belongs to. */
export function followNoMore(): void {
  for (const hook of made) hook.disable();
}
