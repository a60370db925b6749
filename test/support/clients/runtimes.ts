/** The packed client, installed as a stranger installs it, and the errands of `test/runtimes` on each runtime that there is. */
import { execFile, spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { eventually } from '../rooms/postroom.ts';
import { atEnd, scratchFolder } from '../running/closing.ts';
import { environment, installTools, npm } from '../running/tool-packages.ts';
import { freePort } from '../servers/free-port.ts';

const CLIENT = fileURLToPath(new URL('../../../packages/client', import.meta.url));

/** `files`: what the package holds. `folder`: an empty one in which it is installed; null when npm reaches no registry. */
export type PackedClient = { files: string[]; folder: string | null };

export async function packClient(): Promise<PackedClient> {
  const scratch = await scratchFolder();
  const folder = join(scratch, 'empty');
  await mkdir(folder);
  const packed = await npm(['pack', '--json', '--pack-destination', scratch], CLIENT);
  const { filename, files } = readPacked(packed ?? '');
  const isInstalled = (await npm(['install', '--prefer-offline', `../${filename}`], folder)) !== null;
  return { files, folder: isInstalled ? folder : null };
}

/** What the errands need, and what they saw, as JSON. */
export type Runtime = { name: string; run(given: string): Promise<string> };

/** On the Node that runs this, and on what `test/runtimes` names; only the former when npm reaches no registry. */
export async function runtimes(folder: string): Promise<Runtime[]> {
  const tools = await installTools('test/runtimes');
  cpSync(fileURLToPath(new URL('../../runtimes', import.meta.url)), folder, {
    recursive: true,
    filter: (path) => !path.includes('package'),
  });
  const program = (name: string, command: string, ...words: string[]): Runtime => ({
    name,
    run: async (given) => {
      const run = { cwd: folder, env: environment(), timeout: 120_000 };
      return (await promisify(execFile)(command, [...words, 'main.mjs', given], run)).stdout;
    },
  });
  const own = program(`node ${process.versions.node}`, process.execPath);
  if (tools === null) return [own];
  const bin = (name: string, file = name) => join(tools, 'node_modules', name, 'bin', file);
  return [
    own,
    program('node 22', bin('node22', 'node')),
    program('node 24', bin('node24', 'node')),
    program('bun', join(tools, 'node_modules', '.bin', 'bun')),
    program(
      'deno',
      join(tools, 'node_modules', '.bin', 'deno'),
      'run',
      '--no-config',
      '--node-modules-dir=manual',
      '--allow-net',
    ),
    { name: 'workerd', run: (given) => onWorkerd(folder, join(tools, 'node_modules', '.bin', 'workerd'), given) },
  ];
}

/** A bundle of it for a runtime that has none of Node's modules: one that is named fails. */
export async function bundleFor(folder: string, entry: string, outfile: string): Promise<void> {
  await build({
    absWorkingDir: folder,
    entryPoints: [entry],
    outfile: join(folder, outfile),
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    logLevel: 'silent',
  });
}

async function onWorkerd(folder: string, workerd: string, given: string): Promise<string> {
  await bundleFor(folder, 'worker.mjs', 'worker.js');
  const address = `127.0.0.1:${await freePort()}`;
  const child = spawn(workerd, ['serve', 'worker.capnp', `--socket-addr=http=${address}`], {
    cwd: folder,
    env: environment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const end = atEnd(() => child.kill('SIGKILL'));
  const said = text(child.stderr);
  await eventually('workerd listens', async () => {
    if (child.exitCode !== null) throw new Error(`it ended: ${await said}`);
    return await fetch(`http://${address}`, { method: 'HEAD' }).catch(() => null);
  });
  const answer = await fetch(`http://${address}`, { method: 'POST', body: given });
  const told = await answer.text();
  await end();
  if (!answer.ok) throw new Error(`${told} ${await said}`);
  return told;
}

/** npm 11 answers a list, and npm 12 an object by name. */
function readPacked(json: string): { filename: string; files: string[] } {
  const [packed] = Object.values(JSON.parse(json) as Record<string, { filename: string; files: { path: string }[] }>);
  if (!packed) throw new Error('npm packed nothing');
  return { filename: packed.filename, files: packed.files.map(({ path }) => path) };
}
