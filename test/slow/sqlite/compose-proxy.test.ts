/** Behind the proxy of compose.cluster.yaml: any instance takes a request, streams flow, and an instance that is gone is not noticed. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, describe, test } from 'node:test';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ResourceUpdatedNotificationSchema } from '@modelcontextprotocol/sdk/types.js';
import { type RunningPostroom, startProcess } from '../../support/processes/process.ts';
import { postMail } from '../../support/providers/webhook.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { API_KEY, eventually } from '../../support/rooms/postroom.ts';
import { closedAtEnd } from '../../support/running/closing.ts';
import { freePort } from '../../support/servers/free-port.ts';
import { nginxBinary, type RunningProxy, startProxy } from '../../support/servers/proxy.ts';

/** Addresses of loopback; each instance keeps a file of its own here, so that what it took can be told from what the others took. */
const HOSTS = ['127.0.0.1', '127.0.0.2', '127.0.0.3'];
const [ONE, TWO, THREE] = HOSTS as [string, string, string];

const missing =
  nginxBinary() === null ? 'there is no nginx here' : process.platform !== 'linux' && 'loopback has one address here';

describe('behind the proxy', { skip: missing }, () => {
  let port: number;
  let proxy: RunningProxy;
  let current = String(HOSTS);
  const running = new Map<string, RunningPostroom>();
  const folders: string[] = [];
  let undo: (() => unknown)[] = [];

  before(async () => {
    port = await freePort([...HOSTS, '127.0.0.4']);
    await Promise.all(HOSTS.map(start));
    proxy = await startProxy(port, HOSTS);
  });
  afterEach(async () => {
    for (const step of undo.reverse()) await step();
    undo = [];
  });
  after(async () => {
    await proxy?.close();
    for (const room of running.values()) await room.end('SIGKILL');
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });

  async function start(host: string): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'postroom-behind-'));
    folders.push(folder);
    running.set(host, await startProcess(folder, { HOST: host, PORT: String(port), TRUST_PROXY: '127.0.0.1' }));
  }

  /** The instances behind the proxy from now on; what it looked up before is forgotten after 2 s. */
  async function behind(hosts: string[]): Promise<void> {
    if (current === String(hosts)) return;
    current = String(hosts);
    proxy.instances(hosts);
    await new Promise((next) => setTimeout(next, 3000));
  }

  function newInbox(body: unknown): Promise<Response> {
    return fetch(`${proxy.url}/api/v1/inboxes`, {
      method: 'POST',
      headers: { authorization: `Bearer ${API_KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  /** The status of a request from that address, whose body may be less than it announces. */
  async function raw(options: {
    address: string;
    method?: string;
    headers: Record<string, string>;
    body?: string;
  }): Promise<number | undefined> {
    const { address: localAddress, method = 'GET', headers, body } = options;
    const asked = request(`${proxy.url}/api/v1/inboxes`, { method, localAddress, headers, agent: false, timeout: 10_000 });
    asked.on('timeout', () => asked.destroy(new Error('no answer within 10 s')));
    if (body === undefined) asked.end();
    else asked.write(body);
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    asked.on('error', () => {});
    asked.destroy();
    return response.statusCode;
  }

  async function madeOn(host: string): Promise<number> {
    const room = running.get(host);
    assert.ok(room);
    return (await room.rest('GET', '/metrics')).body.inboxes.total;
  }

  /** How many of `count` requests to make an inbox answered what. */
  async function makeInboxes(count: number): Promise<Record<number, number>> {
    const answers: Record<number, number> = {};
    for (let at = 0; at < count; at += 1) {
      const { status } = await newInbox({});
      answers[status] = (answers[status] ?? 0) + 1;
    }
    return answers;
  }

  test('requests of one client go to every instance', async () => {
    assert.deepEqual(await makeInboxes(60), { 201: 60 });
    const made = await Promise.all(HOSTS.map(madeOn));
    assert.equal(
      made.reduce((sum, one) => sum + one, 0),
      60,
    );
    for (const one of made) assert.ok(one >= 5, `${made}`);
  });

  test('an open stream of /mcp tells of new mail while it is open', async () => {
    await behind([ONE]);
    const created = await newInbox({ localPart: 'streamed' });
    const { id, address } = (await created.json()) as { id: string; address: string };
    const told: string[] = [];
    const client = closedAtEnd(new Client({ name: 'test', version: '1' }));
    client.setNotificationHandler(ResourceUpdatedNotificationSchema, ({ params }) => {
      told.push(params.uri);
    });
    undo.push(() => client.close());
    await client.connect(
      new StreamableHTTPClientTransport(new URL(`${proxy.url}/mcp`), {
        requestInit: { headers: { authorization: `Bearer ${API_KEY}` } },
      }),
    );
    await client.subscribeResource({ uri: `postroom://inboxes/${id}` });
    const mail = mime({ from: 'Ada <ada@elsewhere.example>', to: address, subject: 'News', text: 'Hello' });
    assert.equal((await postMail(`${proxy.url}/webhooks/provider/inbound`, { recipient: address, mime: mail })).status, 200);
    await eventually('the stream tells of the mail', async () => told.includes(`postroom://inboxes/${id}`));
  });

  test('a large mail passes, and one that is too large is refused in the words of an instance', async () => {
    await behind([ONE]);
    const created = await newInbox({ localPart: 'large' });
    const { address } = (await created.json()) as { address: string };
    const mail = (megabytes: number) =>
      Buffer.from(
        `From: a@elsewhere.example\r\nTo: ${address}\r\nSubject: Large\r\n\r\n${'x'.repeat(77)}\r\n`.padEnd(
          megabytes * 1024 * 1024,
          'y\r\n',
        ),
      );
    const post = (megabytes: number) =>
      postMail(
        `${proxy.url}/webhooks/provider/inbound`,
        { recipient: address, mime: mail(megabytes) },
        { encoding: 'multipart' },
      );
    assert.equal((await post(24)).status, 200);
    const refused = await post(41);
    assert.equal(refused.status, 413);
    assert.equal(refused.json.code, 'too_large');
  });

  test('a caller cannot write itself another address: one who guesses keys is held off, its neighbour is not', async () => {
    await behind([ONE]);
    const guess = (address: string, said: string) =>
      raw({ address, headers: { authorization: 'Bearer wrong', 'x-forwarded-for': said } });
    for (let at = 0; at < 30; at += 1) assert.equal(await guess('127.0.0.9', `203.0.113.${at}`), 401);
    assert.equal(await guess('127.0.0.9', '203.0.113.200'), 429);
    assert.equal(await guess('127.0.0.10', '203.0.113.200'), 401);
  });

  test('who may not send is told so before the body is there', async () => {
    await behind([ONE]);
    const headers = {
      authorization: 'Bearer wrong',
      'content-type': 'application/json',
      'content-length': String(20 * 1024 * 1024),
    };
    assert.equal(await raw({ address: '127.0.0.11', method: 'POST', headers, body: '{"localPart":' }), 401);
  });

  test('an instance that takes a POST and dies without an answer: no other instance gets it, and the caller is told to try again', async () => {
    const dying = await breakingServer('127.0.0.4', port);
    undo.push(dying.close);
    await behind([ONE, '127.0.0.4']);
    const had = await madeOn(ONE);
    const answers = await makeInboxes(20);
    assert.deepEqual(Object.keys(answers), ['201', '503']);
    assert.equal(await madeOn(ONE), had + (answers[201] ?? 0));
    assert.equal(dying.taken(), answers[503]);
    await behind(['127.0.0.4']);
    const refused = await newInbox({});
    assert.equal(refused.status, 503);
    assert.equal(refused.headers.get('content-type'), 'application/problem+json');
    assert.equal(refused.headers.get('retry-after'), '2');
    assert.equal(((await refused.json()) as { code: string }).code, 'unavailable');
  });

  test('an instance that is killed is not noticed, also while its name still stands', async () => {
    await behind(HOSTS);
    const had = (await madeOn(ONE)) + (await madeOn(TWO));
    await running.get(THREE)?.end('SIGKILL');
    assert.deepEqual(await makeInboxes(60), { 201: 60 });
    assert.equal((await madeOn(ONE)) + (await madeOn(TWO)), had + 60);
  });
});

/** Reads what it is sent and hangs up. */
async function breakingServer(host: string, port: number): Promise<{ taken(): number; close(): Promise<void> }> {
  let taken = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('data', () => {
      taken += 1;
      socket.end();
    });
  });
  await new Promise<void>((done) => server.listen(port, host, done));
  return closedAtEnd({
    taken: () => taken,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  });
}
