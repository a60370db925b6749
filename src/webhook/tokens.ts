/** What a mail is remembered by, so that it is stored once. */
import { createHash } from 'node:crypto';

/** Of a bounded length, and another one for the same name at another provider. */
export function tokenOf(provider: string, name: string): string {
  return `${provider}:${createHash('sha256').update(name).digest('hex')}`;
}
