/** The shell in which npm runs a script: npm signals only the shell, and Debian's exits without passing the signal on. */

/** How often to check that the shell still runs, in milliseconds. */
const LOOK_MS = 200;
/** Scripts that start Postroom in the foreground. In the background it is meant to outlive its shell. */
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
