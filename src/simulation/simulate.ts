/** Posts mails and events to a running server as a provider would, signed as its posts are, and counts what they are answered. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Answers, MailCarrier, Mailed, SimulatedEvent, SimulatedKind } from './carriers.ts';
import { eventsOf } from './events.ts';
import { firstAddress, type Place, recipientsWritten, type Written } from './looked-up.ts';
import { MAILS, type SimulatedProvider } from './mails.ts';
import type { Headers, Proof, Seal } from './posting.ts';
import { certificateAnswer } from './ses.ts';
import { type StandIn, standIn } from './stand-in.ts';

/** `server` is where the server is, and `publicUrl` where its provider believes it to be; neither ends with a slash. */
export type Simulation = Place & {
  provider: SimulatedProvider;
  publicUrl: string;
  to: string | null;
  count: number;
  /** How many of the mails are posted twice. */
  duplicates: number;
  /** How many mails that went out are told to have become this. */
  events: Partial<Record<SimulatedKind, number>>;
  /** Milliseconds between two posts of one connection. */
  delay: number;
  connections: number;
  /** What signs or proves. Throws a sentence where one is needed. */
  secretFor(what: 'mail' | 'events'): string;
  /** The ARN of the topic of Amazon SNS. */
  topic: string;
  /** Where the server asks its provider, if that is an address of this machine. Throws a sentence where it is not. */
  origin(): string;
};

/** Answers whether every post was answered 2xx. `say` is given a line for each kind of post. */
export async function simulate(simulation: Simulation, say: (line: string) => void): Promise<boolean> {
  const posts = simulation.count === 0 ? [] : await mailPosts(simulation);
  const again = posts.slice(0, simulation.duplicates);
  const events = await eventPosts(simulation);
  const stage = await staged([...posts, ...events], simulation);
  try {
    const mails = await told('mails', posts, simulation, say);
    const areHere = await fetched(mails, stage, say);
    const others = [...(await told('duplicates', again, simulation, say)), ...(await told('events', events, simulation, say))];
    return areHere && [...mails, ...others].every(({ ok }) => ok);
  } finally {
    await stage?.close();
  }
}

/**
 * `means` is what became of it when the answer says only that all is well. `answers` is what the server then fetches, and `last` the path that it has
 * fetched once the mail is here.
 */
type Post = { path: string; means: string; posted(): { body: Buffer; headers: Headers }; answers: Answers; last?: string };

/** Null where the server asks for nothing. */
async function staged(posts: Post[], simulation: Simulation): Promise<StandIn | null> {
  const answers: Answers = Object.assign({}, ...posts.map((post) => post.answers));
  if (Object.keys(answers).length === 0) return null;
  const origin = simulation.origin();
  return await standIn(origin, answers).catch((cause) => {
    throw new Error(`Nothing can listen at ${origin}, where the server is to ask.`, { cause });
  });
}

const MOST_WAITED_MS = 60_000;

/** Mails that are only named are here once they are fetched. */
async function fetched(mails: Answered[], stage: StandIn | null, say: (line: string) => void): Promise<boolean> {
  const paths = mails.flatMap(({ words, post }) => (words.endsWith('accepted') && post.last) || []);
  if (stage === null || paths.length === 0) return true;
  const count = await stage.got(paths, MOST_WAITED_MS);
  say(`${count} of ${paths.length} mails were fetched`);
  return count === paths.length;
}

async function mailPosts(simulation: Simulation): Promise<Post[]> {
  const { provider, count, publicUrl } = simulation;
  const to = simulation.to ?? (await firstAddress(simulation));
  const carrier: MailCarrier = MAILS[provider];
  const path = provider === 'mailgun' ? '/webhooks/provider/inbound/mime' : `/webhooks/${provider}/inbound`;
  const secret = simulation.secretFor('mail');
  const proof = { secret, topic: simulation.topic, url: publicUrl + path };
  return Array.from({ length: count }, (_, n) => {
    const mail: Mailed = { mime: mailTo(to, n + 1, count), to: [to], from: SENDER };
    const prove = (body: Buffer, now: Proof) => carrier.prove(body, now, mail);
    const named = carrier.asked?.(mail, simulation.origin());
    const answers = { ...proving(provider, secret), ...named?.answers };
    const posted = posting(carrier.carry(mail), proof, { ...carrier, prove });
    return { path, means: 'stored', posted, answers, ...(named ? { last: named.last } : {}) };
  });
}

