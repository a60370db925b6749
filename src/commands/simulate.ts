/** The command that posts mails and events to a running server as a mail provider would, for demos, load and tests. */
import { readFileSync } from 'node:fs';
import { hostOf } from '../listening/ports.ts';
import { providerSecrets } from '../providers/secrets.ts';
import type { Config } from '../settings/config.ts';
import { SIMULATED, type SimulatedProvider } from '../simulation/mails.ts';
import { type Simulation, simulate } from '../simulation/simulate.ts';
import { ADAPTERS } from '../webhook/adapters.ts';
import { EVENT_ADAPTERS, isReporting } from '../webhook/event-adapters.ts';
import type { Given, TellingCommand } from './command.ts';

export const simulateCommand: TellingCommand = {
  words: 'simulate',
  does: 'posts signed mails and events to a running server, as a mail provider would',
  options: [
    { name: 'provider', meaning: 'whose posts they are', choices: SIMULATED, need: `Name one of ${SIMULATED.join(', ')}.` },
    { name: 'count', value: 'N', meaning: 'mails that are posted; 1 where no events are asked for' },
    { name: 'to', value: 'ADDRESS', meaning: 'who gets the mails; else the newest active inbox of POSTROOM_API_KEY' },
    { name: 'duplicates', value: 'N', meaning: 'mails that are posted once more' },
    { name: 'delivered', value: 'N', meaning: 'recipients of mail that went out who are told to have it' },
    { name: 'bounces', value: 'N', meaning: 'recipients who are told not to exist' },
    { name: 'complaints', value: 'N', meaning: 'recipients who are told to have called it spam' },
    { name: 'delay', value: 'MS', meaning: 'milliseconds between two posts' },
    { name: 'connections', value: 'N', meaning: 'posts at a time; else 1' },
    {
      name: 'key',
      value: 'FILE',
      meaning: 'private key in PEM, where the setting has no secret; for ses with a certificate',
      path: true,
    },
    { name: 'url', meaning: 'the server; else the one that these settings start here' },
  ],
  tells: async (given, configured, out) =>
    (await simulate(simulationOf(given, configured()), (line) => out(`${line}\n`))) ? 0 : 1,
};

function simulationOf(given: Given, config: Config): Simulation {
  const provider = given.provider as SimulatedProvider;
  const events = {
    delivered: number(given, 'delivered'),
    bounced: number(given, 'bounces'),
    complained: number(given, 'complaints'),
  };
  const asked = events.delivered + events.bounced + events.complained;
  const server = (given.url ?? `http://${hostOf(config.host)}:${config.port}`).replace(/\/+$/, '');
  if (!URL.canParse(server) || !/^https?:/.test(server)) throw new Error('--url is no web address.');
  return {
    provider,
    server,
    publicUrl: config.appUrl ?? server,
    to: given.to ?? null,
    count: number(given, 'count', asked > 0 ? 0 : 1),
    duplicates: number(given, 'duplicates'),
    events,
    delay: number(given, 'delay'),
    connections: Math.max(1, number(given, 'connections', 1)),
    topic: config.sesTopicArns[0] ?? '',
    origin: () => originOf(config, provider),
    secretFor: (what) => secretOf(config, provider, what, given.key),
    apiKey: () => {
      if (config.firstKey !== null) return config.firstKey;
      throw new Error('POSTROOM_API_KEY is not set, so no inbox can be looked up. Set it to a key of the server.');
    },
  };
}

/** All posts are made before the first one goes out. */
const MOST = 100_000;

function number(given: Given, name: string, otherwise = 0): number {
  const text = given[name];
  if (text === undefined) return otherwise;
  if (!/^\d{1,6}$/.test(text) || Number(text) > MOST) throw new Error(`--${name} must be a whole number up to ${MOST}.`);
  return Number(text);
}

/** The first secret, which is the newer of two. For a public key, the private one in `file`. */
function secretOf(config: Config, provider: SimulatedProvider, what: 'mail' | 'events', file: string | undefined): string {
  if (provider === 'mailgun') {
    const [newest] = config.signingKeys;
    if (newest !== undefined) return newest;
    throw new Error('PROVIDER_WEBHOOK_SIGNING_KEY is not set. Set it to that of the server.');
  }
  const { secrets, eventSecrets } = providerSecrets(config);
  const ofEvents = what === 'events' && isReporting(provider);
  const { setting } = ofEvents ? EVENT_ADAPTERS[provider] : ADAPTERS[provider];
  const [secret] = ofEvents ? eventSecrets[provider] : secrets[provider];
  if (secret === undefined) throw new Error(`${setting} is not set. Set it to that of the server.`);
  if (!isPublicKey(provider, secret)) return secret;
  if (file === undefined) {
    if (provider === 'ses')
      throw new Error(
        'Posts of Amazon SES are signed with a key of AWS. Give one of your own, with its certificate, with --key FILE.',
      );
    throw new Error(`${setting} is a public key, which signs nothing. Give the private one of the pair with --key FILE.`);
  }
  return readFileSync(file, 'utf8');
}

/**
 * Where the server fetches from Resend or AWS, which the simulation must answer itself. While the settings point elsewhere, the server would
 * ask there, and refuse the post.
 */
function originOf({ resendApiUrl, sesEndpointUrl }: Config, provider: SimulatedProvider): string {
  const [url, name] = provider === 'resend' ? [resendApiUrl, 'RESEND_API_URL'] : [sesEndpointUrl, 'SES_ENDPOINT_URL'];
  if (url?.startsWith('http:')) return url;
  const who =
    provider === 'resend' ? 'The server fetches mail from Resend' : 'The server fetches the certificate of a post from AWS';
  throw new Error(
    `${who}, and ${name} says where. For a server that is only tried, set ${name}=http://127.0.0.1:8099 and OUTGOING_ALLOW=127.0.0.1/32, there and here: the simulation answers at that address.`,
  );
}

/** Postal's setting is always a public key; SendGrid's is one if it ends with Base64 padding. That of SES names topics, which are public. */
function isPublicKey(provider: SimulatedProvider, secret: string): boolean {
  return provider === 'postal' || provider === 'ses' || (provider === 'sendgrid' && secret.endsWith('='));
}
