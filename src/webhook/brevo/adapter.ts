/** Mail from Brevo's inbound parsing ("Inbound parse webhooks", developers.brevo.com): JSON with the fields of mails, without raw mails and without files. */
import { z } from 'zod';
import { PostroomError } from '../../core/base/errors.ts';
import type { Adapter, Extracted } from '../adapter.ts';
import { recipientsIn, senderIn } from '../envelope.ts';
import { mailsOf } from '../posts/batch.ts';
import { jsonPost } from '../posts/json-post.ts';
import { headerPairs, type ParsedFields } from '../posts/parsed-fields.ts';
import { requireBasicSecret } from '../signatures/basic-secret.ts';
import { filesOf } from './files.ts';

const SETTING = 'BREVO_INBOUND_SECRET';
const HINT = 'Give this address to a webhook of Brevo of the type inbound, and not to a transactional one.';

/** Mail is worth more than its files: it waits for them for as long as a short outage of Brevo lasts. */
const WAITS = 60 * 60_000;

const text = z.string().nullable().catch(null);
const mailboxes = z.array(z.object({ Address: z.string().catch('') })).catch([]);

const attachment = z.object({
  Name: text,
  ContentType: text,
  ContentLength: z.number().nullable().catch(null),
  ContentID: text,
  DownloadToken: text,
});

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
  Attachments: z.array(attachment).catch([]),
});

type Item = z.output<typeof item>;

const shape = z.object({ items: z.array(z.unknown()) });

/** What is kept of a mail that waits for its files. */
const kept = z.object({
  texts: z.object({
    recipients: z.array(z.string()),
    from: z.string().nullable(),
    subject: z.string().nullable(),
    text: z.string().nullable(),
    html: z.string().nullable(),
    messageHeaders: z.string(),
  }),
  files: z.array(attachment),
});

type Kept = z.output<typeof kept>;

type Texts = Kept['texts'];

export const brevo: Adapter = {
  setting: SETTING,
  provedBy: 'headers',
  verify: (posted, secrets) => {
    requireBasicSecret(posted, secrets, SETTING);
    return null;
  },
  extract: ({ body }) => mailsOf(jsonPost(body, shape, HINT).items, mailOf),
  codes: { unknown: 200, ignored: 200, unsigned: 401, malformed: 400 },
  waits: WAITS,
  fetch: async (_plan, tools) => {
    const { texts, files } = kept.parse(JSON.parse(tools.content?.toString() ?? ''));
    const { attachments, contentIdMap, missing } = await filesOf(files, tools);
    return { parts: { ...composed(texts, attachments, missing), contentIdMap } };
  },
};

function mailOf(given: unknown): Extracted {
  const read = item.safeParse(given);
  if (!read.success) throw new PostroomError('invalid_request', 'The list holds no mail.', { hint: HINT });
  const mail = read.data;
  const headers = headerPairs(mail.Headers);
  const first = (wanted: string) => headers.find(([name]) => name.toLowerCase() === wanted)?.[1] ?? null;
  const envelopeTo = recipientsOf(mail, first('delivered-to'));
  const [uuid] = mail.Uuid;
  const texts = partsOf(mail, headers, envelopeTo);
  const named = {
    envelopeFrom: senderIn(first('return-path')),
    envelopeTo,
    providerId: JSON.stringify([uuid ?? mail, envelopeTo]),
    spf: null,
  };
  const files = mail.Attachments;
  if (files.length === 0) return { parts: composed(texts, [], 0), ...named };
  return { fetch: { files: files.length }, content: Buffer.from(JSON.stringify({ texts, files } satisfies Kept)), ...named };
}

/** Where it does not tell for whom the mail came, the addresses of the header fields stand in. */
function recipientsOf({ Recipients, To, Cc }: Item, deliveredTo: string | null): string[] {
  const bare = deliveredTo?.trim().replace(/^<(.*)>$/, '$1') ?? '';
  const inFields = [...To, ...Cc].map(({ Address }) => Address);
  const named = Recipients.length > 0 ? Recipients : bare === '' ? inFields : [bare];
  return recipientsIn(named, { place: 'post', field: 'Recipients', hint: HINT });
}

function partsOf(mail: Item, headers: [string, string][], recipients: string[]): Texts {
  const { From, Subject: subject, RawTextBody: text, RawHtmlBody: html } = mail;
  return { recipients, from: From?.Address ?? null, subject, text, html, messageHeaders: JSON.stringify(headers) };
}

function composed({ text, html, ...fields }: Texts, files: ParsedFields['attachments'], missingFiles: number): ParsedFields {
  const bytes = (one: string | null) => (one === null ? null : Buffer.from(one));
  return { ...fields, text: bytes(text), html: bytes(html), contentIdMap: null, attachments: files, missingFiles };
}
