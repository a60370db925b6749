/** The MCP clients that agents are built with get along with Postroom: each does the same errands, on the packages of test/clients. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AGENT_SCOPES } from '../../../src/core/access/accounts.ts';
import {
  CLIENTS,
  installClients,
  type RunningClient,
  SNIPPET_TIMEOUT,
  snippetOf,
  startClient,
  withTimeout,
} from '../../support/clients/clients.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { type Answer, eventually, type Json, startPostroom } from '../../support/rooms/postroom.ts';
import { atEnd } from '../../support/running/closing.ts';
import { freePort } from '../../support/servers/free-port.ts';
import { startSmtpSink } from '../../support/servers/smtp-sink.ts';

const folder = await installClients(process.env.CLIENTS === 'newest');
const skip = folder === null ? 'npm reaches no registry, so the clients are not installed' : false;

/** Longer than any client waits here, and shorter than the shortest timeout that one has of its own. */
const WAIT = 50;

const port = await freePort();
const sink = await startSmtpSink();
atEnd(() => sink.close());
const room = await startPostroom({ PORT: String(port), SMTP_URL: sink.url });
const key = (await room.rest('POST', '/api-keys', { name: 'agent', scopes: AGENT_SCOPES, trust: 'any' })).body.key;
const reference = await room.mcp(key);
const tools = (await reference.client.listTools()).tools;
await reference.close();
const attached = new Map<string, RunningClient>();

for (const name of CLIENTS) {
  test(`${name} lists the tools, waits, reads, answers and cancels`, { skip }, async () => {
    const client = await startClient(String(folder), name, { url: room.url, key });
    attached.set(name, client);
    assert.deepEqual(client.offered.map((tool) => tool.name).sort(), tools.map((tool) => tool.name).sort());
    for (const { name: tool, parameters, strict } of client.offered) {
      const fields = Object.keys(parameters.properties ?? {}).sort();
      const listed = tools.find((one) => one.name === tool)?.inputSchema.properties ?? {};
      assert.deepEqual(fields, Object.keys(listed).sort(), tool);
      // It falls back to a schema that is not strict where it can't convert.
      if (strict !== undefined) assert.deepEqual([strict, [...(parameters.required ?? [])].sort()], [true, fields], tool);
    }

    const inbox = (await room.rest('POST', '/inboxes', { localPart: name })).body;
    const waiting = client.call('wait_for_email', { inboxId: inbox.id, timeoutSeconds: WAIT });
    await waiters(1);
    await arrives(inbox, name);
    const { email } = handed(await waiting, 'sesquipedalian');
    assert.match(email.subject, new RegExp(`for ${name}`));

    const read = handed(await client.call('get_email', { id: email.id }), 'sesquipedalian');
    assert.equal(read.id, email.id);
    const reply = handed(await client.call('reply_to_email', { id: email.id, text: 'It fits.', holdSeconds: 600 }));
    assert.equal(handed(await client.call('cancel_email', { id: reply.id })).status, 'canceled');
    const again = handed(await client.call('reply_to_email', { id: email.id, text: 'It fits well.' }));
    assert.equal((await room.rest('GET', `/emails/${again.id}`)).body.threadId, read.threadId);

    const abandoned = client.call('wait_for_email', { inboxId: inbox.id, contains: 'unheard of', timeoutSeconds: WAIT });
    // How it tells its own caller is the client's affair.
    const over = abandoned.catch(() => undefined);
    await waiters(1);
    abandoned.abort();
    await waiters(0);
    await over;
  });
}

for (const name of CLIENTS.filter((one) => snippetOf(one).includes(SNIPPET_TIMEOUT))) {
  test(`${name} takes the timeout that its snippet sets, and cancels the call at the server`, { skip }, async () => {
    const hasty = await startClient(String(folder), withTimeout(String(folder), name, 1_000), { url: room.url, key });
    const inbox = (await room.rest('POST', '/inboxes', {})).body;
    const call = hasty.call('wait_for_email', { inboxId: inbox.id, timeoutSeconds: WAIT });
    const told = call.catch((error: Error) => error.message);
    await waiters(1);
    await waiters(0);
    assert.doesNotMatch(await told, /timedOut/, 'the wait has not come to its end');
    await hasty.close();
  });
}

let sessions: string[] = [];

test('the server starts again', { skip }, async () => {
  sessions = await sessionIds();
  assert.ok(sessions.length > 0);
  await room.restart({ PORT: String(port) });
});

for (const name of CLIENTS) {
  test(`${name} goes on after that`, { skip }, async () => {
    const client = attached.get(name);
    assert.ok(client, 'it was attached before');
    const { data } = handed(await client.call('list_emails', { inboxId: `${name}@postroom.localhost` }));
    assert.ok(data.length >= 2, 'a mail and its answers');
    for (const id of await sessionIds()) assert.ok(sessions.includes(id), 'it opened no other session');
    await client.close();
  });
}

/** The one JSON answer in what a model would be handed, in which the word stands once. */
function handed(json: string, word?: string): Answer['body'] {
  const answers = textsIn(JSON.parse(json)).filter((text) => text.startsWith('{'));
  assert.equal(answers.length, 1, json);
  if (word !== undefined) assert.equal(json.split(word).length - 1, 1, json);
  return JSON.parse(answers[0] ?? '');
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

async function sessionIds(): Promise<string[]> {
  return (await room.sql('select id from sessions')).map(({ id }) => String(id));
}

async function waiters(count: number): Promise<void> {
  await eventually(`${count} wait`, async () => room.app.waiters() === count);
}

async function arrives(inbox: Json, name: string): Promise<void> {
  const to = String(inbox.address);
  const mail = mime({ to, subject: `for ${name}`, text: 'A sesquipedalian word.', messageId: `<${name}@example.org>` });
  assert.deepEqual((await room.inbound(to, mail)).json, { ok: true });
}
