/** Input fields of the tools that write mail: addresses, bodies and files. */
import { z } from 'zod';
import {
  CONTENT_ID,
  MAX_CONTENT_ID,
  MAX_FILENAME,
  MAX_RECIPIENTS,
  MAX_SUBJECT,
  MAX_TEXT,
  MEDIA_TYPE,
} from '../../src/core/base/limits.ts';
import { lines } from '../sent-arguments.ts';
import { id, line, named, rare } from '../shapes.ts';

/** What optional fields of a mail that is sent mean when they are left out. Of a draft that is changed, what is left out stays. */
export const SAME_AS_LEFT_OUT = {
  cc: [],
  bcc: [],
  replyTo: [],
  attachments: [],
  files: [],
  headers: {},
  labels: [],
  onUnknown: 'retry',
  holdSeconds: 0,
  unlessAnswered: false,
  dryRun: false,
};

/** Fields that take one address, or a list of them. */
export const SAME_IN_LIST = ['to', 'replyTo'];

export const address = line(512);

export const addresses = z.array(address).max(MAX_RECIPIENTS);

export const to = z.union([address, addresses.min(1)]).describe('Recipients.');

export const cc = addresses.optional().describe('Copies.');

export const bcc = addresses.optional().describe('Blind copies.');

export const subject = line(MAX_SUBJECT).optional().describe('Subject line.');

export const bodyText = z.string().max(MAX_TEXT);

/** The plain text of a mail. */
export const lineText = lines(bodyText);

export const text = lineText.optional().describe('Give text, html or both.');

export const replyTo = rare(z.union([address, addresses]).optional().describe('Reply-To.'));

export const headers = rare(named(z.string(), z.string()).optional().describe('Further headers.'));

export const onUnknown = rare(z.enum(['retry', 'hold']).optional().describe('If the outcome is unknown. Default: retry.'));

export const html = bodyText.optional().describe('HTML body.');

/** Files of emails that are here. */
export const files = z
  .array(z.strictObject({ emailId: id('email'), attachmentId: id('attachment').optional() }))
  .max(50)
  .optional()
  .describe('Files of other emails.');

export const attachments = z
  .array(
    z.strictObject({
      filename: line(MAX_FILENAME).min(1).optional().describe('Name.'),
      content: z.string().max(35_000_000).optional().describe('Base64, or give emailId.'),
      emailId: id('email').optional(),
      attachmentId: id('attachment').optional(),
      // Checked here instead of listed as patterns: every agent would pay for them in every tool, and it knows what a media type is.
      contentType: rare(
        z
          .string()
          .refine((type) => MEDIA_TYPE.test(type), 'must be a media type without parameters, such as application/pdf')
          .optional()
          .describe('Type.'),
      ),
      contentId: z
        .string()
        .refine((contentId) => contentId.length <= MAX_CONTENT_ID && CONTENT_ID.test(contentId), 'must be a plain content id')
        .optional()
        .describe('Content id.'),
    }),
  )
  .max(50)
  .optional()
  .describe('Files.');
