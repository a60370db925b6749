/** Loaded into a Postroom before all other code: its PostgreSQL store then commits each write by itself. */
import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const OPENER = /\/src\/store\/postgres\/open\.ts(?:\?|$)/;
const LIMIT = /\bUNITS_PER_COMMIT\s*=\s*\d+/;

// Node loads this file a second time, as the hooks, in a thread of their own.
if (isMainThread) register(import.meta.url);

/** Node.js documentation, module customization hooks: `load`. */
export async function load(url, context, next) {
  const loaded = await next(url, context);
  if (!OPENER.test(url)) return loaded;
  const source = String(loaded.source);
  if (!LIMIT.test(source)) throw new Error('the store of PostgreSQL says no longer how many units share a commit');
  return { ...loaded, source: source.replace(LIMIT, 'UNITS_PER_COMMIT = 1') };
}
