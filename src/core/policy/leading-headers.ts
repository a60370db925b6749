/** Which further headers of a mail lead nobody anywhere, so that they may stand in one whose recipients are bound. */
import type { FieldError } from '../base/errors.ts';
import type { OutgoingMail } from '../ports/mail-composer.ts';

/**
 * The headers by which mail programs could answer or report to somebody else than From and Reply-To say (RFC 8098 2.1, RFC 2076 3.5), or
 * could open a way to somebody: all but those known to do neither, and those of the caller's own that hold nothing like an address.
 */
export function leadingElsewhere({ headers }: Pick<OutgoingMail, 'headers'>): FieldError[] {
  const leading = headers.filter(({ name, value }) => !isHarmless(name.toLowerCase(), value));
  return leading.map(({ name }) => ({ path: `headers.${name}`, message: 'could lead answers past the rules' }));
}

/** They hold message ids and nothing else, and which thread they make is judged with the recipients. */
const THREADING: ReadonlySet<string> = new Set(['in-reply-to', 'references']);

const HARMLESS: ReadonlySet<string> = new Set([
  'auto-submitted',
  'comments',
  'importance',
  'keywords',
  'precedence',
  'priority',
  'sensitivity',
]);

/** Of the caller's own, such as X-Order-Id; X-Confirm-Reading-To and others that end so say where something is to go. */
const OWN = /^x-(?!.*-to$)/;

/** An address or a URL, in a form that some program would still read as one. */
const LEADS = /[@\uFE6B\uFF20]|=\?|%40|&#|:\/\/|mailto:/i;

function isHarmless(name: string, value: string): boolean {
  if (THREADING.has(name)) return true;
  return (HARMLESS.has(name) || OWN.test(name)) && !LEADS.test(value);
}
