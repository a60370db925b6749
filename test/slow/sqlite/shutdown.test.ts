/** An orderly end under load, one process per folder, and no older version on a newer folder. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { SQLite } from '../../../src/store/sqlite/driver.ts';
import { openLedger } from '../../support/processes/ledger.ts';
import { type RunningPostroom, refusedStart, startProcess } from '../../support/processes/process.ts';
import { startScript } from '../../support/rooms/delivery-attempt.ts';
import { API_KEY, eventually } from '../../support/rooms/postroom.ts';
import { closedAtEnd } from '../../support/running/closing.ts';
import { type Arrival, checkCopies, messageIdOf, stepsOf } from '../../support/servers/sink-ledger.ts';
import { startSmtpSink } from '../../support/servers/smtp-sink.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** What a scenario leaves behind, undone last first. */
type Undo = (() => unknown)[];

/** What the issue promises for an end by SIGTERM, in milliseconds. */
const END_WITHIN = 10_000;

function scenario(name: string, run: (undo: Undo, dataDir: string) => Promise<void>): void {
  test(name, async (t) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'postroom-end-'));
    const undo: Undo = [() => rm(dataDir, { recursive: true, force: true })];
    t.after(async () => {
      for (const step of undo.reverse()) await step();
    });
    await run(undo, dataDir);
  });
}

async function started(undo: Undo, dataDir: string, env: Record<string, string> = {}): Promise<RunningPostroom> {
  const room = await startProcess(dataDir, env);
  undo.push(() => room.end('SIGKILL'));
  return room;
}

scenario(
  'SIGTERM under load with an MCP stream open ends in order, and all that was answered is there afterwards',
  async (undo, dataDir) => {
    const arrivals: Arrival[] = [];
    let life = 1;
    const sink = await startSmtpSink({
      onData: ({ mime }) => {
        arrivals.push({ life, messageId: messageIdOf(mime), mime });
        return undefined;
      },
    });
    undo.push(sink.close);
    const first = await started(undo, dataDir, { SMTP_URL: sink.url });
    const ledger = openLedger({ seed: 7, posting: 8, sending: 4, outside: 'reader@elsewhere.example' });
    await ledger.open(first);
    await openStream(undo, first.url);
    const load = ledger.run(first, 100);
    await load.flowing;
    await endsInOrder(first);
    await load.ended;

    life = 2;
    const second = await started(undo, dataDir, { SMTP_URL: sink.url });
    await ledger.settle(second);
    await ledger.check(second, arrivals);
    const steps = await stepsOf(second, ledger.elsewhere());
    assert.deepEqual(
      checkCopies(arrivals, new Map(), steps),
      { copies: 0, unknown: 0 },
      'an orderly end leaves no attempt unrecorded',
    );
  },
);

scenario(
  'a relay that never answers and a client that never finishes do not hold up the end; the mail goes out after the restart',
  async (undo, dataDir) => {
    const silent = (await startScript('', () => '')).url;
    const first = await started(undo, dataDir, { SMTP_URL: silent });
    const { body: inbox } = await first.rest('POST', '/inboxes', { localPart: 'ada' });
    const letters = Array.from({ length: 30 }, (_, n) => ({
      inboxId: inbox.id,
      to: `reader-${n}@elsewhere.example`,
      subject: `letter ${n}`,
      text: 'Hello.',
    }));
    for (const letter of letters) assert.equal((await first.rest('POST', '/emails/send', letter)).status, 202);
    await eventually('some are being sent', async () => (await first.rest('GET', '/metrics')).body.deliveries.sending > 0);
    await halfARequest(undo, first.url);
    await endsInOrder(first);

    const sink = await startSmtpSink();
    undo.push(sink.close);
    await started(undo, dataDir, { SMTP_URL: sink.url });
    await sink.waitFor(30);
    const recipients = sink.mails.flatMap((mail) => mail.recipients).sort();
    assert.deepEqual(recipients, letters.map((letter) => letter.to).sort());
  },
);

