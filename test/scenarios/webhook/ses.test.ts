/** What only Amazon SES does through SNS: certificates that are fetched, subscriptions that are confirmed, and notices of many kinds. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { startAws } from '../../support/providers/aws.ts';
import { mailIn, mailOf, newInbox, post } from '../../support/providers/provider-posts.ts';
import {
  FOREIGN_TOPIC,
  newSigningKey,
  OLD_TOPIC,
  sesMail,
  sesNotice,
  snsHeaders,
  snsMessage,
  TOPIC,
} from '../../support/providers/sns.ts';
import { type Json, startPostroom } from '../../support/rooms/postroom.ts';
import { atEnd } from '../../support/running/closing.ts';
import { startDnsServer } from '../../support/servers/dns-server.ts';

const aws = await startAws();
const SETTINGS = { SES_TOPIC_ARNS: `${TOPIC}, ${OLD_TOPIC}` };
const room = await startPostroom({ ...SETTINGS, ...aws.env });

async function told(message: Json, to = room, path = 'ses/inbound') {
  const { status, body } = await post(to, path, JSON.stringify(message), snsHeaders());
  return { status, body };
}

async function mailed(text: string) {
  const inbox = await newInbox(room);
  const notice = sesMail({ to: [inbox.address], from: 'ann@example.org' }, Buffer.from(mailOf(text)));
  return { inbox, fields: { Message: JSON.stringify(notice) } };
}

describe('the certificate', () => {
  test('is fetched once, for messages of both versions', async () => {
    await room.restart();
    aws.asked.length = 0;
    for (const version of ['1', '2', '2'] as const) {
      const { inbox, fields } = await mailed(`version ${version}`);
      assert.deepEqual(await told(snsMessage(fields, version)), { status: 200, body: { ok: true } });
      assert.equal((await mailIn(room, inbox)).length, 1);
    }
    assert.equal(aws.askedFor('.pem'), 1);
  });

  test('that is not there, or is none, puts the mail off until it is, and it is stored once', async () => {
    const { inbox, fields } = await mailed('without a certificate');
    const message = snsMessage(fields);
    const { certificate } = aws;
    for (const found of [null, '<html>', 'x'.repeat(100_000)]) {
      // What was fetched a moment ago is not fetched again.
      await room.restart();
      aws.certificate = found;
      assert.equal((await told(message)).status, 503);
    }
    await room.restart();
    aws.certificate = certificate;
    assert.deepEqual((await told(message)).body, { ok: true });
    assert.deepEqual((await told(message)).body, { ok: true, duplicate: true });
    assert.equal((await mailIn(room, inbox)).length, 1);
  });

  test('at another host is not asked for, though the message is signed with it', async () => {
    const { inbox, fields } = await mailed('elsewhere');
    aws.asked.length = 0;
    for (const SigningCertURL of [`${aws.url}/SimpleNotificationService-${'a'.repeat(32)}.pem`, 'https://sns.evil.example/x.pem'])
      assert.equal((await told(snsMessage({ ...fields, SigningCertURL }))).status, 403);
    // The bucket is looked through meanwhile.
    assert.deepEqual([aws.askedFor('.pem'), (await mailIn(room, inbox)).length], [0, 0]);
  });

  test('is asked for at a public address of SNS only', async () => {
    const dns = await startDnsServer();
    atEnd(() => dns.close());
    dns.set('sns.eu-west-1.amazonaws.com', 'A', ['10.0.0.1']);
    const careful = await startPostroom({ ...SETTINGS, DNS_SERVERS: dns.address });
    const { fields } = await mailed('where it is public');
    const { status, body } = await told(snsMessage(fields), careful);
    assert.equal(status, 503);
    assert.match(String(body.detail), /could not be fetched/);
    assert.ok(dns.queries.some(({ name }) => name === 'sns.eu-west-1.amazonaws.com'));
  });
});

test('a message of another key, of a topic that is not listed, or of two days ago is answered 403 and not stored', async () => {
  const { inbox, fields } = await mailed('not proved');
  aws.asked.length = 0;
  const old = new Date(Date.now() - 48 * 3600_000).toISOString();
  for (const message of [
    snsMessage(fields, '2', newSigningKey()),
    { ...snsMessage(fields), Signature: '' },
    snsMessage({ ...fields, TopicArn: FOREIGN_TOPIC }),
    snsMessage({ ...fields, Timestamp: old }),
    // As SNS posts it with "raw message delivery".
    JSON.parse(String(fields.Message)),
  ])
    assert.equal((await told(message)).status, 403);
  assert.equal((await mailIn(room, inbox)).length, 0);
});

describe('a subscription', () => {
  const SubscribeURL =
    'https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&TopicArn=arn:aws:sns:eu-west-1:123456789012:mail';
  const confirmation = (fields: Record<string, string> = {}) =>
    snsMessage({ Type: 'SubscriptionConfirmation', Token: '2336', SubscribeURL: `${SubscribeURL}&Token=2336`, ...fields });

  test('of a listed topic is confirmed, at the address for events too', async () => {
    for (const path of ['ses/inbound', 'ses/events'])
      assert.deepEqual(await told(confirmation(), room, path), { status: 200, body: { ok: true, confirmed: true } });
    assert.equal(aws.askedFor('ConfirmSubscription&TopicArn=arn:aws:sns:eu-west-1:123456789012:mail&Token=2336'), 2);
  });

  test('of another topic, at another host, or with another signature is not', async () => {
    aws.asked.length = 0;
    for (const path of ['ses/inbound', 'ses/events'])
      assert.equal((await told(confirmation({ TopicArn: FOREIGN_TOPIC }), room, path)).status, 403);
    assert.equal((await told(confirmation({ SubscribeURL: `${aws.url}/?Action=ConfirmSubscription&Token=1` }))).status, 400);
    assert.equal((await told({ ...confirmation(), Token: 'x' })).status, 403);
    assert.equal(aws.askedFor('ConfirmSubscription'), 0);
  });

  test('that cannot be confirmed now is put off', async () => {
    const away = await startPostroom({ ...SETTINGS, ...aws.env });
    const { fields } = await mailed('so that the certificate is there');
    await told(snsMessage(fields), away);
    const { confirms } = aws;
    aws.confirms = false;
    assert.equal((await told(confirmation(), away)).status, 503);
    assert.equal((await told(confirmation(), away, 'ses/events')).status, 503);
    aws.confirms = confirms;
    assert.equal((await told(confirmation(), away)).status, 200);
  });
});

test('what is about no mail that came in is answered 200', async () => {
  const to = { to: ['a@b.example'], from: '' };
  for (const Message of [
    'Successfully validated SNS topic for Amazon SES event publishing.',
    JSON.stringify({ notificationType: 'Delivery', mail: {} }),
    JSON.stringify(sesNotice(to, { type: 'Bounce', smtpReplyCode: '550' })),
  ])
    assert.deepEqual(await told(snsMessage({ Message })), { status: 200, body: { ok: true, mails: 0 } });
  const ended = snsMessage({
    Type: 'UnsubscribeConfirmation',
    Token: '1',
    SubscribeURL: 'https://sns.eu-west-1.amazonaws.com/?x',
  });
  assert.equal((await told(ended)).body.mails, 0);
});

test('two rules that tell of one mail, each with its recipients, reach them all, and each is stored once', async () => {
  const [one, two] = [await newInbox(room), await newInbox(room)];
  const mime = Buffer.from(mailOf('of two rules'));
  for (const { address } of [one, two, one])
    assert.equal(
      (await told(snsMessage({ Message: JSON.stringify(sesMail({ to: [address], from: '', messageId: 'm1' }, mime)) }))).status,
      200,
    );
  for (const inbox of [one, two]) assert.equal((await mailIn(room, inbox)).length, 1);
  const [arrival] = (await room.rest('GET', `/arrivals?inboxId=${two.id}`)).body.data;
  assert.equal(arrival.envelopeFrom, '');
});

test('a notice of an SNS action without the mail is put off with the option, and one that is no notice is refused', async () => {
  const { status, body } = await told(
    snsMessage({ Message: JSON.stringify(sesNotice({ to: ['a@b.example'], from: '' }, { type: 'SNS' })) }),
  );
  assert.equal(status, 503);
  assert.match(String(body.hint), /encoding Base64/);
  for (const notice of [{ notificationType: 'Received' }, sesMail({ to: [], from: '' }, Buffer.from(mailOf('x')))])
    assert.equal((await told(snsMessage({ Message: JSON.stringify(notice) }))).status, 400);
});
