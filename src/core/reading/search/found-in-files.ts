/** In which of an email's files the words of a search are: in the name or in the text. */
import { type Phrase, rangesOf } from '../../base/index-words.ts';
import { mayHoldText } from '../../base/readable-files.ts';
import type { EmailRow } from '../../store/emails.ts';
import type { ReadTx } from '../../store/store.ts';
import { snippetOf } from './snippet.ts';

/** `id` is the attachment's; `snippet` is its text around the first hit, null when only its name was found. */
export type FoundFile = { id: string; filename: string | null; snippet: string | null };

/** Files that are named of one email. */
const MOST_FILES = 3;

/** Looks through at most `room` characters of texts, and through all names; `looked` is how many characters of texts that was. */
export async function filesWith(
  tx: ReadTx,
  { id, attachments }: EmailRow,
  phrases: Phrase[],
  room: number,
): Promise<{ files: FoundFile[]; looked: number }> {
  const files: FoundFile[] = [];
  let looked = 0;
  if (attachments.length === 0 || phrases.length === 0) return { files, looked };
  const known = room > 0 && attachments.some(mayHoldText) ? await tx.attachmentTexts.of(id) : null;
  for (const { id: fileId, filename } of attachments) {
    if (files.length >= MOST_FILES) break;
    const words = known?.texts.find((one) => one.id === fileId)?.text ?? '';
    const text = words.slice(0, Math.max(0, room - looked));
    looked += text.length;
    const isInText = rangesOf(text, phrases, 1).length > 0;
    if (!isInText && rangesOf(filename ?? '', phrases, 1).length === 0) continue;
    files.push({ id: fileId, filename, snippet: isInText ? snippetOf(text, phrases) : null });
  }
  return { files, looked };
}
