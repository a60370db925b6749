/** `send-test`: sends one mail through the running server, and follows it out, and in again where it comes back to an inbox here. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Registry } from '../core/access/accounts.ts';
import { newKey } from '../core/access/api-keys.ts';
import { hashSecret } from '../core/base/actor.ts';
import { PostroomError } from '../core/base/errors.ts';
import { inboxAt } from '../core/inboxes/addressing.ts';
import { senderVerdict } from '../core/policy/sender-verdict.ts';
import { everyRight, newApiKey } from '../core/store/api-keys.ts';
import type { DeliveryRow, DeliveryStepRow } from '../core/store/deliveries.ts';
import type { EmailRow } from '../core/store/emails.ts';
import type { InboxRow } from '../core/store/inboxes.ts';
import { hostOf } from '../listening/ports.ts';
import { postersOf } from '../providers/secrets.ts';
import type { Config } from '../settings/config.ts';
import { makeContext } from './context.ts';

export type SendTestOptions = {
  to: string;
  /** The address of an inbox; null = an active one of the operator's account. */
  from: string | null;
  /** Waits for the mail to come back to an inbox of the sender's account, such as by a rule of the mailbox it goes to. */
  back: boolean;
  /** Milliseconds that the mail is followed. */
  within?: number;
  /** Opens the store beside the running server. */
  open(): Promise<Registry>;
  out(text: string): void;
};

/** Milliseconds. */
const FOLLOWED = 60_000;
const LOOK_EVERY = 100;

/** For how long the key works that the mail is sent with, if it is not removed before. */
const KEY_FOR = 60_000;

/** Statuses after which no other comes by itself. */
const ENDED = new Set(['sent', 'delivered', 'failed', 'bounced', 'complained', 'canceled', 'held']);
const WENT = new Set(['sent', 'delivered']);

/** Answers the exit code: 0 when the mail went out, and came in where it was to. Throws PostroomError when it cannot be sent at all. */
export async function sendTest(config: Config, options: SendTestOptions): Promise<number> {
  const url = await runningServer(config);
  const registry = await options.open();
  try {
    const started = Date.now();
    const say = (sentence: string) =>
      options.out(`${`+${((Date.now() - started) / 1000).toFixed(2)} s`.padStart(10)}  ${sentence}\n`);
    const sender = await senderOf(registry, options, url);
    const target = await registry.store.read((tx) => inboxAt(tx, options.to));
    const before = await registry.store.read((tx) => tx.emails.newestPosition());
    const token = `Postroom send-test ${registry.ids.secret(6).toString('hex')}`;
    const key = await temporaryKey(registry, sender);
    try {
      const sent = await send(key.secret, { url, sender, to: options.to, token });
      say(`accepted: email ${sent.id} from ${sender.address} to ${options.to}, status ${sent.status}`);
      const end = started + (options.within ?? FOLLOWED);
      const went = await followOut(registry, sent.id, { end, say });
      if (went === null) return 1;
      if (target === null && !options.back) {
        say('The relay has it. Whether it arrives, the mailbox itself tells, or the events of the provider.');
        return 0;
      }
      const waysIn = waysInOf(config);
      return (await followIn(registry, { sender, target, before, token, end, say, went, waysIn })) ? 0 : 1;
    } finally {
      await registry.store.write((tx) => tx.apiKeys.remove(key.id));
    }
  } finally {
    await registry.store.close();
  }
}

type Say = (sentence: string) => void;

/** The key that the mail is sent with must reach no server but one of this store. */
async function runningServer(config: Config): Promise<string> {
  const base = `http://${hostOf(config.host)}:${config.port}`;
  const context = makeContext(config);
  const answer = await context.proofAt(base).finally(() => context.close());
  if (answer.trouble === null && answer.whose === 'same') return base;
  throw new PostroomError('unavailable', `No Postroom of this store answers at ${base}, and the mail is sent by a running one.`, {
    hint: 'Start it with `npm start`, with the same settings as this command; `npm run postroom -- doctor` says what answers there.',
  });
}

async function senderOf(registry: Registry, { from, to }: SendTestOptions, url: string): Promise<InboxRow> {
  if (from !== null) {
    const inbox = await registry.store.read((tx) => inboxAt(tx, from));
    if (!inbox)
      throw new PostroomError('not_found', `There is no inbox ${from}.`, { hint: 'Name one with --from, or leave it out.' });
    if (inbox.status !== 'active')
      throw new PostroomError('conflict', `The inbox ${inbox.address} is paused.`, { hint: 'Make it active, or name another.' });
    return inbox;
  }
  const all = await registry.store.read(async (tx) => {
    const account = await tx.accounts.operator();
    return account ? await tx.inboxes.list(account.id, null, { limit: 100, before: null }) : [];
  });
  const active = all.filter(({ status }) => status === 'active');
  const found = active.find(({ address }) => address !== to.toLowerCase()) ?? active[0];
  if (found) return found;
  throw new PostroomError('not_found', "The operator's account has no active inbox to send from.", {
    hint: `Make one: curl -s ${url}/api/v1/inboxes -H "Authorization: Bearer <your API key>" -H "Content-Type: application/json" -d '{"localPart":"test"}'`,
  });
}

/** A key that can do nothing but send from this inbox, and ends by itself. The operator need not paste one. */
async function temporaryKey({ store, clock, ids }: Registry, sender: InboxRow): Promise<{ id: string; secret: string }> {
  const secret = newKey({ ids });
  const now = clock.now();
  const key = newApiKey({
    ...everyRight(),
    id: ids.next(),
    accountId: sender.accountId,
    name: 'send-test',
    prefix: secret.slice(0, 11),
    hash: hashSecret(secret),
    scopes: ['emails:send'],
    inboxIds: [sender.id],
    createdAt: now,
    expiresAt: new Date(now.getTime() + KEY_FOR),
    madeBy: null,
  });
  await store.write((tx) => tx.apiKeys.insert(key));
  return { id: key.id, secret };
}

