/** A real PostgreSQL for tests: a cluster of its own in a scratch folder, on loopback, which leaves nothing behind. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { accessSync, chownSync, constants, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { atEnd } from '../running/closing.ts';
import { freePort } from '../servers/free-port.ts';

export { createDatabase, dropDatabase, type Template } from './databases.ts';

/** What PostgreSQL calls its three ways to end: wait for clients, roll them back, or drop everything and recover at the next start. */
export type StopMode = 'smart' | 'fast' | 'immediate';

export type PostgresServer = {
  /** `postgres://…` of the maintenance database, as its superuser; rooms make databases of their own beside it. */
  url: string;
  port: number;
  /** The pid of the server process, null while it is stopped. */
  pid(): number | null;
  /** Ends the server, `fast` unless told; the cluster stays and `start` serves it again on the same port. */
  stop(mode?: StopMode): Promise<void>;
  start(): Promise<void>;
  /** `stop` and `start`. */
  restart(mode?: StopMode): Promise<void>;
  /** Ends the server as a crash would: no checkpoint, connections cut, the write-ahead log replayed by the next `start`. */
  crash(): Promise<void>;
  /** Ends the server if it runs and removes the cluster. */
  close(): Promise<void>;
};

export type PostgresOptions = {
  /** A commit is on the disk when it answers. Off unless asked for: a crash of the server alone loses nothing then either. */
  fsync?: boolean;
  /** Connections it takes in all; 300. */
  maxConnections?: number;
  /** Further settings, by the names of postgresql.conf. */
  settings?: Record<string, string>;
};

/** Settings of a machine that is unlike ours: no answer may depend on them. */
export const STRANGE_SETTINGS = { timezone: 'Europe/Berlin', datestyle: 'SQL, DMY' };

/** Folder of `initdb` and `postgres`: of the PATH, else the newest of Debian's; null when there is none. */
export function postgresBinaries(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => Number(other) - Number(one)) : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...versions.map((version) => join(debian, version, 'bin'))];
  return (
    folders.find((folder) => folder !== '' && ['initdb', 'postgres'].every((name) => executable(join(folder, name)))) ?? null
  );
}

/** Throws an Error with what PostgreSQL said when it can't be started, and when there is none on this machine. */
export async function startPostgres(options: PostgresOptions = {}): Promise<PostgresServer> {
  const binaries = postgresBinaries();
  if (binaries === null)
    throw new Error('there is no PostgreSQL on this machine: neither in the PATH nor in /usr/lib/postgresql');
  const owner = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'postroom-postgres-'));
  const data = join(folder, 'data');
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner) for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid);
  const guard = watchOver(folder, data);
  let server: Running | null = null;

  const start = async (port: number): Promise<void> => {
    if (server) throw new Error('PostgreSQL runs already');
    server = await serve({ binaries, owner, folder, data, port, options });
  };
  const stop = async (mode: StopMode = 'fast'): Promise<void> => {
    const running = server;
    server = null;
    if (!running) return;
    running.child.kill(SIGNALS[mode]);
    await gone(running);
  };
  const close = atEnd(async () => {
    await stop('immediate');
    guard.child.stdin?.end();
    await gone(guard);
  });

  try {
    initialize(binaries, owner, data, passwordFile);
    const port = await onFreePort(start);
    return {
      url: `postgres://postroom:${password}@127.0.0.1:${port}/postgres`,
      port,
      pid: () => server?.child.pid ?? null,
      stop,
      start: () => start(port),
      restart: async (mode) => {
        await stop(mode);
        await start(port);
      },
      crash: () => stop('immediate'),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

type Owner = { uid: number; gid: number };
type Running = { child: ChildProcess; ended: Promise<unknown> };

const SIGNALS = { smart: 'SIGTERM', fast: 'SIGINT', immediate: 'SIGQUIT' } as const;
const PATIENCE = 60_000;
const PORTS_TRIED = 10;
const ADDRESS_IN_USE = /could not create any TCP\/IP sockets|Address already in use/;

function executable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** PostgreSQL refuses to run as root: another user then owns the cluster. Null = the user of this process. */
function unprivileged(): Owner | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] = ['postgres', 'nobody'].map((name) => users.find((user) => user[0] === name)).find(Boolean) ?? [];
  if (uid === undefined || gid === undefined)
    throw new Error('PostgreSQL does not run as root, and no user postgres or nobody is here');
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * Ends the server and removes the folder when this process's end of its input closes, which happens however this process ends. It
 * runs in a session of its own, so that an interrupt on the terminal does not end it first.
 */
function watchOver(folder: string, data: string): Running {
  const script = `cat >/dev/null
    if [ -s "$2/postmaster.pid" ]; then
      pid=$(head -n 1 "$2/postmaster.pid")
      ours() { { cat "/proc/$pid/cmdline" 2>/dev/null || ps -p "$pid" -o args=; } | grep -qF "$2"; }
      ours "$@" && kill -QUIT "$pid"
      tries=0
      while ours "$@" && [ $tries -lt 100 ]; do sleep 0.1; tries=$((tries + 1)); done
    fi
    rm -rf "$1"`;
  const child = spawn('sh', ['-c', script, 'sh', folder, data], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
  });
  child.unref();
  return { child, ended: closeOf(child) };
}

