/** The JSON of Postmark's inbound webhook ("Inbound webhook", postmarkapp.com), as far as it is read. */
import { z } from 'zod';
import { jsonPost } from '../posts/json-post.ts';

/** A field that is missing, or of another form, counts as empty: the mail must not be lost for it. */
const text = z.string().catch('');

const mailbox = z.object({ Email: text });

const mailboxes = z.array(mailbox).catch([]);

const post = z.object({
  OriginalRecipient: text,
  MessageID: text,
  From: text,
  To: text,
  Cc: text,
  ReplyTo: text,
  Subject: text,
  Date: text,
  ToFull: mailboxes,
  CcFull: mailboxes,
  BccFull: mailboxes,
  TextBody: text,
  HtmlBody: text,
  RawEmail: text,
  Headers: z.array(z.object({ Name: text, Value: text })).catch([]),
  Attachments: z.array(z.object({ Name: text, ContentType: text, ContentID: text, Content: text })).catch([]),
});

export type InboundPost = z.output<typeof post>;

/** Throws `invalid_request` for what is no JSON object. */
export function inboundPost(body: Buffer): InboundPost {
  return jsonPost(body, post, "Give this address to the inbound webhook of a Postmark server's inbound stream.");
}
