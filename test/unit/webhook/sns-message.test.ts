/** Messages of Amazon SNS are judged as the package `sns-payload-validator` judges them, and more strictly where it is about who posts. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import Validator from 'sns-payload-validator';
import { PostroomError } from '../../../src/core/base/errors.ts';
import { confirmationOf, readSnsMessage, requireSnsSignature } from '../../../src/webhook/ses/sns-message.ts';
import { CERTIFICATE_URL, FOREIGN_TOPIC, newSigningKey, snsKey, snsMessage, TOPIC } from '../../support/providers/sns.ts';
import type { Json } from '../../support/rooms/postroom.ts';

const CONFIRM = {
  Type: 'SubscriptionConfirmation',
  Token: '2336412f37fb687f5d51e6e2425e',
  SubscribeURL:
    'https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&TopicArn=arn:aws:sns:eu-west-1:123456789012:mail&Token=23',
};

/** Whether the package takes it with this certificate, which it would fetch by itself. */
async function oracle(message: Json): Promise<boolean> {
  const validator = new Validator() as Validator & { certCache: Map<string, string> };
  validator.certCache.set(CERTIFICATE_URL, snsKey().certificate);
  return await validator.validate(JSON.stringify(message)).then(
    () => true,
    () => false,
  );
}

function taken(message: Json): boolean {
  const posted = { body: Buffer.from(JSON.stringify(message)), headers: {}, url: '', now: new Date() };
  try {
    return requireSnsSignature(posted, [TOPIC], Buffer.from(snsKey().certificate)) === null;
  } catch (error) {
    assert.ok(error instanceof PostroomError && error.code === 'unauthenticated', String(error));
    return false;
  }
}

describe('what the package takes is taken, and what it refuses is refused', () => {
  const rows: [string, Json, boolean][] = [
    ['a notification', snsMessage({}), true],
    ['of the older version', snsMessage({}, '1'), true],
    ['with a subject', snsMessage({ Subject: 'Amazon SES Email Receipt Notification' }), true],
    ['with a subject that is null', { ...snsMessage({}), Subject: null }, true],
    ['with lines and signs of any kind', snsMessage({ Message: 'a\r\n"ü"\u{1f600}\n\n' }), true],
    ['a subscription to confirm', snsMessage(CONFIRM), true],
    ['one that ended', snsMessage({ ...CONFIRM, Type: 'UnsubscribeConfirmation' }, '1'), true],
    ['with another message', { ...snsMessage({}), Message: 'hello.' }, false],
    ['with a subject that was not signed', { ...snsMessage({}), Subject: 'x' }, false],
    ['without the subject that was signed', { ...snsMessage({ Subject: 'x' }), Subject: undefined }, false],
    ['with another id', { ...snsMessage({}), MessageId: 'x' }, false],
    ['with another time', { ...snsMessage({}), Timestamp: new Date(Date.now() - 1000).toISOString() }, false],
    ['of another version than it was signed by', { ...snsMessage({}, '1'), SignatureVersion: '2' }, false],
    ['of a version that nobody knows', { ...snsMessage({}), SignatureVersion: '3' }, false],
    ['by another key', snsMessage({}, '2', newSigningKey()), false],
    ['with half a signature', { ...snsMessage({}), Signature: String(snsMessage({}).Signature).slice(0, 170) }, false],
    ['with an empty signature', { ...snsMessage({}), Signature: '' }, false],
    ['of another type', snsMessage({ Type: 'Other' }), false],
    ['with another address to confirm at', { ...snsMessage(CONFIRM), SubscribeURL: `${CONFIRM.SubscribeURL}4` }, false],
  ];
  for (const [name, message, expected] of rows) {
    test(name, async () => {
      assert.equal(await oracle(message), expected, 'the package');
      assert.equal(taken(message), expected);
    });
  }
});

test("somebody else's topic is refused before its certificate is asked for, though the package takes it", async () => {
  const message = snsMessage({ TopicArn: FOREIGN_TOPIC });
  assert.equal(await oracle(message), true);
  const posted = { body: Buffer.from(JSON.stringify(message)), headers: {}, url: '', now: new Date() };
  assert.throws(() => requireSnsSignature(posted, [TOPIC], null), /SES_TOPIC_ARNS does not list/);
});

test('a certificate is asked for at an address of SNS only', () => {
  const needs = (SigningCertURL: string) => {
    const body = Buffer.from(JSON.stringify(snsMessage({ SigningCertURL })));
    try {
      return requireSnsSignature({ body, headers: {}, url: '', now: new Date() }, [TOPIC], null)?.needs ?? null;
    } catch {
      return 'refused';
    }
  };
  const file = CERTIFICATE_URL.slice(CERTIFICATE_URL.lastIndexOf('/') + 1);
  for (const host of ['sns.us-gov-west-1.amazonaws.com', 'sns.cn-north-1.amazonaws.com.cn'])
    assert.equal(needs(`https://${host}/${file}`), `https://${host}/${file}`);
  for (const url of [
    `http://sns.eu-west-1.amazonaws.com/${file}`,
    `https://sns.eu-west-1.amazonaws.com.evil.example/${file}`,
    `https://evil.example/sns.eu-west-1.amazonaws.com/${file}`,
    `https://sns.eu-west-1.amazonaws.com@evil.example/${file}`,
    `https://sns.eu-west-1.amazonaws.com:8443/${file}`,
    `https://my-bucket.s3.amazonaws.com/${file}`,
    `https://snsxeu-west-1.amazonaws.com/${file}`,
    `https://sns.eu-west-1.amazonaws.com/x/../${file}`,
    `https://sns.eu-west-1.amazonaws.com/${file}?x`,
    `https://sns.eu-west-1.amazonaws.com/${file}\n`,
    'https://sns.eu-west-1.amazonaws.com/other.pem',
    '',
  ])
    assert.equal(needs(url), 'refused', url);
});

test('what is at that address and no certificate puts the message off', () => {
  const posted = { body: Buffer.from(JSON.stringify(snsMessage({}))), headers: {}, url: '', now: new Date() };
  for (const found of ['', '<html>', '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n'])
    assert.throws(() => requireSnsSignature(posted, [TOPIC], Buffer.from(found)), { code: 'unavailable' });
});

test('a message may be a day old, and not two, nor an hour early', () => {
  const at = (hours: number) => snsMessage({ Timestamp: new Date(Date.now() + hours * 3600_000).toISOString() });
  assert.deepEqual(
    [-23, -48, 1].map((hours) => taken(at(hours))),
    [true, false, false],
  );
});

test('a subscription is confirmed at an address of SNS only', () => {
  const confirmed = (SubscribeURL: string) =>
    confirmationOf(readSnsMessage(Buffer.from(JSON.stringify(snsMessage({ ...CONFIRM, SubscribeURL })))));
  assert.equal(confirmed(CONFIRM.SubscribeURL), CONFIRM.SubscribeURL);
  for (const url of [
    CONFIRM.SubscribeURL.replace('https', 'http'),
    CONFIRM.SubscribeURL.replace('.com', '.com.evil.example'),
    CONFIRM.SubscribeURL.replace('ConfirmSubscription', 'DeleteTopic'),
    CONFIRM.SubscribeURL.replace('?', 'x?'),
    `${CONFIRM.SubscribeURL}#\n`,
  ])
    assert.throws(() => confirmed(url), { code: 'invalid_request' }, url);
});
