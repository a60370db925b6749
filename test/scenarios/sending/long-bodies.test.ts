/** A call with a large file is read in stretches: what arrives, is refused and is repeated is the same as with a small one. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { problem } from '../../support/clients/problem.ts';
import { type Answer, startPostroom } from '../../support/rooms/postroom.ts';

const room = await startPostroom();
const [from, to] = await Promise.all([room.rest('POST', '/inboxes', {}), room.rest('POST', '/inboxes', {})]);
/** Of each remainder by three, as Base64 ends in none, one and two signs of padding. */
const FILES = [300_000, 300_001, 300_002].map((size) => randomBytes(size));

function mailOf(subject: string, contents: readonly string[]): Record<string, unknown> {
  const attachments = contents.map((content, at) => ({ filename: `${at}.bin`, content }));
  return { inboxId: from.body.id, to: to.body.address, subject, text: 'Grüße "zurück"', attachments };
}

async function arrived(subject: string): Promise<Buffer[]> {
  const path = `/emails/wait?inboxId=${to.body.id}&subject=${encodeURIComponent(subject)}&since=2020-01-01T00:00:00Z&timeoutSeconds=60`;
  const { email } = (await room.rest('GET', path)).body;
  const { attachments } = (await room.rest('GET', `/emails/${email.id}`)).body;
  const bytes: Buffer[] = [];
  for (const { id } of attachments) bytes.push((await room.download(`/emails/${email.id}/attachments/${id}`)).bytes);
  return bytes;
}

const FORMS: Record<string, (bytes: Buffer) => string> = {
  padded: (bytes) => bytes.toString('base64'),
  unpadded: (bytes) => bytes.toString('base64').replace(/=+$/, ''),
  'in lines': (bytes) => bytes.toString('base64').replace(/.{76}/g, '$&\r\n'),
  'in odd lines': (bytes) => `${bytes.toString('base64').replace(/.{6553}/g, '$&\n')}\n`,
};

for (const [how, write] of Object.entries(FORMS)) {
  test(`files arrive as they were given, ${how}`, async () => {
    assert.equal((await room.rest('POST', '/emails/send', mailOf(how, FILES.map(write)))).status, 202);
    assert.deepEqual(await arrived(how), FILES);
  });
}

test('over MCP too', async () => {
  const agent = await room.mcp();
  const contents = FILES.map((bytes) => bytes.toString('base64'));
  const sent = await agent.call('send_email', mailOf('over MCP', contents));
  assert.equal(sent.status, 200, JSON.stringify(sent.body));
  assert.deepEqual(await arrived('over MCP'), FILES);
});

test('what is no Base64 is named, wherever it is', async () => {
  const good = FILES.map((bytes) => bytes.toString('base64'));
  const [whole = ''] = good;
  for (const at of [0, 262_143, 262_144, whole.length - 1]) {
    for (const sign of ['-', ' ', '=', 'é']) {
      if (sign === '=' && at === whole.length - 1) continue;
      const bad = whole.slice(0, at) + sign + whole.slice(at + 1);
      const answer = await room.rest('POST', '/emails/send', mailOf('bad', [whole, bad]));
      problem(answer, 400, 'invalid_request');
      assert.match(JSON.stringify(answer.body.errors), /attachments\.1\.content/, `${sign} at ${at}`);
    }
  }
  problem(await room.rest('POST', '/emails/send', mailOf('bad', [`${whole}A`])), 400, 'invalid_request');
});

test('a body with a mark of byte order is read, and one that is no JSON, no object or of another charset is refused', async () => {
  const json = JSON.stringify(mailOf('marked', [FILES[0]?.toString('base64') ?? '']));
  assert.equal((await sendText(`\ufeff${json}`)).status, 202);
  assert.deepEqual(await arrived('marked'), FILES.slice(0, 1));
  assert.equal(
    (await sendText(json.replace('marked', 'named'), { 'content-type': 'application/json; charset="UTF-8"' })).status,
    202,
  );
  for (const bad of [json.slice(0, -1), `${json}}`, json.replace('Grüße', 'Grü\nße'), `[${json}]`, JSON.stringify(json)])
    problem(await sendText(bad), 400, 'invalid_request');
  const { status } = await sendText(json, { 'content-type': 'application/json; charset=iso-8859-1' });
  assert.equal(status, 400);
});

test('under one idempotency key it is the same request in whatever order its fields are, and another with one other byte', async () => {
  const [content = '', other = ''] = FILES.map((bytes) => bytes.toString('base64'));
  const mail = mailOf('once', [content, other]);
  const headers = { 'idempotency-key': 'a-long-body' };
  const first = await room.rest('POST', '/emails/send', mail, { headers });
  assert.equal(first.status, 202);
  const turned = Object.fromEntries(Object.entries(mail).reverse());
  assert.deepEqual((await room.rest('POST', '/emails/send', turned, { headers })).body, first.body);
  const changed = `${content.slice(0, 350_000)}${content[350_000] === 'A' ? 'B' : 'A'}${content.slice(350_001)}`;
  const answer = await room.rest('POST', '/emails/send', mailOf('once', [changed, other]), { headers });
  problem(answer, 422, 'idempotency_mismatch');
});

function sendText(body: string, headers: Record<string, string> = {}): Promise<Answer> {
  return room.rest('POST', '/emails/send', body, { headers });
}