/** Also for a process that could not be started at all. */
function closeOf(child: ChildProcess): Promise<unknown> {
  return once(child, 'close').catch((error) => error);
}

/** Keeps this process alive until that one is gone. */
async function gone({ child, ended }: Running): Promise<void> {
  child.ref();
  await ended;
}

function initialize(binaries: string, owner: Owner | null, data: string, passwordFile: string): void {
  const locale = ['--encoding=UTF8', '--no-sync', '--username=postroom', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  const run = (name: string) =>
    execFileSync(join(binaries, 'initdb'), [`--pgdata=${data}`, `--locale=${name}`, ...locale], {
      ...owner,
      cwd: '/',
      env: { PATH: process.env.PATH },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  try {
    run('C.UTF-8');
  } catch (error) {
    if (!(error instanceof Error && /locale/.test(error.message))) throw error;
    run('C');
  }
}

async function onFreePort(start: (port: number) => Promise<void>, tries = PORTS_TRIED): Promise<number> {
  const port = await freePort();
  try {
    await start(port);
    return port;
  } catch (error) {
    const taken = error instanceof Error && ADDRESS_IN_USE.test(error.message);
    if (!taken || tries <= 1) throw error;
    return onFreePort(start, tries - 1);
  }
}

type Cluster = {
  binaries: string;
  owner: Owner | null;
  folder: string;
  data: string;
  port: number;
  options: PostgresOptions;
};

/** Resolves when it takes connections. */
async function serve({ binaries, owner, folder, data, port, options }: Cluster): Promise<Running> {
  const fsync = options.fsync ? 'on' : 'off';
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: String(options.maxConnections ?? 300),
    fsync,
    full_page_writes: fsync,
    log_timezone: 'UTC',
    ...options.settings,
  };
  const args = ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const child = spawn(join(binaries, 'postgres'), args, {
    ...owner,
    cwd: folder,
    detached: true,
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = closeOf(child);
  let said = '';
  let over = false;
  void ended.then(() => {
    over = true;
  });
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    said = (said + chunk).slice(-4000);
  });
  // A test that forgot to close must still come to its end: the guard ends the server then.
  child.unref();
  if (child.stderr && 'unref' in child.stderr && typeof child.stderr.unref === 'function') child.stderr.unref();
  const end = Date.now() + PATIENCE;
  // The last line of the file says `ready` once connections are taken.
  while (!/^ready\s*$/m.test(readIfThere(join(data, 'postmaster.pid')))) {
    if (over) throw new Error(`PostgreSQL did not start: ${said}`);
    if (Date.now() > end) {
      child.kill('SIGQUIT');
      throw new Error(`PostgreSQL did not take connections within ${PATIENCE / 1000} s: ${said}`);
    }
    await pause(10);
  }
  return { child, ended };
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
