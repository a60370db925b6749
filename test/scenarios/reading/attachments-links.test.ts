/** Signed links: they open one attachment without a key, for as long as they say and the key that asked could. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Log } from '../../../src/core/ports/core.ts';
import { problem } from '../../support/clients/problem.ts';
import { mailWithFiles } from '../../support/mails/documents.ts';
import { API_KEY, type Json, standInClock, startPostroom } from '../../support/rooms/postroom.ts';

const clock = standInClock();
const HOUR = 3600_000;
const content = Buffer.from('<script>alert("h\xe9")</script>', 'latin1');

let lines: string[] = [];
const note = (fields: object, message: string) => void lines.push(JSON.stringify({ ...fields, message }));
const log: Log = { debug: note, info: note, warn: note, error: note };

const room = await startPostroom({}, { clock, log });
const inbox: Json = (await room.rest('POST', '/inboxes', {})).body;

async function received(): Promise<{ id: string; attachmentId: string }> {
  const mail = mailWithFiles({ filename: 'Übersicht.html', contentType: 'text/html', content });
  clock.pass(1);
  assert.deepEqual((await room.inbound(String(inbox.address), mail, { at: clock.now() })).json, { ok: true });
  const [email] = (await room.rest('GET', `/emails?inboxId=${inbox.id}&limit=1`)).body.data;
  return { id: email.id, attachmentId: email.attachments[0].id };
}

/** The path of a fresh link below /api/v1. */
async function link(of: { id: string; attachmentId: string }, { key = API_KEY, seconds = 3600 } = {}): Promise<string> {
  const path = `/emails/${of.id}/attachments/${of.attachmentId}/text?link=true&linkSeconds=${seconds}`;
  const { body } = await room.rest('GET', path, undefined, { key });
  assert.equal(new Date(body.urlExpiresAt).getTime(), clock.now().getTime() + seconds * 1000);
  return String(body.url).replace(`${room.app.baseUrl}/api/v1`, '');
}

const open = (path: string, method = 'GET') => room.rest(method, path, undefined, { key: null });
const dead = async (path: string) => {
  const answer = await open(path);
  problem(answer, 404, 'not_found');
  return [answer.body.detail, answer.body.hint];
};

describe('a signed link', () => {
  test('gives the bytes to every holder, as a file to save, and to no cache', async () => {
    const path = await link(await received());
    for (const method of ['GET', 'HEAD']) {
      const answer = await fetch(`${room.url}/api/v1${path}`, { method });
      const bytes = Buffer.from(await answer.arrayBuffer());
      assert.equal(answer.status, 200);
      assert.ok(bytes.equals(method === 'GET' ? content : Buffer.alloc(0)));
      const header = (name: string) => answer.headers.get(name);
      assert.equal(header('content-disposition'), `attachment; filename="?bersicht.html"; filename*=UTF-8''%C3%9Cbersicht.html`);
      assert.deepEqual([header('content-length'), header('content-type')], [String(content.length), 'text/html']);
      assert.deepEqual([header('cache-control'), header('referrer-policy')], ['private, no-store', 'no-referrer']);
      assert.equal(header('x-content-type-options'), 'nosniff');
      assert.match(header('content-security-policy') ?? '', /sandbox/);
    }
    problem(await open(path, 'POST'), 405, 'method_not_allowed');
  });

  test('works until it expires, and after a restart of the server', async () => {
    const path = await link(await received(), { seconds: 60 });
    clock.pass(59_999);
    await room.restart();
    assert.equal((await open(path)).status, 200);
    clock.pass(1);
    await dead(path);
  });

  test('leads nowhere once one character of it is another', async () => {
    const path = await link(await received());
    const token = path.slice('/files/'.length);
    for (let at = 0; at < token.length; at++) {
      const other = token[at] === 'A' ? 'B' : 'A';
      await dead(`/files/${token.slice(0, at)}${other}${token.slice(at + 1)}`);
    }
    for (const forged of [`${token}A`, token.slice(1), `${token}=`, token.split('.')[0], `.${token}`, '%00', 'a'.repeat(5000)])
      await dead(`/files/${forged}`);
    assert.equal((await open(path)).status, 200);
  });

  test('of another Postroom leads nowhere', async () => {
    const path = await link(await received());
    const other = await startPostroom({}, { clock });
    try {
      problem(await other.rest('GET', path, undefined, { key: null }), 404, 'not_found');
    } finally {
      await other.close();
    }
  });

  test('ends with its email, and with the key that asked for it; the answer is always the same', async () => {
    const file = await received();
    const newKey = async (more: Json = {}) => (await room.rest('POST', '/api-keys', { name: 'reader', ...more })).body;
    const answers: unknown[] = [];

    const revoked = await newKey();
    const ofRevoked = await link(file, { key: revoked.key });
    assert.equal((await open(ofRevoked)).status, 200);
    await room.rest('POST', `/api-keys/${revoked.id}/revoke`);
    answers.push(await dead(ofRevoked));

    const expiring = await newKey({ expiresAt: new Date(clock.now().getTime() + HOUR).toISOString() });
    const ofExpiring = await link(file, { key: expiring.key, seconds: 86_400 });
    clock.pass(HOUR - 1);
    assert.equal((await open(ofExpiring)).status, 200);
    clock.pass(1);
    answers.push(await dead(ofExpiring));

    const rotated = await newKey();
    const ofRotated = await link(file, { key: rotated.key });
    await room.rest('POST', `/api-keys/${rotated.id}/rotate`, { graceSeconds: 60 });
    assert.equal((await open(ofRotated)).status, 200);
    clock.pass(60_000);
    answers.push(await dead(ofRotated));

    const ofDeleted = await link(file);
    assert.equal((await room.rest('DELETE', `/emails/${file.id}`)).status, 200);
    answers.push(await dead(ofDeleted), await dead('/files/none'));
    for (const answer of answers) assert.deepEqual(answer, answers[0]);
  });

  test('is not in the log, also when what it leads to is broken', async () => {
    const file = await received();
    const path = await link(file);
    const broken = Buffer.from('Subject: no file\r\n\r\nhello');
    const changed = await room.sql('update email_mimes set mime = ? where email_id = ? returning email_id', broken, file.id);
    assert.equal(changed.length, 1);
    lines = [];
    assert.equal((await open(path)).status, 500);
    assert.equal(lines.length, 1);
    assert.match(lines[0] ?? '', /"path":"\/api\/v1\/files"/);
    assert.doesNotMatch(lines.join(), new RegExp(path.slice('/files/'.length)));
  });
});
