/** Mail from anything that can post: its bytes as the body, its envelope in headers, signed as Standard Webhooks has it. */
import { PostroomError } from '../../core/base/errors.ts';
import { type Adapter, headerOf, type Posted } from '../adapter.ts';
import { recipientsIn, senderIn } from '../envelope.ts';
import { requireStandardSignature } from '../signatures/standard-signature.ts';
import { isOfEnvelope } from './envelope-id.ts';

const SETTING = 'RAW_INBOUND_SECRET';

export const raw: Adapter = {
  setting: SETTING,
  provedBy: 'body',
  verify: (posted, secrets) => {
    const id = requireStandardSignature(posted, secrets, { prefix: 'webhook', setting: SETTING });
    const fields = { mailFrom: fieldOf(posted, 'postroom-mail-from'), rcptTo: fieldOf(posted, 'postroom-rcpt-to') };
    if (isOfEnvelope(id, fields, posted.body)) return null;
    throw new PostroomError('unauthenticated', 'The envelope is not the one that the header webhook-id was made of.', {
      hint: 'Make the id of the headers Postroom-Mail-From and Postroom-Rcpt-To as they are sent, or take an id of another form.',
    });
  },
  extract: (posted) => {
    const [type] = (headerOf(posted, 'content-type') ?? '').split(';');
    if (type?.trim().toLowerCase() !== 'message/rfc822' || posted.body.length === 0) {
      throw new PostroomError('invalid_request', 'The body is no mail of the type message/rfc822.', {
        hint: 'Post the bytes of one mail, with the header Content-Type: message/rfc822.',
      });
    }
    const recipients = recipientsIn([utf8(fieldOf(posted, 'postroom-rcpt-to'))], {
      place: 'envelope',
      field: 'the headers Postroom-Rcpt-To',
      hint: 'Send one header Postroom-Rcpt-To for each recipient.',
    });
    return [
      {
        raw: posted.body,
        fidelity: 'exact',
        envelopeFrom: senderOf(posted),
        envelopeTo: recipients,
        providerId: headerOf(posted, 'webhook-id'),
        spf: null,
      },
    ];
  },
  // The command `deliver` and the Email Worker read them: 404 becomes a bounce, or a refusal while the sender still waits.
  codes: { unknown: 404, ignored: 200, unsigned: 401, malformed: 400 },
};

/** An empty header is the null sender; without one, the sender is not known. */
function senderOf(posted: Posted): string | null {
  const given = headerOf(posted, 'postroom-mail-from');
  return given === null ? null : senderIn(utf8(given));
}

/** Empty without that header. */
function fieldOf({ headers }: Posted, name: string): string {
  return (headers[name] ?? []).join(', ');
}

/** Node gives the bytes of a header as Latin-1; addresses are UTF-8 (RFC 6531). */
function utf8(text: string): string {
  return Buffer.from(text, 'latin1').toString();
}
