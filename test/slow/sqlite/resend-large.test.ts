/** Large mail from Resend, which is fetched. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { mailIn, newInbox, rawOf } from '../../support/providers/provider-posts.ts';
import { noticeOf, postNotice, resendEnv, startResendApi } from '../../support/providers/resend.ts';
import { eventually, startPostroom } from '../../support/rooms/postroom.ts';

const api = await startResendApi();
const room = await startPostroom(resendEnv(api));

const came = (inbox: { id: string }) =>
  eventually('a mail came', async () => {
    const mails = await mailIn(room, inbox);
    return mails.length > 0 && mails;
  });

describe('a mail that Resend names', () => {
  test('is stored with 30 MB', async () => {
    const inbox = await newInbox(room);
    const id = api.keep('large');
    const mime = Buffer.concat([api.kept.get(id)?.mime ?? Buffer.alloc(0), Buffer.alloc(30_000_000, `${'x'.repeat(76)}\r\n`)]);
    api.kept.set(id, { mime });
    await postNotice(room, noticeOf(id, [inbox.address]));
    assert.equal((await rawOf(room, (await came(inbox))[0])).length, mime.length);
  });
});
