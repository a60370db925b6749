/** The thread that moves SQLite's log into the database file, on a connection of its own: it does one pass for each message. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Asked, Moved, Told } from './checkpoint-thread.ts';
import { SQLite } from './driver.ts';

const { path } = workerData as { path: string };
const connection = new SQLite(path);
// A checkpoint syncs the log before it writes to the file, as the writing connection's own would.
connection.pragma('synchronous = FULL');
connection.pragma('wal_autocheckpoint = 0');
connection.pragma('busy_timeout = 0');

parentPort?.on('message', (asked: Asked) => {
  if (asked === 'close') {
    connection.close();
    parentPort?.close();
    return;
  }
  parentPort?.postMessage(answer(asked));
});

function answer(asked: 'passive' | 'truncate'): Told {
  try {
    const [moved] = connection.pragma(`wal_checkpoint(${asked})`) as [Moved];
    return { moved };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
