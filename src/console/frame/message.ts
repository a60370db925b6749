/** One message as the frame shows it, read for a viewer who may see it. */
import { type Actor, requireScope } from '../../core/base/actor.ts';
import { escapedHtml } from '../../core/base/escaped-html.ts';
import type { Core } from '../../core/ports/core.ts';
import type { FramedMail, MailOwner } from '../../core/ports/mail-reader.ts';
import { digestOf } from '../../core/reading/digest.ts';
import { digestKey, mimeOf, ownEmail, ownerOf } from '../../core/reading/own-email.ts';
import type { EmailRow } from '../../core/store/emails.ts';

export type ReadMessage = { mail: FramedMail; mime: Buffer; owner: MailOwner };

/**
 * Throws `not_found` for an email that the actor does not see, `missing_scope` for a key that reads none, and `unavailable` when the parser is
 * overloaded. Of a mail that cannot be read within the limits, the text is shown that is known of it.
 */
export async function readMessage(core: Core, actor: Actor, id: string): Promise<ReadMessage> {
  requireScope(actor, 'emails:read');
  const { row, mime } = await core.store.read(async (tx) => {
    const found = await ownEmail(tx, actor, id);
    return { row: found, mime: await mimeOf(tx, id) };
  });
  const owner = ownerOf(row);
  const mail = (await core.mailReader.framed(mime, digestKey(row), owner)) ?? (await onlyText(core, row, mime));
  return { mail, mime, owner };
}

async function onlyText(core: Core, row: EmailRow, mime: Buffer): Promise<FramedMail> {
  const { text } = await digestOf(core, row, mime);
  const pieces = [`<div class="plain">${escapedHtml(text)}</div>`];
  return { pieces, links: [], images: [], shows: 'text_of_html', isCut: false };
}
