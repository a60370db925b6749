/** How each provider with an adapter posts a mail: the one place that says so, for the simulator and for tests. */
import { randomUUID } from 'node:crypto';
import { signedHeaders } from '../core/webhooks/signing.ts';
import type { AdaptedProvider } from '../webhook/adapters.ts';
import { envelopeId } from '../webhook/raw/envelope-id.ts';
import type { MailCarrier } from './carriers.ts';
import { mailgunMail } from './mailgun.ts';
import { FORM_TYPE, JSON_TYPE, json, MULTIPART_TYPE, multipart, urlencoded } from './posting.ts';
import { PROOFS } from './proofs.ts';
import { resendMail } from './resend.ts';
import { sesMail } from './ses.ts';

/** Whose posts can be made here. */
export type SimulatedProvider = AdaptedProvider | 'mailgun';

const noted = ['header@else.example', null];

export const MAILS = {
  raw: {
    type: 'message/rfc822',
    carry: ({ mime }) => mime,
    prove: (body, { secret, at }, { to, from }) => [
      ...Object.entries(signedHeaders({ id: envelopeId({ mailFrom: from, rcptTo: to.join(', ') }, body), at, body }, [secret])),
      ['postroom-mail-from', from],
      ...to.map((one): [string, string] => ['postroom-rcpt-to', one]),
    ],
  },
  postmark: {
    type: JSON_TYPE,
    carry: ({ mime, to: [to], from }) =>
      json({
        OriginalRecipient: to,
        RawEmail: mime.toString(),
        Headers: [{ Name: 'Return-Path', Value: `<${from}>` }],
      }),
    prove: PROOFS.postmark,
  },
  postal: {
    type: JSON_TYPE,
    carry: ({ mime, to: [to], from }) => {
      // Ruby's Base64.encode64 breaks lines after 60 characters.
      const message = mime.toString('base64').replace(/.{60}/g, '$&\n');
      return json({ id: 12, rcpt_to: to, mail_from: from, message, base64: true, size: mime.length });
    },
    prove: PROOFS.postal,
  },
  forwardemail: {
    type: JSON_TYPE,
    carry: ({ mime, to, from }) =>
      json({
        raw: mime.toString(),
        recipients: to,
        session: { sender: from, recipient: to[0], remoteAddress: '192.0.2.1', mta: 'mx1.forwardemail.net' },
        dkim: { results: [] },
      }),
    prove: PROOFS.forwardemail,
  },
  mailersend: {
    type: JSON_TYPE,
    carry: ({ mime, to, from }) =>
      json({
        type: 'inbound.message',
        url: 'https://mail.example.com/webhooks/mailersend/inbound',
        data: {
          object: 'message',
          id: randomUUID(),
          recipients: { rcptTo: to.map((email) => ({ email })), to: { raw: 'Header <header@else.example>', data: [] } },
          sender: { email: from, name: null },
          subject: 'as MailerSend reads it',
          raw: mime.toString(),
          attachments: [],
          spf_check: { code: '+', value: null },
          dkim_check: false,
        },
      }),
    prove: PROOFS.mailersend,
  },
  sparkpost: {
    type: JSON_TYPE,
    carry: ({ mime, to, from }) => json(to.map((one) => relayed(one, from, mime.toString('base64'), true))),
    prove: PROOFS.sparkpost,
  },
  mandrill: {
    type: FORM_TYPE,
    carry: ({ mime, to: [to] }) => {
      const msg = { raw_msg: mime.toString(), email: to, sender: null, to: [noted] };
      return urlencoded({ mandrill_events: JSON.stringify([{ event: 'inbound', ts: 1_800_000_000, msg }]) });
    },
    prove: PROOFS.mandrill,
  },
  sendgrid: {
    type: MULTIPART_TYPE,
    carry: ({ mime, to, from }) =>
      multipart({
        to: 'Header <header@else.example>',
        email: mime,
        charsets: '{"to":"UTF-8"}',
        sender_ip: '192.0.2.1',
        envelope: JSON.stringify({ to, from }),
      }),
    prove: PROOFS.sendgrid,
  },
  mailjet: {
    type: JSON_TYPE,
    carry: ({ mime, to: [to], from }) => {
      const { headers, text } = takenApart(mime);
      return json({
        Sender: from,
        Recipient: to,
        From: headers.From,
        Subject: headers.Subject,
        Headers: headers,
        Parts: [{ Headers: { 'Content-Type': ['text/plain; charset="UTF-8"'] }, ContentRef: 'Text-part' }],
        'Text-part': text,
        SpamAssassinScore: '1.7',
      });
    },
    prove: PROOFS.mailjet,
  },
  brevo: {
    type: JSON_TYPE,
    carry: ({ mime, to, from }) => {
      const { headers, text } = takenApart(mime);
      const item = {
        Uuid: [randomUUID()],
        MessageId: headers['Message-ID'],
        From: { Name: 'Ann', Address: 'ann@example.org' },
        To: [{ Name: null, Address: 'header@else.example' }],
        Recipients: to,
        Subject: headers.Subject,
        Headers: { ...headers, 'Return-Path': `<${from}>` },
        RawTextBody: text,
        RawHtmlBody: null,
        Attachments: [],
        SpamScore: 2.9,
      };
      return json({ items: [item] });
    },
    prove: PROOFS.brevo,
  },
  resend: resendMail,
  ses: sesMail,
  mailgun: mailgunMail,
} satisfies Record<SimulatedProvider, MailCarrier>;

export const SIMULATED = Object.keys(MAILS) as SimulatedProvider[];

/** A mail of a batch of SparkPost. */
export function relayed(to: string, from: string, email_rfc822: string, email_rfc822_is_base64: boolean) {
  const content = { email_rfc822, email_rfc822_is_base64, subject: 'as SparkPost reads it', headers: [], to: [] };
  return { msys: { relay_message: { content, friendly_from: 'f@else.example', msg_from: from, rcpt_to: to, protocol: 'smtp' } } };
}

/** A mail as it is made here: header fields in UTF-8 that are not folded, each once, and a body that is text. */
function takenApart(mime: Buffer): { headers: Record<string, string>; text: string } {
  const all = mime.toString();
  const end = all.indexOf('\r\n\r\n');
  const fields = all.slice(0, end).split('\r\n');
  return {
    headers: Object.fromEntries(
      fields.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
    ),
    text: all.slice(end + 4),
  };
}
