/** The catalogue of events: what each type tells, and the form of its record. */
import { z } from 'zod';
import type { Actor } from '../../src/core/base/actor.ts';
import { TOLD_EVENTS, type ToldType } from '../../src/core/base/events.ts';
import type { FullEventRecord } from '../../src/core/events/list.ts';
import { type Subject, subjectOf } from '../../src/core/events/payloads.ts';
import { account, whoami } from '../account/whoami.ts';
import { apiKey } from '../api-keys/api-key.ts';
import { listApiKeys } from '../api-keys/list-api-keys.ts';
import { domain } from '../domains/domain.ts';
import { listDomains } from '../domains/list-domains.ts';
import { getEmail } from '../emails/get-email.ts';
import { openedEmail } from '../emails/opened-email.ts';
import { getInbox } from '../inboxes/get-inbox.ts';
import { inbox } from '../inboxes/inbox.ts';
import { deleted } from '../shapes.ts';
import { listSuppressions } from '../suppressions/list-suppressions.ts';
import { suppression } from '../suppressions/suppression.ts';
import { listTemplates } from '../templates/list-templates.ts';
import { templateSummary } from '../templates/template.ts';
import { getThread } from '../threads/get-thread.ts';
import { thread } from '../threads/thread.ts';
import { allows, type Tool } from '../tool.ts';
import { listWebhookEndpoints } from '../webhook-endpoints/list-webhook-endpoints.ts';
import { webhookEndpoint } from '../webhook-endpoints/webhook-endpoint.ts';

/** What each type tells, in a sentence. */
const TOLD: Record<ToldType, string> = {
  'account.sending_stopped': 'All sending of the account was stopped.',
  'account.sending_resumed': 'Sending began again.',
  'account.paused': 'The operator paused the account.',
  'account.resumed': 'The account works again.',
  'inbox.created': 'An inbox was made.',
  'inbox.updated': 'An inbox was changed.',
  'inbox.deleted': 'An inbox was deleted.',
  'email.received': 'A mail came in.',
  'report.received': 'A bounce or complaint about a mail came in as mail.',
  'email.authenticated': 'The sender of a received mail was checked.',
  'draft.saved': 'A draft was made or changed.',
  'email.queued': 'A mail was accepted for sending.',
  'email.held': 'A mail waits for a person.',
  'email.approved': 'A held mail was approved.',
  'email.rejected': 'A held mail was rejected, or ran out of time.',
  'email.canceled': 'A mail was canceled before it was sent.',
  'email.sent': 'The relay took a mail.',
  'email.delivered': 'A mail was delivered.',
  'email.deferred': 'A delivery is tried again later.',
  'email.failed': 'A mail could not be sent.',
  'email.bounced': 'A mail bounced.',
  'email.complained': 'A recipient reported a mail as spam.',
  'email.updated': 'A mail was marked, labelled, claimed, or moved to another time.',
  'email.unsubscribed': 'A list was asked to send no more.',
  'email.deleted': 'A mail was deleted.',
  'import.finished': 'Mail of another mailbox was imported into an inbox.',
  'thread.updated': 'A thread was labelled or marked, or another was joined into it.',
  'thread.deleted': 'A thread was deleted, or joined into another.',
  'api_key.created': 'An API key was made.',
  'api_key.rotated': 'An API key was replaced by a new one; this is the old one.',
  'api_key.revoked': 'An API key was revoked.',
  'domain.added': 'A domain was added.',
  'domain.verified': 'A domain was verified.',
  'domain.failed': 'The records of a domain are not as they should be.',
  'domain.deleted': 'A domain was deleted.',
  'suppression.added': 'An address is no longer written to.',
  'suppression.removed': 'An address may be written to again.',
  'template.created': 'A template was made.',
  'template.updated': 'A template was changed.',
  'template.deleted': 'A template was deleted.',
  'endpoint.disabled': 'A webhook endpoint is told nothing more: it failed for too long or is gone, or its key ended.',
  'email.code': 'A mail came in that asks for a one-time code to be typed. Told if it is named in types.',
  'email.answered': 'A mail came in that answers one sent from here. Told if it is named in types.',
};

/** `reader`: the tool that answers the record too, without which a key is not told it; null = every key that is told the event. */
type Form = { record: z.ZodObject; reader: Tool | null; described: string };

const FORMS: Record<Subject, Form> = {
  account: { record: account, reader: whoami, described: 'the account' },
  inbox: { record: inbox, reader: getInbox, described: 'the inbox' },
  // Files and HTML may be large, and are fetched by their ids.
  email: {
    record: openedEmail.omit({ html: true, possiblyHiddenText: true }),
    reader: getEmail,
    described: 'the email, with text and extracted',
  },
  // A key that reads mail need not know the rules of an inbox.
  import: { record: inbox.pick({ id: true }), reader: null, described: 'the id of the inbox' },
  thread: { record: thread, reader: getThread, described: 'the thread' },
  api_key: { record: apiKey, reader: listApiKeys, described: 'the API key, without its secret' },
  domain: { record: domain, reader: listDomains, described: 'the domain' },
  suppression: { record: suppression, reader: listSuppressions, described: 'the address' },
  template: { record: templateSummary, reader: listTemplates, described: 'the template, without its bodies' },
  endpoint: { record: webhookEndpoint, reader: listWebhookEndpoints, described: 'the endpoint, without its secret' },
};

/** What there is to know of a type. `subject`: what kind of record it has; null = that is gone, and only the id is told. */
export type CatalogueEntry = {
  told: string;
  scope: (typeof TOLD_EVENTS)[ToldType];
  subject: Subject | null;
  described: string;
  data: z.ZodType;
};

/** The form of each kind of record. */
export const RECORDS = Object.entries(FORMS).map(([subject, { record }]) => ({ subject: subject as Subject, record }));

const recordSchemas = new Map(RECORDS.map(({ subject, record }) => [subject, z.union([record, deleted])]));

/** Events of these types tell that their record is gone. */
const isEnd = (type: ToldType) => type.endsWith('.deleted') || type === 'suppression.removed';

export const CATALOGUE = Object.fromEntries(
  (Object.keys(TOLD_EVENTS) as ToldType[]).map((type) => [type, entryOf(type)]),
) as Record<ToldType, CatalogueEntry>;

function entryOf(type: ToldType): CatalogueEntry {
  const subject = subjectOf(type);
  const data = recordSchemas.get(subject) ?? deleted;
  const about = { told: TOLD[type], scope: TOLD_EVENTS[type] };
  if (isEnd(type)) return { ...about, subject: null, described: 'the id', data: deleted };
  return { ...about, subject, described: FORMS[subject].described, data };
}

/** Which types the caller is told the records of. */
export function mayReadFor(actor: Actor): (type: ToldType) => boolean {
  return (type) => {
    const { reader } = FORMS[subjectOf(type)];
    return reader === null || allows(actor, reader);
  };
}

/** An event whose record has the fields that the catalogue describes, and no others. */
export function asDescribed(event: FullEventRecord): FullEventRecord {
  if (!event.data || !(event.type in CATALOGUE)) return event;
  return { ...event, data: CATALOGUE[event.type as ToldType].data.parse(event.data) as Record<string, unknown> };
}
