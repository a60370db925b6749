/** The queries over mail that its provider only named, and that is fetched from there. */
import type { SpfResult } from './authentication.ts';

/** What an adapter needs to fetch a mail: small, and none of it secret. */
export type FetchPlan = Readonly<Record<string, string | number | boolean | null>>;

/** `failed` = given up. */
const FETCH_STATES = ['waiting', 'done', 'failed'] as const;

export type FetchState = (typeof FETCH_STATES)[number];

/** One post that named a mail. Of a mail that was fetched the row stays a while without plan, envelope and content, so that the same post is known again. */
export type FetchRow = {
  id: string;
  provider: string;
  /** The provider's name for the mail, hashed: as that of a mail that is posted whole. */
  token: string;
  /** The account and the size of what the post itself held of the mail. Null and 0 where the post only named the mail. */
  accountId: string | null;
  size: number;
  plan: FetchPlan;
  envelopeFrom: string | null;
  /** Empty = only the fetch tells. */
  envelopeTo: string[];
  spf: SpfResult | null;
  state: FetchState;
  /** How often a fetch was begun. */
  tries: number;
  nextTryAt: Date;
  /** Until when an instance holds it; a time long ago when none does. */
  leasedUntil: Date;
  /** Why the last fetch failed, a sentence. */
  lastError: string | null;
  createdAt: Date;
};

/** What a fetch changes of its row; `content` is what the post gave of the mail, null = it is gone. */
export type FetchChange = Partial<Omit<FetchRow, 'id' | 'provider' | 'token'>> & { content?: Buffer | null };

/** A fetch that belongs to an account. */
export type OwnedFetch = Pick<FetchRow, 'id' | 'state' | 'size'>;

export type WaitingFetch = Pick<FetchRow, 'provider' | 'tries' | 'lastError' | 'createdAt'>;

export type FetchReads = {
  isDue(provider: string, now: Date): Promise<boolean>;
  isKnown(token: string): Promise<boolean>;
  /** What the post gave of the mail; null = nothing, or it is gone. Throws `unavailable` when it cannot be decrypted. */
  content(id: string): Promise<Buffer | null>;
  /** The waiting fetch that was posted first. */
  oldest(): Promise<WaitingFetch | null>;
};

export type FetchWrites = FetchReads & {
  /** False when the post is known already. */
  insert(row: FetchRow, content: Buffer | null): Promise<boolean>;
  byToken(token: string): Promise<FetchRow | null>;
  /** What waits, is due and is held by no instance, in the order in which it fell due; without what another instance takes now. */
  due(provider: string, now: Date, limit: number): Promise<FetchRow[]>;
  /** Changes the row while it has this state; false = it has another one by now. */
  change(id: string, state: FetchState, change: FetchChange): Promise<boolean>;
  /** Ends every lease, where no other instance can hold one. */
  endLeases(): Promise<void>;
  ofAccount(accountId: string, limit: number): Promise<OwnedFetch[]>;
  remove(id: string): Promise<void>;
  /** Removes up to `limit` of those that ended and were posted before this time; answers how many. */
  sweep(before: Date, limit: number): Promise<number>;
};
