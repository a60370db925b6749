/** The emails of a thread as an agent reads them: the new text of each, one after the other, in pieces that fit its context. */
import type { Core } from '../../ports/core.ts';
import type { AttachmentRow, EmailRow } from '../../store/emails.ts';
import { digestOf } from '../digest.ts';
import { documentsFirst } from '../documents.ts';
import { type Reading, type ReadingOptions, readingOf, slice } from '../email-view.ts';
import { type Sender, senderOf } from '../sender.ts';

/**
 * `text`: the new text of each email; `maxChars` and `offset` count over the texts of the page as if they were one. `headers`: no
 * text. `full`: everything, with as much of the bodies as fits into `maxChars` together.
 */
export type ThreadReadingOptions = ReadingOptions;

/** `text` is absent in view headers, and '' when it did not fit. */
export type CompactEmail = Pick<EmailRow, 'id' | 'direction' | 'from' | 'isRead'> & {
  /** For an outbound email: whether it is a draft, or how far its delivery is. */
  status?: EmailRow['status'];
  /** For a received email: whether it is from the sender it claims. */
  senderVerdict?: Sender['authentication']['verdict'];
  createdAt: string;
  text?: string;
  attachments: AttachmentRow[];
};

export type ThreadEmail = CompactEmail | Reading;

/** The most mails whose bytes are in memory at the same time. */
const TOGETHER = 8;

/**
 * `nextOffset` null = the texts of these emails were shown to the end, or each email says where its own goes on. Throws `unavailable` when the parser is
 * overloaded.
 */
export async function threadEmails(
  core: Core,
  rows: EmailRow[],
  options: ThreadReadingOptions,
): Promise<{ data: ThreadEmail[]; nextOffset: number | null; isTrimmed: boolean }> {
  if (options.view === 'full') {
    const data = await fullReadings(core, rows, options);
    return { data, nextOffset: null, isTrimmed: data.some(({ nextOffset }) => nextOffset !== null) };
  }
  const compact = await compactEmails(core, rows);
  if (options.view === 'headers') return { data: compact, nextOffset: null, isTrimmed: false };
  const { texts, nextOffset } = await newWords(core, rows, options);
  return {
    data: compact.map((email) => ({ ...email, text: texts.get(email.id) ?? '' })),
    nextOffset,
    isTrimmed: nextOffset !== null,
  };
}

async function compactEmails(core: Core, rows: EmailRow[]): Promise<CompactEmail[]> {
  return await core.store.read(async (tx) => {
    const emails: CompactEmail[] = [];
    for (const row of rows) {
      const { id, direction, from, isRead, createdAt, attachments } = row;
      const standing =
        direction === 'inbound'
          ? { senderVerdict: (await senderOf(core, tx, row)).authentication.verdict }
          : { status: row.status };
      emails.push({
        id,
        direction,
        from,
        ...standing,
        createdAt: createdAt.toISOString(),
        isRead,
        attachments: documentsFirst(attachments),
      });
    }
    return emails;
  });
}

/** Mails after the group in which `maxChars` is used up are not read at all. */
async function newWords(
  core: Core,
  rows: EmailRow[],
  { offset, maxChars }: ReadingOptions,
): Promise<{ texts: Map<string, string>; nextOffset: number | null }> {
  const end = offset + maxChars;
  const texts = new Map<string, string>();
  let at = 0;
  let read = 0;
  while (read < rows.length && at <= end) {
    const group = rows.slice(read, read + TOGETHER);
    for (const { id, text } of await Promise.all(group.map((row) => replyOf(core, row)))) {
      texts.set(id, slice(text, Math.max(offset - at, 0), Math.max(end - at, 0)));
      at += text.length;
    }
    read += group.length;
  }
  return { texts, nextOffset: at > end ? end : null };
}

async function replyOf(core: Core, row: EmailRow): Promise<{ id: string; text: string }> {
  const { id } = row;
  const mime = await core.store.read((tx) => tx.emails.mime(id));
  return { id, text: mime ? (await digestOf(core, row, mime)).replyText : '' };
}

/** A caller reads what did not fit with get_email, from the email's own `nextOffset`. */
async function fullReadings(core: Core, rows: EmailRow[], { maxChars }: ReadingOptions): Promise<Reading[]> {
  const readings: Reading[] = [];
  let left = maxChars;
  for (const row of rows) {
    if (left <= 0) {
      readings.push({ ...(await readingOf(core, row, { view: 'headers', maxChars: 1, offset: 0 })), nextOffset: 0 });
      continue;
    }
    const reading = await readingOf(core, row, { view: 'full', maxChars: left, offset: 0 });
    left -= Math.max(reading.text?.length ?? 0, reading.html?.length ?? 0, reading.possiblyHiddenText?.length ?? 0);
    readings.push(reading);
  }
  return readings;
}
