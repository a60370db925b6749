/** What proves Mandrill's posts ("Authenticating webhook requests", mailchimp.com): an HMAC over the address and all fields of the form. */
import type { Adapter } from '../adapter.ts';
import { formPost } from '../posts/form-post.ts';
import { requireHmac } from '../signatures/hmac-signature.ts';

/** The field with the list of what is posted. */
export const FIELD = 'mandrill_events';
/** What it signs the test of an address with, as the address has no key of its own yet. */
const TEST_KEY = 'test-webhook';

/** `setting` holds the keys, and `hint` says where the address belongs. */
export function verifiedBy(setting: string, hint: string): Adapter['verify'] {
  return async (posted, secrets) => {
    const fields = await formPost(posted, hint);
    const signed = [...fields].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([name, values]) => [name, ...values]);
    const form = { header: 'x-mandrill-signature', algorithm: 'sha1', encoding: 'base64', setting } as const;
    const isTest = fields.size === 1 && fields.get(FIELD)?.join() === '[]';
    requireHmac(posted, isTest ? [...secrets, TEST_KEY] : secrets, {
      ...form,
      signed: [posted.url, ...signed],
      hint: `It is over the address too: that at Mandrill must be ${posted.url}, which begins with APP_URL.`,
    });
    return null;
  };
}
