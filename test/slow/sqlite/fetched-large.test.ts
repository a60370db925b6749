/** Large mail that is fetched, from Resend and from S3: it is stored byte for byte. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { BUCKET, PREFIX, startAws } from '../../support/providers/aws.ts';
import { mailIn, mailOf, newInbox, post, rawOf } from '../../support/providers/provider-posts.ts';
import { noticeOf, postNotice, resendEnv, startResendApi } from '../../support/providers/resend.ts';
import { sesObject, snsBody, snsHeaders, TOPIC } from '../../support/providers/sns.ts';
import { eventually, startPostroom } from '../../support/rooms/postroom.ts';

const api = await startResendApi();
const aws = await startAws();
const room = await startPostroom({ ...resendEnv(api), SES_TOPIC_ARNS: TOPIC, ...aws.env });

/** 30 MB, of which no two lines are the same, and the last bytes are not UTF-8. */
function largeMail(): Buffer {
  const text = randomBytes(30_000_000 * 0.74).toString('base64');
  const mail = mailOf('large', text.replace(/.{76}/g, '$&\r\n'));
  assert.ok(mail.length > 30_000_000);
  return Buffer.concat([Buffer.from(mail), Buffer.from([0xe9, 0xff, 13, 10])]);
}

async function storedFor(inbox: { id: string }): Promise<Buffer> {
  const [email] = await eventually('a mail came', async () => {
    const mails = await mailIn(room, inbox);
    return mails.length > 0 && mails;
  });
  return await rawOf(room, email);
}

test('a mail that Resend names is stored with 30 MB', async () => {
  const inbox = await newInbox(room);
  const id = api.keep('large');
  const mime = largeMail();
  api.kept.set(id, { mime });
  await postNotice(room, noticeOf(id, [inbox.address]));
  assert.ok((await storedFor(inbox)).equals(mime));
});

test('a mail that Amazon SES put into S3 is stored with 30 MB', async () => {
  const inbox = await newInbox(room);
  const mime = largeMail();
  const key = `${PREFIX}large`;
  aws.put(key, mime);
  const notice = sesObject({ to: [inbox.address], from: 'bounces@example.org', messageId: 'large' }, BUCKET, key);
  assert.equal((await post(room, 'ses/inbound', snsBody(notice), snsHeaders())).status, 200);
  assert.ok((await storedFor(inbox)).equals(mime));
});
