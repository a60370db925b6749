/** Posts mails and events to a running server as a provider would, signed as its posts are, and counts what they are answered. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { CarryingProvider } from '../webhook/adapters.ts';
import { isReporting } from '../webhook/event-adapters.ts';
import { EVENTS, type EventCarrier, type SimulatedEvent, type SimulatedKind } from './events.ts';
import { firstAddress, type Place, recipientsWritten, type Written } from './looked-up.ts';
import { MAILS, type MailCarrier, type Mailed } from './mails.ts';
import type { Headers } from './posting.ts';

/** `server` is where the server is, and `publicUrl` where its provider believes it to be; neither ends with a slash. */
export type Simulation = Place & {
  provider: CarryingProvider;
  publicUrl: string;
  to: string | null;
  count: number;
  /** Of the mails, how many are posted once more. */
  duplicates: number;
  /** How many mails that went out are told to have become this. */
  events: Partial<Record<SimulatedKind, number>>;
  /** Milliseconds between two posts of one connection. */
  delay: number;
  connections: number;
  /** What signs or proves. Throws a sentence where one is needed. */
  secretFor(what: 'mail' | 'events'): string;
};

/** Answers whether every post was answered 2xx. `say` is given a line for each kind of post. */
export async function simulate(simulation: Simulation, say: (line: string) => void): Promise<boolean> {
  const posts = simulation.count === 0 ? [] : await mailPosts(simulation);
  const again = posts.slice(0, simulation.duplicates);
  let good = await told('mails', posts, simulation, say);
  good = (await told('duplicates', again, simulation, say)) && good;
  return (await told('events', await eventPosts(simulation), simulation, say)) && good;
}

type Post = { path: string; body: Buffer; headers(): Headers };

async function mailPosts(simulation: Simulation): Promise<Post[]> {
  const { provider, count, publicUrl } = simulation;
  const to = simulation.to ?? (await firstAddress(simulation));
  const { carry, prove, type }: MailCarrier = MAILS[provider];
  const path = `/webhooks/${provider}/inbound`;
  const secret = simulation.secretFor('mail');
  return Array.from({ length: count }, (_, n) => {
    const mail: Mailed = { mime: mailTo(to, n + 1, count), to: [to], from: SENDER };
    const body = carry(mail);
    const proof = () => ({ secret, url: publicUrl + path, at: new Date() });
    return { path, body, headers: () => [['content-type', type], ...prove(body, proof(), mail)] };
  });
}

async function eventPosts(simulation: Simulation): Promise<Post[]> {
  const { provider, events, publicUrl } = simulation;
  const kinds = (Object.entries(events) as [SimulatedKind, number][]).flatMap(([kind, count]) =>
    Array<SimulatedKind>(count).fill(kind),
  );
  if (kinds.length === 0) return [];
  if (!isReporting(provider)) throw new Error(`${provider} tells nothing of mail that went out.`);
  const { carry, prove, type }: EventCarrier = EVENTS[provider];
  const path = `/webhooks/${provider}/events`;
  const secret = simulation.secretFor('events');
  const written = await recipientsWritten(simulation, kinds.length);
  if (written.length < kinds.length)
    throw new Error(
      `Only ${written.length} recipients were sent mail, and ${kinds.length} events ask for one each. Send more mail first.`,
    );
  const made = written.map((one, n) => eventOf(one, kinds[n] ?? 'delivered'));
  return carry(made).map((body) => ({
    path,
    body,
    headers: () => [['content-type', type], ...prove(body, { secret, url: publicUrl + path, at: new Date() })],
  }));
}

function eventOf(written: Written, kind: SimulatedKind): SimulatedEvent {
  return { ...written, kind, id: randomUUID(), at: new Date() };
}

const SENDER = 'simulation@example.org';

function mailTo(to: string, n: number, count: number): Buffer {
  const lines = [
    `From: Simulation <${SENDER}>`,
    `To: ${to}`,
    `Subject: Simulated mail ${n} of ${count}`,
    `Message-ID: <${randomUUID()}@example.org>`,
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
  ];
  return Buffer.from([...lines, '', `This mail is a simulation: grüße ${n}.`, ''].join('\r\n'));
}

async function told(what: string, posts: Post[], simulation: Simulation, say: (line: string) => void): Promise<boolean> {
  if (posts.length === 0) return true;
  const began = performance.now();
  const answers = await postAll(posts, simulation);
  const seconds = (performance.now() - began) / 1000;
  const counts = new Map<string, number>();
  for (const answer of answers) counts.set(answer.words, (counts.get(answer.words) ?? 0) + 1);
  const all = [...counts].map(([words, count]) => `${count} × ${words}`).join(', ');
  say(`${posts.length} posts of ${what} in ${seconds.toFixed(1)} s: ${all}`);
  return answers.every((answer) => answer.ok);
}

async function postAll(posts: Post[], simulation: Simulation): Promise<Answered[]> {
  const left = posts.values();
  const answers: Answered[] = [];
  const work = async () => {
    let isFirst = true;
    for (const one of left) {
      if (!isFirst && simulation.delay > 0) await setTimeout(simulation.delay);
      isFirst = false;
      answers.push(await posted(one, simulation.server));
    }
  };
  await Promise.all(Array.from({ length: simulation.connections }, work));
  return answers;
}

type Answered = { ok: boolean; words: string };

async function posted({ path, body, headers }: Post, server: string): Promise<Answered> {
  const answer = await fetch(server + path, { method: 'POST', headers: headers(), body, redirect: 'manual' });
  const said: unknown = await answer.json().catch(() => null);
  return { ok: answer.ok, words: [answer.status, ...wordsOf(said)].join(' ') };
}

/** What the answer says became of the post; of a problem, its detail. */
function wordsOf(said: unknown): string[] {
  if (typeof said !== 'object' || said === null) return [];
  const flags = Object.entries(said).flatMap(([name, value]) => {
    if (name === 'ok' || name === 'mails') return [];
    if (typeof value === 'number') return value > 0 && name !== 'status' ? [name] : [];
    return value === true ? [name] : [];
  });
  const detail = 'detail' in said && typeof said.detail === 'string' ? [said.detail] : [];
  return flags.length + detail.length > 0 ? [...flags, ...detail] : ['stored'];
}
