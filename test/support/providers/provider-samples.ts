/** What each provider with an adapter is set up with, and how it differs from the others; how it posts is told by `src/simulation/`. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { MailCarrier, Mailed } from '../../../src/simulation/carriers.ts';
import { MAILS } from '../../../src/simulation/mails.ts';
import { type Headers, json, MULTIPART_TYPE } from '../../../src/simulation/posting.ts';
import { PROOFS } from '../../../src/simulation/proofs.ts';
import type { AdaptedProvider } from '../../../src/webhook/adapters.ts';
import type { Json, Postroom } from '../rooms/postroom.ts';
import { keptKey } from '../servers/rsa-keys.ts';
import {
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

export type { Mailed } from '../../../src/simulation/carriers.ts';
export { relayed } from '../../../src/simulation/mails.ts';
export type { Headers } from '../../../src/simulation/posting.ts';

export const PUBLIC_URL = 'https://mail.example.com';

/** Those whose posts carry the mail, and prove it by a secret. */
type CarryingProvider = Exclude<AdaptedProvider, 'resend' | 'ses'>;

/** `wrong` is of the form of the others. */
export type Secrets = Record<'current' | 'old' | 'wrong', string>;

type Told = {
  setting: string;
  /** What the setting has. */
  values: Secrets;
  /** What signs or proves, where the setting is a public key. */
  signs?: Secrets;
  /** Names of headers without which nothing is proved; null = the body proves itself. */
  proof: string | null;
  /** Whether the proof covers the body. */
  covers: boolean;
  fidelity: 'exact' | 'text' | 'reconstructed';
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

export type Sample = Told & {
  /** `by` is there for a proof in the body. */
  carry(mail: Mailed, by: keyof Secrets): Buffer;
  /** The headers of a post with that body; `mail` is there for an envelope in headers. */
  prove(body: Buffer, by: keyof Secrets, mail: Mailed): Headers;
};

let postal = 0;
const POSTAL_KEYS = keyPairs(() => {
  postal += 1;
  const privateKey = createPrivateKey(keptKey(`postal-${postal}`));
  return { privateKey, publicKey: createPublicKey(privateKey) };
});
const SENDGRID_KEYS = keyPairs(() => generateKeyPairSync('ec', { namedCurve: 'P-256' }));

const TOLD: Record<CarryingProvider, Told> = {
  raw: {
    setting: 'RAW_INBOUND_SECRET',
    values: { current: RAW_SECRET, old: OLD_RAW_SECRET, wrong: `whsec_${Buffer.alloc(32, 9).toString('base64')}` },
    proof: 'webhook-signature',
    covers: true,
    fidelity: 'exact',
    several: true,
    unknown: 404,
    mistake: 'whsec_short',
  },
  postmark: {
    setting: 'POSTMARK_INBOUND_SECRET',
    values: { current: POSTMARK_SECRET, old: OLD_POSTMARK_SECRET, wrong: `${POSTMARK_SECRET}x` },
    proof: 'authorization',
    covers: false,
    fidelity: 'text',
    several: false,
    unknown: 403,
    mistake: 'short',
  },
  postal: {
    setting: 'POSTAL_INBOUND_KEY',
    ...POSTAL_KEYS,
    proof: 'x-postal-signature-256',
    covers: true,
    fidelity: 'exact',
    several: false,
    unknown: 404,
    mistake: 'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE',
  },
  forwardemail: {
    setting: 'FORWARDEMAIL_INBOUND_SECRET',
    values: hexKeys(1),
    proof: 'x-webhook-signature',
    covers: true,
    fidelity: 'text',
    several: true,
    unknown: 404,
    mistake: 'short',
  },
  mailersend: {
    setting: 'MAILERSEND_INBOUND_SECRET',
    values: hexKeys(4),
    proof: 'signature',
    covers: true,
    fidelity: 'text',
    several: true,
    unknown: 200,
    mistake: 'with a space in between',
  },
  sparkpost: {
    setting: 'SPARKPOST_INBOUND_SECRET',
    values: passwords('sparkpost'),
    proof: 'x-messagesystems-webhook-token',
    covers: false,
    fidelity: 'exact',
    several: true,
    unknown: 200,
    mistake: 'short',
  },
  mandrill: {
    setting: 'MANDRILL_INBOUND_SECRET',
    values: passwords('mandrill'),
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
    ...SENDGRID_KEYS,
    proof: 'x-twilio-email-event-webhook-signature',
    covers: true,
    fidelity: 'exact',
    several: true,
    unknown: 200,
    mistake: 'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgA=',
  },
  mailjet: {
    setting: 'MAILJET_INBOUND_SECRET',
    values: passwords('mailjet'),
    proof: 'authorization',
    covers: false,
    fidelity: 'reconstructed',
    several: false,
    unknown: 200,
    mistake: 'only-twenty-three-chars',
  },
  brevo: {
    setting: 'BREVO_INBOUND_SECRET',
    values: passwords('brevo'),
    proof: 'authorization',
    covers: false,
    fidelity: 'reconstructed',
    several: true,
    unknown: 200,
    mistake: 'only-twenty-three-chars',
  },
};

const CARRIED = Object.fromEntries(
  Object.entries(TOLD).map(([name, told]) => [name, { ...told, ...carrying(name as CarryingProvider, told) }]),
) as Record<CarryingProvider, Sample>;

export const SAMPLES = { ...CARRIED, ses: SES_SAMPLE };

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
  name: CarryingProvider,
  to: string,
  change: (body: Json) => unknown,
): Promise<PostAnswer> {
  const mail = { mime: Buffer.from(mailOf('changed')), to: [to], from: 'bounces@example.org' };
  const sample: Sample = SAMPLES[name];
  const body = json(change(JSON.parse(sample.carry(mail, 'current').toString())));
  return await post(room, `${name}/inbound`, body, sample.prove(body, 'current', mail));
}

