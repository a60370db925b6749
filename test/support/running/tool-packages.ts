/** Packages that only a test or a generator runs: a folder with a lockfile of its own, installed apart from those of Postroom. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** npm's words for a registry that cannot be reached. */
const UNREACHABLE = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED)\b/;

/** For so long the newest versions are not looked for again, in milliseconds: a run of the tests asks for them several times. */
const NEW_FOR = 3_600_000;

/**
 * Answers a copy of the folder, named from the checkout, with its packages, which are installed when they are not there; null when npm reaches
 * no registry. `newest` takes the newest version of each, and not those of the lockfile.
 */
export async function installTools(sources: string, newest = false): Promise<string | null> {
  const from = join(ROOT, sources);
  // Below node_modules, so that nothing that walks the project's files meets other people's packages. Checkouts may share that folder.
  const kept = join(ROOT, 'node_modules', '.cache', 'postroom-tools', hashOf(from));
  const locked = ['package.json', 'package-lock.json'].map((name) => readFileSync(join(from, name), 'utf8'));
  const folder = join(kept, newest ? 'newest' : hashOf(process.platform, process.arch, ...locked));
  const isThere = () => existsSync(folder) && (!newest || Date.now() - statSync(folder).mtimeMs < NEW_FOR);
  if (!isThere()) {
    mkdirSync(kept, { recursive: true });
    const making = mkdtempSync(join(kept, 'making-'));
    try {
      cpSync(from, making, { recursive: true });
      if (newest) takeNewest(making);
      if ((await npm([newest ? 'install' : 'ci'], making)) === null) return null;
      // Another test may have installed the same meanwhile, and use it by now.
      if (!isThere()) {
        // What an earlier lockfile named, or an earlier day.
        for (const name of readdirSync(kept))
          if (!name.startsWith('making-')) rmSync(join(kept, name), { recursive: true, force: true });
        renameSync(making, folder);
      }
    } finally {
      rmSync(making, { recursive: true, force: true });
    }
  }
  for (const name of readdirSync(from)) if (!name.startsWith('package')) cpSync(join(from, name), join(folder, name));
  return folder;
}

/** What npm prints; null when it reaches no registry. `env` is for scripts of packages. */
export async function npm(args: string[], cwd: string, env: Record<string, string> = {}): Promise<string | null> {
  try {
    const options = ['--no-audit', '--no-fund', '--loglevel=error'];
    const run = { cwd, env: { ...environment(), ...env }, maxBuffer: 16 * 1024 * 1024 };
    return (await promisify(execFile)('npm', [...args, ...options], run)).stdout;
  } catch (error) {
    if (error instanceof Error && UNREACHABLE.test(error.message)) return null;
    throw error;
  }
}

/** npm's own settings, and nothing that would be a setting of Postroom. */
export function environment(): Record<string, string> {
  const kept = /^(path|home|tmpdir|(npm_config|https?_proxy|no_proxy|node_extra_ca_certs).*)$/i;
  // It names the folder of the package whose script this test runs in.
  const named = Object.entries(process.env).filter(([name]) => kept.test(name) && name !== 'npm_config_local_prefix');
  return Object.fromEntries(named.map(([name, value]) => [name, value ?? '']));
}

function hashOf(...texts: string[]): string {
  return createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 16);
}

/** The version of Node stays: it is not what is tried. */
function takeNewest(folder: string): void {
  const path = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  for (const name of Object.keys(manifest.devDependencies)) if (name !== 'node') manifest.devDependencies[name] = 'latest';
  writeFileSync(path, JSON.stringify(manifest));
  rmSync(join(folder, 'package-lock.json'));
}
