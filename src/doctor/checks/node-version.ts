/** The check of Node's version. */
import { defineCheck } from '../finding.ts';

/** The oldest version that works, as package.json says and `src/start.mjs` enforces. */
const OLDEST = [20, 18, 1] as const;

export const nodeVersion = defineCheck({
  name: 'node',
  asks: 'Is this a version of Node that Postroom runs on?',
  says: {
    fine: { status: 'ok', when: 'Node is 20.18.1 or newer.' },
    old: { status: 'failed', when: 'Node is older than 20.18.1.', fix: 'Install Node 20.18.1 or newer, and run `npm ci` again.' },
    odd: {
      status: 'warning',
      when: 'This version of Node gets no fixes for long: its major number is odd.',
      fix: 'Use a version with long-term support: those with an even major number.',
    },
  },
  find: async (tell) => {
    const version = process.versions.node.split('.').map(Number);
    const named = `Node is ${process.versions.node}`;
    if (isOlder(version)) return [tell('old', `${named}, which is too old.`)];
    if ((version[0] ?? 0) % 2 === 1) return [tell('odd', `${named}, which is none with long-term support.`)];
    return [tell('fine', `${named}.`)];
  },
});

function isOlder(version: readonly number[]): boolean {
  const at = OLDEST.findIndex((number, index) => version[index] !== number);
  return at >= 0 && (version[at] ?? 0) < (OLDEST[at] ?? 0);
}
