/** A mail that Amazon SES put into S3 ("Deliver to S3 bucket action"): its plan, how it is fetched, and for whom it is where no notification says so. */
import addressparser from 'nodemailer/lib/addressparser';
import { z } from 'zod';
import { PostroomError } from '../../core/base/errors.ts';
import type { FetchPlan } from '../../core/store/fetches.ts';
import type { Fetched, FetchTools } from '../adapter.ts';
import { recipientsIn } from '../envelope.ts';
import { getObject } from './s3.ts';

const planned = z.object({ bucket: z.string(), key: z.string(), isTold: z.boolean() });

/** SES writes one of them beside the mail that it encrypts for a client of its own. */
const ENCRYPTED = ['x-amz-meta-x-amz-key', 'x-amz-meta-x-amz-key-v2'];
const HINT = 'Take the encryption of messages out of the S3 action.';

/** Bytes of a mail in which its header is looked for. */
const MOST_HEADER = 256 * 1024;

/** `isTold` = its recipients are known. Throws `invalid_request` for what is no name of an object. */
export function planOf({
  bucket,
  key,
  isTold,
}: {
  bucket?: string | undefined;
  key?: string | undefined;
  isTold: boolean;
}): FetchPlan {
  if (
    bucket !== undefined &&
    key !== undefined &&
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket) &&
    key !== '' &&
    key.length <= 1024
  )
    return { bucket, key, isTold };
  throw new PostroomError('invalid_request', 'The notice names no object of S3.');
}

/** The same object has the same name in a notification and in a listing. */
export function objectName(bucket: string, key: string): string {
  return JSON.stringify(['object', bucket, key]);
}

/** Throws `invalid_request` for a mail that only a client of AWS can decrypt, and for one that names no recipient. */
export async function fetchObject(plan: FetchPlan, tools: FetchTools): Promise<Fetched> {
  const { bucket, key, isTold } = planned.parse(plan);
  const { headers, body } = await getObject(bucket, key, tools);
  if (ENCRYPTED.some((name) => headers[name] !== undefined))
    throw new PostroomError('invalid_request', 'The mail in S3 is encrypted for a client of AWS.', { hint: HINT });
  const content = { raw: body, fidelity: 'exact' } as const;
  return isTold ? content : { ...content, envelopeTo: addressedTo(body) };
}

/**
 * The recipients of a mail whose notification by SNS never came, so that its receipt is lost. SES puts a Received field of its own before the mail, which names them
 * behind `for`; where it names none, they are those of To and Cc.
 */
function addressedTo(mime: Buffer): string[] {
  const fields = headerOf(mime);
  // SES puts at most Return-Path before it; further below a sender may have written one.
  const first = fields.find(([name]) => name === 'received')?.[1] ?? '';
  const [, envelope] = /\bby inbound-smtp\.[a-z0-9-]+\.amazonaws\.com\b[^;]*?\bfor ([^;]+);/i.exec(first) ?? [];
  const named = fields.filter(([name]) => name === 'to' || name === 'cc').flatMap(([, value]) => mailboxesIn(value));
  const place = { place: 'mail in S3', field: 'Received', hint: 'Look at it in the bucket.' };
  return recipientsIn(envelope === undefined ? named : [envelope], place);
}

function headerOf(mime: Buffer): [name: string, value: string][] {
  const [header = ''] = mime.toString('latin1', 0, MOST_HEADER).split(/\r?\n\r?\n/, 1);
  return header
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, Math.max(colon, 0)).trim().toLowerCase(), line.slice(colon + 1).trim()];
    });
}

function mailboxesIn(field: string): string[] {
  return addressparser(field, { flatten: true }).flatMap(({ address }) => (address ? [address] : []));
}
