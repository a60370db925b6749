/** The inbound webhook of any provider with an adapter: read, verified, extracted, received, and answered by the provider's own codes. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '../core/base/errors.ts';
import { ERROR_CODES, PostroomError } from '../core/base/errors.ts';
import type { ReceiveOutcome } from '../core/inbound/answers.ts';
import type { Notice } from '../core/inbound/fetches.ts';
import { NO_INBOX } from '../core/inbound/recipients.ts';
import type { IncomingMail } from '../core/inbound/store-arrival.ts';
import type { Adapter, Codes } from './adapter.ts';
import { type Answer, durably, type EndpointOptions, webhookEndpoint } from './endpoint.ts';
import { abortOf, piecesOf, type Reading } from './posts/body.ts';
import { type Judged, mailReader, type Reader, type ReadyMail } from './posts/contents.ts';
import { faultOf } from './posts/faults.ts';
import type { PostReading } from './posts/post-thread.ts';
import type { Proofs } from './signatures/proofs.ts';
import type { MailTold } from './telling.ts';

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
  const reader = mailReader(options.provider, adapter);
  return webhookEndpoint(options, kind, async (req, reading) => {
    const held = await provenPost(reader, req, options, reading);
    if (held === 'gone') return 'gone';
    return 'confirm' in held ? await confirmed(held.confirm, options) : await taken(held, adapter.codes, options);
  });
}

/** What a provider's posts of any kind need beside an endpoint. */
export type Proving = EndpointOptions & {
  /** None = the provider is not set up: its posts are answered 503, so that it keeps its mail. */
  secrets: readonly string[];
  /** Where callers reach this server, without a slash at its end. */
  publicUrl(): string;
  proofs: Proofs;
  posts: PostReading;
};

export type Confirming = {
  /** Gets an address that a provider names, to confirm that it may post here; what it answers does not matter. Throws unless the status is 200. */
  confirm(url: string): Promise<void>;
};

/** Confirms to the provider that it may post here. Throws `unavailable` where it could not be told. */
export async function confirmed(url: string, options: Confirming): Promise<Answer> {
  await durably(() => options.confirm(url));
  return { status: 200, body: { ok: true, confirmed: true } };
}

/** What the post holds, once it is proved; `gone` = the client has disconnected. */
export async function provenPost<Contents>(
  reader: Reader<Contents>,
  req: IncomingMessage,
  options: Proving,
  reading: Reading,
): Promise<Contents | 'gone'> {
  const { secrets } = options;
  const posted = { headers: req.headersDistinct, url: options.publicUrl() + (req.url ?? ''), now: options.now() };
  const byHeaders = reader.provedBy === 'headers';
  if (byHeaders) {
    const empty = { ...posted, body: Buffer.alloc(0) };
    await proven(async (fetched) => (await reader.verify(empty, secrets, fetched)) ?? { contents: null }, options, reading);
    reading.admission.verified();
  }
  const pieces = await piecesOf(req, options.maxBytes, reading);
  if (pieces === 'gone') return 'gone';
  const judge = options.posts.judging(reader, posted, pieces);
  const judged = await proven(async (fetched) => await judge({ secrets: byHeaders ? null : secrets, fetched }), options, reading);
  if (!byHeaders) reading.admission.verified();
  if ('fault' in judged) throw faultOf(judged.fault);
  return judged.contents;
}

/** Throws `unavailable` where nothing can prove a post. */
export function configured({ setting }: Pick<Adapter, 'setting'>, { secrets }: Pick<Proving, 'secrets'>): 'asked' {
  if (secrets.length > 0) return 'asked';
  throw new PostroomError('unavailable', `${setting} is not set, so this webhook cannot be verified.`, {
    hint: `Set ${setting}, and start again.`,
  });
}

/** Any fault of the caller is malformed; a fault of this server keeps its own status. */
function statusOf(code: ErrorCode, codes: Codes): number {
  if (code === 'unauthenticated') return codes.unsigned;
  return code === 'invalid_request' || code === 'too_large' ? codes.malformed : ERROR_CODES[code].status;
}

/** Verifies a post, and fetches what its proof needs where it needs something. */
async function proven<Contents>(
  judge: (fetched: Buffer | null) => Promise<Judged<Contents>>,
  { proofs }: Proving,
  { signal }: Reading,
): Promise<Exclude<Judged<Contents>, { needs: string }>> {
  const first = await judge(null);
  if (!('needs' in first)) return first;
  // If the request has to give way meanwhile, its body is dropped at once.
  const fetched = await Promise.race([proofs.get(first.needs), abortOf(signal)]);
  const second = await judge(fetched);
  if ('needs' in second) throw new PostroomError('unavailable', 'What the signature is verified with is not where it should be.');
  proofs.keep(first.needs);
  return second;
}

/**
 * Stores each mail of the post, and answers for the last one. When one fails, such as for an account without room, the others are stored all the same;
 * the provider posts all again, and those are duplicates then.
 */
async function taken(ready: readonly ReadyMail[], codes: Codes, options: AdaptedOptions): Promise<Answer> {
  let answer: Answer = { status: 200, body: { ok: true, mails: 0 } };
  const faults: unknown[] = [];
  for (const one of ready) {
    try {
      answer = await answerFor(one, codes, options);
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length > 0) throw faults[0];
  return answer;
}

async function answerFor(ready: ReadyMail, codes: Codes, options: AdaptedOptions): Promise<Answer> {
  if ('fault' in ready) throw faultOf(ready.fault);
  const outcome = await durably(() => ('notice' in ready ? options.putOff(ready.notice) : options.receive(ready.mail)));
  if (outcome.outcome === 'other_use') throw new PostroomError('unauthenticated', 'The id was used for an event.');
  if ('notice' in ready) {
    const { recipients, content } = ready.notice;
    return answerTo(outcome, { recipients, size: content?.length ?? null, rawFidelity: null }, codes);
  }
  const { recipients, mime, rawFidelity } = ready.mail;
  return answerTo(outcome, { recipients, size: mime.length, rawFidelity }, codes);
}

type Taken = Exclude<ReceiveOutcome, { outcome: 'other_use' }>;

function answerTo(outcome: Taken, about: Pick<MailTold, 'recipients' | 'size' | 'rawFidelity'>, codes: Codes): Answer {
  const mail: MailTold = { emailIds: [], ...outcome, ...about };
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
