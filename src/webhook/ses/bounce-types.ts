/** What Amazon SES calls the kinds of bounces ("Contents of event data", its developer guide); Resend, which sends through it, names them the same. */
import type { Told } from '../event-fields.ts';

/** SES reports a bounce after its own tries, so it is final. Mail that SES never sent, because the address is on a list of its own, is no bounce. */
export function bounceOf(type: string, subType: string): Pick<Told, 'kind' | 'ofAddress'> {
  if (type !== 'Permanent' || ON_LIST.has(subType)) return { kind: 'failed' };
  return { kind: 'bounced', ofAddress: OF_ADDRESS.has(subType) };
}

const ON_LIST = new Set(['Suppressed', 'OnAccountSuppressionList']);
const OF_ADDRESS = new Set(['General', 'NoEmail']);
