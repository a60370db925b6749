/** The providers that post to `/webhooks/PROVIDER/inbound`, each in a folder of its own. */
import type { Adapter } from './adapter.ts';
import { brevo } from './brevo/adapter.ts';
import { forwardemail } from './forwardemail/adapter.ts';
import { mailersend } from './mailersend/adapter.ts';
import { mailjet } from './mailjet/adapter.ts';
import { mandrill } from './mandrill/adapter.ts';
import { postal } from './postal/adapter.ts';
import { postmark } from './postmark/adapter.ts';
import { raw } from './raw/adapter.ts';
import { resend } from './resend/adapter.ts';
import { sendgrid } from './sendgrid/adapter.ts';
import { ses } from './ses/adapter.ts';
import { sparkpost } from './sparkpost/adapter.ts';

export const ADAPTERS = {
  raw,
  postmark,
  postal,
  forwardemail,
  mailersend,
  sparkpost,
  mandrill,
  sendgrid,
  mailjet,
  brevo,
  resend,
  ses,
} satisfies Record<string, Adapter>;

export type AdaptedProvider = keyof typeof ADAPTERS;

/** What proves the posts of each: of several values any; none = it is not set up. */
export type ProviderSecrets = Readonly<Record<AdaptedProvider, readonly string[]>>;

/** The provider whose inbound webhook has this URL; null = none. */
export function providerAt(url: string): AdaptedProvider | null {
  const [, name = ''] = INBOUND.exec(url) ?? [];
  return Object.hasOwn(ADAPTERS, name) ? (name as AdaptedProvider) : null;
}

const INBOUND = /^\/webhooks\/([a-z]{1,20})\/inbound\/?(?:\?|$)/;
