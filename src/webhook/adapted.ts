/** The inbound webhook of any provider with an adapter: read, verified, extracted, received, and answered by the provider's own codes. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import type { ErrorCode } from '../core/base/errors.ts';
import { ERROR_CODES, PostroomError } from '../core/base/errors.ts';
import type { ReceiveOutcome } from '../core/inbound/answers.ts';
import type { Notice } from '../core/inbound/fetches.ts';
import { NO_INBOX } from '../core/inbound/recipients.ts';
import type { IncomingMail } from '../core/inbound/store-arrival.ts';
import type { Adapter, Codes, Extracted, Posted } from './adapter.ts';
import { abortOf, type Reading, readBody } from './body.ts';
import { type Answer, durably, type EndpointOptions, webhookEndpoint } from './endpoint.ts';
import { composeParsedFields } from './parsed-fields.ts';
import type { Proofs } from './proofs.ts';
import type { MailTold } from './telling.ts';
import { tokenOf } from './tokens.ts';

export type AdaptedOptions = Proving &
  Confirming & {
    /** Resolves once the outcome is durable. Every error it throws is answered 503. */
    receive(mail: Omit<IncomingMail, 'provider'>): Promise<ReceiveOutcome>;
    /** The same for a mail that is only named. */
    putOff(notice: Omit<Notice, 'provider'>): Promise<ReceiveOutcome>;
  };

/**
 * A handler for POST on node:http; the body must not have been read. Checks in this order: a secret is configured, size, headers that prove
 * the post, body, its signature, content. The promise never rejects.
 */
export function adaptedWebhook(
  adapter: Adapter,
  options: AdaptedOptions,
): (req: IncomingMessage, res: ServerResponse) => Promise<void> {
  const kind = { proof: () => configured(adapter, options), statusOf: (code: ErrorCode) => statusOf(code, adapter.codes) };
  return webhookEndpoint(options, kind, async (req, reading) => {
    const posted = await provenPost(adapter, req, options, reading);
    return posted === 'gone' ? 'gone' : await received(adapter, posted, options);
  });
}

/** What a provider's posts of any kind need beside an endpoint. */
export type Proving = EndpointOptions & {
  /** None = the provider is not set up: its posts are answered 503, so that it keeps its mail. */
  secrets: readonly string[];
  /** Where callers reach this server, without a slash at its end. */
  publicUrl(): string;
  proofs: Proofs;
};

export type Confirming = {
  /** Gets what a provider names so that it posts here; the answer says nothing. Throws where it was not answered 200. */
  confirm(url: string): Promise<void>;
};

/** Says yes to the provider. Throws `unavailable` where it could not be told. */
export async function confirmed(url: string, options: Confirming): Promise<Answer> {
  await durably(() => options.confirm(url));
  return { status: 200, body: { ok: true, confirmed: true } };
}

/** The whole post, once it is verified; `gone` = the client has disconnected. */
export async function provenPost(
  adapter: Pick<Adapter, 'provedBy' | 'verify'>,
  req: IncomingMessage,
  options: Proving,
  reading: Reading,
): Promise<Posted | 'gone'> {
  const posted = {
    body: Buffer.alloc(0),
    headers: req.headersDistinct,
    url: options.publicUrl() + (req.url ?? ''),
    now: options.now(),
  };
  if (adapter.provedBy === 'headers') {
    await verify(adapter, posted, options, reading);
    reading.admission.verified();
  }
  const body = await wholeBody(req, options.maxBytes, reading);
  if (body === 'gone') return 'gone';
  const whole = { ...posted, body };
  if (adapter.provedBy === 'body') {
    await verify(adapter, whole, options, reading);
    reading.admission.verified();
  }
  return whole;
}

/** Throws `unavailable` where nothing can prove a post. */
export function configured({ setting }: Pick<Adapter, 'setting'>, { secrets }: Pick<Proving, 'secrets'>): 'asked' {
  if (secrets.length > 0) return 'asked';
  throw new PostroomError('unavailable', `${setting} is not set, so this webhook cannot be verified.`, {
    hint: `Set ${setting}, and start again.`,
  });
}

/** What is the caller's fault is malformed, whatever it is; our own trouble stays what it is. */
function statusOf(code: ErrorCode, codes: Codes): number {
  if (code === 'unauthenticated') return codes.unsigned;
  return code === 'invalid_request' || code === 'too_large' ? codes.malformed : ERROR_CODES[code].status;
}

