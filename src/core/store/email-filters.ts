/** The filters of lists, searches and claims of emails. */
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
  /** Left out = emails of every kind. */
  kind?: EmailKind | undefined;
  status?: EmailStatus | undefined;
  /** Case-insensitive parts of the field. */
  from?: string | undefined;
  subject?: string | undefined;
  /** Case-insensitive part of the subject or the text. */
  contains?: string | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
  /** Only emails with a higher position. */
  afterSeq?: number | undefined;
  /** Only emails that no worker holds a claim on at this time. */
  unclaimedAt?: Date | undefined;
  /** Only emails that no wait of this key has answered lately (wait-answers.ts). */
  notAnswered?: { keyId: string; at: Date } | undefined;
};

/** A word, or the words of a phrase in their order; `field` null = any field. */
export type SearchTerm = {
  field: 'from' | 'to' | 'subject' | 'text' | null;
  words: string[];
  /** The last word is a prefix. */
  prefix: boolean;
  /** True = emails that contain it are left out. */
  not: boolean;
};

/** All terms and all conditions must match. */
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

/** Narrows which email of an inbox is claimed. */
export type ClaimFilter = {
  from?: string | undefined;
  subject?: string | undefined;
  label?: string | undefined;
  threadId?: string | undefined;
};
