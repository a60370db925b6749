/** An email as it is opened: whole over REST; over MCP without repetition and without what an agent rarely needs. */
import { z } from 'zod';
import { SENDER_VERDICTS } from '../../src/core/policy/sender-verdict.ts';
import { REPLY_CHARS } from '../../src/core/reading/email-view.ts';
import { code, untrusted } from '../shapes.ts';
import { compactAttachments, email } from './email.ts';

export const verdict = z.enum(SENDER_VERDICTS);

export const VERDICTS =
  'verified = it is from who it says; forwarded, list = only a forwarder or a mailing list vouches for it, which proves nothing; failed = the domain of From rejects it.';

const senderAuthentication = z.object({
  status: z.enum(['pending', 'checked', 'exempt']).describe('pending until checked; exempt for mail sent from here.'),
  verdict: verdict.describe(VERDICTS),
  dmarc: z.enum(['pass', 'fail', 'none', 'temperror', 'permerror']).nullable().describe('RFC 7489.'),
  spf: z
    .enum(['pass', 'fail', 'softfail', 'neutral', 'none', 'temperror', 'permerror'])
    .nullable()
    .describe('As the provider reported it; null when it reported nothing.'),
  dkim: z
    .array(
      z.object({
        domain: untrusted(z.string()).describe('Domain that signed.'),
        result: z
          .string()
          .describe('pass, fail, neutral, temperror, permerror, or unverifiable: the way in may have changed the bytes.'),
        aligned: z.boolean().describe('Whether it matches the From header.'),
      }),
    )
    .describe('Every signature.'),
  arc: z.enum(['pass', 'fail', 'none', 'temperror']).nullable().describe('RFC 8617.'),
});

export const sender = z.object({
  address: untrusted(z.string()).nullable().describe('Address of the From header; null when there is none.'),
  displayName: untrusted(z.string()).nullable().describe('Its display name.'),
  displayNameHasOtherAddress: z.boolean().describe("The name shows an address that is not the sender's."),
  replyToDiffers: z.boolean().describe('Answers would go to another address.'),
  knownCorrespondent: z.boolean().describe('This inbox wrote to the address lately.'),
  authentication: senderAuthentication.describe('What we checked ourselves.'),
});

export const link = z.object({
  n: z.number().int().describe('Its number in the text, as [n].'),
  text: untrusted(z.string()).describe('Its text.'),
  url: untrusted(z.string()).describe('Where it leads.'),
  host: untrusted(z.string()).describe('Host of the URL.'),
  kind: z.enum(['verify', 'reset', 'unsubscribe', 'other']).describe('What it seems to be for.'),
  confidence: z.number().describe('0 to 1: that the mail asks to press it.'),
});

const calendar = z.object({
  method: untrusted(z.string()).nullable().describe('REQUEST, CANCEL, REPLY …'),
  uid: untrusted(z.string()).nullable().describe('UID.'),
  summary: untrusted(z.string()).describe('Title.'),
  start: z.string().nullable().describe('RFC 3339, or a date.'),
  end: z.string().nullable().describe('RFC 3339, or a date.'),
  location: untrusted(z.string()).nullable().describe('Place.'),
  organizer: untrusted(z.string()).nullable().describe('Address.'),
  attendees: z.array(untrusted(z.string())).describe('Addresses.'),
  status: untrusted(z.string()).nullable().describe('STATUS.'),
  recurrence: untrusted(z.string()).nullable().describe('RRULE.'),
});

export const extracted = z.object({
  replyText: untrusted(z.string()).describe('Only the new text, without quotes and signature; at most 2,000 characters.'),
  quoted: z
    .enum(['none', 'below', 'interleaved'])
    .describe(
      'What replyText leaves out: nothing, the mail below it; interleaved = answers stand in the quote, and all is kept.',
    ),
  codes: z
    .array(
      z.object({
        value: code(untrusted(z.string())).describe('As it is to be typed.'),
        context: untrusted(z.string()).describe('The line it is in.'),
        confidence: z.number().describe('0 to 1.'),
      }),
    )
    .describe('One-time codes, best first.'),
  links: z.array(link).describe('Links in the text.'),
  linksLeftOut: z.number().int().describe('Links left out; view full has all.'),
  best: z
    .object({
      code: code(untrusted(z.string())).optional().describe('A code to type.'),
      link: z.number().int().optional().describe('The n of a link to press.'),
    })
    .nullable()
    .describe('The one code or link to use; null when the mail asks for neither.'),
  calendar: calendar.nullable().describe('The invitation in it.'),
  unsubscribe: z
    .object({
      url: untrusted(z.string()).nullable().describe('Web address.'),
      mailto: untrusted(z.string()).nullable().describe('Mail address.'),
      oneClick: z.boolean().describe('A POST to url is enough (RFC 8058).'),
    })
    .nullable()
    .describe('List-Unsubscribe.'),
});

