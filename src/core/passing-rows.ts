/** The store's queries over what the doors keep for a while: webhook tokens, stored answers, MCP sessions. */
import type { IdempotencyRow } from './rows.ts';
import type { SessionUnit, SessionView } from './session-rows.ts';

export type PassingView = {
  webhookTokens: { seen(token: string): Promise<boolean> };
  idempotency: { get(id: string): Promise<IdempotencyRow | null> };
} & SessionView;

export type PassingUnit = {
  webhookTokens: PassingView['webhookTokens'] & {
    /** False when the token was there already. */
    claim(token: string, at: Date): Promise<boolean>;
    /** For a token that the unit saw is not there. */
    add(token: string, at: Date): Promise<void>;
    /** Removes up to `limit` tokens older than `before`; answers how many. */
    sweep(before: Date, limit: number): Promise<number>;
  };
  idempotency: PassingView['idempotency'] & {
    /** False when the id is taken. */
    insert(row: IdempotencyRow): Promise<boolean>;
    remove(id: string): Promise<void>;
    sweep(before: Date, limit: number): Promise<number>;
  };
} & SessionUnit;
