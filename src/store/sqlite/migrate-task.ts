/** The thread that migrates a SQLite file, so that the process goes on answering: it tells what it does, and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { SQLite } from './driver.ts';
import { migrateTo } from './migrate.ts';
import type { Told } from './migrating.ts';

const { path } = workerData as { path: string };
const tell = (told: Told) => parentPort?.postMessage(told);

try {
  const connection = new SQLite(path);
  try {
    connection.pragma('journal_mode = WAL');
    connection.pragma('synchronous = FULL');
    migrateTo(connection, true, (step) => tell({ step }));
  } finally {
    connection.close();
  }
  tell({ done: true });
} catch (error) {
  tell({ failed: error instanceof Error ? error.message : String(error) });
}
