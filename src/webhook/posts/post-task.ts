/** The work of the thread of large posts: a post in, and what it holds out; or the fields of a mail in, and its MIME out. */
import { move, transferableSymbol, valueSymbol } from 'piscina';
import type { Posted } from '../adapter.ts';
import { ADAPTERS } from '../adapters.ts';
import { EVENT_ADAPTERS } from '../event-adapters.ts';
import { eventReader, type Judging, judged, mailReader, type Reader } from './contents.ts';
import { type ToldFault, toldFault } from './faults.ts';
import { composeParsedFields, type ParsedFields } from './parsed-fields.ts';
import { received, sent } from './sent-bytes.ts';

/** Its bytes are the thread's own from now on; `pieces` are those of the body. */
export type PostTask = JudgeTask | { do: 'compose'; fields: ParsedFields; now: Date };

type JudgeTask = { do: 'judge'; posted: Omit<Posted, 'body'>; pieces: Uint8Array[] } & Pick<
  Reader<unknown>,
  'kind' | 'provider'
> &
  Judging;

/** As `Judged`, where a post that needs something comes back; or the MIME; or what was thrown. */
export type PostAnswer =
  | { needs: string; pieces: Uint8Array[] }
  | { contents: unknown }
  | { fault: ToldFault }
  | { mime: Uint8Array }
  | { thrown: ToldFault };

/** The thread's entry. Rejects only for a fault of this code. */
export default async function run(task: PostTask): Promise<unknown> {
  const answer = await answerTo(received(task)).catch((error: unknown): PostAnswer => ({ thrown: toldFault(error) }));
  const { value, transfers } = sent(answer);
  return move({ [transferableSymbol]: transfers, [valueSymbol]: value });
}

async function answerTo(task: PostTask): Promise<PostAnswer> {
  if (task.do === 'compose') return { mime: await composeParsedFields(task.fields, task.now) };
  const { posted, pieces, secrets, fetched } = task;
  const body = Buffer.concat(pieces);
  // Otherwise the pieces would stay in memory beside the joined body.
  pieces.length = 0;
  const found = await judged(readerOf(task), { ...posted, body }, { secrets, fetched });
  return 'needs' in found ? { ...found, pieces: [body] } : found;
}

function readerOf({ kind, provider }: JudgeTask): Reader<unknown> {
  const [adapter, events] = [BY_NAME[provider], EVENTS_BY_NAME[provider]];
  if (kind === 'mail' && adapter) return mailReader(provider, adapter);
  if (kind === 'events' && events) return eventReader(provider, events);
  throw new Error(`Nothing here reads ${kind} of ${provider}.`);
}

const BY_NAME: Record<string, Parameters<typeof mailReader>[1]> = ADAPTERS;
const EVENTS_BY_NAME: Record<string, Parameters<typeof eventReader>[1]> = EVENT_ADAPTERS;
