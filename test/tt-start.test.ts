/** x */
import { startPostroom } from './support/postroom.ts';

const r = await startPostroom();
await r.close();
const b = process.cpuUsage();
const t = performance.now();
for (let i = 0; i < 10; i++) {
  const room = await startPostroom();
  await room.close();
}
const u = process.cpuUsage(b);
console.log('per room cpu', (u.user + u.system) / 1e4, 'ms wall', (performance.now() - t) / 10);
