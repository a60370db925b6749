/** How the text of a setting is read, for kinds of values that settings share. */
import { createPublicKey } from 'node:crypto';
import { isIP } from 'node:net';
import { z } from 'zod';
import { isSecret } from '../core/webhooks/signing.ts';

/** One of a few words. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(...words: Words) =>
  z.enum(words, `must be one of ${words.join(', ')}`);

const HOST = /^(?:[\w.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

export const commaList = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

/** Host headers (RFC 9110 7.2), without regard to the port or with one. */
export const hosts = commaList.refine(
  (names) => names.every((name) => HOST.test(name)),
  'must be host names, comma separated, with or without a port, such as mail.example.com',
);

const NAME_BELOW = /^(?:\*\.)?[\w-]+(?:\.[\w-]+)*$/;

/** Hosts as they stand in addresses of webhook endpoints, whatever the port; `*.` = every name below. */
export const endpointHosts = commaList.refine(
  (names) => names.every((name) => NAME_BELOW.test(name) || isIP(name) !== 0),
  'must be host names, comma separated, such as hooks.example.org or *.example.net',
);

/** Origins as browsers send them (RFC 6454 6.2): in lower case and without a path. Not what `new URL` makes of them: that is 'null' for schemes such as `vscode-webview`. */
export const origins = commaList
  .transform((texts) => texts.map((text) => text.toLowerCase().replace(/\/$/, '')))
  .refine(
    (texts) => texts.every((text) => HOST.test(/^[a-z][a-z0-9+.-]*:\/\/(.*)$/.exec(text)?.[1] ?? '')),
    'must be origins, comma separated, such as https://app.example.com',
  );

const SECRET_KEY = /^(?:[0-9a-f]{64}|[\w+/-]{43}=?)$/i;

export const secretKeys = commaList.transform((texts, context) => {
  if (texts.every((text) => SECRET_KEY.test(text)))
    return texts.map((text) => Buffer.from(text, text.length === 64 ? 'hex' : 'base64'));
  context.addIssue('must be 32 random bytes in Base64 or hex, as `openssl rand -base64 32` gives them');
  return z.NEVER;
});

/** Two, so that one can take the place of the other while both are right. */
export const secretPair = commaList.refine(
  (texts) => texts.length <= 2,
  'must be one value, or two while one takes the place of the other',
);

/** Secrets as Standard Webhooks writes them. */
export const standardSecrets = secretPair.refine(
  (texts) => texts.every(isSecret),
  'must be `whsec_` and 24 to 64 random bytes in Base64, as `echo whsec_$(openssl rand -base64 32)` gives it',
);

/** Characters of a password that stands in a URL: none of them needs escaping there. */
const PASSWORD = /^[\w-]{24,200}$/;

export const basicSecrets = secretPair.refine(
  (texts) => texts.every((text) => PASSWORD.test(text)),
  'must be 24 characters or more, letters, digits, - and _ only, as `openssl rand -hex 24` gives it',
);

/** Secrets that a provider makes, in any form. */
export const sharedSecrets = secretPair.refine(
  (texts) => texts.every((text) => /^[\x21-\x7e]{16,500}$/.test(text)),
  'must be the secret as the provider shows it, 16 characters or more without spaces and commas',
);

/** Without a slash at its end. Plain http is for ranges of the operator, which the guard of outgoing requests sees to. */
export const apiAddress = z
  .string()
  .refine((text) => /^https?:/.test(text) && URL.canParse(text), 'must be an https address, such as https://api.example.com/v3')
  .transform((text) => text.replace(/\/+$/, ''));

/** SubjectPublicKeyInfo (RFC 5280 4.1) in Base64, as the record of a DKIM key has it (RFC 6376 3.6.1). */
export const rsaKeys = secretPair.refine(
  (texts) => texts.every((text) => isPublicKey(text, 'rsa')),
  'must be an RSA public key in Base64 on one line, as `openssl rsa -in signing.key -pubout -outform DER | base64 -w0` gives it',
);

