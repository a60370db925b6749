/** Events: committed facts, written in the transaction that made them true. */
import type { Stamps } from '../ports/core.ts';
import type { WriteTx } from '../store/store.ts';
import type { Scope } from './actor.ts';

/** What there is to tell, and the scope without which a key is not told; null = every key may know. */
export const EVENTS = {
  'account.sending_stopped': null,
  'account.sending_resumed': null,
  'account.paused': null,
  'account.resumed': null,
  'inbox.created': 'inboxes:read',
  'inbox.updated': 'inboxes:read',
  'inbox.deleted': 'inboxes:read',
  'email.received': 'emails:read',
  'report.received': 'emails:read',
  'email.authenticated': 'emails:read',
  'draft.saved': 'emails:read',
  'email.queued': 'emails:read',
  'email.held': 'emails:read',
  'email.approved': 'emails:read',
  'email.rejected': 'emails:read',
  'email.canceled': 'emails:read',
  'email.sent': 'emails:read',
  'email.delivered': 'emails:read',
  'email.deferred': 'emails:read',
  'email.failed': 'emails:read',
  'email.bounced': 'emails:read',
  'email.complained': 'emails:read',
  'email.updated': 'emails:read',
  'email.unsubscribed': 'emails:read',
  'email.deleted': 'emails:read',
  'import.finished': 'emails:read',
  'thread.updated': 'emails:read',
  'thread.deleted': 'emails:read',
  'api_key.created': 'api-keys:read',
  'api_key.rotated': 'api-keys:read',
  'api_key.revoked': 'api-keys:read',
  'domain.added': 'domains:read',
  'domain.verified': 'domains:read',
  'domain.failed': 'domains:read',
  'domain.deleted': 'domains:read',
  'suppression.added': 'suppressions:read',
  'suppression.removed': 'suppressions:read',
  'template.created': 'templates:read',
  'template.updated': 'templates:read',
  'template.deleted': 'templates:read',
  'endpoint.disabled': 'webhooks:read',
} as const satisfies Record<string, Scope | null>;

export type EventType = keyof typeof EVENTS;

/** Further types that `email.received` is told as, at the same position, only to clients that ask for them by name. They are not stored. */
export const VIEWS = {
  'email.code': EVENTS['email.received'],
  'email.answered': EVENTS['email.received'],
} as const satisfies Record<string, Scope>;

export type ViewType = keyof typeof VIEWS;

/** All types that are told, each with its scope. */
export const TOLD_EVENTS = { ...EVENTS, ...VIEWS };

export type ToldType = keyof typeof TOLD_EVENTS;

/** Events about mail, which is always in a thread. */
export type MailEventType = Extract<EventType, `${'email' | 'thread'}.${string}` | 'report.received' | 'draft.saved'>;

export const EVENT_TYPES = Object.keys(EVENTS) as EventType[];

export const VIEW_TYPES = Object.keys(VIEWS) as ViewType[];

/** `subjectId` is the id of the record that changed. */
export type Fact = { accountId: string; inboxId: string | null; subjectId: string } & (
  | { type: MailEventType; threadId: string }
  | { type: Exclude<EventType, MailEventType> }
);

/** Adds a fact to the transaction. */
export async function recordEvent(core: Stamps, tx: WriteTx, fact: Fact): Promise<void> {
  await tx.events.append({ id: core.ids.next(), createdAt: core.clock.now(), threadId: null, ...fact });
  tx.wake('events');
}
