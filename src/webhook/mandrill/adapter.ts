/** Mail from an inbound route of Mandrill (Mailchimp Transactional, "Inbound email", "Webhooks"): a form with a JSON list of raw mails. */
import { z } from 'zod';
import { PostroomError } from '../../core/base/errors.ts';
import type { Adapter, Extracted, Posted } from '../adapter.ts';
import { recipientsIn } from '../envelope.ts';
import { mailsOf } from '../posts/batch.ts';
import { formPost } from '../posts/form-post.ts';
import { jsonPost } from '../posts/json-post.ts';
import { FIELD, verifiedBy } from './signature.ts';

const SETTING = 'MANDRILL_INBOUND_SECRET';
const HINT = 'Give this address to a route of an inbound domain of Mandrill, and not to a webhook of its sent mail.';

const mail = z.object({ event: z.literal('inbound'), msg: z.object({ raw_msg: z.string().min(1), email: z.string().min(1) }) });

const events = z.array(z.unknown());

export const mandrill: Adapter = {
  setting: SETTING,
  provedBy: 'body',
  verify: verifiedBy(SETTING, HINT),
  extract: async (posted: Posted) => {
    const [list] = (await formPost(posted, HINT)).get(FIELD) ?? [];
    return mailsOf(jsonPost(list ?? Buffer.alloc(0), events, HINT), mailOf);
  },
  codes: { unknown: 200, ignored: 200, unsigned: 401, malformed: 400 },
};

function mailOf(event: unknown): Extracted {
  const read = mail.safeParse(event);
  if (!read.success) throw new PostroomError('invalid_request', 'The list holds no mail.', { hint: HINT });
  const { raw_msg, email } = read.data.msg;
  return {
    raw: Buffer.from(raw_msg),
    fidelity: 'text',
    // Mandrill's `sender` is about mail that it sends.
    envelopeFrom: null,
    envelopeTo: recipientsIn([email], { place: 'list', field: 'email', hint: HINT }),
    providerId: null,
    spf: null,
  };
}
