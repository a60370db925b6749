/**
 * Runs a command with a PostgreSQL of its own: `node --import tsx test/support/postgres/with-postgres.ts [--fsync] command …`. The command finds it
 * in TEST_DATABASE, which says `pglite` where no server is installed; its exit code and its signals are ours.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { postgresBinaries, STRANGE_SETTINGS, startPostgres } from './postgres-server.ts';

const fsync = process.argv[2] === '--fsync';
const [command, ...args] = process.argv.slice(fsync ? 3 : 2);
if (command === undefined) {
  console.error('usage: with-postgres.ts [--fsync] command …');
  process.exit(64);
}

const pending: NodeJS.Signals[] = [];
let pass = (signal: NodeJS.Signals): unknown => pending.push(signal);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => pass(signal));

const server = postgresBinaries() === null ? null : await startPostgres({ fsync, settings: STRANGE_SETTINGS });
console.error(server ? `PostgreSQL on 127.0.0.1:${server.port}` : 'no PostgreSQL server is installed here: PGlite stands in');
const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, TEST_DATABASE: server?.url ?? 'pglite' } });
const ended = once(child, 'exit').catch((error: Error) => {
  console.error(`${command}: ${error.message}`);
  return [127, null];
});
pass = (signal) => child.kill(signal);
for (const signal of pending) pass(signal);
const [code, signal] = (await ended) as [number | null, NodeJS.Signals | null];
await server?.close();
if (signal !== null) {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}
process.exitCode = code ?? 1;
