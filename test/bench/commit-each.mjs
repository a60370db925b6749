/** Loaded into a Postroom before all other code: its PostgreSQL store then commits each write by itself. */
import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';

/** In a bundle each module stands below its path. */
const OPENER = /^\/\/ src\/store\/postgres\/open\.ts$/m;
/** Of either store: only this one is used. */
const LIMIT = /\b(UNITS_PER_COMMIT\d*)\s*=\s*\d+/g;

// Node loads this file a second time, as the hooks, in a thread of their own.
if (isMainThread) register(import.meta.url);

/** Node.js documentation, module customization hooks: `load`. */
export async function load(url, context, next) {
  const loaded = await next(url, context);
  const source = String(loaded.source);
  if (!OPENER.test(source)) return loaded;
  if (source.search(LIMIT) < 0) throw new Error('the store of PostgreSQL says no longer how many units share a commit');
  return { ...loaded, source: source.replace(LIMIT, '$1 = 1') };
}