type Test = { url: string; sender: InboxRow; to: string; token: string };

/** Through the server, as an agent would. */
async function send(secret: string, { url, sender, to, token }: Test): Promise<{ id: string; status: string }> {
  const response = await fetch(`${url}/api/v1/emails/send`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      inboxId: sender.id,
      to,
      subject: token,
      text: 'This mail was sent with `npm run postroom -- send-test`, to see whether mail goes out and comes in. Nobody waits for an answer.\n',
    }),
    signal: AbortSignal.timeout(15_000),
  });
  const answer = (await response.json()) as { id?: unknown; status?: unknown; detail?: unknown; hint?: unknown };
  if (response.status === 202) return { id: String(answer.id), status: String(answer.status) };
  throw new PostroomError('conflict', `The server does not take the mail: ${String(answer.detail).replace(/\.$/, '')}.`, {
    hint: String(answer.hint ?? ''),
  });
}

/** Tells every step of every delivery, until all have ended or the time is over. Answers when the last one went; null = not all did. */
async function followOut({ store }: Registry, id: string, { end, say }: { end: number; say: Say }): Promise<Date | null> {
  const told = new Set<string>();
  for (;;) {
    const { deliveries, steps } = await store.read(async (tx) => ({
      deliveries: await tx.deliveries.ofEmail(id),
      steps: await tx.deliverySteps.ofEmail(id),
    }));
    for (const step of steps.filter((one) => !told.has(one.id))) {
      told.add(step.id);
      say(stepSentence(step, deliveries));
    }
    if (deliveries.every(({ status }) => ENDED.has(status))) {
      if (deliveries.some(({ status }) => status === 'held'))
        say('It is held for approval: a person decides with approve_email.');
      if (!deliveries.every(({ status }) => WENT.has(status))) return null;
      return new Date(Math.max(...steps.map(({ at }) => at.getTime())));
    }
    if (Date.now() > end) {
      for (const { recipient, status, nextAttemptAt } of deliveries)
        say(
          `${recipient} is still ${status}; the next attempt is due at ${nextAttemptAt.toISOString()}. It is not followed any longer.`,
        );
      return null;
    }
    await pause(LOOK_EVERY);
  }
}

function stepSentence({ deliveryId, status, code, reason, at }: DeliveryStepRow, deliveries: DeliveryRow[]): string {
  const delivery = deliveries.find((one) => one.id === deliveryId);
  const said = reason ?? (code === null ? '' : String(code));
  const where = delivery?.local ? 'here' : 'by the relay';
  return `${delivery?.recipient ?? 'a recipient'}: ${status} ${where} at ${at.toISOString()}${said === '' ? '' : ` (${said})`}`;
}

/** `went`: when the relay had it. `waysIn`: what brings mail in from outside, in words. */
type Return = {
  sender: InboxRow;
  target: InboxRow | null;
  before: number;
  token: string;
  end: number;
  say: Say;
  went: Date;
  waysIn: string[];
};

async function followIn(
  { store }: Registry,
  { sender, target, before, token, end, say, went, waysIn }: Return,
): Promise<boolean> {
  const accountId = target?.accountId ?? sender.accountId;
  const filter = {
    accountId,
    inboxIds: target ? [target.id] : null,
    direction: 'inbound',
    subject: token,
    afterSeq: before,
  } as const;
  for (;;) {
    const [email] = await store.read((tx) => tx.emails.list(filter, { limit: 1, before: null }));
    if (email) {
      const inbox = await store.read((tx) => tx.inboxes.addressOf(email.inboxId));
      const { id, createdAt, provider, rawFidelity } = email;
      const seconds = (Math.max(0, createdAt.getTime() - went.getTime()) / 1000).toFixed(2);
      const isLocal = provider === null || provider === 'here';
      const way = isLocal
        ? 'without leaving this server'
        : `by ${wayOf(provider)}, ${seconds} s after it went out, its raw mail ${rawFidelity ?? 'not known'}`;
      say(`arrived in ${inbox ?? 'an inbox'} at ${createdAt.toISOString()} ${way}: email ${id}`);
      if (!isLocal) await tellVerdict(store, email, { end, say });
      return true;
    }
    if (Date.now() > end) {
      say(`It did not come in${target ? ` to ${target.address}` : ' again'} in time.`);
      say(
        waysIn.length > 0
          ? `Mail comes in by ${waysIn.join(', ')}: \`npm run postroom -- doctor\` looks at that.`
          : 'Nothing is set up by which mail comes in: docs/receiving.md says how.',
      );
      say(`GET /api/v1/arrivals?since=${went.toISOString()} tells what came since then, and why some of it was not kept.`);
      return false;
    }
    await pause(LOOK_EVERY);
  }
}

/** What the check of its sender ended with, which may come after the mail. */
async function tellVerdict(store: Registry['store'], email: EmailRow, { end, say }: { end: number; say: Say }): Promise<void> {
  let verdict = senderVerdict(email);
  while (verdict === 'pending' && Date.now() < end) {
    await pause(LOOK_EVERY);
    const now = await store.read((tx) => tx.emails.get(email.accountId, email.id));
    if (now === null) return;
    verdict = senderVerdict(now);
  }
  say(`the check of its sender: ${verdict}`);
}

function waysInOf(config: Config): string[] {
  return [...postersOf(config), ...(config.smtpListen === null ? [] : ['smtp'])].map(wayOf);
}

/** `provider` as arrivals name it. */
function wayOf(provider: string): string {
  return provider === 'smtp' ? 'the SMTP port' : `the webhook of ${provider}`;
}
