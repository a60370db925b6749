/**
 * Signed grants for what the frame of one message asks for. A frame without an origin sends no cookie, so the signature is the proof: it is part
 * of the path, holds for one message and one kind of thing, and ends with the session that it was made in.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isOver } from '../../core/access/console-sessions.ts';
import { type Actor, actorOf, isUsable } from '../../core/base/actor.ts';
import { type SharedSecret, sharedSecret } from '../../core/base/shared-secrets.ts';
import type { Core } from '../../core/ports/core.ts';

/** What may be had: the pictures in the mail; those and the ones on web servers; the page with its links, or that with all pictures. */
export type GrantKind = 'own-images' | 'all-images' | 'page' | 'page-with-images';

export type Grants = {
  /** A path segment that opens this for the session until the time. */
  make(kind: GrantKind, asked: { emailId: string; sessionHash: string; until: Date }): Promise<string>;
  /**
   * Who is behind a segment, and for what; null for one that was never made here for this message, is over or altered, or whose session has ended
   * or key does not work any more.
   */
  open(segment: string, emailId: string): Promise<Granted | null>;
};

export type Granted = { kind: GrantKind; actor: Actor; sessionHash: string };

/** Name of the secret that all grants are signed with. */
const SECRET: SharedSecret = 'console_frames';

const KINDS: readonly GrantKind[] = ['own-images', 'all-images', 'page', 'page-with-images'];
const VERSION = 1;
const HASH_BYTES = 32;
const TIME_BYTES = 6;
const PAYLOAD_BYTES = 2 + HASH_BYTES + TIME_BYTES;
/** A payload and an HMAC-SHA256, both base64url (RFC 4648 5). */
const SEGMENT = /^([\w-]{54})\.([\w-]{43})$/;

export function frameGrants(core: Pick<Core, 'store' | 'clock' | 'ids'>): Grants {
  return {
    async make(kind, { emailId, sessionHash, until }) {
      const payload = Buffer.alloc(PAYLOAD_BYTES);
      payload.writeUInt8(VERSION, 0);
      payload.writeUInt8(KINDS.indexOf(kind), 1);
      payload.write(sessionHash, 2, 'hex');
      payload.writeUIntBE(until.getTime(), PAYLOAD_BYTES - TIME_BYTES, TIME_BYTES);
      const encoded = payload.toString('base64url');
      return `${encoded}.${signature(await sharedSecret(core, SECRET), encoded, emailId)}`;
    },
    async open(segment, emailId) {
      const [, encoded, signed] = SEGMENT.exec(segment) ?? [];
      if (encoded === undefined || signed === undefined) return null;
      const payload = Buffer.from(encoded, 'base64url');
      const sessionHash = payload.toString('hex', 2, 2 + HASH_BYTES);
      const { secret, found } = await core.store.read(async (tx) => ({
        secret: await tx.secrets.get(SECRET),
        found: await tx.consoleSessions.get(sessionHash),
      }));
      if (!secret || !timingSafeEqual(Buffer.from(signature(secret, encoded, emailId)), Buffer.from(signed))) return null;
      const now = core.clock.now();
      const kind = KINDS[payload.readUInt8(1)];
      const until = payload.readUIntBE(PAYLOAD_BYTES - TIME_BYTES, TIME_BYTES);
      if (payload.readUInt8(0) !== VERSION || kind === undefined || until <= now.getTime()) return null;
      if (!found || isOver(found.session, now) || !isUsable(found.key, now) || found.account.state !== 'active') return null;
      return { kind, actor: actorOf(found.account, found.key), sessionHash };
    },
  };
}

function signature(secret: Buffer, encoded: string, emailId: string): string {
  return createHmac('sha256', secret).update(`${encoded} ${emailId}`).digest('base64url');
}
