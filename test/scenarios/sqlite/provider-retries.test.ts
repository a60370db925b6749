/** A mail that a provider posts again, because its first try met a store that could not be written, is stored once. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lockStore } from '../../support/locked-store.ts';
import { startPostroom } from '../../support/postroom.ts';
import { basic, mailIn, mailOf, newInbox, POSTMARK_SECRET, post, rawHeaders, SECRETS } from '../../support/provider-posts.ts';

const room = await startPostroom(SECRETS);

const POSTS: [path: string, made: (to: string) => { body: Buffer; headers: [string, string][] }][] = [
  [
    'raw/inbound',
    (to) => {
      const body = Buffer.from(mailOf('raw'));
      return { body, headers: rawHeaders(body, { to: [to] }) };
    },
  ],
  [
    'postmark/inbound',
    (to) => {
      const fields = { OriginalRecipient: to, MessageID: 'the-same', RawEmail: mailOf('postmark') };
      return { body: Buffer.from(JSON.stringify(fields)), headers: basic(POSTMARK_SECRET) };
    },
  ],
];

for (const [path, made] of POSTS) {
  test(path, async () => {
    const inbox = await newInbox(room);
    const { body, headers } = made(inbox.address);
    const lock = await lockStore(room.env);
    const failed = await post(room, path, body, headers);
    await lock.close();
    assert.deepEqual([failed.status, failed.headers.has('retry-after')], [503, true]);
    assert.deepEqual((await post(room, path, body, headers)).body, { ok: true });
    assert.deepEqual((await post(room, path, body, headers)).body, { ok: true, duplicate: true });
    assert.equal((await mailIn(room, inbox)).length, 1);
  });
}