async function eventPosts(simulation: Simulation): Promise<Post[]> {
  const { provider, events, publicUrl } = simulation;
  const kinds = (Object.entries(events) as [SimulatedKind, number][]).flatMap(([kind, count]) =>
    Array<SimulatedKind>(count).fill(kind),
  );
  if (kinds.length === 0) return [];
  const carrier = eventsOf(provider);
  if (carrier === null) throw new Error(`${provider} tells nothing of mail that went out.`);
  const path = `/webhooks/${provider === 'mailgun' ? 'provider' : provider}/events`;
  const secret = simulation.secretFor('events');
  const written = await recipientsWritten(simulation, kinds.length);
  if (written.length < kinds.length)
    throw new Error(
      `Only ${written.length} recipients were sent mail, and ${kinds.length} events ask for one each. Send more mail first.`,
    );
  const made = written.map((one, n) => eventOf(one, kinds[n] ?? 'delivered'));
  const proof = { secret, topic: simulation.topic, url: publicUrl + path };
  const answers = proving(provider, secret);
  return carrier.carry(made).map((body) => ({ path, means: 'taken', posted: posting(body, proof, carrier), answers }));
}

/** What the server asks for to prove a post. */
function proving(provider: SimulatedProvider, secret: string): Answers {
  return provider === 'ses' ? certificateAnswer(secret) : {};
}

type Carrying = { type: string; seal?: Seal; prove(body: Buffer, proof: Proof): Headers };

/** Proves the body anew for each post. */
function posting(body: Buffer, proof: Omit<Proof, 'at'>, { type, seal, prove }: Carrying): Post['posted'] {
  return () => {
    const now = { ...proof, at: new Date() };
    return { body: seal?.(body, now) ?? body, headers: [['content-type', type], ...prove(body, now)] };
  };
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

async function told(what: string, posts: Post[], simulation: Simulation, say: (line: string) => void): Promise<Answered[]> {
  if (posts.length === 0) return [];
  const began = performance.now();
  const answers = await postAll(posts, simulation);
  const seconds = (performance.now() - began) / 1000;
  const counts = new Map<string, number>();
  for (const answer of answers) counts.set(answer.words, (counts.get(answer.words) ?? 0) + 1);
  const all = [...counts].map(([words, count]) => `${count} × ${words}`).join(', ');
  say(`${posts.length} posts of ${what} in ${seconds.toFixed(1)} s: ${all}`);
  return answers;
}

async function postAll(posts: Post[], simulation: Simulation): Promise<Answered[]> {
  const left = posts.values();
  const answers: Answered[] = [];
  const work = async () => {
    let isFirst = true;
    for (const one of left) {
      if (!isFirst && simulation.delay > 0) await setTimeout(simulation.delay);
      isFirst = false;
      answers.push(await answerTo(one, simulation.server));
    }
  };
  await Promise.all(Array.from({ length: simulation.connections }, work));
  return answers;
}

type Answered = { post: Post; ok: boolean; words: string };

async function answerTo(post: Post, server: string): Promise<Answered> {
  const { path, means, posted } = post;
  const answer = await fetch(server + path, { method: 'POST', ...posted(), redirect: 'manual' });
  const said: unknown = await answer.json().catch(() => null);
  return { post, ok: answer.ok, words: [answer.status, ...wordsOf(said, means)].join(' ') };
}

/** What the answer says became of the post; of a problem, its detail. */
function wordsOf(said: unknown, means: string): string[] {
  if (typeof said !== 'object' || said === null) return [];
  const flags = Object.entries(said).flatMap(([name, value]) => {
    if (name === 'ok' || name === 'mails') return [];
    if (typeof value === 'number') return value > 0 && name !== 'status' ? [name] : [];
    return value === true ? [name] : [];
  });
  const detail = 'detail' in said && typeof said.detail === 'string' ? [said.detail] : [];
  return flags.length + detail.length > 0 ? [...flags, ...detail] : [means];
}
