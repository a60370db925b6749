/** How each provider with an adapter posts a mail: what its posts look like, how they are proved, and what it is answered. */
import { createSign, generateKeyPairSync } from 'node:crypto';
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

export type Headers = [name: string, value: string][];

/** The mail of a post with its envelope; `to` has one address where a provider posts once for each. */
export type Mailed = { mime: Buffer; to: string[]; from: string };

/** `wrong` is of the form of the others. */
export type Secrets = Record<'current' | 'old' | 'wrong', string>;

export type Sample = {
  setting: string;
  /** What the setting has, and what signs or proves with it; they differ where the setting is a public key. */
  values: Secrets;
  carry(mail: Mailed): Buffer;
  /** The headers of a post with that body; `mail` is there for an envelope in headers. */
  prove(body: Buffer, by: keyof Secrets, mail: Mailed): Headers;
  /** Names of headers without which nothing is proved. */
  proof: string;
  /** Whether the proof covers the body. */
  covers: boolean;
  fidelity: 'exact' | 'text';
  /** Whether one post can name several recipients. */
  several: boolean;
  /** False = it does not tell MAIL FROM. */
  namesSender?: false;
  /** What an unknown recipient is answered. */
  unknown: number;
  /** A value that its setting does not take. */
  mistake: string;
};

const JSON_TYPE: Headers[number] = ['content-type', 'application/json'];

const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const POSTAL_KEYS = { current: rsa(), old: rsa(), wrong: rsa() };

const RAW: Secrets = { current: RAW_SECRET, old: OLD_RAW_SECRET, wrong: `whsec_${Buffer.alloc(32, 9).toString('base64')}` };
const POSTMARK: Secrets = { current: POSTMARK_SECRET, old: OLD_POSTMARK_SECRET, wrong: `${POSTMARK_SECRET}x` };

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
} satisfies Record<AdaptedProvider, Sample>;

/** What sets all of them up. */
export const ALL_SECRETS = Object.fromEntries(
  Object.values(SAMPLES).map(({ setting, values }) => [setting, `${values.current},${values.old}`]),
);

/** A mail in the form of a provider. */
export function madeBy(sample: Sample, mail: Mailed, by: keyof Secrets = 'current'): { body: Buffer; headers: Headers } {
  const body = sample.carry(mail);
  return { body, headers: sample.prove(body, by, mail) };
}

/** Posts what `change` makes of a provider's JSON, proved as its posts are; the mail has one recipient. */
export async function postChanged(
  room: Postroom,
  name: AdaptedProvider,
  to: string,
  change: (body: Json) => unknown,
): Promise<PostAnswer> {
  const mail = { mime: Buffer.from(mailOf('changed')), to: [to], from: 'bounces@example.org' };
  const sample: Sample = SAMPLES[name];
  const body = json(change(JSON.parse(sample.carry(mail).toString())));
  return await post(room, `${name}/inbound`, body, sample.prove(body, 'current', mail));
}

function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

function mapped<T>(of: Record<keyof Secrets, T>, one: (value: T) => string): Secrets {
  return { current: one(of.current), old: one(of.old), wrong: one(of.wrong) };
}
