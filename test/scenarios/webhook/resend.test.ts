/** Mail that Resend only names in its posts: proved, fetched once, for all of its recipients, and answered as it needs. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { mailIn, newInbox, post, rawOf } from '../../support/providers/provider-posts.ts';
import {
  noticeOf,
  postNotice,
  RESEND,
  RESEND_KEYS,
  resendEnv,
  startResendApi,
  svixHeaders,
} from '../../support/providers/resend.ts';
import { eventually, startPostroom } from '../../support/rooms/postroom.ts';
import { lockStore } from '../../support/store/locked-store.ts';

const MINUTE = 60_000;

const api = await startResendApi();
const room = await startPostroom(resendEnv(api));

const came = (inbox: { id: string }) =>
  eventually('a mail came', async () => {
    const mails = await mailIn(room, inbox);
    return mails.length > 0 && mails;
  });

const askedFor = (id: string) => api.asked.filter((one) => one.id === id);

describe('a mail that Resend names', () => {
  test('is answered at once, and stored byte for byte as it was fetched, with its envelope and the name of its way in', async () => {
    const inbox = await newInbox(room);
    const id = api.keep('Grüße 你好');
    const mime = Buffer.concat([api.kept.get(id)?.mime ?? Buffer.alloc(0), Buffer.from([0xe9, 0, 0xff, 0x0a])]);
    api.kept.set(id, { mime });
    const answer = await postNotice(room, noticeOf(id, [inbox.address]));
    assert.deepEqual([answer.status, answer.body], [200, { ok: true, accepted: true }]);
    const [email] = await came(inbox);
    assert.deepEqual([email?.rawFidelity, email?.subject], ['exact', 'Grüße 你好']);
    assert.ok((await rawOf(room, email)).equals(mime));
    const [arrival] = (await room.rest('GET', `/arrivals?inboxId=${inbox.id}`)).body.data;
    assert.deepEqual([arrival.provider, arrival.recipient, arrival.envelopeFrom], ['resend', inbox.address, null]);
    // The address of the bytes is signed by itself, and may be at another's server.
    assert.deepEqual(
      askedFor(id).map(({ what, authorization }) => [what, authorization]),
      [
        ['mail', `Bearer ${RESEND_KEYS.current}`],
        ['raw', null],
      ],
    );
  });

  test('reaches each of its recipients, a blind copy too', async () => {
    const [to, blind] = [await newInbox(room), await newInbox(room)];
    await postNotice(room, noticeOf(api.keep('several'), [to.address, 'nobody@else.example', blind.address]));
    for (const inbox of [to, blind]) assert.equal((await came(inbox)).length, 1);
  });

  test('has the recipients that its API tells, where the post does not', async () => {
    const [one, two] = [await newInbox(room), await newInbox(room)];
    await postNotice(room, noticeOf(api.keep('told', { received_for: [one.address], to: ['header@else.example'] }), null));
    await postNotice(room, noticeOf(api.keep('read', { to: [`Two <${two.address}>`] }), null));
    assert.equal((await came(one))[0]?.subject, 'told');
    assert.equal((await came(two))[0]?.subject, 'read');
  });

  test('is taken by the older of two secrets, and fetched with the other of two keys', async () => {
    const inbox = await newInbox(room);
    const id = api.keep('older');
    api.keys = [RESEND_KEYS.old];
    assert.equal((await postNotice(room, noticeOf(id, [inbox.address]), { by: 'old' })).status, 200);
    await came(inbox);
    api.keys = Object.values(RESEND_KEYS);
    assert.equal(askedFor(id).filter(({ what }) => what === 'mail').length, 2);
  });
});

describe('a post that is not proved', () => {
  test('is answered 401 by a wrong secret, with a wrong byte, half a proof, none, and too old; nothing is fetched', async () => {
    const inbox = await newInbox(room);
    const id = api.keep('forged');
    const notice = noticeOf(id, [inbox.address]);
    const text = JSON.stringify(notice);
    const headers = svixHeaders(text);
    const with1 = (name: string, value: string) =>
      headers.map(([key, old]): [string, string] => [key, key === name ? value : old]);
    assert.equal((await postNotice(room, notice, { by: 'wrong' })).status, 401);
    for (const minutes of [-6, 6]) {
      const at = new Date(Date.now() + minutes * MINUTE);
      assert.equal((await postNotice(room, notice, { at })).status, 401);
    }
    for (const at of [0, Math.floor(text.length / 2), text.length - 1]) {
      const wrong = Buffer.from(text);
      wrong[at] = (wrong[at] ?? 0) ^ 1;
      assert.equal((await post(room, 'resend/inbound', wrong, headers)).status, 401);
    }
    const proofs = [
      with1('svix-id', 'msg_other'),
      with1('svix-timestamp', '1'),
      with1('svix-signature', 'v1,x'),
      headers.slice(0, 1),
    ];
    for (const proof of proofs) assert.equal((await post(room, 'resend/inbound', text, proof)).status, 401);
    // What is posted behind it was looked at behind it.
    const other = await newInbox(room);
    await postNotice(room, noticeOf(api.keep('after'), [other.address]));
    await came(other);
    assert.deepEqual([askedFor(id), await mailIn(room, inbox)], [[], []]);
  });
});

describe('a mail that is posted again', () => {
  test('is fetched and stored once, before and after it was fetched, under another id of the post too', async () => {
    const inbox = await newInbox(room);
    const id = api.keep('twice');
    const notice = noticeOf(id, [inbox.address]);
    api.mail = 'never';
    const first = await postNotice(room, notice, { id: 'msg_twice' });
    const again = await postNotice(room, notice, { id: 'msg_twice' });
    assert.deepEqual(
      [first.body, again.body],
      [
        { ok: true, accepted: true },
        { ok: true, duplicate: true },
      ],
    );
    await eventually('it was asked for', async () => askedFor(id).length > 0);
    api.mail = 'well';
    await room.restart();
    await came(inbox);
    assert.deepEqual((await postNotice(room, notice)).body, { ok: true, duplicate: true });
    assert.equal((await mailIn(room, inbox)).length, 1);
    assert.equal(askedFor(id).filter(({ what }) => what === 'raw').length, 1);
  });

  test('because its first try met a store that could not be written is stored once', async () => {
    const inbox = await newInbox(room);
    const notice = noticeOf(api.keep('locked'), [inbox.address]);
    const lock = await lockStore(room.env);
    const failed = await postNotice(room, notice);
    await lock.close();
    assert.deepEqual([failed.status, failed.headers.has('retry-after')], [503, true]);
    assert.deepEqual((await postNotice(room, notice)).body, { ok: true, accepted: true });
    await came(inbox);
    assert.deepEqual((await postNotice(room, notice)).body, { ok: true, duplicate: true });
    assert.equal((await mailIn(room, inbox)).length, 1);
  });
});

describe('what is not fetched', () => {
  test('is a mail that no inbox takes, which is answered 200', async () => {
    const inbox = await newInbox(room);
    await room.rest('PATCH', `/inboxes/${inbox.id}`, { status: 'paused' });
    for (const to of ['nobody@postroom.localhost', inbox.address]) {
      const id = api.keep('ignored');
      const answer = await postNotice(room, noticeOf(id, [to]));
      assert.deepEqual([answer.status, answer.body.ignored], [200, true]);
      assert.deepEqual(askedFor(id), []);
    }
    const [arrival] = (await room.rest('GET', `/arrivals?inboxId=${inbox.id}`)).body.data;
    assert.deepEqual([arrival.outcome, arrival.size], ['ignored', null]);
  });

  test('is another event of the same webhook, which is answered 200, and what names no mail, which is answered 400', async () => {
    const other = await postNotice(room, { type: 'email.delivered', data: { email_id: 'x' } });
    assert.deepEqual([other.status, other.body], [200, { ok: true, mails: 0 }]);
    for (const emailId of ['', '../domains', 'a?b', 'x'.repeat(101)])
      assert.equal((await postNotice(room, noticeOf(emailId, ['a@postroom.localhost']))).status, 400);
    assert.equal((await postNotice(room, { type: 'email.received' })).status, 400);
    assert.equal((await post(room, 'resend/inbound', '', svixHeaders(''))).status, 400);
  });
});

test('without its settings it is put off, or does not start', async () => {
  const bare = await startPostroom();
  const answer = await postNotice(bare, noticeOf('any', ['a@postroom.localhost']));
  assert.deepEqual([answer.status, answer.headers.has('retry-after')], [503, true]);
  assert.match(String(answer.body.hint), /RESEND_INBOUND_SECRET/);
  for (const { url } of [room, bare])
    assert.equal((await fetch(`${url}/webhooks/resend/inbound`, { method: 'HEAD' })).status, 200);
  const { RESEND_API_KEY, ...keyless } = resendEnv(api);
  await assert.rejects(startPostroom(keyless), /RESEND_API_KEY: must be set/);
  const three = `${RESEND.current},${RESEND.old},${RESEND.wrong}`;
  for (const [name, value] of [
    ['RESEND_INBOUND_SECRET', 'whsec_short'],
    ['RESEND_INBOUND_SECRET', three],
    ['RESEND_API_KEY', `${RESEND_API_KEY},re_a_third_key_of_it`],
    ['RESEND_API_URL', 'ftp://api.resend.com'],
  ] as const)
    await assert.rejects(startPostroom({ ...resendEnv(api), [name]: value }), new RegExp(`${name}: `));
});
