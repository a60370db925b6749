/** The addresses of an envelope, as providers list them: each once, in their order, and not too many. */
import { PostroomError } from '../core/base/errors.ts';
import { MAX_ADDRESS } from '../core/base/limits.ts';
import { plainAddress } from './event-fields.ts';

const MAX_RECIPIENTS = 1_000;
/** Room for addresses of MAX_ADDRESS characters, with what separates them. */
const MAX_RECIPIENT_BYTES = MAX_RECIPIENTS * 512;

/** Where the recipients of a post stand, for what is said when none does. */
export type Place = { place: string; field: string; hint: string };

/** Each of `texts` holds one address or several, comma separated, each bare or as a header field has it (RFC 5322 3.4). Throws `invalid_request` for none or over a thousand. */
export function recipientsIn(texts: readonly string[], place: Place): string[] {
  const recipients = new Map<string, string>();
  if (texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) > MAX_RECIPIENT_BYTES) throw tooManyRecipients(place);
  for (const text of texts) {
    // A quoted local part may hold a comma (RFC 5321 4.1.2), and 64 characters (4.5.3.1.1), which keeps the search linear.
    for (const [item] of text.matchAll(/(?:"(?:[^"\\]|\\.){0,64}"|[^,"])+/g)) {
      const address = plainAddress(item).trim();
      if (address !== '' && !recipients.has(address.toLowerCase())) recipients.set(address.toLowerCase(), address);
    }
  }
  if (recipients.size === 0) {
    throw new PostroomError('invalid_request', `The ${place.place} names no recipient.`, { hint: place.hint });
  }
  if (recipients.size > MAX_RECIPIENTS) throw tooManyRecipients(place);
  return [...recipients.values()];
}

/** The address of MAIL FROM, without angle brackets; '' = the null sender. Null for anything else. */
export function senderIn(text: string | null): string | null {
  if (text === null) return null;
  const address = text
    .trim()
    .replace(/^<(.*)>$/, '$1')
    .trim();
  return address.length > MAX_ADDRESS || /\p{Cc}/u.test(address) ? null : address;
}

function tooManyRecipients({ place, field }: Place): PostroomError {
  return new PostroomError('invalid_request', `The ${place} names more than ${MAX_RECIPIENTS} recipients.`, {
    hint: `Post at most ${MAX_RECIPIENTS} addresses in ${field}.`,
  });
}
