/** Mail from a relay webhook of SparkPost ("Relay webhooks", developers.sparkpost.com): JSON with a batch of raw mails. */
import { z } from 'zod';
import { PostroomError } from '../../core/base/errors.ts';
import { type Adapter, type Extracted, headerOf } from '../adapter.ts';
import { recipientsIn, senderIn } from '../envelope.ts';
import { mailsOf } from '../posts/batch.ts';
import { jsonPost } from '../posts/json-post.ts';
import { isOneOf, requireBasicSecret } from '../signatures/basic-secret.ts';

const SETTING = 'SPARKPOST_INBOUND_SECRET';
const HINT = 'Give this address to a relay webhook of SparkPost, which posts mail that came by SMTP.';

const mail = z.object({
  content: z.object({ email_rfc822: z.string().min(1), email_rfc822_is_base64: z.boolean().catch(false) }),
  msg_from: z.string().nullable().catch(null),
  rcpt_to: z.string().min(1),
});

const batch = z.array(z.object({ msys: z.record(z.string(), z.unknown()) }));

export const sparkpost: Adapter = {
  setting: SETTING,
  provedBy: 'headers',
  verify: (posted, secrets) => {
    const token = headerOf(posted, 'x-messagesystems-webhook-token');
    if (token === null || !isOneOf(secrets, token)) requireBasicSecret(posted, secrets, SETTING);
    return null;
  },
  extract: ({ body }) => {
    // What is empty is a ping.
    const events = jsonPost(body, batch, HINT).filter(({ msys }) => Object.keys(msys).length > 0);
    return mailsOf(events, ({ msys }) => mailOf(msys.relay_message));
  },
  codes: { unknown: 200, ignored: 200, unsigned: 401, malformed: 400 },
};

function mailOf(event: unknown): Extracted {
  const read = mail.safeParse(event);
  if (!read.success) throw new PostroomError('invalid_request', 'The batch holds no mail.', { hint: HINT });
  const { content, msg_from, rcpt_to } = read.data;
  const { email_rfc822: raw, email_rfc822_is_base64: isBase64 } = content;
  return {
    ...(isBase64 ? { raw: Buffer.from(raw, 'base64'), fidelity: 'exact' } : { raw: Buffer.from(raw), fidelity: 'text' }),
    envelopeFrom: senderIn(msg_from),
    envelopeTo: recipientsIn([rcpt_to], { place: 'batch', field: 'rcpt_to', hint: HINT }),
    providerId: null,
    spf: null,
  };
}
