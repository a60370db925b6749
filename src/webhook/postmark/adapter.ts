/** Postmark's inbound webhook: JSON with the raw mail where its option is ticked, and else with the fields of the mail. */
import type { Adapter, Content, Posted } from '../adapter.ts';
import { recipientsIn, senderIn } from '../envelope.ts';
import { requireBasicSecret } from '../signatures/basic-secret.ts';
import { type InboundPost, inboundPost } from './shapes.ts';

const SETTING = 'POSTMARK_INBOUND_SECRET';

export const postmark: Adapter = {
  setting: SETTING,
  provedBy: 'headers',
  verify: (posted, secrets) => {
    requireBasicSecret(posted, secrets, SETTING);
    return null;
  },
  extract: (posted: Posted) => {
    const post = inboundPost(posted.body);
    const envelopeTo = recipientsOf(post);
    const returnPath = post.Headers.find(({ Name }) => Name.toLowerCase() === 'return-path')?.Value;
    return [
      {
        ...contentOf(post, envelopeTo),
        // Postmark adds it in front of the mail's own header fields.
        envelopeFrom: senderIn(returnPath ?? null),
        envelopeTo,
        providerId: post.MessageID === '' ? null : JSON.stringify([post.MessageID, envelopeTo]),
        spf: null,
      },
    ];
  },
  // 403 is the one code after which it does not post again.
  codes: { unknown: 403, ignored: 200, unsigned: 401, malformed: 403 },
};

/** `OriginalRecipient` is RCPT TO. Only where it is missing, the addresses of the header fields stand in for it. */
function recipientsOf({ OriginalRecipient, ToFull, CcFull, BccFull }: InboundPost): string[] {
  const named = OriginalRecipient === '' ? [...ToFull, ...CcFull, ...BccFull].map(({ Email }) => Email) : [OriginalRecipient];
  return recipientsIn(named, {
    place: 'post',
    field: 'it',
    hint: "Give this address to the inbound webhook of a Postmark server's inbound stream.",
  });
}

function contentOf(post: InboundPost, recipients: string[]): Content {
  if (post.RawEmail !== '') return { raw: Buffer.from(post.RawEmail), fidelity: 'text' };
  const { From, Subject, TextBody, HtmlBody, Attachments } = post;
  const fields = post.Headers.filter(({ Name }) => Name.toLowerCase() !== 'return-path').map(({ Name, Value }) => [Name, Value]);
  // The fields that it tells apart are not among its Headers.
  const apart = Object.entries({ From, To: post.To, Cc: post.Cc, 'Reply-To': post.ReplyTo, Subject, Date: post.Date });
  const messageHeaders = JSON.stringify([...apart.filter(([, value]) => value !== ''), ...fields]);
  return {
    parts: {
      recipients,
      from: From || null,
      subject: Subject || null,
      text: TextBody === '' ? null : Buffer.from(TextBody),
      html: HtmlBody === '' ? null : Buffer.from(HtmlBody),
      messageHeaders,
      contentIdMap: JSON.stringify(
        Object.fromEntries(
          Attachments.flatMap(({ ContentID }, at) => (ContentID === '' ? [] : [[ContentID, `attachment-${at + 1}`]])),
        ),
      ),
      attachments: Attachments.map(({ Name, ContentType, Content: content }, at) => ({
        field: `attachment-${at + 1}`,
        filename: Name || null,
        contentType: ContentType || null,
        content: Buffer.from(content, 'base64'),
      })),
    },
  };
}
