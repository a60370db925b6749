/** What the posts of a provider prove and hold. Nothing but the post is needed to tell, so a large one can be read in a thread of its own. */
import { createHash } from 'node:crypto';
import { PostroomError } from '../../core/base/errors.ts';
import type { Notice } from '../../core/inbound/fetches.ts';
import type { IncomingMail } from '../../core/inbound/store-arrival.ts';
import type { Adapter, Extracted, Posted } from '../adapter.ts';
import type { EventAdapter, ToldEvents } from '../event-adapter.ts';
import { tokenOf } from '../tokens.ts';
import { type ToldFault, toldFault } from './faults.ts';
import { composeParsedFields } from './parsed-fields.ts';

/** Reads posts of a provider of one kind. */
export type Reader<Contents> = Pick<Adapter, 'provedBy' | 'verify'> & {
  kind: 'mail' | 'events';
  provider: string;
  contents(posted: Posted): Contents | Promise<Contents>;
};

/** `secrets` null = headers have proved the post; `fetched` as `verify` takes it. */
export type Judging = { secrets: readonly string[] | null; fetched: Buffer | null };

/** `needs` as `verify` answers it; `fault` = the post is proved, and cannot be read. */
export type Judged<Contents> = { needs: string } | { contents: Contents } | { fault: ToldFault };

/** A mail of a post as it is received, or why that one cannot be. */
export type ReadyMail = { mail: Omit<IncomingMail, 'provider'> } | { notice: Omit<Notice, 'provider'> } | { fault: ToldFault };

export type MailContents = ReadyMail[] | { confirm: string };

/** Characters of JSON. */
const MAX_PLAN = 4000;

/** Throws what `verify` throws. */
export async function judged<Contents>(
  reader: Reader<Contents>,
  posted: Posted,
  { secrets, fetched }: Judging,
): Promise<Judged<Contents>> {
  const missing = secrets === null ? null : await reader.verify(posted, secrets, fetched);
  if (missing !== null) return missing;
  try {
    return { contents: await reader.contents(posted) };
  } catch (error) {
    return { fault: toldFault(error) };
  }
}

export function mailReader(provider: string, adapter: Adapter): Reader<MailContents> {
  const { provedBy, verify } = adapter;
  return { kind: 'mail', provider, provedBy, verify, contents: (posted) => mailsIn(adapter, provider, posted) };
}

export function eventReader(provider: string, { provedBy, verify, events }: EventAdapter): Reader<ToldEvents> {
  return { kind: 'events', provider, provedBy, verify, contents: events };
}

async function mailsIn(adapter: Adapter, provider: string, posted: Posted): Promise<MailContents> {
  const held = await adapter.extract(posted);
  if ('confirm' in held) return held;
  const ready: ReadyMail[] = [];
  for (const extracted of held) {
    try {
      ready.push(
        'fetch' in extracted
          ? { notice: noticeOf(extracted, provider) }
          : { mail: await mailOf(extracted, provider, posted.now) },
      );
    } catch (error) {
      ready.push({ fault: toldFault(error) });
    }
  }
  return ready;
}

type Planned = Extract<Extracted, { fetch: unknown }>;
type Whole = Exclude<Extracted, Planned>;

function noticeOf(
  { fetch: plan, content, providerId, alias, envelopeTo: recipients, envelopeFrom, spf }: Planned,
  provider: string,
): Omit<Notice, 'provider'> {
  if (JSON.stringify(plan).length > MAX_PLAN) throw new PostroomError('invalid_request', 'What the post names is too long.');
  const names = { token: tokenOf(provider, providerId), alias: alias === undefined ? null : tokenOf(provider, alias) };
  return { recipients, ...names, plan, content: content ?? null, envelopeFrom, spf };
}

async function mailOf(extracted: Whole, provider: string, now: Date): Promise<Omit<IncomingMail, 'provider'>> {
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
