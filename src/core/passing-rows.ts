/** The store's queries over what the doors keep for a while: webhook tokens, stored answers, MCP sessions. */
import type { IdempotencyRow, SessionRow } from './rows.ts';

export type PassingView = {
  webhookTokens: { seen(token: string): Promise<boolean> };
  idempotency: { get(id: string): Promise<IdempotencyRow | null> };
  sessions: {
    get(id: string): Promise<SessionRow | null>;
    /** Least recently seen first; of one key, or of all. */
    list(keyId: string | null, limit: number): Promise<SessionRow[]>;
  };
};

export type PassingUnit = {
  webhookTokens: PassingView['webhookTokens'] & {
    /** False when the token was there already. */
    claim(token: string, at: Date): Promise<boolean>;
    /** Removes up to `limit` tokens older than `before`; answers how many. */
    sweep(before: Date, limit: number): Promise<number>;
  };
  idempotency: PassingView['idempotency'] & {
    /** False when the id is taken. */
    insert(row: IdempotencyRow): Promise<boolean>;
    remove(id: string): Promise<void>;
    sweep(before: Date, limit: number): Promise<number>;
  };
  sessions: PassingView['sessions'] & {
    insert(row: SessionRow): Promise<void>;
    touch(id: string, at: Date): Promise<void>;
    subscribe(id: string, uris: string[]): Promise<void>;
    remove(ids: string[]): Promise<void>;
    removeOfKey(keyId: string): Promise<void>;
    /** Sessions not seen since `before`. */
    idle(before: Date, limit: number): Promise<SessionRow[]>;
  };
};
