/** Secrets that all instances on one store share, made when they are first needed. */
import type { Core } from '../ports/core.ts';

/** What signs links to attachments, the proof of an instance, and what the frame of a message asks for. None signs anything else. */
export const SHARED_SECRETS = ['links', 'instance_proof', 'console_frames'] as const;

export type SharedSecret = (typeof SHARED_SECRETS)[number];

/** 32 random bytes. When several instances make it at the same time, the one that is stored first counts. */
export async function sharedSecret({ store, ids }: Pick<Core, 'store' | 'ids'>, name: SharedSecret): Promise<Buffer> {
  const kept = await store.read((tx) => tx.secrets.get(name));
  if (kept) return kept;
  const made = ids.secret(32);
  return await store.write(async (tx) => ((await tx.secrets.insert(name, made)) ? made : ((await tx.secrets.get(name)) ?? made)));
}
