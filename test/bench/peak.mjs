/** Loaded into a measured process: at its end, the most memory it had at once is written into the folder PEAKS, in KiB, in a file of its own. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

const folder = process.env.PEAKS;
if (isMainThread && folder)
  process.once('exit', () => writeFileSync(join(folder, String(process.pid)), String(process.resourceUsage().maxRSS)));
