/** The project in a folder of its own, with the packages of this one: for tests that put files beside its package.json. */
import { spawn } from 'node:child_process';
import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { atEnd, scratchFolder } from '../running/closing.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export type Ran = { code: number | null; stdout: string; stderr: string };

/** The folder, which is removed at the end of the file. */
export async function copyProject(): Promise<string> {
  const folder = await scratchFolder();
  atEnd(() => rm(folder, { recursive: true, force: true }));
  for (const name of ['src', 'tools', 'package.json', 'tsconfig.json'])
    await cp(join(ROOT, name), join(folder, name), { recursive: true });
  await mkdir(join(folder, 'node_modules'));
  for (const name of await readdir(join(ROOT, 'node_modules'))) {
    if (!name.startsWith('.')) await symlink(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  }
  return folder;
}

/** Runs `src/start.mjs` of a copy with nothing on standard input, until it ends. */
export async function runIn(
  project: string,
  words: string[],
  { node = [], env = {}, cwd = project }: { node?: string[]; env?: Record<string, string>; cwd?: string } = {},
): Promise<Ran> {
  const inherited = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' };
  const child = spawn(process.execPath, [...node, '--', join(project, 'src/start.mjs'), ...words], {
    cwd,
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  atEnd(() => child.kill('SIGKILL'));
  const code = new Promise<number | null>((ended) => child.once('close', ended));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, stdout, stderr };
}
