/** Mail that Resend received ("Receiving Emails", its documents): the post only names it, and the raw mail is fetched from its API. */
import { z } from 'zod';
import { PostroomError } from '../../core/base/errors.ts';
import type { Got } from '../../core/ports/web.ts';
import type { Adapter, FetchTools } from '../adapter.ts';
import { recipientsIn } from '../envelope.ts';
import { plainAddress } from '../event-fields.ts';
import { jsonPost } from '../posts/json-post.ts';
import { requireStandardSignature } from '../signatures/standard-signature.ts';

const SETTING = 'RESEND_INBOUND_SECRET';
const HINT = 'Give this address to a webhook of Resend for the event email.received.';

/** Addresses, whatever else stands in the list. */
const addresses = z.array(z.string()).nullish().catch(null);

const shape = z.object({
  type: z.string().catch(''),
  data: z
    .object({ email_id: z.string().catch(''), received_for: addresses })
    .nullish()
    .catch(null),
});

const planned = z.object({ emailId: z.string(), isTold: z.boolean() });

const received = z.object({
  raw: z.object({ download_url: z.string() }).nullish().catch(null),
  received_for: addresses,
  to: addresses,
});

export const resend: Adapter = {
  setting: SETTING,
  provedBy: 'body',
  verify: (posted, secrets) => {
    requireStandardSignature(posted, secrets, { prefix: 'svix', setting: SETTING });
    return null;
  },
  extract: ({ body }) => {
    const { type, data } = jsonPost(body, shape, HINT);
    // One webhook of Resend may be told of other events too.
    if (type !== 'email.received') return [];
    const emailId = data?.email_id ?? '';
    // The id becomes part of a URL.
    if (!/^[\w-]{1,100}$/.test(emailId))
      throw new PostroomError('invalid_request', 'The post names no received email.', { hint: HINT });
    const envelopeTo = data?.received_for?.length ? envelopeOf(data.received_for) : [];
    // Its id at Resend; a mail may be told in several posts, each for some of its recipients.
    const providerId = JSON.stringify([emailId, envelopeTo]);
    return [{ fetch: { emailId, isTold: envelopeTo.length > 0 }, envelopeFrom: null, envelopeTo, providerId, spf: null }];
  },
  // Whatever the answer, Resend tells the sender of no unknown address, so it need not try again.
  codes: { unknown: 200, ignored: 200, unsigned: 401, malformed: 400 },
  fetch: async (plan, tools) => {
    const { emailId, isTold } = planned.parse(plan);
    const email = await receivedEmail(emailId, tools);
    if (!email.raw) throw new PostroomError('unavailable', 'Resend does not have the raw mail.');
    // The address is signed, so it gets no key. It holds for a short time only, so it is asked for anew with each try.
    const answered = await tools.get(email.raw.download_url);
    if (answered.status !== 200) throw answeredWith('The address of the raw mail', answered);
    const content = { raw: answered.body, fidelity: 'exact' } as const;
    if (isTold) return content;
    return { ...content, envelopeTo: envelopeOf(email.received_for?.length ? email.received_for : (email.to ?? [])) };
  },
};

/** Tries each key in turn: while one replaces the other, either may be the one that works. */
async function receivedEmail(emailId: string, { get, settings }: FetchTools): Promise<z.infer<typeof received>> {
  let answered: Got | null = null;
  for (const key of settings.resendApiKeys) {
    answered = await get(`${settings.resendApiUrl}/emails/receiving/${emailId}`, {
      authorization: `Bearer ${key}`,
      accept: 'application/json',
    });
    if (answered.status === 200) return read(answered.body);
    if (answered.status !== 401 && answered.status !== 403) break;
  }
  if (answered === null) throw new PostroomError('unavailable', 'RESEND_API_KEY is not set.');
  throw answeredWith('Resend', answered);
}

/** Throws `unavailable` for anything else, because the next answer may be right. */
function read(body: Buffer): z.infer<typeof received> {
  try {
    return jsonPost(body, received, HINT);
  } catch (cause) {
    throw new PostroomError('unavailable', 'Resend answered something else than a received email.', { cause });
  }
}

/** The addresses alone, where a name may stand before each as in a header. */
function envelopeOf(named: string[]): string[] {
  return recipientsIn(named.map(plainAddress), { place: 'post', field: 'received_for', hint: HINT });
}

/** Resend answers some requests a second, and tells further ones when to come again. */
function answeredWith(who: string, { status, headers }: Got): PostroomError {
  const refused = status === 401 || status === 403;
  const seconds = status === 429 ? Number(headers['retry-after'] ?? 1) : Number.NaN;
  return new PostroomError('unavailable', `${who} answered ${status}.`, {
    ...(refused ? { hint: 'Check RESEND_API_KEY: it must be a key with full access.' } : {}),
    ...(seconds >= 0 ? { retryAfter: seconds } : {}),
  });
}