scenario(
  'a signal that npm gets ends what npm start began, and a request that is coming in is answered',
  async (undo, dataDir) => {
    const { PATH = '', HOME = '' } = process.env;
    const env = { PATH, HOME, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', POSTROOM_API_KEY: API_KEY };
    const npm = spawn('npm', ['start', '--', '--env-file', devNull], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    });
    let said = '';
    npm.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
    });
    const ended = once(npm.stdout, 'end');
    // Its group, so that a failed test leaves nothing behind.
    undo.push(() => npm.stdout.readableEnded || process.kill(-(npm.pid ?? 0), 'SIGKILL'));
    const url = await eventually('npm start listens', async () => /listens on (http:\S+)/.exec(said)?.[1]);
    const request = await begunRequest(undo, url);
    const gone = once(npm, 'exit');
    npm.kill('SIGTERM');
    await gone;
    await eventually('no new request is answered', () =>
      fetch(`${url}/healthz`).then(
        () => false,
        () => true,
      ),
    );
    assert.match(await request.answer(), /HTTP\/1\.1 201/);
    await ended;
  },
);

scenario('a second process on the same folder is refused with a plain sentence, and the first goes on', async (undo, dataDir) => {
  const first = await started(undo, dataDir);
  const second = await refusedStart(dataDir);
  assert.equal(second.code, 1);
  assert.match(second.stderr, /is in use by another Postroom process/);
  assert.doesNotMatch(second.stderr, /\n\s+at /);
  assert.equal((await first.rest('POST', '/inboxes', { localPart: 'ada' })).status, 201);
});

scenario('a folder written by a newer version is refused with a plain sentence and left as it is', async (undo, dataDir) => {
  const first = await started(undo, dataDir);
  await endsInOrder(first);
  const file = new SQLite(join(dataDir, 'postroom.db'));
  file.prepare("insert into __drizzle_migrations (hash, created_at) values ('of a later version', ?)").run(Date.UTC(2100, 0));
  const migrations = () => file.prepare('select * from __drizzle_migrations').all();
  const before = migrations();
  undo.push(() => file.close());
  const refused = await refusedStart(dataDir);
  assert.equal(refused.code, 1);
  assert.match(refused.stderr, /was written by a newer version of Postroom/);
  assert.doesNotMatch(refused.stderr, /\n\s+at /);
  assert.deepEqual(migrations(), before);
});

async function endsInOrder(room: RunningPostroom): Promise<void> {
  const from = Date.now();
  assert.deepEqual(await room.end('SIGTERM'), { code: 0, signal: null }, room.stderr());
  const took = Date.now() - from;
  assert.ok(took < END_WITHIN, `the end took ${took} ms`);
}

/** A session of the SDK's client whose GET stream is open. */
async function openStream(undo: Undo, url: string): Promise<void> {
  let opened = () => {};
  const streaming = new Promise<void>((resolve) => {
    opened = resolve;
  });
  const transport = new StreamableHTTPClientTransport(new URL(`${url}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${API_KEY}` } },
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      if (init?.method === 'GET' && response.status === 200) opened();
      return response;
    },
  });
  const client = closedAtEnd(new Client({ name: 'test', version: '1' }));
  await client.connect(transport);
  undo.push(() => client.close());
  await streaming;
}

/** A webhook whose body never comes to its end. */
async function halfARequest(undo: Undo, url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  undo.push(() => socket.destroy());
  await once(socket, 'connect');
  socket.write(
    `POST /webhooks/provider/inbound HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: multipart/form-data; boundary=b\r\n`,
  );
  socket.write('Content-Length: 100000\r\n\r\n--b\r\n');
  await pause(100);
}

/** An inbox is being made, and half of the body has come. */
async function begunRequest(undo: Undo, url: string): Promise<{ answer(): Promise<string> }> {
  const [first, second] = ['{"localPart":', '"late"}'];
  const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8');
  undo.push(() => socket.destroy());
  const closed = once(socket, 'close');
  let said = '';
  socket.on('data', (text: string) => {
    said += text;
  });
  const fields = {
    Host: 'localhost',
    Authorization: `Bearer ${API_KEY}`,
    'Content-Type': 'application/json',
    'Content-Length': first.length + second.length,
    Connection: 'close',
    Expect: '100-continue',
  };
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST /api/v1/inboxes HTTP/1.1\r\n${head.join('')}\r\n${first}`);
  await eventually('the request has begun', async () => said.includes('100 Continue'));
  return {
    answer: async () => {
      socket.write(second);
      await closed;
      return said;
    },
  };
}
