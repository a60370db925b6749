/** The providers that post events of mail that went out to `/webhooks/PROVIDER/events`, each in the folder of its mail. */
import { brevoEvents } from './brevo/events.ts';
import type { EventAdapter } from './event-adapter.ts';
import { mailersendEvents } from './mailersend/events.ts';
import { mailjetEvents } from './mailjet/events.ts';
import { mandrillEvents } from './mandrill/events.ts';
import { postalEvents } from './postal/events.ts';
import { postmarkEvents } from './postmark/events.ts';
import { resendEvents } from './resend/events.ts';
import { sendgridEvents } from './sendgrid/events.ts';
import { sesEvents } from './ses/events.ts';
import { sparkpostEvents } from './sparkpost/events.ts';

export const EVENT_ADAPTERS = {
  postmark: postmarkEvents,
  sendgrid: sendgridEvents,
  postal: postalEvents,
  mailersend: mailersendEvents,
  sparkpost: sparkpostEvents,
  mandrill: mandrillEvents,
  mailjet: mailjetEvents,
  brevo: brevoEvents,
  resend: resendEvents,
  ses: sesEvents,
} satisfies Record<string, EventAdapter>;

export type ReportingProvider = keyof typeof EVENT_ADAPTERS;

/** What proves the posts of each, as `ProviderSecrets` has it for mail. */
export type EventSecrets = Readonly<Record<ReportingProvider, readonly string[]>>;

/** The provider whose webhook for events has this URL; null = none. */
export function reporterAt(url: string): ReportingProvider | null {
  const [, name = ''] = EVENTS.exec(url) ?? [];
  return isReporting(name) ? name : null;
}

/** Whether a provider of that name tells what became of mail that went out. */
export function isReporting(name: string): name is ReportingProvider {
  return Object.hasOwn(EVENT_ADAPTERS, name);
}

const EVENTS = /^\/webhooks\/([a-z]{1,20})\/events\/?(?:\?|$)/;
