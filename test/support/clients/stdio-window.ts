/** A desktop window of `--stdio` as a client opens it: a process of its own, with the SDK's client at its streams. */
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { START } from '../processes/process.ts';
import { SIGNING_KEY } from '../providers/webhook.ts';
import { jsonOf } from '../rooms/conversation.ts';
import { API_KEY, eventually, type Json } from '../rooms/postroom.ts';
import { closedAtEnd } from '../running/closing.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** What a session may be without a server, in milliseconds. It takes half a second. */
export const MOST_AWAY = 5_000;

/** Rejects with what the window said when it ends before it answers. */
export async function openWindow(dataDir: string, env: Record<string, string> = {}, without: string[] = []) {
  const given: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    POSTROOM_API_KEY: API_KEY,
    PROVIDER_WEBHOOK_SIGNING_KEY: SIGNING_KEY,
    ACCEPT_AFTER_MS: '999999',
    ...env,
  };
  for (const name of without) delete given[name];
  const args = [...START, '--stdio'];
  const transport = new StdioClientTransport({ command: process.execPath, args, cwd: ROOT, env: given, stderr: 'pipe' });
  let said = '';
  transport.stderr?.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  const client = closedAtEnd(new Client({ name: 'test', version: '1' }));
  await client.connect(transport).catch((error: unknown) => {
    throw new Error(`${error}: ${said}`);
  });
  // biome-ignore lint/suspicious/noExplicitAny: a test reads answers the way an untyped client would
  const call = async (name: string, input: Json = {}): Promise<any> => {
    const result = await client.callTool({ name, arguments: input });
    assert.equal(result.isError, undefined, JSON.stringify(result.content));
    return jsonOf(result);
  };
  const inboxes = async () => {
    const { data } = await call('list_inboxes');
    return data.map((inbox: Json) => String(inbox.address).split('@')[0]).sort();
  };
  return {
    client,
    call,
    inboxes,
    pid: transport.pid ?? 0,
    stderr: () => said,
    says: (what: RegExp) => eventually(`the window says ${what}`, async () => what.test(said)),
    /** The client does nothing but call, and is answered within the time. */
    async goesOn(expected: string[]) {
      const since = Date.now();
      assert.deepEqual(await inboxes(), expected);
      assert.ok(Date.now() - since < MOST_AWAY, `it took ${Date.now() - since} ms`);
    },
    close: client.close,
  };
}
