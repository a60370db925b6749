/** What a mail is remembered by, so that it is stored once. */
import { createHash } from 'node:crypto';

/** The token of a mail's name: of a bounded length, and different for the same name at another provider. */
export function tokenOf(provider: string, name: string): string {
  return `${provider}:${createHash('sha256').update(name).digest('hex')}`;
}
