/** The shell in which npm runs a script: npm hands a signal to it only, and Debian's ends without handing it on. */

/** How often it is looked whether the shell is still there, in milliseconds. */
const LOOK_MS = 200;
/** Scripts that start Postroom, and do not put it in the background, where it outlives its shell. */
const OURS = /^[^&]*(?:start\.mjs|postroom)[^&]*$/;

/** Calls `ended` once the shell of `npm start` or `npx postroom` is gone: the process has another parent then. */
export function whenShellEnds({ npm_lifecycle_script: script = '' }: NodeJS.ProcessEnv, ended: () => void): void {
  if (!OURS.test(script)) return;
  const shell = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(looking);
    ended();
  }, LOOK_MS).unref();
}
