/** A held mail as the API answers it, and how its words are shown. */
import type { Got } from '../../api.ts';

export type Held = Got<'/api/v1/emails/held'>['data'][number];

/** The words in the order in which they are written: what would turn them round is named in its place (UAX 9, 2.2). */
export function inOrder(text: string): string {
  return text.replace(/[\u202d\u202e]/g, (sign) => `⟨U+${sign.charCodeAt(0).toString(16).toUpperCase()}⟩`);
}
