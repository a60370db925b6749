/** Which emails a list, a search or a claim asks the store for. */
import type { EmailKind } from './emails.ts';
import type { EmailStatus } from './statuses.ts';

export type EmailFilter = {
  accountId: string;
  /** null = every inbox of the account that is not deleted. */
  inboxIds: string[] | null;
  threadId?: string | undefined;
  direction?: 'inbound' | 'outbound' | undefined;
  isRead?: boolean | undefined;
  label?: string | undefined;
  /** Left out, emails of every kind. */
  kind?: EmailKind | undefined;
  status?: EmailStatus | undefined;
  /** Case-insensitive parts of the field. */
  from?: string | undefined;
  subject?: string | undefined;
  /** Case-insensitive part of the subject or the text. */
  contains?: string | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
  /** Stored after this position. */
  afterSeq?: number | undefined;
};

/** A word, or the words of a phrase one after the other; `field` null = any of them. */
export type SearchTerm = {
  field: 'from' | 'to' | 'subject' | 'text' | null;
  words: string[];
  /** The last word may go on. */
  prefix: boolean;
  /** True: emails that hold it are left out. */
  not: boolean;
};

/** Every term and every condition must hold. */
export type SearchFilter = {
  accountId: string;
  inboxIds: string[] | null;
  terms: SearchTerm[];
  direction?: 'inbound' | 'outbound' | undefined;
  isRead?: boolean | undefined;
  hasAttachment?: boolean | undefined;
  labels: string[];
  since?: Date | undefined;
  until?: Date | undefined;
};

/** Which emails of an inbox a worker wants to claim. */
export type ClaimFilter = {
  from?: string | undefined;
  subject?: string | undefined;
  label?: string | undefined;
  threadId?: string | undefined;
};
