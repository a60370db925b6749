/**
 * Which of a mail's further headers could lead a reply to another address; a mail whose recipients are restricted may not have
 * them.
 */
import type { FieldError } from '../base/errors.ts';
import type { OutgoingMail } from '../ports/mail-composer.ts';

/**
 * The headers that could make a mail program reply or report to an address other than From and Reply-To (RFC 8098 2.1, RFC 2076
 * 3.5), or that could hold an address or a link to follow. All headers count, except those for threading, and except those known
 * to be harmless if their value holds nothing like an address. A name that is not known may be an order to some server on the way.
 */
export function leadingElsewhere({ headers }: Pick<OutgoingMail, 'headers'>): FieldError[] {
  const leading = headers.filter(({ name, value }) => !isHarmless(name.toLowerCase(), value));
  return leading.map(({ name }) => ({ path: `headers.${name}`, message: 'could lead answers past the rules' }));
}

/** These hold message ids and nothing else. Which thread they lead to is checked together with the recipients. */
const THREADING: ReadonlySet<string> = new Set(['in-reply-to', 'references']);

const HARMLESS: ReadonlySet<string> = new Set([
  'auto-submitted',
  'comments',
  'importance',
  'keywords',
  'organization',
  'precedence',
  'priority',
  'sensitivity',
  'thread-topic',
  'x-auto-response-suppress',
  'x-entity-ref-id',
  'x-mailer',
  'x-msmail-priority',
  'x-priority',
]);

/** An address or a URL, in any form that some program would still read as one. */
const LEADS = /[@\uFE6B\uFF20]|=\?|%40|&#|:\/\/|mailto:/i;

function isHarmless(name: string, value: string): boolean {
  if (THREADING.has(name)) return true;
  return HARMLESS.has(name) && !LEADS.test(value);
}