export function mandrillSignature(secret: string, body: Buffer, url = `${PUBLIC_URL}/webhooks/mandrill/inbound`): string {
  return PROOFS.mandrill(body, { secret, url, at: new Date() })[0]?.[1] ?? '';
}

export function sendgridHeaders(body: Buffer, by: keyof Secrets, at = new Date()): Headers {
  return [['content-type', MULTIPART_TYPE], ...PROOFS.sendgrid(body, { secret: SENDGRID_KEYS.signs[by], url: '', at })];
}

/** The official library of Standard Webhooks signs what is raw. */
function carrying(name: CarryingProvider, { values, signs = values }: Told): Pick<Sample, 'carry' | 'prove'> {
  const { carry, type, prove }: MailCarrier = MAILS[name];
  if (name === 'raw') return { carry, prove: (body, by, { to, from }) => rawHeaders(body, { to, from, secret: signs[by] }) };
  const url = `${PUBLIC_URL}/webhooks/${name}/inbound`;
  return {
    carry,
    prove: (body, by, mail) => [['content-type', type], ...prove(body, { secret: signs[by], url, at: new Date() }, mail)],
  };
}

export function passwords(name: string): Secrets {
  return {
    current: `a-password-that-is-of-${name}-now`,
    old: `the-password-before-of-${name}`,
    wrong: `another-password-of-${name}`,
  };
}

export function hexKeys(first: number): Secrets {
  const key = (at: number) => Buffer.alloc(32, first + at).toString('hex');
  return { current: key(0), old: key(1), wrong: key(2) };
}

type Pair = { publicKey: KeyObject; privateKey: KeyObject };

/** The public keys as a setting has them, and the private ones as PEM. */
export function keyPairs(pair: () => Pair): { values: Secrets; signs: Secrets } {
  const pairs = { current: pair(), old: pair(), wrong: pair() };
  const mapped = (one: (of: Pair) => string): Secrets => ({
    current: one(pairs.current),
    old: one(pairs.old),
    wrong: one(pairs.wrong),
  });
  return {
    values: mapped(({ publicKey }) => publicKey.export({ type: 'spki', format: 'der' }).toString('base64')),
    signs: mapped(({ privateKey }) => privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()),
  };
}
