/** What is read of a stored email: its digest, or the words that were stored of it while no thread can make one. */
import { withoutInvisible } from '../base/invisible.ts';
import type { Core } from '../ports/core.ts';
import type { Digest } from '../ports/mail-reader.ts';
import type { NewEmail } from '../store/emails.ts';
import { digestKey, ownerOf } from './own-email.ts';

/**
 * For a mail that cannot be read within the limits now, `text` and `replyText` are the visible text that was stored when it came, so that it does
 * not pass for an empty one. Throws `unavailable` when the parser is overloaded.
 */
export async function digestOf(core: Core, row: NewEmail & { seq?: number }, mime: Buffer): Promise<Digest> {
  const digest = await core.mailReader.digest(mime, digestKey(row), ownerOf(row));
  if (!digest.unreadable) return digest;
  const body = await core.store.read((tx) => tx.emails.body(row.id));
  const { text } = withoutInvisible(body?.visible ?? body?.text ?? '');
  return { ...digest, text, replyText: text };
}