/** Passwords as in `basicSecrets`, or ECDSA public keys, whose Base64 ends with its padding. */
export const passwordsOrKeys = secretPair.refine(
  (texts) => texts.every((text) => (text.endsWith('=') ? isPublicKey(text, 'ec') : PASSWORD.test(text))),
  'must be a verification key as the provider shows it, or 24 characters or more, letters, digits, - and _ only',
);

/** Amazon Resource Names of topics; a FIFO topic posts to no address. */
export const topicArns = commaList.refine(
  (texts) =>
    texts.length <= 20 && texts.every((text) => /^arn:aws(?:-cn|-us-gov)?:sns:[a-z0-9-]+:\d{12}:[\w-]{1,256}$/.test(text)),
  'must be ARNs of up to 20 topics of SNS, comma separated, such as arn:aws:sns:eu-west-1:123456789012:mail',
);

export const awsRegion = z.string().regex(/^[a-z]{2}(?:-[a-z]+)+-\d$/, 'must be a region of AWS, such as eu-west-1');

/** A bucket of S3, and what the names of the objects in it begin with. */
export const bucketPlace = z.string().transform((text, context) => {
  const [, bucket, prefix = ''] = /^([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\x21-\x7e]{0,500}))?$/.exec(text) ?? [];
  if (bucket !== undefined) return { bucket, prefix };
  context.addIssue('must be the name of a bucket, or with a slash and a prefix, such as my-mail/inbound/');
  return z.NEVER;
});

/** Access keys of AWS; up to two, so that a key can be replaced without a gap. */
export const accessKeys = secretPair.transform((texts, context) => {
  const keys = texts.map((text) => /^(\w{16,128}):([\w+/=]{16,128})(?::([\w+/=]{16,4096}))?$/.exec(text));
  if (keys.every((key) => key !== null))
    return keys.map(([, id = '', secret = '', token]) => ({ id, secret, token: token ?? null }));
  context.addIssue(
    'must be the id of an access key and its secret, with a colon between, and the session token of a temporary one after another colon',
  );
  return z.NEVER;
});

export const webUrl = z
  .string()
  .refine(
    (value) => /^https?:\/\/[^\s/?#@]+\/?$/.test(value) && URL.canParse(value),
    'must be an http or https URL without a path or a user, such as https://mail.example.com',
  )
  .transform((value) => value.replace(/\/$/, ''));

export const count = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1 to 999999')
  .transform(Number);

/** Below all sessions of the SMTP port, so that no single client has all of them. */
export const smtpSessions = z
  .string()
  .regex(/^(?:[1-9]\d?|100)$/, 'must be a whole number from 1 to 100')
  .transform(Number);

export const milliseconds = z
  .string()
  .regex(/^\d{1,6}$/, 'must be a whole number from 0 to 999999')
  .transform(Number);

/** An address and a port; an IPv6 address stands in brackets (RFC 3986 3.2.2). */
export const listenAddress = z.string().transform((value, context) => {
  const [, bracketed, plain, digits] = /^(?:\[([0-9a-f:.]+)\]|([^\s:[\]]+)):(\d{1,5})$/i.exec(value) ?? [];
  const host = bracketed ?? plain;
  if (host !== undefined && Number(digits) <= 65535) return { host, port: Number(digits) };
  context.addIssue('must be an address and a port, such as 127.0.0.1:9464, 0.0.0.0:25 or [::1]:9464');
  return z.NEVER;
});

/** The last label is no number, as in an address: those name no host (RFC 1123 2.1). */
export const hostName = z
  .string()
  .toLowerCase()
  .regex(
    /^(?=.{1,253}$)(?!(?:.*\.)?\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/,
    'must be a host name in ASCII, such as mail.example.com: without a scheme, a path, a port or a dot at its end',
  );

function isPublicKey(text: string, type: 'rsa' | 'ec'): boolean {
  try {
    return createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' }).asymmetricKeyType === type;
  } catch {
    return false;
  }
}
