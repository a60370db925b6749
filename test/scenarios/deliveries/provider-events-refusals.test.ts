/** Posts to the event webhook that are not taken: not signed, not whole, too large. None of them changes anything. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { eventOf, postEvents, signature } from '../../support/providers/provider-events.ts';
import { eventually, type Json, startPostroom } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';

const DAY = 24 * 3600_000;

const { room } = await startRelayedRoom();
const url = `${room.url}/webhooks/provider/events`;
const inboxId = (await room.rest('POST', '/inboxes', {})).body.id;
const letter = { inboxId, to: 'bob@example.org', subject: 'x', text: 'y' };
const mail = { ...(await room.rest('POST', '/emails/send', letter)).body, recipient: letter.to };
const statusNow = async () => (await room.rest('GET', `/emails/${mail.id}`)).body.status;
await eventually('the relay has the mail', async () => (await statusNow()) === 'sent');
const event = eventOf(mail, { event: 'complained' });

async function refused(body: Json | string, status: number, code: string, detail: RegExp): Promise<void> {
  const answer = await postEvents(url, body);
  assert.deepEqual([answer.status, answer.json.code], [status, code], JSON.stringify(answer.json));
  assert.match(String(answer.json.detail), detail);
  assert.equal(answer.headers.get('content-type'), 'application/problem+json');
  assert.doesNotMatch(JSON.stringify(answer.json), /bob@|secret-words/, 'nothing posted is quoted');
  assert.equal(await statusNow(), 'sent');
  assert.deepEqual((await room.rest('GET', '/suppressions')).body.data, []);
}

describe('a post that is refused', () => {
  test('is not signed, or not so that the signature holds', async () => {
    const right = signature();
    const other = signature();
    for (const [proof, detail] of [
      [undefined, /missing/],
      [null, /missing/],
      [{}, /missing/],
      [[right], /missing/],
      [{ ...right, signature: undefined }, /missing/],
      [{ ...right, token: '' }, /missing/],
      [{ ...right, token: other.token }, /does not match/],
      [{ ...right, timestamp: String(Number(right.timestamp) - 1) }, /does not match/],
      [{ ...right, signature: other.signature }, /does not match/],
      [{ ...right, signature: 'x'.repeat(64) }, /not a hex/],
      [{ ...right, timestamp: 'soon' }, /missing/],
      [signature({ key: 'another-key' }), /does not match/],
      [signature({ at: new Date(Date.now() - 2 * DAY) }), /24 hours old/],
      [signature({ at: new Date(Date.now() + DAY) }), /ahead/],
    ] as const)
      await refused(
        { ...(proof === undefined ? {} : { signature: proof }), 'event-data': event },
        401,
        'unauthenticated',
        detail,
      );
  });

  test('is not JSON, or holds no event', async () => {
    await refused('', 400, 'invalid_request', /not JSON/);
    await refused('{"signature": {', 400, 'invalid_request', /not JSON/);
    await refused('event=complained&recipient=bob%40example.org', 400, 'invalid_request', /not JSON/);
    for (const body of ['null', '[]', '"secret-words"', '7']) await refused(body, 401, 'unauthenticated', /missing/);
    for (const data of [undefined, null, [], 'secret-words', {}, { event: 7 }, { event: 'x'.repeat(101) }])
      await refused({ signature: signature(), 'event-data': data }, 400, 'invalid_request', /names no event/);
  });

  test('is larger than 64 KB, announced or not, signed or not', async () => {
    const large = JSON.stringify({ signature: signature(), 'event-data': { ...event, tags: ['x'.repeat(65_536)] } });
    await refused(large, 413, 'too_large', /larger than 65536 bytes/);
    const pieces = new ReadableStream({
      start(controller) {
        for (let n = 0; n < 70; n++) controller.enqueue(Buffer.alloc(1024, ' '));
        controller.close();
      },
    });
    const answer = await fetch(url, { method: 'POST', body: pieces, duplex: 'half' } as RequestInit);
    assert.equal(answer.status, 413);
  });

  test('is deep or odd without harm: what is not of its form counts as not said', async () => {
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    const body = JSON.stringify({ signature: signature(), 'event-data': { event: 'complained', recipient: 'bob@example.org' } });
    const odd = body.replace(
      '"event":',
      `"message":${deep},"user-variables":[7],"delivery-status":"x","id":{},"reason":1,"event":`,
    );
    const answer = await postEvents(url, odd);
    assert.deepEqual([answer.status, answer.json.ignored], [200, true]);
    assert.equal(await statusNow(), 'sent');
  });

  test('comes with another method', async () => {
    const answer = await fetch(url);
    assert.deepEqual([answer.status, answer.headers.get('allow')], [405, 'POST']);
  });
});

describe('a Postroom', () => {
  test('takes a timestamp that is a number, and a content type that is not JSON: the provider says the same', async () => {
    const proof = signature();
    const body = JSON.stringify({ signature: { ...proof, timestamp: Number(proof.timestamp) }, 'event-data': event });
    assert.deepEqual((await postEvents(`${url}/`, body, 'text/plain')).json, { ok: true });
    assert.equal(await statusNow(), 'complained');
  });

  test('without a signing key takes unsigned events as it takes unsigned mail', async () => {
    const allowed = { PROVIDER_WEBHOOK_SIGNING_KEY: '', PROVIDER_WEBHOOK_ALLOW_UNSIGNED: 'true' };
    const open = await startPostroom(allowed);
    const unsigned = await postEvents(`${open.url}/webhooks/provider/events`, { 'event-data': event });
    assert.deepEqual([unsigned.status, unsigned.json.ignored], [200, true]);
    await open.close();
  });
});
