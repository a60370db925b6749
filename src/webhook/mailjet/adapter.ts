/** Mail from Mailjet's Parse API ("Parse API: inbound emails", dev.mailjet.com): JSON with the parts of the mail, and without the raw mail. */
import { createHash } from 'node:crypto';
import { parseHeaderValue } from 'nodemailer/lib/mime-funcs';
import { z } from 'zod';
import type { Adapter } from '../adapter.ts';
import { recipientsIn, senderIn } from '../envelope.ts';
import { jsonPost } from '../posts/json-post.ts';
import { headerPairs, type ParsedFields } from '../posts/parsed-fields.ts';
import { requireBasicSecret } from '../signatures/basic-secret.ts';

const SETTING = 'MAILJET_INBOUND_SECRET';
const HINT = 'Give this address to a parse route of Mailjet, and not to the event triggers.';

const text = z.string().nullable().catch(null);
const headers = z.record(z.string(), z.union([z.string(), z.array(z.string())]).catch([])).catch({});

const shape = z.looseObject({
  Sender: text,
  Recipient: text,
  From: text,
  Subject: text,
  Headers: headers,
  Parts: z.array(z.object({ Headers: headers, ContentRef: z.string().catch('') })).catch([]),
  'Text-part': text,
  'Html-part': text,
});

type Post = z.output<typeof shape>;

export const mailjet: Adapter = {
  setting: SETTING,
  provedBy: 'headers',
  verify: (posted, secrets) => {
    requireBasicSecret(posted, secrets, SETTING);
    return null;
  },
  extract: ({ body }) => {
    const post = jsonPost(body, shape, HINT);
    const envelopeTo = recipientsIn([post.Recipient ?? ''], { place: 'post', field: 'Recipient', hint: HINT });
    return [
      {
        parts: partsOf(post, envelopeTo),
        envelopeFrom: senderIn(post.Sender),
        envelopeTo,
        // Mailjet has no name for a mail, and what is composed from its fields differs each time.
        providerId: createHash('sha256').update(body).digest('hex'),
        spf: null,
      },
    ];
  },
  codes: { unknown: 200, ignored: 200, unsigned: 401, malformed: 400 },
};

function partsOf(post: Post, recipients: string[]): ParsedFields {
  const files = post.Parts.filter(({ ContentRef }) => /^(?:Inline)?Attachment\d+$/.test(ContentRef)).map((part) => {
    const content = post[part.ContentRef];
    const [type = null] = valuesOf(part.Headers, 'content-type');
    const [disposition = ''] = valuesOf(part.Headers, 'content-disposition');
    const filename = parseHeaderValue(disposition).params.filename ?? parseHeaderValue(type ?? '').params.name;
    return {
      file: {
        field: part.ContentRef,
        filename: filename || null,
        contentType: type,
        // All of them come as Base64, whatever their header says.
        content: Buffer.from(typeof content === 'string' ? content : '', 'base64'),
      },
      contentId: valuesOf(part.Headers, 'content-id')[0] ?? '',
    };
  });
  const { From: from, Subject: subject } = post;
  const [plain, html] = [post['Text-part'], post['Html-part']];
  return {
    recipients,
    from,
    subject,
    text: plain === null ? null : Buffer.from(plain),
    html: html === null ? null : Buffer.from(html),
    messageHeaders: JSON.stringify(headerPairs(post.Headers)),
    contentIdMap: JSON.stringify(
      Object.fromEntries(files.flatMap(({ file, contentId }) => (contentId === '' ? [] : [[contentId, file.field]]))),
    ),
    attachments: files.map(({ file }) => file),
  };
}

function valuesOf(fields: Post['Headers'], wanted: string): string[] {
  return headerPairs(fields).flatMap(([name, value]) => (name.toLowerCase() === wanted ? [value] : []));
}
