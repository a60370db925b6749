/** What each provider that tells of sent mail is set up with, and the posts with which it does. */
import { generateKeyPairSync } from 'node:crypto';
import { EVENTS, type EventCarrier, type SimulatedEvent } from '../../src/simulation/events.ts';
import type { Headers } from '../../src/simulation/posting.ts';
import type { ReportingProvider } from '../../src/webhook/event-adapters.ts';
import type { Postroom } from './postroom.ts';
import { type PostAnswer, post } from './provider-posts.ts';
import { ALL_SECRETS, hexKeys, keyPairs, PUBLIC_URL, passwords, SAMPLES, type Secrets } from './provider-samples.ts';

type EventSample = {
  setting: string;
  /** What the setting has. */
  values: Secrets;
  /** What signs or proves, where the setting is a public key. */
  signs?: Secrets;
  /** Whether the proof covers the body. */
  covers: boolean;
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
};

/** What sets up all providers, for mail and for events. */
export const ALL_EVENT_SECRETS: Record<string, string> = {
  ...ALL_SECRETS,
  ...Object.fromEntries(Object.values(EVENT_SAMPLES).map(({ setting, values }) => [setting, `${values.current},${values.old}`])),
};

export function eventHeaders(name: ReportingProvider, body: Buffer, by: keyof Secrets = 'current'): Headers {
  const { values, signs = values } = EVENT_SAMPLES[name];
  const { type, prove }: EventCarrier = EVENTS[name];
  const url = `${PUBLIC_URL}/webhooks/${name}/events`;
  return [['content-type', type], ...prove(body, { secret: signs[by], url, at: new Date() })];
}

/** One answer for each post that the provider makes of the events. */
export async function reportedBy(
  name: ReportingProvider,
  room: Postroom,
  events: SimulatedEvent[],
  by: keyof Secrets = 'current',
): Promise<PostAnswer[]> {
  const answers = [];
  for (const body of EVENTS[name].carry(events))
    answers.push(await post(room, `${name}/events`, body, eventHeaders(name, body, by)));
  return answers;
}
