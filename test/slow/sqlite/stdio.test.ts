/** `npm start -- --stdio`: the same app, and one MCP session over standard input and output, which hold nothing else. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ResourceUpdatedNotificationSchema } from '@modelcontextprotocol/sdk/types.js';
import { START } from '../../support/processes/process.ts';
import { postMail, SIGNING_KEY } from '../../support/providers/webhook.ts';
import { jsonOf, mime } from '../../support/rooms/conversation.ts';
import { API_KEY, eventually } from '../../support/rooms/postroom.ts';
import { closedAtEnd } from '../../support/running/closing.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const COMMAND = [...START, '--stdio'];
const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
};

let dataDir: string;
const started: ChildProcess[] = [];

describe('a client over stdio', () => {
  let client: Client;
  let http: Client;
  let url: string;

  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'postroom-stdio-'));
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: COMMAND,
      cwd: ROOT,
      env: environment({ POSTROOM_API_KEY: API_KEY }),
      stderr: 'pipe',
    });
    let said = '';
    transport.stderr?.on('data', (chunk: Buffer) => {
      said += chunk;
    });
    client = closedAtEnd(new Client({ name: 'test', version: '1' }));
    await client.connect(transport);
    url = await eventually('it listens', async () => /listens on (\S+)/.exec(said)?.[1]);
    http = closedAtEnd(new Client({ name: 'test', version: '1' }));
    const overHttp = new StreamableHTTPClientTransport(new URL(`${url}/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${API_KEY}` } },
    });
    // The SDK types its own transport's optional members without `undefined`, which exactOptionalPropertyTypes tells apart.
    await http.connect(overHttp as Parameters<Client['connect']>[0]);
  });
  after(async () => {
    await http.close();
    await client.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('sees what a client over HTTP sees', async () => {
    assert.deepEqual(await client.listTools(), await http.listTools());
    assert.deepEqual(await client.listResourceTemplates(), await http.listResourceTemplates());
    assert.deepEqual(await client.listPrompts(), await http.listPrompts());
    assert.equal(client.getInstructions(), http.getInstructions());
    assert.deepEqual(client.getServerCapabilities(), http.getServerCapabilities());
  });

  test('acts on the same Postroom, is told of progress and hears of new mail', async () => {
    const made = await client.callTool({ name: 'create_inbox', arguments: { localPart: 'ada' } });
    const { id } = jsonOf(made) as { id: string };
    const uri = `postroom://inboxes/${id}`;
    assert.equal((await http.readResource({ uri })).contents.length, 1);
    const told: string[] = [];
    client.setNotificationHandler(ResourceUpdatedNotificationSchema, ({ params }) => void told.push(params.uri));
    await client.subscribeResource({ uri });
    let steps = 0;
    const wait = { name: 'wait_for_email', arguments: { inboxId: id, timeoutSeconds: 60 } };
    const answer = client.callTool(wait, undefined, { onprogress: () => void steps++ });
    await eventually('progress is told', async () => steps > 0);
    const to = 'ada@postroom.localhost';
    await postMail(`${url}/webhooks/provider/inbound`, { recipient: to, mime: mime({ to, subject: 'Hi', text: 'Hello.' }) });
    assert.equal(jsonOf(await answer).timedOut, false);
    await eventually('the mail is told', async () => told.includes(uri));
  });

  test('is refused once its key is revoked', async () => {
    const shown = jsonOf(await client.callTool({ name: 'whoami', arguments: {} }));
    const { key } = shown as { key: { id: string } };
    const spare = await http.callTool({ name: 'create_api_key', arguments: { name: 'spare' } });
    assert.equal(spare.isError, undefined);
    await client.callTool({ name: 'revoke_api_key', arguments: { id: key.id } });
    await assert.rejects(client.callTool({ name: 'whoami', arguments: {} }), /unknown, revoked or expired/);
    await assert.rejects(client.listTools(), /unknown, revoked or expired/);
  });
});

describe('the process', () => {
  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'postroom-stdio-'));
  });
  afterEach(() => {
    for (const child of started.splice(0)) child.kill('SIGKILL');
  });
  after(() => rm(dataDir, { recursive: true, force: true }));

  test('with no key given uses the first of the operator, says nothing but messages and ends with its input', async () => {
    const room = start();
    room.say(initialize);
    room.say({ jsonrpc: '2.0', method: 'notifications/initialized' });
    room.say({ jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'whoami', arguments: {} } });
    room.child.stdin?.write('this is no message\n');
    room.say({ jsonrpc: '2.0', id: 3, method: 'nothing/here' });
    await eventually('all is answered', async () => room.lines().length === 3);
    const answers = room.lines().map((line) => JSON.parse(line));
    const [who, unknown] = [2, 3].map((id) => answers.find((answer) => answer.id === id));
    assert.equal((jsonOf(who.result).key as { name: string }).name, 'first key');
    assert.equal(unknown.error.code, -32601);
    assert.match(room.stderr(), /Your first API key, shown only now:\s+pr_\w+/);
    const agentKey = /A key for an agent[^:]*:\s+(pr_\w+)/.exec(room.stderr())?.[1] ?? '';
    const snippets = room.stderr().match(/Authorization"?: ?"?Bearer \w+/g) ?? [];
    assert.deepEqual(
      snippets.map((snippet) => snippet.endsWith(agentKey)),
      [true, true, false],
      'what attaches an agent has its key, what a program does has the other',
    );
    const url = /Postroom listens on (\S+)/.exec(room.stderr())?.[1];
    const seen = await fetch(`${url}/api/v1/whoami`, { headers: { authorization: `Bearer ${agentKey}` } });
    const { key } = (await seen.json()) as { key: { name: string; scopes: string[] } };
    const scopes = ['inboxes:read', 'inboxes:write', 'emails:send', 'emails:read', 'emails:write', 'drafts:write'];
    assert.deepEqual([key.name, key.scopes], ['agent key', scopes]);
    assert.deepEqual(await room.endInput(), [0, null]);
    assert.equal(room.lines().length, 3);
  });

  test('answers what was asked before its input ended, and does not wait for mail that may never come', async () => {
    const room = start();
    room.say(initialize);
    await eventually('it is ready', async () => room.lines().length === 1);
    room.say({ jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'create_inbox', arguments: { localPart: 'ada' } } });
    await eventually('the inbox is made', async () => room.lines().length === 2);
    const { id } = jsonOf(JSON.parse(room.lines()[1] ?? '').result);
    const wait = { name: 'wait_for_email', arguments: { inboxId: id, timeoutSeconds: 300 } };
    room.say({ jsonrpc: '2.0', id: 3, method: 'tools/call', params: wait });
    room.say({ jsonrpc: '2.0', id: 4, method: 'tools/list' });
    assert.deepEqual(await room.endInput(), [0, null]);
    const answers = room.lines().map((line) => JSON.parse(line));
    assert.deepEqual(answers.map((answer) => answer.id).sort(), [1, 2, 3, 4]);
    assert.equal(jsonOf(answers.find((answer) => answer.id === 3).result).email, null);
  });

  test('ends by SIGTERM while its input is open', async () => {
    const room = start();
    room.say(initialize);
    await eventually('it is ready', async () => room.lines().length === 1);
    const ended = once(room.child, 'exit');
    room.child.kill('SIGTERM');
    assert.deepEqual(await ended, [0, null]);
  });

  test('says what to do and ends when the operator has no full-scope key left', async () => {
    const room = start();
    room.say(initialize);
    room.say({ jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'whoami', arguments: {} } });
    await eventually('it is answered', async () => room.lines().length === 2);
    const { id } = jsonOf(JSON.parse(room.lines()[1] ?? '').result).key as { id: string };
    // Every scope, but what they send is bound.
    const bounds = [{ approval: 'required' }, { mode: 'reply-only' }, { rules: { send: { allow: [] } } }];
    for (const [at, bound] of bounds.entries()) {
      room.say({ ...callOf('create_api_key', { name: 'agent', ...bound }), id: 10 + at });
      await eventually('a bound key is made', async () => room.lines().length === 3 + at);
      assert.match(room.lines().at(-1) ?? '', /\\"key\\":\\"pr_/);
    }
    room.say({ ...callOf('revoke_api_key', { id }), id: 3 });
    await eventually('it is revoked', async () => room.lines().length === 6);
    room.say({ jsonrpc: '2.0', id: 4, method: 'tools/list' });
    await eventually('it is refused', async () => room.lines().length === 7);
    assert.match(room.lines()[6] ?? '', /"error":.*no full-scope API key that works.*keys create/);
    assert.deepEqual(await room.endInput(), [0, null]);
    const again = start();
    assert.deepEqual(await once(again.child, 'close'), [1, null]);
    assert.match(again.stderr(), /could not start.*no full-scope API key that works.*keys create/);
    assert.deepEqual(again.lines(), []);
  });
});

function callOf(name: string, args: object) {
  return { jsonrpc: '2.0', method: 'tools/call', params: { name, arguments: args } };
}

function environment(env: Record<string, string> = {}): Record<string, string> {
  const inherited = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' };
  return { ...inherited, PORT: '0', DATA_DIR: dataDir, PROVIDER_WEBHOOK_SIGNING_KEY: SIGNING_KEY, LOG_LEVEL: 'warn', ...env };
}

function start() {
  const child: ChildProcess = spawn(process.execPath, COMMAND, { cwd: ROOT, env: environment(), stdio: 'pipe' });
  started.push(child);
  const said = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream]?.on('data', (chunk: Buffer) => {
      said[stream] += chunk;
    });
  }
  return {
    child,
    say: (message: object) => void child.stdin?.write(`${JSON.stringify(message)}\n`),
    lines: () => said.stdout.split('\n').filter((line) => line !== ''),
    stderr: () => said.stderr,
    /** Closes its input; answers the exit code and signal. */
    async endInput(): Promise<unknown[]> {
      const ended = once(child, 'close');
      child.stdin?.end();
      return await ended;
    },
  };
}
