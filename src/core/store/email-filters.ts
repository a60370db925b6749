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
  /** Only queued emails that have a time to go out. */
  scheduled?: true | undefined;
  /** Whether a machine sent it on its own (`EmailRow.automated`). */
  automated?: boolean | undefined;
  /** Whether the verdict of its sender is `verified`; mail from here is. */
  verified?: boolean | undefined;
  /** Case-insensitive parts of the field. */
  from?: string | undefined;
  subject?: string | undefined;
  /** Case-insensitive part of the subject or the text. */
  contains?: string | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
  /** Only emails with a higher position. */
  afterSeq?: number | undefined;
  /** Only emails that arrived or were written here. */
  imported?: false | undefined;
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
};

/** A query of the word index. `all` of nothing is every email. */
export type IndexQuery =
  | { term: SearchTerm }
  | { flag: 'inbound' | 'outbound' | 'attachment' }
  | { all: IndexQuery[] }
  | { any: IndexQuery[] }
  | { not: IndexQuery };

/** A condition on the row of an email that the index found. */
export type RowCondition =
  | { is: 'read' }
  | { is: 'label'; label: string }
  | { is: 'since'; at: Date }
  | { is: 'size'; atLeast: number }
  /** A case-insensitive part of the name of an attached file. */
  | { is: 'file'; name: string }
  | { is: 'fileKind'; kind: FileKind }
  | { is: 'inbox'; id: string };

/** Kinds of attachments: by how the media type begins that the sender claims, or how the name ends; `part` is in each of these. */
export const FILE_KINDS = {
  pdf: { part: 'pdf', types: ['application/pdf'], ends: ['.pdf'] },
  image: {
    part: '',
    types: ['image/'],
    ends: ['.png', '.jpg', '.jpeg', '.gif', '.webp', '.heic', '.tif', '.tiff', '.bmp', '.svg'],
  },
} as const;

export type FileKind = keyof typeof FILE_KINDS;

/** All of it must match: the index query, and each condition, or its opposite with `not`. */
export type SearchBranch = {
  /** null = every inbox of the account that is not deleted. */
  inboxIds: string[] | null;
  index: IndexQuery;
  rows: (RowCondition & { not: boolean })[];
};

/** One of the branches must match. */
export type SearchFilter = { accountId: string; branches: SearchBranch[] };

/** Narrows which email of an inbox is claimed. */
export type ClaimFilter = {
  from?: string | undefined;
  subject?: string | undefined;
  label?: string | undefined;
  threadId?: string | undefined;
};
