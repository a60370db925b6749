/** Several emails opened in one call, whose texts share a budget. */
import { type Actor, requireWriting } from '../base/actor.ts';
import { isCode } from '../base/errors.ts';
import { fairShares } from '../base/shares.ts';
import type { Core } from '../ports/core.ts';
import { beginningOf, REPLY_CHARS, type Reading, readingOf } from './email-view.ts';
import { markAsRead } from './mark-as-read.ts';
import { ownEmail } from './own-email.ts';
import { ownQuarantined } from './quarantined.ts';

export type SeveralInput = { ids: string[]; view: 'text' | 'headers'; maxChars: number; markRead: boolean };

/** The emails of `ids` in their order, and the ids of none that the actor may see. */
export type SeveralReadings = { data: Reading[]; notFound: string[] };

/** A short text is shown whole even where many share a small budget: to say less would say nothing. */
const LEAST = 80;
/** The most mails whose bytes are in memory at the same time. */
const TOGETHER = 8;

/**
 * A text ends where it begins to quote. Short ones take what they need of `maxChars`, and the others share the rest. With `markRead`, which needs the scope `emails:write`, each
 * that is found is marked as read, but for quarantined mail, which cannot be. Throws `unavailable` when the parser is overloaded.
 */
export async function getSeveral(core: Core, actor: Actor, input: SeveralInput): Promise<SeveralReadings> {
  if (input.markRead) requireWriting(actor);
  const ids = [...new Set(input.ids)];
  const readings: (Reading | null)[] = [];
  for (let at = 0; at < ids.length; at += TOGETHER)
    readings.push(...(await Promise.all(ids.slice(at, at + TOGETHER).map((id) => readingOrNull(core, actor, id, input)))));
  const data = readings.filter((one) => one !== null);
  if (input.markRead) for (const [at, reading] of data.entries()) data[at] = await markAsRead(core, actor, reading);
  const lengths = data.map(newLength);
  const shares = fairShares(lengths, input.maxChars);
  return {
    data: data.map((reading, at) => beginningOf(reading, Math.max(shares[at] ?? 0, Math.min(LEAST, lengths[at] ?? 0)))),
    notFound: ids.filter((_, at) => readings[at] === null),
  };
}

/** Characters until the mail quotes another one, which takes no room from the other texts. */
function newLength({ text, textLength, extracted }: Reading): number {
  const { replyText = '', quoted = 'none' } = extracted ?? {};
  const quotesBelow = quoted === 'below' && replyText !== '' && replyText.length < REPLY_CHARS && text?.startsWith(replyText);
  return quotesBelow ? replyText.length : textLength;
}

async function readingOrNull(core: Core, actor: Actor, id: string, input: SeveralInput): Promise<Reading | null> {
  const options = { view: input.view, maxChars: Math.max(input.maxChars, LEAST), offset: 0 };
  const waiting = await core.store.read((tx) => ownQuarantined(tx, actor, id));
  if (waiting) return await readingOf(core, waiting, options);
  try {
    return await readingOf(core, await core.store.read((tx) => ownEmail(tx, actor, id)), options);
  } catch (error) {
    if (isCode(error, 'not_found')) return null;
    throw error;
  }
}
