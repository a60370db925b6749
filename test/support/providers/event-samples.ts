/** What each provider that tells of sent mail is set up with, and the posts with which it does. */
import { generateKeyPairSync } from 'node:crypto';
import type { EventCarrier, Mailed, SimulatedEvent } from '../../../src/simulation/carriers.ts';
import { EVENTS } from '../../../src/simulation/events.ts';
import { MAILS } from '../../../src/simulation/mails.ts';
import type { Headers, Proof } from '../../../src/simulation/posting.ts';
import type { ReportingProvider } from '../../../src/webhook/event-adapters.ts';
import type { Postroom } from '../rooms/postroom.ts';
import { type PostAnswer, post } from './provider-posts.ts';
import { ALL_SECRETS, hexKeys, keyPairs, PUBLIC_URL, passwords, SAMPLES, type Secrets } from './provider-samples.ts';
import { RESEND } from './resend.ts';
import { type SigningKey, snsKey } from './sns.ts';

type EventSample = {
  setting: string;
  /** What the setting has. */
  values: Secrets;
  /** What signs or proves, where the setting is a public key. */
  signs?: Secrets;
  /** Of Amazon SNS. */
  topics?: Secrets;
  /** Whether the proof covers the body. */
  covers: boolean;
  /** What a post is answered that is not proved; 401 where it is not given. */
  unsigned?: 403;
};

const SENDGRID_KEYS = keyPairs(() => generateKeyPairSync('ec', { namedCurve: 'P-256' }));

export const EVENT_SAMPLES: Record<ReportingProvider, EventSample> = {
  postmark: SAMPLES.postmark,
  sendgrid: { setting: 'SENDGRID_EVENTS_SECRET', ...SENDGRID_KEYS, covers: true },
  postal: SAMPLES.postal,
  mailersend: { setting: 'MAILERSEND_EVENTS_SECRET', values: hexKeys(20), covers: true },
  sparkpost: SAMPLES.sparkpost,
  mandrill: { setting: 'MANDRILL_EVENTS_SECRET', values: passwords('mandrill-events'), covers: true },
  mailjet: SAMPLES.mailjet,
  brevo: SAMPLES.brevo,
  resend: { setting: 'RESEND_EVENTS_SECRET', values: RESEND, covers: true },
  ses: { ...SAMPLES.ses, topics: SAMPLES.ses.values, signs: sameKey(snsKey()) },
};

/** What sets up all providers, for mail and for events. */
export const ALL_EVENT_SECRETS: Record<string, string> = {
  ...ALL_SECRETS,
  ...Object.fromEntries(Object.values(EVENT_SAMPLES).map(({ setting, values }) => [setting, `${values.current},${values.old}`])),
};

/** The body as it is posted, with its headers. */
export function eventPost(
  name: ReportingProvider,
  carried: Buffer,
  by: keyof Secrets = 'current',
): { body: Buffer; headers: Headers } {
  const { type, prove, seal }: EventCarrier = EVENTS[name];
  const proof = proofOf(name, by);
  return { body: seal?.(carried, proof) ?? carried, headers: [['content-type', type], ...prove(carried, proof)] };
}

/** A mail that comes in, proved as events are. */
export function mailPost(name: ReportingProvider, mail: Mailed): { body: Buffer; headers: Headers } {
  const { type, carry } = MAILS[name];
  const { body, headers } = eventPost(name, carry(mail));
  return { body, headers: [['content-type', type], ...headers.filter(([header]) => header !== 'content-type')] };
}

function proofOf(name: ReportingProvider, by: keyof Secrets): Proof {
  const { values, signs = values, topics } = EVENT_SAMPLES[name];
  const url = `${PUBLIC_URL}/webhooks/${name}/events`;
  return { secret: signs[by], url, at: new Date(), ...(topics ? { topic: topics[by] } : {}) };
}

/** It signs messages of all topics. */
function sameKey({ key, certificate }: SigningKey): Secrets {
  const both = key + certificate;
  return { current: both, old: both, wrong: both };
}

/** One answer for each post that the provider makes of the events. */
export async function reportedBy(
  name: ReportingProvider,
  room: Postroom,
  events: SimulatedEvent[],
  by: keyof Secrets = 'current',
): Promise<PostAnswer[]> {
  const answers = [];
  for (const carried of EVENTS[name].carry(events)) {
    const { body, headers } = eventPost(name, carried, by);
    answers.push(await post(room, `${name}/events`, body, headers));
  }
  return answers;
}
