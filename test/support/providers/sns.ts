/** Messages as Amazon SNS posts them, signed with a key of its own, and the notices of Amazon SES in them. */
import { execFileSync } from 'node:child_process';
import { createSign, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Json } from '../rooms/postroom.ts';
import { rsaKey } from '../servers/rsa-keys.ts';

export const TOPIC = 'arn:aws:sns:eu-west-1:123456789012:mail';
export const OLD_TOPIC = 'arn:aws:sns:us-east-1:123456789012:mail_before';
/** Somebody else's topic: AWS signs its messages all the same. */
export const FOREIGN_TOPIC = 'arn:aws:sns:eu-west-1:999999999999:mail';

/** PEM. */
export type SigningKey = { key: string; certificate: string };

const CERTIFICATE_PATH = `/SimpleNotificationService-${'0123456789abcdef'.repeat(2)}.pem`;
export const CERTIFICATE_URL = `https://sns.eu-west-1.amazonaws.com${CERTIFICATE_PATH}`;

let ofSns: SigningKey | null = null;

export function snsKey(): SigningKey {
  ofSns ??= newSigningKey();
  return ofSns;
}

export function newSigningKey(): SigningKey {
  const folder = mkdtempSync(join(tmpdir(), 'sns-'));
  try {
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    writeFileSync(key, rsaKey(2048));
    const made = ['req', '-x509', '-new', '-days', '2', '-subj', '/CN=sns.amazonaws.com'];
    execFileSync('openssl', [...made, '-key', key, '-out', certificate], { stdio: 'ignore' });
    return { key: readFileSync(key, 'utf8'), certificate: readFileSync(certificate, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const NOTICE = ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'];
const CONFIRMATION = ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'];

/** `fields` take the place of those of a notification of now. */
export function snsMessage(fields: Record<string, string>, version: '1' | '2' = '2', by = snsKey()): Json {
  const message: Record<string, string> = {
    Type: 'Notification',
    MessageId: randomUUID(),
    TopicArn: TOPIC,
    Message: 'Hello.',
    Timestamp: new Date().toISOString(),
    SignatureVersion: version,
    SigningCertURL: CERTIFICATE_URL,
    ...fields,
  };
  const names = message.Type === 'Notification' ? NOTICE : CONFIRMATION;
  const signed = names.filter((name) => name in message).map((name) => `${name}\n${message[name]}\n`);
  const signature = createSign(version === '1' ? 'RSA-SHA1' : 'RSA-SHA256')
    .update(signed.join(''))
    .sign(by.key, 'base64');
  return { ...message, Signature: signature, UnsubscribeURL: 'https://sns.eu-west-1.amazonaws.com/?Action=Unsubscribe' };
}

export type Told = { to: string[]; from: string; messageId?: string };

/** What SES tells of a mail; `action` as the receipt has it, and `rest` stands beside it. */
export function sesNotice({ to, from, messageId = randomUUID() }: Told, action: Json, rest: Json = {}): Json {
  const verdict = { status: 'PASS' };
  return {
    notificationType: 'Received',
    mail: {
      timestamp: new Date().toISOString(),
      source: from,
      messageId,
      // Of the whole mail, where the receipt names those of one rule.
      destination: [...to, 'elsewhere@else.example'],
      headersTruncated: false,
      headers: [{ name: 'To', value: 'Header <header@else.example>' }],
      commonHeaders: { to: ['Header <header@else.example>'] },
    },
    receipt: {
      timestamp: new Date().toISOString(),
      processingTimeMillis: 42,
      recipients: to,
      spamVerdict: verdict,
      virusVerdict: verdict,
      spfVerdict: verdict,
      dkimVerdict: verdict,
      dmarcVerdict: verdict,
      action,
    },
    ...rest,
  };
}

/** With the mail in it, as the action of SNS tells it. */
export function sesMail(told: Told, mime: Buffer, encoding: 'BASE64' | 'UTF8' = 'BASE64'): Json {
  const content = encoding === 'BASE64' ? mime.toString('base64') : mime.toString();
  return sesNotice(told, { type: 'SNS', topicArn: TOPIC, encoding }, { content });
}

/** Without it, as the action of S3 tells it. */
export function sesObject(told: Told, bucketName: string, objectKey: string): Json {
  return sesNotice(told, { type: 'S3', topicArn: TOPIC, bucketName, objectKey });
}

export function snsBody(notice: unknown, fields: Record<string, string> = {}): Buffer {
  return Buffer.from(JSON.stringify(snsMessage({ Message: JSON.stringify(notice), ...fields })));
}

export function snsHeaders(): [string, string][] {
  return [
    ['content-type', 'text/plain; charset=UTF-8'],
    ['x-amz-sns-message-type', 'Notification'],
    ['user-agent', 'Amazon Simple Notification Service Agent'],
  ];
}
