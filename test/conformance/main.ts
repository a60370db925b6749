/** Runs the conformance suites of the MCP project against Postroom's own endpoint, and says what passed: `npm run conformance`. */
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openMcpRoom } from '../support/rooms/mcp-endpoint.ts';
import { openBearerProxy } from './bearer-proxy.ts';
import { prompts, resources, tools } from './fixtures.ts';

type Run = {
  name: string;
  suite: 'conformance-2025' | 'conformance-2026';
  arguments: string[];
  /** Scenarios that run and do not count. */
  beyond: Set<string>;
};

const LONGEST = 60_000;
const RUNS: Run[] = [
  { name: '0.1.16, active scenarios', suite: 'conformance-2025', arguments: ['--suite', 'active'], beyond: new Set() },
  await requirements('2025-11-25'),
  await requirements('2026-07-28'),
];

const proxy = await openBearerProxy();
const room = await openMcpRoom({ tools, resources, prompts, allowedOrigins: [proxy.origin] });
proxy.lead(Number(room.url.port), room.account.key);
try {
  const wanted = process.argv.slice(2);
  for (const run of RUNS.filter(({ name }) => wanted.every((word) => name.includes(word)))) {
    const results = await mkdtemp(join(tmpdir(), 'postroom-conformance-'));
    const started = Date.now();
    const { status, output } = await start(run, results);
    const [required, beyond] = await tally(results, run.beyond);
    const seconds = Math.round((Date.now() - started) / 1000);
    const asExpected = status === 0 && required.of > 0;
    const verdict = asExpected ? 'as expected' : status === null ? 'it took too long' : 'NOT as expected';
    const passed = `${required.passed} of ${required.of} scenarios passed, ${required.checks} of ${required.ofChecks} checks`;
    const more = beyond.of > 0 ? `; of those beyond, ${beyond.passed} of ${beyond.of}` : '';
    console.log(`${run.name}: ${verdict}: ${passed}${more} (${seconds} s)`);
    if (!asExpected) {
      console.log(output);
      process.exitCode = 1;
    }
    await rm(results, { recursive: true });
  }
} finally {
  await room.close();
  await proxy.close();
}

async function requirements(revision: string): Promise<Run> {
  const expected = fileURLToPath(new URL(`./expected-failures-${revision}.yaml`, import.meta.url));
  const required = await readFile(`${packageOf('conformance-2026')}/requirements/${revision}.yaml`, 'utf8');
  const beyond = [...required.matchAll(/- scenario: (\S+)\s+leg: server/g)].map(([, scenario]) => scenario ?? '');
  return {
    name: `0.2.0-alpha.12, required by ${revision}`,
    suite: 'conformance-2026',
    arguments: ['--requirements', revision, '--expected-failures', expected],
    beyond: new Set(beyond),
  };
}

function packageOf(name: string): string {
  return fileURLToPath(new URL(`../../node_modules/${name}`, import.meta.url));
}

/** `status` is null when it had to be stopped. */
async function start(run: Run, results: string): Promise<{ status: number | null; output: string }> {
  const main = `${packageOf(run.suite)}/dist/index.js`;
  const shim = new URL('./node20.mjs', import.meta.url).href;
  const url = `${proxy.origin}/mcp`;
  const child = spawn(process.execPath, ['--import', shim, main, 'server', '--url', url, '-o', results, ...run.arguments], {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LONGEST,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  return { status, output };
}

type Tally = { passed: number; of: number; checks: number; ofChecks: number };

/** Of the scenarios that count, and of those beyond; a check that only notes something is none. */
async function tally(results: string, beyond: Set<string>): Promise<[Tally, Tally]> {
  const empty = (): Tally => ({ passed: 0, of: 0, checks: 0, ofChecks: 0 });
  const tallies: [Tally, Tally] = [empty(), empty()];
  for (const folder of await readdir(results)) {
    const scenario = folder.replace(/^server-/, '').replace(/-\d{4}-\d\d-\d\dT[\d-]+Z$/, '');
    const checks = JSON.parse(await readFile(join(results, folder, 'checks.json'), 'utf8')) as { status: string }[];
    const judged = checks.filter(({ status }) => ['SUCCESS', 'WARNING', 'FAILURE'].includes(status));
    const passed = judged.filter(({ status }) => status === 'SUCCESS');
    const counted = tallies[beyond.has(scenario) ? 1 : 0];
    counted.of += 1;
    counted.ofChecks += judged.length;
    counted.checks += passed.length;
    if (judged.length > 0 && passed.length === judged.length) counted.passed += 1;
  }
  return tallies;
}
