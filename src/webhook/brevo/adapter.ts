/** Mail from Brevo's inbound parsing ("Inbound parse webhooks", developers.brevo.com): JSON with the fields of mails, and without raw mails. */
import { z } from 'zod';
import type { Adapter, Extracted } from '../adapter.ts';
import { requireBasicSecret } from '../basic-secret.ts';
import { recipientsIn, senderIn } from '../envelope.ts';
import { jsonPost } from '../json-post.ts';
import { headerPairs, type ParsedFields } from '../parsed-fields.ts';

const SETTING = 'BREVO_INBOUND_SECRET';
const HINT = 'Give this address to a webhook of Brevo of the type inbound, and not to a transactional one.';

const text = z.string().nullable().catch(null);
const mailboxes = z.array(z.object({ Address: z.string().catch('') })).catch([]);

const item = z.object({
  Uuid: z.array(z.string()).catch([]),
  From: z.object({ Name: text, Address: text }).nullable().catch(null),
  Recipients: z.array(z.string()).catch([]),
  To: mailboxes,
  Cc: mailboxes,
  Subject: text,
  Headers: z.record(z.string(), z.union([z.string(), z.array(z.string())]).catch([])).catch({}),
  RawTextBody: text,
  RawHtmlBody: text,
  Attachments: z
    .array(z.object({ Name: text, ContentType: text, ContentLength: z.number().nullable().catch(null), DownloadToken: text }))
    .catch([]),
});

type Item = z.output<typeof item>;

const shape = z.object({ items: z.array(item) });

export const brevo: Adapter = {
  setting: SETTING,
  provedBy: 'headers',
  verify: (posted, secrets) => {
    requireBasicSecret(posted, secrets, SETTING);
    return null;
  },
  extract: ({ body }) => jsonPost(body, shape, HINT).items.map(mailOf),
  codes: { unknown: 200, ignored: 200, unsigned: 401, malformed: 400 },
};

function mailOf(mail: Item): Extracted {
  const headers = headerPairs(mail.Headers);
  const first = (wanted: string) => headers.find(([name]) => name.toLowerCase() === wanted)?.[1] ?? null;
  const envelopeTo = recipientsOf(mail, first('delivered-to'));
  const [uuid] = mail.Uuid;
  return {
    parts: partsOf(mail, headers, envelopeTo),
    envelopeFrom: senderIn(first('return-path')),
    envelopeTo,
    providerId: JSON.stringify([uuid ?? mail, envelopeTo]),
    spf: null,
  };
}

/** Where it does not tell for whom the mail came, the addresses of the header fields stand in. */
function recipientsOf({ Recipients, To, Cc }: Item, deliveredTo: string | null): string[] {
  const bare = deliveredTo?.trim().replace(/^<(.*)>$/, '$1') ?? '';
  const inFields = [...To, ...Cc].map(({ Address }) => Address);
  const named = Recipients.length > 0 ? Recipients : bare === '' ? inFields : [bare];
  return recipientsIn(named, { place: 'post', field: 'Recipients', hint: HINT });
}

function partsOf(mail: Item, headers: [string, string][], recipients: string[]): ParsedFields {
  const { From, Subject: subject, RawTextBody, RawHtmlBody } = mail;
  return {
    recipients,
    from: From?.Address ?? null,
    subject,
    text: RawTextBody === null ? null : Buffer.from(RawTextBody),
    html: RawHtmlBody === null ? null : Buffer.from(RawHtmlBody),
    messageHeaders: JSON.stringify(headers),
    contentIdMap: null,
    attachments: mail.Attachments.map(missingFile),
  };
}

/** Brevo keeps the files, and gives them to who has its API key: in place of each the mail has a note, so that nobody thinks there was none. */
function missingFile({ Name, ContentType, ContentLength, DownloadToken }: Item['Attachments'][number], at: number) {
  const what = `${Name || 'A file without a name'}, ${ContentType ?? 'of an unknown type'}, ${ContentLength ?? 'an unknown number of'} bytes`;
  const note = `This file stayed at Brevo, as its posts do not carry files.\n${what}\nDownloadToken: ${DownloadToken ?? 'none'}\n`;
  return {
    field: `attachment-${at + 1}`,
    filename: `${Name || `attachment-${at + 1}`}.not-fetched.txt`,
    contentType: 'text/plain; charset=utf-8',
    content: Buffer.from(note),
  };
}
