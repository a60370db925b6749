/** What Amazon SES tells of a mail that came in ("Contents of notifications for Amazon SES email receiving"), which stands in a message of SNS. */
import { z } from 'zod';
import { PostroomError } from '../../core/base/errors.ts';
import type { SpfResult } from '../../core/store/authentication.ts';

const verdict = z.object({ status: z.string() }).nullable().catch(null);

const shape = z.object({
  notificationType: z.literal('Received'),
  mail: z.object({ messageId: z.string().min(1), source: z.string().nullable().catch(null) }),
  receipt: z.object({
    recipients: z.array(z.string()),
    spfVerdict: verdict,
    action: z.object({
      type: z.string(),
      encoding: z.string().optional(),
      bucketName: z.string().optional(),
      objectKey: z.string().optional(),
    }),
  }),
  content: z.string().optional(),
});

export type Notice = z.infer<typeof shape>;

/** The mail itself, where the notice carries it: `text` unless it came in Base64. */
export type Carried = { raw: Buffer; fidelity: 'exact' | 'text' };

/**
 * Null for what is about no mail that came in: the sentence by which SES tries a topic, and what it tells of mail that went out. Throws
 * `invalid_request` for a notice of a mail that is not of this form.
 */
export function readNotice(message: string): Notice | null {
  const json = noticeIn(message);
  if (json?.notificationType !== 'Received') return null;
  const read = shape.safeParse(json);
  if (read.success) return read.data;
  throw new PostroomError('invalid_request', 'The message is not of the form that SES documents.');
}

/** Null for a message that is no JSON object. */
export function noticeIn(message: string): Record<string, unknown> | null {
  const json = jsonOf(message);
  return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : null;
}

/** Null where there is no content. */
export function carriedBy({ content, receipt }: Notice): Carried | null {
  if (content === undefined || content === '') return null;
  return isBase64(content, receipt.action.encoding)
    ? { raw: Buffer.from(content, 'base64'), fidelity: 'exact' }
    : { raw: Buffer.from(content), fidelity: 'text' };
}

/** SES signs what it found as part of the notice, so no sender can have written it. Its GRAY says neither. */
export function spfOf({ receipt }: Notice): SpfResult | null {
  const status = receipt.spfVerdict?.status;
  return status === 'PASS' ? 'pass' : status === 'FAIL' ? 'fail' : null;
}

/** Where the encoding is not named, a colon tells: a mail has one in its first line, and Base64 has none. */
function isBase64(content: string, encoding: string | undefined): boolean {
  return encoding === undefined ? !content.includes(':') : encoding.toUpperCase() === 'BASE64';
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
