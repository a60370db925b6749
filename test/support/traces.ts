/**
 * What node:test keeps of each promise, to name the test that an error belongs to: forgotten when a file is over. Node would have each promise
 * watched until it is collected, which costs as much as the promises themselves. It is to be imported before node:test.
 */
import hooks from 'node:async_hooks';

/** Node's map takes four times as many. An error of what is older has no test's name. */
const MOST_KEPT = 4_000_000;

const { createHook } = hooks;
let forget: (most: number) => void = () => {};

Object.assign(hooks, {
  createHook: ({ init, destroy, ...others }: hooks.HookCallbacks) => {
    if (!init || !destroy) return createHook({ ...others, ...(init && { init }), ...(destroy && { destroy }) });
    let [oldest, newest] = [0, 0];
    forget = (most) => {
      for (; oldest <= newest - most; oldest += 1) destroy(oldest);
    };
    return createHook({
      ...others,
      init: (asyncId, type, triggerAsyncId, resource) => {
        if (oldest === 0) oldest = asyncId;
        newest = asyncId;
        if (newest - oldest > MOST_KEPT) forget(MOST_KEPT / 2);
        init(asyncId, type, triggerAsyncId, resource);
      },
    });
  },
});

/** When the tests of a file are over. */
export function forgetTraces(): void {
  forget(0);
}
