/** What a form that Mailgun posted holds: the proof of who posted it, the envelope and the mail. */
import { PostroomError } from '../../core/base/errors.ts';
import { MAX_ADDRESS } from '../../core/base/limits.ts';
import type { SpfResult } from '../../core/store/authentication.ts';
import type { RawFidelity } from '../../core/store/emails.ts';
import { recipientsIn, senderIn } from '../envelope.ts';
import type { FormPart } from '../posts/form.ts';
import type { ParsedFields } from '../posts/parsed-fields.ts';
import { requireSignature, unsigned } from './signature.ts';
import { SPF_FIELD, spfResult } from './spf-field.ts';

/** A form's parts by name, in the order they came. */
export type Parts = Map<string, FormPart[]>;

/** As `composeParsedFields`, and perhaps in a thread. */
export type Compose = (fields: ParsedFields, now: Date) => Promise<Buffer>;

/** `token` is the provider's, new for each event. */
export type InboundMail = {
  recipients: string[];
  /** The address of MAIL FROM (RFC 5321); '' = the null sender, null = not known. */
  envelopeFrom: string | null;
  /** The SPF result that the provider found; null when the form holds none that can be trusted. */
  spf: SpfResult | null;
  /** May be a view into a larger buffer. */
  mime: Buffer;
  /** `reconstructed` when `mime` was composed here from parsed fields: it is then not what the sender signed with DKIM. */
  rawFidelity: RawFidelity;
  token: string | null;
};

/** Throws as `requireSignature` does, unless timestamp, token and signature are there once each, and hold at `now`. */
export function verifySignature(parts: Parts, signingKeys: readonly string[], now: Date): void {
  const once = (name: string) => {
    const values = parts.get(name);
    if (values?.length !== 1) throw unsigned(values ? `The field ${name} is repeated.` : `The field ${name} is missing.`);
    return text(parts, name) ?? '';
  };
  const signed = { timestamp: once('timestamp'), token: once('token'), signature: once('signature') };
  requireSignature(signingKeys, signed, now);
}

/**
 * The envelope and the MIME: `body-mime` byte for byte, else composed from the parsed fields, with `now` as the Date of a mail
 * without headers. `verified` = the form is signed: only then does its SPF result count. Throws PostroomError invalid_request
 * when the form names no recipient or holds no mail.
 */
export async function inboundMail(parts: Parts, now: Date, verified: boolean, compose: Compose): Promise<InboundMail> {
  const recipients = recipientsOf(parts);
  const raw = rawMime(parts);
  const mime = raw ?? (await composedMime(parts, (fields) => compose(fields, now), recipients));
  return {
    recipients,
    envelopeFrom: envelopeFrom(parts),
    spf: verified
      ? spfResult(
          (parts.get(SPF_FIELD) ?? []).map(({ bytes }) => bytes),
          mime,
        )
      : null,
    mime,
    rawFidelity: raw === null ? 'reconstructed' : 'exact',
    token: text(parts, 'token') || null,
  };
}

function envelopeFrom(parts: Parts): string | null {
  const [sender, ...more] = parts.get('sender') ?? [];
  if (sender === undefined || more.length > 0 || sender.bytes.length > 4 * MAX_ADDRESS) return null;
  return senderIn(sender.bytes.toString());
}

function recipientsOf(parts: Parts): string[] {
  return recipientsIn(
    (parts.get('recipient') ?? []).map(({ bytes }) => bytes.toString()),
    {
      place: 'form',
      field: 'the field recipient',
      hint: "Post the recipient's address in the field recipient; a forward() route does.",
    },
  );
}

function rawMime(parts: Parts): Buffer | null {
  const raw = parts.get('body-mime') ?? [];
  if (raw.length > 1) {
    throw new PostroomError('invalid_request', 'The field body-mime is repeated.', { hint: 'Post one mail at a time.' });
  }
  return raw[0] && raw[0].bytes.length > 0 ? raw[0].bytes : null;
}

async function composedMime(
  parts: Parts,
  compose: (fields: ParsedFields) => Promise<Buffer>,
  recipients: string[],
): Promise<Buffer> {
  const hasBody = parts.has('body-plain') || parts.has('body-html');
  if (hasBody && !lacksFiles(parts)) return compose(parsedFieldsOf(parts, recipients));
  if (parts.has('message-url')) {
    throw new PostroomError('invalid_request', 'This is the notification of a store() route: it does not carry the whole mail.', {
      hint: "Set the route's action to forward() with this address, in place of store().",
    });
  }
  throw new PostroomError('invalid_request', 'The form holds no mail: neither body-mime nor body-plain or body-html.', {
    hint: "Set the route's action to forward(); an address that ends in /mime is sent body-mime.",
  });
}

/** A store() route posts the texts of a mail, and of its files only a list of what they are (Mailgun, "Storing and Retrieving Messages"). */
function lacksFiles(parts: Parts): boolean {
  const isPosted = [...parts.keys()].some((name) => name.startsWith('attachment-'));
  return parts.has('message-url') && !isPosted && /^\s*\[\s*\{/.test(text(parts, 'attachments') ?? '');
}

function parsedFieldsOf(parts: Parts, recipients: string[]): ParsedFields {
  const number = (field: string) => Number(field.slice('attachment-'.length));
  return {
    recipients,
    // Only when a form has no header fields at all does the envelope's sender count as the author.
    from: text(parts, 'from') || (parts.has('message-headers') ? null : envelopeFrom(parts)) || null,
    subject: text(parts, 'subject'),
    text: joined(parts.get('body-plain')),
    html: joined(parts.get('body-html')),
    messageHeaders: text(parts, 'message-headers'),
    contentIdMap: text(parts, 'content-id-map'),
    attachments: [...parts]
      .filter(([name]) => name.startsWith('attachment-'))
      .sort(([a], [b]) => number(a) - number(b))
      .flatMap(([field, same]) =>
        same.map(({ filename, contentType, bytes }) => ({ field, filename, contentType, content: bytes })),
      ),
  };
}

function joined(parts: FormPart[] | undefined): Buffer | null {
  if (parts === undefined) return null;
  return Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part.bytes] : [Buffer.from('\r\n'), part.bytes])));
}

/** The first value of a field, as UTF-8; null when it was not posted. */
function text(parts: Parts, name: string): string | null {
  return parts.get(name)?.[0]?.bytes.toString() ?? null;
}
