/** The Cloudflare Email Worker of the documents, in workerd, which is what Cloudflare runs: what it posts is taken. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { mailIn, mailOf, newInbox, RAW_SECRET, rawOf, SECRETS } from '../../support/providers/provider-posts.ts';
import { eventually, startPostroom } from '../../support/rooms/postroom.ts';
import { atEnd, scratchFolder } from '../../support/running/closing.ts';
import { environment, installTools } from '../../support/running/tool-packages.ts';
import { freePort } from '../../support/servers/free-port.ts';

const tools = await installTools('test/runtimes');
const skip = tools === null ? 'npm reaches no registry, so workerd is not installed' : false;

/** Hands the worker a mail, as Cloudflare does, and answers what it did with it. */
const HARNESS = `import worker from './email-worker.js';
export default {
  async fetch(request) {
    const given = (name) => decodeURIComponent(request.headers.get(name));
    const done = { rejected: null, failed: null };
    const message = { from: given('x-from'), to: given('x-to'), raw: request.body, setReject: (why) => { done.rejected = why; } };
    const env = { POSTROOM_URL: given('x-server'), RAW_INBOUND_SECRET: given('x-secret') };
    await worker.email(message, env).catch((error) => { done.failed = error.message; });
    return Response.json(done);
  },
};
`;

const CONFIG = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .worker), (name = "internet", network = (allow = ["public", "private"]))],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
const worker :Workerd.Worker = (
  modules = [
    (name = "harness.js", esModule = embed "harness.js"),
    (name = "email-worker.js", esModule = embed "email-worker.js"),
  ],
  compatibilityDate = "2025-11-01",
  globalOutbound = "internet",
);
`;

test('a mail is stored byte for byte, an unknown address is rejected, and trouble is thrown', { skip }, async () => {
  const room = await startPostroom(SECRETS);
  const inbox = await newInbox(room);
  const worker = await startWorker();
  const mime = Buffer.concat([Buffer.from(mailOf('from the edge')), Buffer.from([0xe9, 0x00, 0xff, 0x0a])]);
  const mail = { from: 'bounces+ü@example.org', to: inbox.address, server: room.url, secret: SECRETS.RAW_INBOUND_SECRET };
  for (const _ of [1, 2]) assert.deepEqual(await worker(mime, mail), { rejected: null, failed: null });
  const [email, ...more] = await mailIn(room, inbox);
  assert.equal(more.length, 0);
  assert.ok((await rawOf(room, email)).equals(mime));
  const { body } = await room.rest('GET', `/arrivals?inboxId=${inbox.id}`);
  assert.equal(body.data.at(-1).envelopeFrom, 'bounces+ü@example.org');
  const nobody = await worker(mime, { ...mail, to: 'nobody@postroom.localhost' });
  assert.deepEqual(nobody, { rejected: 'No such user here', failed: null });
  const wrong = await worker(mime, { ...mail, secret: RAW_SECRET.replace('B', 'C') });
  assert.deepEqual(wrong, { rejected: null, failed: 'Postroom answered 401' });
  const elsewhere = await worker(mime, { ...mail, server: `${room.url}/elsewhere` });
  assert.deepEqual(elsewhere, { rejected: null, failed: 'Postroom answered 404' });
});

type Mail = { from: string; to: string; server: string; secret: string };

async function startWorker(): Promise<(mime: Buffer, mail: Mail) => Promise<unknown>> {
  const folder = await scratchFolder();
  await cp(fileURLToPath(new URL('../../../docs/cloudflare-email-worker.js', import.meta.url)), join(folder, 'email-worker.js'));
  await writeFile(join(folder, 'harness.js'), HARNESS);
  await writeFile(join(folder, 'worker.capnp'), CONFIG);
  const address = `127.0.0.1:${await freePort()}`;
  const bin = join(String(tools), 'node_modules', '.bin', 'workerd');
  const child = spawn(bin, ['serve', 'worker.capnp', `--socket-addr=http=${address}`], {
    cwd: folder,
    env: environment(),
    stdio: 'ignore',
  });
  atEnd(() => child.kill('SIGKILL'));
  const listens = () => fetch(`http://${address}`, { method: 'HEAD' }).catch(() => null);
  await eventually('workerd listens', listens);
  return async (mime, { from, to, server, secret }) => {
    const given = { 'x-from': from, 'x-to': to, 'x-server': server, 'x-secret': secret };
    const headers = Object.entries(given).map(([name, value]): [string, string] => [name, encodeURIComponent(value)]);
    return await (await fetch(`http://${address}`, { method: 'POST', headers, body: mime })).json();
  };
}
