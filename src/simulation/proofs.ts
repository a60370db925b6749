/** What proves the posts of each provider, as the provider makes it; written apart from what verifies them. */
import { createHmac, createSign } from 'node:crypto';
import type { ReportingProvider } from '../webhook/event-adapters.ts';
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
} satisfies Record<ReportingProvider | 'forwardemail', Prove>;

function basic(_body: Buffer, { secret }: Pick<Proof, 'secret'>): Headers {
  return [['authorization', `Basic ${Buffer.from(`postroom:${secret}`).toString('base64')}`]];
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
