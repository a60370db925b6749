/** Which setting proves the posts of which provider: those with mail, and those with events of mail that went out. */
import type { Config } from '../settings/config.ts';
import type { AdaptedProvider, ProviderSecrets } from '../webhook/adapters.ts';
import type { EventSecrets } from '../webhook/event-adapters.ts';

/** One setting proves both when the operator makes the secret, or when the provider has one key for all that it signs. */
export function providerSecrets(config: Config): { secrets: ProviderSecrets; eventSecrets: EventSecrets } {
  const secrets = {
    raw: config.rawInboundSecrets,
    postmark: config.postmarkInboundSecrets,
    postal: config.postalInboundKeys,
    forwardemail: config.forwardemailInboundSecrets,
    mailersend: config.mailersendInboundSecrets,
    sparkpost: config.sparkpostInboundSecrets,
    mandrill: config.mandrillInboundSecrets,
    sendgrid: config.sendgridInboundSecrets,
    mailjet: config.mailjetInboundSecrets,
    brevo: config.brevoInboundSecrets,
    resend: config.resendInboundSecrets,
    ses: config.sesTopicArns,
  };
  const { postmark, postal, sparkpost, mailjet, brevo, ses } = secrets;
  const eventSecrets = {
    ...{ postmark, postal, sparkpost, mailjet, brevo, ses },
    sendgrid: config.sendgridEventsSecrets,
    mailersend: config.mailersendEventsSecrets,
    mandrill: config.mandrillEventsSecrets,
    resend: config.resendEventsSecrets,
  };
  return { secrets, eventSecrets };
}

/** A provider that posts mail here. */
export type Poster = AdaptedProvider | 'mailgun';

/** The providers that the settings have something for. */
export function postersOf(config: Config): Poster[] {
  const { secrets } = providerSecrets(config);
  const adapted = (Object.keys(secrets) as AdaptedProvider[]).filter((provider) => secrets[provider].length > 0);
  return config.signingKeys.length === 0 ? adapted : ['mailgun', ...adapted];
}
