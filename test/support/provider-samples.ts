/** How each provider with an adapter posts a mail: what its posts look like, how they are proved, and what it is answered. */
import { createHmac, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import type { AdaptedProvider } from '../../src/webhook/adapters.ts';
import type { Json, Postroom } from './postroom.ts';
import {
  basic,
  mailOf,
  OLD_POSTMARK_SECRET,
  OLD_RAW_SECRET,
  POSTMARK_SECRET,
  type PostAnswer,
  post,
  RAW_SECRET,
  rawHeaders,
} from './provider-posts.ts';
import { SES_SAMPLE } from './ses-sample.ts';
import { multipart, urlencoded } from './webhook.ts';

const PUBLIC_URL = 'https://mail.example.com';

export type Headers = [name: string, value: string][];

/** The mail of a post with its envelope; `to` has one address where a provider posts once for each. */
export type Mailed = { mime: Buffer; to: string[]; from: string };

/** `wrong` is of the form of the others. */
export type Secrets = Record<'current' | 'old' | 'wrong', string>;

export type Sample = {
  setting: string;
  /** What the setting has, and what signs or proves with it; they differ where the setting is a public key. */
  values: Secrets;
  /** `by` is there for a proof in the body. */
  carry(mail: Mailed, by: keyof Secrets): Buffer;
  /** The headers of a post with that body; `mail` is there for an envelope in headers. */
  prove(body: Buffer, by: keyof Secrets, mail: Mailed): Headers;
  /** Names of headers without which nothing is proved; null = the body proves itself. */
  proof: string | null;
  /** Whether the proof covers the body. */
  covers: boolean;
  fidelity: 'exact' | 'text';
  /** Whether one post can name several recipients. */
  several: boolean;
  /** False = it does not tell MAIL FROM. */
  namesSender?: false;
  /** What an unknown recipient is answered. */
  unknown: number;
  /** What a post is answered that is not proved; 401 where it is not given. */
  unsigned?: 403;
  /** A value that its setting does not take. */
  mistake: string;
  /** Whether its setting takes more than two values. */
  takesMore?: true;
};

const JSON_TYPE: Headers[number] = ['content-type', 'application/json'];

const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const POSTAL_KEYS = { current: rsa(), old: rsa(), wrong: rsa() };

const RAW: Secrets = { current: RAW_SECRET, old: OLD_RAW_SECRET, wrong: `whsec_${Buffer.alloc(32, 9).toString('base64')}` };
const POSTMARK: Secrets = { current: POSTMARK_SECRET, old: OLD_POSTMARK_SECRET, wrong: `${POSTMARK_SECRET}x` };

const FORWARDEMAIL = hexKeys(1);
const MAILERSEND = hexKeys(4);
const SPARKPOST: Secrets = {
  current: 'a-token-that-sparkpost-sends',
  old: 'the-token-before-of-sparkpost',
  wrong: 'another-token-of-sparkpost',
};

const MANDRILL: Secrets = { current: 'mandrill-key-one-22-ch', old: 'mandrill-key-two-22-ch', wrong: 'mandrill-key-six-22-ch' };
const ec = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
const SENDGRID_KEYS = { current: ec(), old: ec(), wrong: ec() };
const BOUNDARY = 'xYzZY';

/** Those whose posts never carry the mail, and which have samples of their own. */
export const ONLY_NAMED = ['resend'] as const satisfies AdaptedProvider[];

export const SAMPLES = {
  raw: {
    setting: 'RAW_INBOUND_SECRET',
    values: RAW,
    carry: ({ mime }) => mime,
    prove: (body, by, { to, from }) => rawHeaders(body, { to, from, secret: RAW[by] }),
    proof: 'webhook-signature',
    covers: true,
    fidelity: 'exact',
    several: true,
    unknown: 404,
    mistake: 'whsec_short',
  },
  postmark: {
    setting: 'POSTMARK_INBOUND_SECRET',
    values: POSTMARK,
    carry: ({ mime, to: [to], from }) =>
      json({ OriginalRecipient: to, RawEmail: mime.toString(), Headers: [{ Name: 'Return-Path', Value: `<${from}>` }] }),
    prove: (_body, by) => basic(POSTMARK[by]),
    proof: 'authorization',
    covers: false,
    fidelity: 'text',
    several: false,
    unknown: 403,
    mistake: 'short',
  },
  postal: {
    setting: 'POSTAL_INBOUND_KEY',
    values: mapped(POSTAL_KEYS, ({ publicKey }) => publicKey.export({ type: 'spki', format: 'der' }).toString('base64')),
    carry: ({ mime, to: [to], from }) => {
      // Ruby's Base64.encode64 breaks lines after 60 characters.
      const message = mime.toString('base64').replace(/.{60}/g, '$&\n');
      return json({ id: 12, rcpt_to: to, mail_from: from, message, base64: true, size: mime.length });
    },
    prove: (body, by) => {
      const signature = createSign('RSA-SHA256').update(body).sign(POSTAL_KEYS[by].privateKey, 'base64');
      return [JSON_TYPE, ['x-postal-signature-256', signature], ['x-postal-signature-kid', 'abc']];
    },
    proof: 'x-postal-signature-256',
    covers: true,
    fidelity: 'exact',
    several: false,
    unknown: 404,
    mistake: 'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE',
  },
  forwardemail: {
    setting: 'FORWARDEMAIL_INBOUND_SECRET',
    values: FORWARDEMAIL,
    carry: ({ mime, to, from }) =>
      json({
        raw: mime.toString(),
        recipients: to,
        session: { sender: from, recipient: to[0], remoteAddress: '192.0.2.1', mta: 'mx1.forwardemail.net' },
        dkim: { results: [] },
      }),
    prove: (body, by) => [JSON_TYPE, ['x-webhook-signature', hexHmac(FORWARDEMAIL[by], body)]],
    proof: 'x-webhook-signature',
    covers: true,
    fidelity: 'text',
    several: true,
    unknown: 404,
    mistake: 'short',
  },
  mailersend: {
    setting: 'MAILERSEND_INBOUND_SECRET',
    values: MAILERSEND,
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
    prove: (body, by) => [JSON_TYPE, ['signature', hexHmac(MAILERSEND[by], body)]],
    proof: 'signature',
    covers: true,
    fidelity: 'text',
    several: true,
    unknown: 200,
    mistake: 'with a space in between',
  },
  sparkpost: {
    setting: 'SPARKPOST_INBOUND_SECRET',
    values: SPARKPOST,
    carry: ({ mime, to, from }) => json(to.map((one) => relayed(one, from, mime.toString('base64'), true))),
    prove: (_body, by) => [JSON_TYPE, ['x-messagesystems-webhook-token', SPARKPOST[by]]],
    proof: 'x-messagesystems-webhook-token',
    covers: false,
    fidelity: 'exact',
    several: true,
    unknown: 200,
    mistake: 'short',
  },
  mandrill: {
    setting: 'MANDRILL_INBOUND_SECRET',
    values: MANDRILL,
    carry: ({ mime, to: [to] }) =>
      urlencoded([
        {
          name: 'mandrill_events',
          value: JSON.stringify([
            {
              event: 'inbound',
              ts: 1_800_000_000,
              msg: { raw_msg: mime.toString(), email: to, sender: null, to: [['header@else.example', null]] },
            },
          ]),
        },
      ]).body,
    prove: (body, by) => [
      ['content-type', 'application/x-www-form-urlencoded'],
      ['x-mandrill-signature', mandrillSignature(MANDRILL[by], body)],
    ],
    proof: 'x-mandrill-signature',
    covers: true,
    fidelity: 'text',
    several: false,
    namesSender: false,
    unknown: 200,
    mistake: 'short',
  },
  sendgrid: {
    setting: 'SENDGRID_INBOUND_SECRET',
    values: mapped(SENDGRID_KEYS, ({ publicKey }) => publicKey.export({ type: 'spki', format: 'der' }).toString('base64')),
    carry: ({ mime, to, from }) =>
      multipart(
        [
          { name: 'to', value: 'Header <header@else.example>' },
          { name: 'email', value: mime },
          { name: 'charsets', value: '{"to":"UTF-8"}' },
          { name: 'sender_ip', value: '192.0.2.1' },
          { name: 'envelope', value: JSON.stringify({ to, from }) },
        ],
        BOUNDARY,
      ).body,
    prove: (body, by) => sendgridHeaders(body, by),
    proof: 'x-twilio-email-event-webhook-signature',
    covers: true,
    fidelity: 'exact',
    several: true,
    unknown: 200,
    mistake: 'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgA=',
  },
  ses: SES_SAMPLE,
} satisfies Record<Exclude<AdaptedProvider, (typeof ONLY_NAMED)[number]>, Sample>;

/** What sets all of them up. */
export const ALL_SECRETS: Record<string, string> = {
  // As behind a proxy, where the server is reached at another address than its own.
  APP_URL: PUBLIC_URL,
  ...Object.fromEntries(Object.values(SAMPLES).map(({ setting, values }) => [setting, `${values.current},${values.old}`])),
};

/** A mail in the form of a provider. */
export function madeBy(sample: Sample, mail: Mailed, by: keyof Secrets = 'current'): { body: Buffer; headers: Headers } {
  const body = sample.carry(mail, by);
  return { body, headers: sample.prove(body, by, mail) };
}

/** Posts what `change` makes of a provider's JSON, proved as its posts are; the mail has one recipient. */
export async function postChanged(
  room: Postroom,
  name: keyof typeof SAMPLES,
  to: string,
  change: (body: Json) => unknown,
): Promise<PostAnswer> {
  const mail = { mime: Buffer.from(mailOf('changed')), to: [to], from: 'bounces@example.org' };
  const sample: Sample = SAMPLES[name];
  const body = json(change(JSON.parse(sample.carry(mail, 'current').toString())));
  return await post(room, `${name}/inbound`, body, sample.prove(body, 'current', mail));
}

/** A mail of a batch of SparkPost. */
export function relayed(to: string, from: string, email_rfc822: string, email_rfc822_is_base64: boolean): Json {
  const content = { email_rfc822, email_rfc822_is_base64, subject: 'as SparkPost reads it', headers: [], to: [] };
  return { msys: { relay_message: { content, friendly_from: 'f@else.example', msg_from: from, rcpt_to: to, protocol: 'smtp' } } };
}

/** Over the address, then each name and value, sorted by name. */
export function mandrillSignature(key: string, body: Buffer, url = `${PUBLIC_URL}/webhooks/mandrill/inbound`): string {
  const fields = [...new URLSearchParams(body.toString())].sort(([a], [b]) => (a < b ? -1 : 1));
  return createHmac('sha1', key)
    .update(url + fields.flat().join(''))
    .digest('base64');
}

export function sendgridHeaders(body: Buffer, by: keyof Secrets, at = new Date()): Headers {
  const seconds = String(Math.floor(at.getTime() / 1000));
  const signature = createSign('SHA256').update(seconds).update(body).sign(SENDGRID_KEYS[by].privateKey, 'base64');
  return [
    ['content-type', `multipart/form-data; boundary=${BOUNDARY}`],
    ['x-twilio-email-event-webhook-timestamp', seconds],
    ['x-twilio-email-event-webhook-signature', signature],
  ];
}

function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

function mapped<T>(of: Record<keyof Secrets, T>, one: (value: T) => string): Secrets {
  return { current: one(of.current), old: one(of.old), wrong: one(of.wrong) };
}

function hexKeys(first: number): Secrets {
  const key = (at: number) => Buffer.alloc(32, first + at).toString('hex');
  return { current: key(0), old: key(1), wrong: key(2) };
}

function hexHmac(secret: string, body: Buffer): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}
