/** Messages of Amazon SNS ("Verifying the signatures of Amazon SNS messages"): how they are read, and what proves them. */
import { type KeyObject, verify, X509Certificate } from 'node:crypto';
import { z } from 'zod';
import { PostroomError } from '../../core/base/errors.ts';
import type { Posted } from '../adapter.ts';
import { refuseOutOfTime } from '../signatures/out-of-time.ts';

const HINT =
  'Check that SES_TOPIC_ARNS lists the topic, that the subscription has "raw message delivery" off, and that the clock is right.';

const shape = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: z.string(),
  TopicArn: z.string(),
  Subject: z.string().nullish(),
  Message: z.string(),
  Timestamp: z.iso.datetime(),
  Token: z.string().optional(),
  SubscribeURL: z.string().optional(),
  SignatureVersion: z.enum(['1', '2']),
  Signature: z.string(),
  SigningCertURL: z.string(),
});

export type SnsMessage = z.infer<typeof shape>;

/** The host and the path of a certificate, as the clients of AWS and the package `sns-payload-validator` have them; some regions are in China. */
const CERTIFICATE = /^https:\/\/sns\.[a-z0-9-]{3,30}\.amazonaws\.com(?:\.cn)?\/SimpleNotificationService-[a-zA-Z0-9]{32}\.pem$/;
const CONFIRMATION =
  /^https:\/\/sns\.[a-z0-9-]{3,30}\.amazonaws\.com(?:\.cn)?\/\?Action=ConfirmSubscription&[\w.~%&=:+/-]{1,2000}$/;

const SIGNED = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
  UnsubscribeConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
} as const satisfies Record<SnsMessage['Type'], readonly (keyof SnsMessage)[]>;

const HASHES = { '1': 'sha1', '2': 'sha256' } as const;

/**
 * Every AWS customer's topic has a valid signature, so the topic must be one of `topics`. While `certificate` is null, `needs` is answered, the
 * address to get it from in PEM. Throws `unauthenticated` for anything else, and `unavailable` for a certificate that cannot be read.
 */
export function requireSnsSignature(
  { body, now }: Posted,
  topics: readonly string[],
  certificate: Buffer | null,
): { needs: string } | null {
  const message = readSnsMessage(body);
  // Before the certificate, so that strangers who do not know a topic make this server ask for nothing.
  if (!topics.includes(message.TopicArn)) throw refused('The message is of a topic that SES_TOPIC_ARNS does not list.');
  if (!CERTIFICATE.test(message.SigningCertURL))
    throw refused('The certificate of the message is not at an address of Amazon SNS.');
  if (certificate === null) return { needs: message.SigningCertURL };
  if (!holds(message, keyOf(certificate))) throw refused('The signature does not match.');
  const signedAt = new Date(message.Timestamp);
  refuseOutOfTime(signedAt, now, HINT);
  return null;
}

/** Throws `unauthenticated`, as what is no message cannot be signed as one. */
export function readSnsMessage(body: Buffer): SnsMessage {
  let json: unknown;
  try {
    json = JSON.parse(body.toString());
  } catch {
    throw refused('The body is not JSON.');
  }
  const read = shape.safeParse(json);
  if (!read.success) throw refused('The body is no signed message of Amazon SNS.');
  return read.data;
}

/** Where a subscription is confirmed. Throws `invalid_request` for an address that is not of Amazon SNS. */
export function confirmationOf({ SubscribeURL: url }: SnsMessage): string {
  if (url !== undefined && CONFIRMATION.test(url)) return url;
  throw new PostroomError('invalid_request', 'The subscription is to be confirmed at an address that is not of Amazon SNS.');
}

function keyOf(certificate: Buffer): KeyObject {
  try {
    return new X509Certificate(certificate).publicKey;
  } catch (cause) {
    // The answer was not what AWS keeps there, so the next one may be right.
    throw new PostroomError('unavailable', 'The certificate of Amazon SNS cannot be read.', { cause });
  }
}

function holds(message: SnsMessage, key: KeyObject): boolean {
  const signed = SIGNED[message.Type].flatMap((name) => {
    const value = message[name as keyof SnsMessage];
    return value === undefined || value === null ? [] : [`${name}\n${value}\n`];
  });
  const signature = Buffer.from(message.Signature, 'base64');
  const isRsa = key.asymmetricKeyType === 'rsa';
  return isRsa && verify(HASHES[message.SignatureVersion], Buffer.from(signed.join('')), key, signature);
}

function refused(what: string): PostroomError {
  return new PostroomError('unauthenticated', what, { hint: HINT });
}