export const openedEmail = email.extend({
  sender: sender.describe('Who wrote it, and what is known about them.'),
  nextOffset: z.number().int().nullable().describe('Pass as offset to read on; null at the end.'),
  textLength: z.number().int().describe('Characters of the whole text.'),
  hiddenTextRemoved: z.number().int().describe('Pieces of text removed because no person would see them.'),
  possiblyHidden: z.number().int().describe('Pieces of text left out because a person may not see them; view full has them.'),
  possiblyHiddenText: untrusted(z.string()).optional().describe('Those pieces, a line each; only with view full.'),
  notice: z.string().nullable().describe('Says so when much of the text is left out, or none can be read.'),
  extracted: extracted.nullable().describe('What matters in it; null with view headers.'),
});

/** What an agent needs to act on a mail; `view: full` has the rest. */
export const compactOpenedEmail = z.preprocess(
  withoutNoise,
  openedEmail
    .pick({
      id: true,
      inboxId: true,
      threadId: true,
      direction: true,
      status: true,
      from: true,
      to: true,
      cc: true,
      bcc: true,
      replyTo: true,
      subject: true,
      text: true,
      isRead: true,
      labels: true,
      createdAt: true,
      updatedAt: true,
      nextOffset: true,
      hiddenTextRemoved: true,
      possiblyHidden: true,
      notice: true,
      held: true,
      rejected: true,
      sendAt: true,
      indexed: true,
    })
    .partial({ cc: true, text: true, labels: true, nextOffset: true, possiblyHidden: true, notice: true })
    .partial({ held: true, rejected: true, sendAt: true, indexed: true, bcc: true, replyTo: true, updatedAt: true })
    .extend({
      sender: sender
        .pick({
          address: true,
          displayName: true,
          displayNameHasOtherAddress: true,
          replyToDiffers: true,
          knownCorrespondent: true,
        })
        .partial({ displayName: true })
        .extend({ authentication: senderAuthentication.pick({ verdict: true }) })
        .optional(),
      attachments: compactAttachments,
      extracted: extracted
        .partial({ replyText: true, quoted: true, codes: true, links: true, best: true, calendar: true, unsubscribe: true })
        .extend({ linksLeftOut: z.number().int().optional() })
        .nullable()
        .optional(),
    }),
);

function withoutNoise(value: unknown): unknown {
  const read = openedEmail.safeParse(value);
  if (!read.success) return value;
  const { sender, bcc, replyTo, updatedAt, ...email } = {
    ...read.data,
    extracted: withoutOtherLinks(withoutRepetition(read.data)),
  };
  if (email.direction === 'inbound') return { ...email, sender };
  // Of its own mail an agent knows who sent it. Who sends or approves the mail of another key has to see all whom it would reach.
  // send_draft asks for the time of the draft that was read.
  return { ...email, bcc, replyTo, ...(email.status === 'draft' ? { updatedAt } : {}) };
}

/**
 * Leaves `replyText` out where `text` holds the same: nothing is quoted, or `replyText` was cut at its limit. Who reads on from an offset has
 * read it.
 */
function withoutRepetition({ extracted, text, nextOffset, textLength }: Opened): Partial<Extracted> | null {
  if (extracted === null || text == null) return extracted;
  const { replyText, ...rest } = extracted;
  const from = (nextOffset ?? textLength) - text.length;
  const repeats =
    from > 1 || (text.startsWith(replyText) && (replyText.length >= REPLY_CHARS || text.trim() === replyText.trim()));
  return repeats ? rest : extracted;
}

/** Leaves links out that nothing is known to be for: a newsletter has a hundred. */
function withoutOtherLinks(extracted: Partial<Extracted> | null): Partial<Extracted> | null {
  if (extracted === null) return null;
  const { links = [], linksLeftOut = 0, quoted, ...rest } = extracted;
  const told = links.filter(({ kind }) => kind !== 'other');
  const left = linksLeftOut + links.length - told.length;
  return { ...rest, ...(quoted === 'none' ? {} : { quoted }), links: told, ...(left > 0 ? { linksLeftOut: left } : {}) };
}

type Opened = z.output<typeof openedEmail>;
type Extracted = z.output<typeof extracted>;
