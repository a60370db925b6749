/** Large mail of each provider with an adapter, and large bytes as they are, are stored whole. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startAws } from '../../support/aws.ts';
import { startPostroom } from '../../support/postroom.ts';
import { mailIn, mailOf, newInbox, post, postRaw, rawOf, SECRETS } from '../../support/provider-posts.ts';
import { ALL_SECRETS, madeBy, SAMPLES, type Sample } from '../../support/provider-samples.ts';

/** One of each way to carry a mail, beside bytes as they are; for the others the bound is the same. */
const WHOLE_SIZE = ['postmark', 'sparkpost', 'mandrill', 'sendgrid', 'mailjet'];

const aws = await startAws();
const room = await startPostroom({ ...SECRETS, ...ALL_SECRETS, ...aws.env });

for (const [name, sample] of Object.entries<Sample>(SAMPLES)) {
  const mb = WHOLE_SIZE.includes(name) ? 30 : 3;
  test(`mail of ${name} is stored with ${mb} MB`, async () => {
    const inbox = await newInbox(room);
    const mime = Buffer.from(mailOf('large', `${'x'.repeat(76)}\r\n`.repeat(mb * 12_821)));
    const mail = { to: [inbox.address], mime, from: 'bounces@example.org' };
    const { body, headers } = madeBy(sample, mail, 'current');
    assert.equal((await post(room, `${name}/inbound`, body, headers)).status, 200);
    const { length } = await rawOf(room, (await mailIn(room, inbox))[0]);
    if (sample.fidelity === 'reconstructed') assert.ok(length > mb * 1_000_000);
    else assert.equal(length, mime.length);
  });
}

test('a signed mail of 30 MB is stored, and one of more than 40 MB is answered 400', async () => {
  const inbox = await newInbox(room);
  const mime = Buffer.from(mailOf('large', `${'x'.repeat(76)}\r\n`.repeat(400_000)));
  assert.equal((await postRaw(room, mime, { to: [inbox.address] })).status, 200);
  assert.equal((await rawOf(room, (await mailIn(room, inbox))[0])).length, mime.length);
  const tooLarge = await postRaw(room, Buffer.alloc(41 * 1024 * 1024, 'x'), { to: [inbox.address] });
  assert.deepEqual([tooLarge.status, tooLarge.body.code], [400, 'too_large']);
});
