/** What proves the posts of each provider, as the provider makes it; written apart from what verifies them. */
import { createHash, createHmac, createSign } from 'node:crypto';
import type { AdaptedProvider } from '../webhook/adapters.ts';
import type { Headers, Proof, Prove } from './posting.ts';

export const PROOFS = {
  postmark: basic,
  postal: (body, { secret }) => [
    ['x-postal-signature-256', createSign('RSA-SHA256').update(body).sign(secret, 'base64')],
    ['x-postal-signature-kid', 'abc'],
  ],
  forwardemail: (body, { secret }) => [['x-webhook-signature', hexHmac(secret, body)]],
  mailersend: (body, { secret }) => [['signature', hexHmac(secret, body)]],
  sparkpost: (_body, { secret }) => [['x-messagesystems-webhook-token', secret]],
  mandrill: (body, proof) => [['x-mandrill-signature', mandrillSignature(body, proof)]],
  sendgrid: (body, { secret, at }) => {
    // A password in the address proves it where SendGrid signs nothing.
    if (!secret.includes('PRIVATE KEY')) return basic(body, { secret });
    const seconds = String(Math.floor(at.getTime() / 1000));
    return [
      ['x-twilio-email-event-webhook-timestamp', seconds],
      ['x-twilio-email-event-webhook-signature', createSign('SHA256').update(seconds).update(body).sign(secret, 'base64')],
    ];
  },
  mailjet: basic,
  brevo: basic,
  resend: svix,
  // Its proof stands in the body.
  ses: () => [['x-amz-sns-message-type', 'Notification']],
} satisfies Partial<Record<AdaptedProvider, Prove>>;

function basic(_body: Buffer, { secret }: Pick<Proof, 'secret'>): Headers {
  return [['authorization', `Basic ${Buffer.from(`postroom:${secret}`).toString('base64')}`]];
}

/** Standard Webhooks under the names of Svix; the same body has the same id. */
function svix(body: Buffer, { secret, at }: Proof): Headers {
  const id = `msg_${createHash('sha256').update(body).digest('hex')}`;
  const seconds = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.`).update(body).digest('base64');
  return [
    ['svix-id', id],
    ['svix-timestamp', seconds],
    ['svix-signature', `v1,${signature}`],
  ];
}

function hexHmac(secret: string, body: Buffer): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

/** Over the address, then each name and value, sorted by name. */
function mandrillSignature(body: Buffer, { secret, url }: Proof): string {
  const fields = [...new URLSearchParams(body.toString())].sort(([a], [b]) => (a < b ? -1 : 1));
  return createHmac('sha1', secret)
    .update(url + fields.flat().join(''))
    .digest('base64');
}
