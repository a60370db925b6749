/** The demo as a person runs it: its link signs in, the overview has a week, a full folder is refused, and Ctrl-C leaves nothing. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { eventually } from '../../support/rooms/postroom.ts';
import { atEnd, scratchFolder } from '../../support/running/closing.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { demo: string } };

/** Seconds for the week, on a machine that does much else. */
const WITHIN = 600;

type Traffic = { inbound: number; outbound: number };

type Metrics = {
  emails: Traffic;
  deliveries: Record<string, number>;
  inboxes: { total: number };
  webhook: { ignored: number; rejected: number };
  daily: Traffic[];
};

test('it tells a week, goes on, lets the link in once, and ends on SIGINT without its folder', async () => {
  const temporary = await scratchFolder();
  const { child, said } = startDemo(temporary, '--port', '0');
  const link = await printed(child, said, /(http:\S+sign-in\S+)/);
  const { origin, hash } = new URL(link);
  const enter = () =>
    fetch(`${origin}/console/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ link: hash.slice(1) }),
    });
  const entered = await enter();
  assert.equal(entered.status, 201);
  assert.equal((await enter()).status, 401);
  const cookie = entered.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const get = async <T>(path: string) => (await (await fetch(`${origin}/api/v1${path}`, { headers: { cookie } })).json()) as T;

  const { emails, deliveries, inboxes, daily, webhook } = await get<Metrics>('/metrics?days=8');
  assert.equal(inboxes.total, 5);
  assert.ok(emails.inbound + emails.outbound >= 400, JSON.stringify(emails));
  const days = daily.filter(({ inbound, outbound }) => inbound > 10 && outbound > 0);
  assert.ok(days.length >= 6, 'each day of the week has mail');
  for (const status of ['delivered', 'held', 'failed', 'bounced', 'queued', 'deferred'])
    assert.ok((deliveries[status] ?? 0) > 0, `${status}: ${JSON.stringify(deliveries)}`);
  assert.deepEqual([webhook.ignored, webhook.rejected], [3, 1]);
  const { data: held } = await get<{ data: unknown[] }>('/emails/held');
  assert.ok(held.length >= 2);

  await eventually('another mail comes in', async () => (await get<Metrics>('/metrics?days=8')).emails.inbound > emails.inbound);

  assert.equal((await demosIn(temporary)).length, 1);
  child.kill('SIGINT');
  const [code, signal] = await once(child, 'close');
  assert.deepEqual([code, signal], [0, null], said());
  assert.deepEqual(await demosIn(temporary), [], 'its folder is gone');
});

test('it ends while the week is told, too', async () => {
  const temporary = await scratchFolder();
  const { child, said } = startDemo(temporary, '--port', '0');
  await printed(child, said, /(every mail in it is made up)/);
  child.kill('SIGINT');
  const [code, signal] = await once(child, 'close');
  assert.deepEqual([code, signal], [0, null], said());
  assert.deepEqual(await demosIn(temporary), []);
});

test('a folder that holds a Postroom is refused, and left as it is', async () => {
  const folder = join(await scratchFolder(), 'data');
  await mkdir(folder);
  await writeFile(join(folder, 'postroom.db'), 'mail');
  const { child, said } = startDemo(await scratchFolder(), '--port', '0', '--folder', folder);
  const [code] = await once(child, 'close');
  assert.equal(code, 1);
  assert.match(said(), /holds a Postroom/);
  assert.deepEqual(await readdir(folder), ['postroom.db']);
  assert.ok(existsSync(folder));
});

/** Temporary folders of demos; tsx keeps what it compiled beside them. */
async function demosIn(temporary: string): Promise<string[]> {
  return (await readdir(temporary)).filter((name) => name.startsWith('postroom-demo-'));
}

/** With a folder for temporary files of its own. */
function startDemo(temporary: string, ...options: string[]): { child: ChildProcess; said(): string } {
  const child = spawn(process.execPath, [...scripts.demo.split(' ').slice(1), ...options], {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', TMPDIR: temporary },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  atEnd(() => child.kill('SIGKILL'));
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  return { child, said: () => text };
}

async function printed(child: ChildProcess, said: () => string, pattern: RegExp): Promise<string> {
  const end = Date.now() + WITHIN * 1000;
  for (;;) {
    const found = pattern.exec(said())?.[1];
    if (found !== undefined) return found;
    if (child.exitCode !== null || Date.now() > end) throw new Error(`it did not print ${pattern}: ${said()}`);
    await new Promise((next) => setTimeout(next, 20));
  }
}
