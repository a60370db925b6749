/** MCP clients of others as programs: installs what `test/clients` names, runs one of them, and does with it what a model would ask for. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { closedAtEnd } from '../running/closing.ts';
import { installTools } from '../running/tool-packages.ts';

const SOURCES = fileURLToPath(new URL('../../clients', import.meta.url));

/** What a client offers to a model. `strict` only where the client has such a mode. */
export type Offered = { name: string; parameters: { properties?: object; required?: string[] }; strict?: boolean };

export type RunningClient = {
  offered: Offered[];
  /** Resolves with what a model would be handed, as JSON. */
  call(name: string, input?: object): Promise<string> & { abort(): void };
  close(): Promise<void>;
};

/** Files of test/clients that are clients. */
export const CLIENTS = readdirSync(SOURCES)
  .filter((name) => name.endsWith('.mjs') && name !== 'main.mjs')
  .map((name) => name.replace('.mjs', ''))
  .sort();

/** What connects the client, as a block of Markdown: the very lines that the tests run. */
export function snippetOf(name: string): string {
  const configured = join(SOURCES, `${name}.json`);
  if (existsSync(configured)) return block('json', readFileSync(configured, 'utf8'));
  const text = readFileSync(join(SOURCES, `${name}.mjs`), 'utf8');
  return block('js', /\/\/ snippet:begin\n([\s\S]*?)\/\/ snippet:end\n/.exec(text)?.[1] ?? '');
}

/** The folder of the programs with their packages, as `installTools` answers it. */
export async function installClients(newest = false): Promise<string | null> {
  return await installTools('test/clients', newest);
}

/** How long a tool call may take where the snippets say it, in milliseconds. */
export const SNIPPET_TIMEOUT = '310_000';

/** Answers the name of a client that is the same but for this timeout, in milliseconds. */
export function withTimeout(folder: string, name: string, timeout: number): string {
  const text = readFileSync(join(folder, `${name}.mjs`), 'utf8').replace(SNIPPET_TIMEOUT, String(timeout));
  writeFileSync(join(folder, `${name}-hasty.mjs`), text);
  return `${name}-hasty`;
}

/** Starts the client and connects it. It runs on the Node that is installed beside it, as some want a newer one than Postroom does. */
export async function startClient(folder: string, name: string, env: { url: string; key: string }): Promise<RunningClient> {
  const child = spawn(join(folder, 'node_modules', '.bin', 'node'), ['main.mjs', name], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, POSTROOM_URL: `${env.url}/mcp`, POSTROOM_KEY: env.key },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const { ask, listed } = conversation(child, name);
  let serial = 0;
  const offered = await listed;
  return closedAtEnd({
    offered,
    call: (tool: string, input: object = {}) => {
      const id = ++serial;
      return Object.assign(ask({ id, what: 'call', name: tool, input }), {
        abort: () => void child.send({ what: 'abort', name: id }),
      });
    },
    close: async () => {
      if (child.exitCode !== null || !child.connected) return;
      const gone = once(child, 'exit');
      const slow = setTimeout(() => child.kill('SIGKILL'), 5_000);
      child.send({ id: ++serial, what: 'close' });
      await gone;
      clearTimeout(slow);
    },
  });
}

const Told = z.object({ id: z.number(), answer: z.unknown().optional(), error: z.string().optional() });

function conversation(child: ChildProcess, name: string) {
  const open = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>();
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const expect = (id: number) =>
    new Promise<unknown>((resolve, reject) => {
      open.set(id, { resolve, reject });
    });
  child.on('message', (message) => {
    const { id, answer, error } = Told.parse(message);
    const one = open.get(id);
    open.delete(id);
    if (error === undefined) one?.resolve(answer);
    else one?.reject(new Error(error));
  });
  child.once('exit', (code) => {
    for (const { reject } of open.values()) reject(new Error(`the client ${name} ended with ${code}: ${printed}`));
  });
  return {
    listed: expect(0) as Promise<Offered[]>,
    ask: async (message: { id: number; what: string; name: string; input: object }) => {
      const answer = expect(message.id);
      child.send(message);
      return String(await answer);
    },
  };
}

function block(language: string, text: string): string {
  return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;
}
