/** The package that `npm pack` makes, installed as a stranger installs it, and its program run as `npx postroom`. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { eventually } from '../rooms/postroom.ts';
import { atEnd, scratchFolder } from '../running/closing.ts';
import { environment, npm } from '../running/tool-packages.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export const VERSION: string = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')).version;

export type Ran = { code: number | null; stdout: string; stderr: string };

/** Of a program that runs: what it has said so far, and its end as by Ctrl-C, which a terminal sends to `npx` and to what it started. */
export type Running = { child: ChildProcess; stdout(): string; stderr(): string; end(): Promise<Ran> };

/** Packs this checkout and answers an empty folder in which the package is installed; null when npm reaches no registry. */
export async function installPackage(): Promise<string | null> {
  const scratch = await scratchFolder();
  const folder = join(scratch, 'empty');
  await mkdir(folder);
  await npm(['pack', '--pack-destination', scratch], ROOT);
  const install = ['install', '--prefer-offline', `../postroom-${VERSION}.tgz`];
  return (await npm(install, folder, await builtBefore(scratch))) === null ? null : folder;
}

/**
 * Hands the binary of better-sqlite3 that is here to its install script, which looks there before it downloads one or compiles for a minute. One
 * of another version or system has another name, and is not taken.
 */
async function builtBefore(scratch: string): Promise<Record<string, string>> {
  const from = join(ROOT, 'node_modules', 'better-sqlite3');
  const binary = 'build/Release/better_sqlite3.node';
  if (!existsSync(join(from, binary))) return {};
  const { version } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
  const name = `better-sqlite3-v${version}-node-v${process.versions.modules}-${process.platform}-${process.arch}.tar.gz`;
  await promisify(execFile)('tar', ['-czf', join(scratch, name), '-C', from, binary]);
  return { npm_config_better_sqlite3_local_prebuilds: scratch };
}

/** `npx postroom` with these words, in the folder, until it ends by itself. */
export async function npx(folder: string, words: string[], env: Record<string, string> = {}): Promise<Ran> {
  const { child, stdout, stderr } = startNpx(folder, words, env);
  child.stdin?.end();
  await once(child, 'close');
  return { code: child.exitCode, stdout: stdout(), stderr: stderr() };
}

/** The same, while it runs. */
export function startNpx(folder: string, words: string[], env: Record<string, string> = {}): Running {
  const child = spawn('npx', ['postroom', ...words], { cwd: folder, env: { ...environment(), ...env }, detached: true });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (chunk: string) => {
      output[name] += chunk;
    });
  }
  let isGone = false;
  const closed = once(child, 'close').then(() => {
    isGone = true;
  });
  // It has a group of its own, so that what npx started ends with it.
  const signal = (name: NodeJS.Signals) => child.pid !== undefined && !isGone && process.kill(-child.pid, name);
  atEnd(() => signal('SIGKILL'));
  return {
    child,
    stdout: () => output.stdout,
    stderr: () => output.stderr,
    end: async () => {
      signal('SIGINT');
      await closed;
      return { code: child.exitCode, ...output };
    },
  };
}

/** The address that a started server prints. */
export function addressOf({ child, stdout, stderr }: Running): Promise<string> {
  return eventually('the package listens', async () => {
    if (child.exitCode !== null) throw new Error(`it ended: ${stderr()}`);
    return /listens on (http:\S+)/.exec(stdout())?.[1];
  });
}
