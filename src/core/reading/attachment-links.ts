/** Links that open one attachment without an API key, as long as the key that asked for the link could still read it. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Actor, actorOf, isUsable } from '../base/actor.ts';
import { isCode, PostroomError } from '../base/errors.ts';
import { uuid } from '../base/ids.ts';
import { type SharedSecret, sharedSecret } from '../base/shared-secrets.ts';
import type { Core } from '../ports/core.ts';
import type { AttachmentRow } from '../store/emails.ts';
import { getAttachment } from './attachments.ts';

/** Name of the secret that all links are signed with. */
const SECRET: SharedSecret = 'links';
const VERSION = 1;
const UUID_BYTES = 16;
const TIME_BYTES = 6;
const PAYLOAD_BYTES = 1 + 4 * UUID_BYTES + TIME_BYTES;
/** A payload and an HMAC-SHA256, both base64url (RFC 4648 5). */
const TOKEN = /^([\w-]{95})\.([\w-]{43})$/;

/** A token for `openLink` that is valid for `seconds`. */
export async function signLink(
  core: Core,
  actor: Actor,
  attachment: { emailId: string; attachmentId: string },
  seconds: number,
): Promise<{ token: string; expiresAt: Date }> {
  const expiresAt = new Date(core.clock.now().getTime() + seconds * 1000);
  const payload = Buffer.alloc(PAYLOAD_BYTES);
  payload.writeUInt8(VERSION);
  const ids = [actor.account.id, actor.key.id, attachment.emailId, attachment.attachmentId];
  for (const [index, id] of ids.entries()) payload.write(id.replaceAll('-', ''), 1 + index * UUID_BYTES, 'hex');
  payload.writeUIntBE(expiresAt.getTime(), PAYLOAD_BYTES - TIME_BYTES, TIME_BYTES);
  const encoded = payload.toString('base64url');
  return { token: `${encoded}.${signature(await sharedSecret(core, SECRET), encoded)}`, expiresAt };
}

/**
 * The attachment that a link leads to. Throws one and the same `not_found` for a link that this server never made, has expired,
 * leads to a deleted email, or was asked for with a key that does not work any more or does not see the inbox.
 */
export async function openLink(core: Core, token: string): Promise<{ attachment: AttachmentRow; bytes: Buffer }> {
  const [, encoded, signed] = TOKEN.exec(token) ?? [];
  if (encoded === undefined || signed === undefined) throw deadLink();
  const secret = await core.store.read((tx) => tx.secrets.get(SECRET));
  if (!secret || !timingSafeEqual(Buffer.from(signature(secret, encoded)), Buffer.from(signed))) throw deadLink();
  const payload = Buffer.from(encoded, 'base64url');
  const idAt = (index: number) => uuid(payload.subarray(1 + index * UUID_BYTES, 1 + (index + 1) * UUID_BYTES));
  const [accountId, keyId, emailId, attachmentId] = [idAt(0), idAt(1), idAt(2), idAt(3)];
  const now = core.clock.now();
  if (payload.readUInt8() !== VERSION || payload.readUIntBE(PAYLOAD_BYTES - TIME_BYTES, TIME_BYTES) <= now.getTime())
    throw deadLink();
  const actor = await core.store.read(async (tx): Promise<Actor | null> => {
    const account = await tx.accounts.get(accountId);
    const key = await tx.apiKeys.get(accountId, keyId);
    return account?.state === 'active' && key && isUsable(key, now) ? actorOf(account, key) : null;
  });
  if (!actor) throw deadLink();
  return await getAttachment(core, actor, emailId, attachmentId).catch((error: unknown) => {
    throw isCode(error, 'not_found') ? deadLink() : error;
  });
}

function signature(secret: Buffer, encoded: string): string {
  return createHmac('sha256', secret).update(encoded).digest('base64url');
}

function deadLink(): PostroomError {
  return new PostroomError('not_found', 'This link leads nowhere, or not any more.', {
    hint: 'Ask for a new one: get_attachment with link, or GET /api/v1/emails/{id}/attachments/{attachmentId}/text?link=true.',
  });
}
