/** The fields of a provider's event, cleaned: whatever a field holds is no reason to refuse the rest. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { PostroomError } from '../core/base/errors.ts';
import { MAX_ADDRESS, MAX_REASON } from '../core/base/limits.ts';
import type { ProviderEvent } from '../core/deliveries/provider-events.ts';
import { EMAIL_ID_NAME } from '../core/ports/relay.ts';
import type { ReportedEvent } from './event-adapter.ts';

/** A field that is missing, or of another form, counts as empty. A number is read as its digits. */
export const text = z.union([z.string(), z.number().transform(String)]).catch('');

/** What a provider keeps beside a mail, by name; a list without names counts as empty. */
export const fields = z.record(z.string(), z.unknown()).catch({});

/** Header fields of a mail, or tags, as pairs; those of another form count as empty. */
export const headersIn = z.array(z.object({ name: text, value: text }).catch({ name: '', value: '' })).catch([]);

/** What an event says; texts that are empty are not known. */
export type Told = {
  /** Null = it is no step of a delivery. */
  kind: ProviderEvent['kind'] | null;
  ofAddress?: boolean;
  recipient: string;
  /** With angle brackets or without. */
  messageId?: string;
  emailId?: string;
  code?: string;
  statusCode?: string;
  /** The first that says anything is the reason. */
  reasons: readonly string[];
  /** What the provider calls the event; '' = it has no name for it. */
  eventId: string;
  /** When it was, in whatever form. */
  at: string;
};

/** Null for what is no step of a delivery, or names no recipient. */
export function reported(told: Told): ReportedEvent | null {
  const { kind, recipient, ofAddress, eventId, at } = told;
  if (kind === null || recipient.length < 3 || recipient.length > MAX_ADDRESS) return null;
  const reason = reasonIn(told.reasons);
  const event = {
    kind,
    recipient,
    messageId: told.messageId?.trim().replace(/^<(.*)>$/, '$1') || null,
    emailId: emailIdIn(told.emailId),
    code: codeIn(told.code ?? '') ?? codeIn(/(?:^|[\s;])([245]\d\d)(?=[ -]|$)/.exec(reason ?? '')?.[1] ?? ''),
    statusCode: statusCodeIn(told.statusCode ?? ''),
    reason,
    ...(ofAddress ? { ofAddress } : {}),
  };
  return { ...event, eventId: eventId === '' ? nameOf([event, at]) : eventId };
}

/** What a provider's names of events stand for; null = no step. */
export type Kinds = Readonly<Record<string, Told['kind']>>;

/** Null for a name that is not among them. */
export function kindIn(kinds: Kinds, name: string): Told['kind'] {
  return Object.hasOwn(kinds, name) ? (kinds[name] ?? null) : null;
}

/** Our id of the mail, under its name among what a provider keeps beside it. */
export function namedEmailId(kept: Readonly<Record<string, unknown>>): string {
  const [, id] = Object.entries(kept).find(([name]) => name.toLowerCase() === EMAIL_ID_NAME) ?? [];
  return typeof id === 'string' ? id : '';
}

/** The address alone, where a name may stand before it as in a header. */
export function plainAddress(named: string): string {
  return /<([^<>]*)>\s*$/.exec(named)?.[1] ?? named;
}

const ID = z.guid();

/** Lower case; null for what is no id of ours. */
function emailIdIn(given: string | undefined): string | null {
  return ID.safeParse(given).data?.toLowerCase() ?? null;
}

/** An SMTP reply code (RFC 5321 4.2). */
export function codeIn(given: string | number): number | null {
  const code = Number(given);
  return Number.isInteger(code) && code >= 200 && code <= 599 ? code : null;
}

/** RFC 3463. */
export function statusCodeIn(given: string): string | null {
  return /^[245]\.\d{1,3}\.\d{1,3}$/.exec(given.trim())?.[0] ?? null;
}

/** On one line. */
export function reasonIn(texts: readonly (string | null | undefined)[]): string | null {
  const said = texts.find((one) => one && one.trim() !== '');
  if (!said) return null;
  return said
    .slice(0, MAX_REASON)
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}

/** The answer to a mail that came to the address for events: 503, so that the provider keeps it until its address is right. */
export function mailAtEvents(provider: string): PostroomError {
  return new PostroomError('unavailable', 'This address takes events of mail that went out, and this is a mail.', {
    hint: `Point inbound mail at /webhooks/${provider}/inbound.`,
  });
}

function nameOf(event: unknown): string {
  return createHash('sha256').update(JSON.stringify(event)).digest('hex');
}
