/** What `doctor` and the arrivals say of providers that could hand over raw mail, and do not. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { examine } from '../../support/processes/doctoring.ts';
import { basic, mailIn, mailOf, newInbox, POSTMARK_SECRET, post, SECRETS } from '../../support/providers/provider-posts.ts';
import { ALL_SECRETS, madeBy, SAMPLES, sendgridHeaders } from '../../support/providers/provider-samples.ts';
import { multipart } from '../../support/providers/webhook.ts';
import { eventually, startPostroom } from '../../support/rooms/postroom.ts';

const room = await startPostroom({ ...ALL_SECRETS, ...SECRETS });
const inbox = await newInbox(room);
const found = () => examine({ ...room.env, PORT: '0' });

async function postmark(mime: string): Promise<void> {
  const fields = { OriginalRecipient: inbox.address, From: 'ann@example.org', Subject: 'Fields', TextBody: 'Hello.' };
  const body = JSON.stringify({ ...fields, RawEmail: mime });
  assert.equal((await post(room, 'postmark/inbound', body, basic(POSTMARK_SECRET))).status, 200);
}

test('mail of a provider that has no raw one is no fault', async () => {
  assert.deepEqual((await found()).of('raw mail'), ['ok fine']);
  const given = { mime: Buffer.from(mailOf('fields')), from: 'bounces@example.org', to: [inbox.address] };
  const { body, headers } = madeBy(SAMPLES.mailjet, given);
  assert.equal((await post(room, 'mailjet/inbound', body, headers)).status, 200);
  assert.equal((await mailIn(room, inbox))[0]?.rawFidelity, 'reconstructed');
  assert.deepEqual((await found()).of('raw mail'), ['ok fine']);
});

test('a provider whose newest mail is composed from fields is named, until one comes raw', async () => {
  await postmark('');
  const composed = await found();
  assert.deepEqual(composed.of('raw mail'), ['warning reconstructed']);
  assert.match(composed.said('raw mail'), /^The newest mail from postmark, of \S+Z, was composed from fields\.$/);
  const [arrival] = (await room.rest('GET', `/arrivals?inboxId=${inbox.id}&provider=postmark`)).body.data;
  assert.deepEqual([arrival.outcome, arrival.rawFidelity], ['accepted', 'reconstructed']);
  await postmark(mailOf('raw'));
  assert.deepEqual((await found()).of('raw mail'), ['ok fine']);
});

test('a post that is put off for want of the raw mail is told among the arrivals, and by doctor, with the option to tick', async () => {
  const { body } = multipart([{ name: 'envelope', value: JSON.stringify({ to: [inbox.address], from: '' }) }], 'xYzZY');
  assert.equal((await post(room, 'sendgrid/inbound', body, sendgridHeaders(body, 'current'))).status, 503);
  const refused = await eventually(
    'it is told',
    async () => (await room.rest('GET', '/arrivals?outcome=refused&provider=sendgrid')).body.data[0],
  );
  const reason =
    'The post does not carry the raw mail: Tick "POST the raw, full MIME message" for this address in the settings of Inbound Parse';
  assert.equal(refused.reason, reason);
  const examined = await found();
  assert.deepEqual(examined.of('raw mail'), ['warning missing']);
  assert.ok(examined.said('raw mail').endsWith(`${reason}.`), examined.said('raw mail'));
});
