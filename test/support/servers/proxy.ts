/** The proxy of compose.cluster.yaml: a real nginx with the very configuration that is shipped, in front of instances a test names. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { atEnd, scratchFolder } from '../running/closing.ts';
import { type DnsServer, startDnsServer } from './dns-server.ts';
import { freePort } from './free-port.ts';

export const TEMPLATE = new URL('../../../src/proxy/nginx.conf.template', import.meta.url);

export type RunningProxy = {
  url: string;
  /** The instances behind it from now on, as addresses; each listens on the port that was given. It looks at most 2 s later. */
  instances(hosts: string[]): void;
  close(): Promise<void>;
};

/** Path of nginx on this machine, null when there is none. */
export function nginxBinary(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path)) ?? null;
}

/** `hosts` are addresses such as 127.0.0.2; all instances listen on one port. Throws an Error with what nginx said. */
export async function startProxy(port: number, hosts: string[]): Promise<RunningProxy> {
  const nginx = nginxBinary();
  if (nginx === null) throw new Error('there is no nginx on this machine');
  const folder = await scratchFolder();
  const dns = await startDnsServer();
  const own = await freePort();
  const values = { PROXY_LISTEN: `127.0.0.1:${own}`, PROXY_RESOLVER: dns.address, PROXY_INSTANCES: `${NAME}:${port}` };
  const config = join(folder, 'nginx.conf');
  await writeFile(config, filled(readFileSync(TEMPLATE, 'utf8'), values));
  const directives = `daemon off; pid ${join(folder, 'nginx.pid')};`;
  const child = spawn(nginx, ['-p', folder, '-c', config, '-g', directives], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'close');
  const close = atEnd(async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
    await dns.close();
    await rm(folder, { recursive: true, force: true });
  });
  setInstances(dns, hosts);
  const url = `http://127.0.0.1:${own}`;
  try {
    await answering(url, child);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, instances: (now) => setInstances(dns, now), close };
}

const NAME = 'instances.test';

/** As envsubst of the nginx image: only what is given is replaced. */
function filled(template: string, values: Record<string, string>): string {
  return template.replace(/\$\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

function setInstances(dns: DnsServer, hosts: string[]): void {
  dns.set(NAME, 'A', hosts);
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    said = (said + chunk).slice(-4000);
  });
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer) return;
    await new Promise((next) => setTimeout(next, 20));
  }
  throw new Error(`nginx did not answer: ${said}`);
}
