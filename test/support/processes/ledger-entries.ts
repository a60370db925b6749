/** What a ledger of load holds: mails that are posted and mails that are sent, how they are made, and one try at each. */
import { createHash, randomUUID } from 'node:crypto';
import type { EmailRecord } from '../../../src/core/reading/email-record.ts';
import { encoded, postWebhook, rawForm, type WebhookBody } from '../providers/webhook.ts';
import type { Asked } from '../servers/sink-ledger.ts';

export type Inbox = { id: string; address: string };

/** `form` stays the same for every try, token and signature included, as the provider's retries do. */
export type Posted = { kind: 'posted'; token: string; inboxIds: string[]; sha256: string; form: WebhookBody; tries: number };

/** `key` and `body` stay the same for every try; `twice` = each try is two requests at once. */
export type Sent = {
  kind: 'sent';
  key: string;
  toInboxId: string | null;
  body: object;
  subject: string;
  twice: boolean;
  tries: number;
  record: EmailRecord | null;
};

export type Entry = Posted | Sent;

export function newMail(seed: number, n: number, at: (index: number) => Inbox): Posted {
  const recipients = n % 5 === 0 ? [at(n), at(n + 1)] : [at(n)];
  // Without a Message-ID only the token tells a retry from a new mail.
  const messageId = n % 2 === 0 ? [`Message-ID: <ledger-${seed}-${n}@example.org>`] : [];
  const head = [
    'From: sender@example.org',
    `Subject: mail ${n}`,
    ...messageId,
    'Content-Type: text/plain; charset=iso-8859-1',
    'Content-Transfer-Encoding: 8bit',
  ];
  const octets = createHash('shake256', { outputLength: 500 + ((n * 997) % 5000) })
    .update(`${seed}/${n}`)
    .digest();
  const mime = Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), octets]);
  const token = createHash('sha256').update(`token ${seed}/${n}`).digest('hex').slice(0, 50);
  const form = encoded(
    rawForm({ recipient: recipients.map((inbox) => inbox.address).join(', '), mime }, { token }),
    n % 3 === 0 ? 'urlencoded' : 'multipart',
  );
  return { kind: 'posted', token, inboxIds: recipients.map((inbox) => inbox.id), sha256: hash(mime), form, tries: 0 };
}

/** Every fourth is sent twice at the same time; every third to elsewhere is to be held when its outcome is unknown. */
export function newSend(n: number, at: (index: number) => Inbox, outside: string | null): Sent {
  const local = outside === null || n % 2 === 0;
  const subject = `send ${n}`;
  const onUnknown = n % 6 === 1 ? { onUnknown: 'hold' } : {};
  const body = { inboxId: at(n).id, to: local ? at(n + 1).address : outside, subject, text: `The text of ${n}.`, ...onUnknown };
  const toInboxId = local ? at(n + 1).id : null;
  return { kind: 'sent', key: randomUUID(), toInboxId, body, subject, twice: n % 4 === 3, tries: 0, record: null };
}

/** Answers what was wrong with the answer, if anything; throws when there was none. */
export async function post(room: Asked, mail: Posted, isRefused: typeof toComeAgain): Promise<string | null> {
  const { status, headers, json } = await postWebhook(`${room.url}/webhooks/provider/inbound`, mail.form);
  if (isRefused({ status, headers })) throw new Error('nobody took it');
  const stored = status === 200 && json.ok === true;
  if (stored && (mail.tries > 1 || json.duplicate === undefined)) return null;
  return `try ${mail.tries} of a webhook: ${status} ${JSON.stringify(json)}`;
}

export async function send(room: Asked, sent: Sent, isRefused: typeof toComeAgain): Promise<string | null> {
  const request = () => room.rest('POST', '/emails/send', sent.body, { 'idempotency-key': sent.key });
  const answers = await Promise.allSettled(sent.twice ? [request(), request()] : [request()]);
  const given = answers.flatMap((answer) => (answer.status === 'fulfilled' && !isRefused(answer.value) ? [answer.value] : []));
  if (given.length === 0) throw new Error('nobody answered');
  for (const { status, body } of given) {
    const again = sent.record !== null && body.id !== sent.record.id;
    if (status !== 202 || again) return `try ${sent.tries} of a send: ${status} ${JSON.stringify(body)}`;
    sent.record = body;
  }
  return null;
}

/** Told to come again, and when. */
export function toComeAgain({ status, headers }: { status: number; headers: Headers }): boolean {
  return status === 503 && Number(headers.get('retry-after')) > 0;
}

export function hash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