async function verify(
  adapter: Pick<Adapter, 'verify'>,
  posted: Posted,
  { secrets, proofs }: Proving,
  { signal }: Reading,
): Promise<void> {
  const missing = await adapter.verify(posted, secrets, null);
  if (missing === null) return;
  // A request that must give way meanwhile lets its body go at once.
  const fetched = await Promise.race([proofs.get(missing.needs), abortOf(signal)]);
  if ((await adapter.verify(posted, secrets, fetched)) !== null)
    throw new PostroomError('unavailable', 'What the signature is verified with is not where it should be.');
  proofs.keep(missing.needs);
}

async function wholeBody(req: IncomingMessage, maxBytes: number, reading: Reading): Promise<Buffer | 'gone'> {
  const pieces: Buffer[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      pieces.push(chunk);
      done();
    },
  });
  return (await readBody(req, sink, maxBytes, reading)) ? Buffer.concat(pieces) : 'gone';
}

type Planned = Extract<Extracted, { fetch: unknown }>;
type Whole = Exclude<Extracted, Planned>;

/** Characters of JSON. */
const MAX_PLAN = 4000;

/**
 * Stores each mail of the post, and answers for the last one. When one fails, such as for an account without room, the others are stored all the same;
 * the provider posts all again, and those are duplicates then.
 */
async function received(adapter: Adapter, posted: Posted, options: AdaptedOptions): Promise<Answer> {
  let answer: Answer = { status: 200, body: { ok: true, mails: 0 } };
  const faults: unknown[] = [];
  const held = await adapter.extract(posted);
  if ('confirm' in held) return await confirmed(held.confirm, options);
  for (const extracted of held) {
    try {
      const { outcome, size } =
        'fetch' in extracted ? await putOff(extracted, options) : await take(extracted, options, posted.now);
      if (outcome.outcome === 'other_use') throw new PostroomError('unauthenticated', 'The id was used for an event.');
      answer = answerTo(outcome, { recipients: extracted.envelopeTo, size }, adapter.codes);
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length > 0) throw faults[0];
  return answer;
}

type Outcome = { outcome: ReceiveOutcome; size: number | null };

async function putOff(
  { fetch: plan, content, providerId, alias, envelopeTo: recipients, envelopeFrom, spf }: Planned,
  options: AdaptedOptions,
): Promise<Outcome> {
  if (JSON.stringify(plan).length > MAX_PLAN) throw new PostroomError('invalid_request', 'What the post names is too long.');
  const { provider } = options;
  const names = { token: tokenOf(provider, providerId), alias: alias === undefined ? null : tokenOf(provider, alias) };
  const notice = { recipients, ...names, plan, content: content ?? null, envelopeFrom, spf };
  return { outcome: await durably(() => options.putOff(notice)), size: content?.length ?? null };
}

async function take(extracted: Whole, options: AdaptedOptions, now: Date): Promise<Outcome> {
  const mail = await incoming(extracted, options, now);
  return { outcome: await durably(() => options.receive(mail)), size: mail.mime.length };
}

async function incoming(extracted: Whole, { provider }: AdaptedOptions, now: Date): Promise<Omit<IncomingMail, 'provider'>> {
  const { envelopeFrom, envelopeTo: recipients, providerId, spf } = extracted;
  const isRaw = 'raw' in extracted;
  const mime = isRaw ? extracted.raw : await composeParsedFields(extracted.parts, now);
  const token = tokenOf(provider, providerId ?? nameOf(extracted, mime));
  return { recipients, mime, token, envelopeFrom, spf, rawFidelity: isRaw ? extracted.fidelity : 'reconstructed' };
}

/** Where the provider gives no name, the same bytes for the same recipients are the same post. */
function nameOf({ envelopeTo }: Whole, mime: Buffer): string {
  const recipients = [...new Set(envelopeTo.map((one) => one.toLowerCase()))].sort();
  return createHash('sha256').update(JSON.stringify(recipients)).update(mime).digest('hex');
}

type Taken = Exclude<ReceiveOutcome, { outcome: 'other_use' }>;

function answerTo(outcome: Taken, { recipients, size }: Pick<MailTold, 'recipients' | 'size'>, codes: Codes): Answer {
  const mail: MailTold = { emailIds: [], ...outcome, recipients, size };
  switch (outcome.outcome) {
    case 'stored':
      return { status: 200, body: { ok: true }, mail };
    case 'accepted':
      return { status: 200, body: { ok: true, accepted: true }, mail };
    case 'duplicate':
      return { status: 200, body: { ok: true, duplicate: true }, mail };
    case 'ignored': {
      const status = outcome.reason === NO_INBOX ? codes.unknown : codes.ignored;
      return { status, body: { ok: true, ignored: true, reason: outcome.reason }, mail };
    }
  }
}
