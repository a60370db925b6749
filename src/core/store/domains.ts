/** The row of a custom domain with its DNS records, and the queries over domains. */
import type { PageRequest } from './page.ts';

export type DomainStatus = 'pending' | 'verified' | 'failed';

export type DomainRow = {
  id: string;
  accountId: string;
  domain: string;
  status: DomainStatus;
  ownershipToken: string;
  dkimSelector: string;
  dkimPrivateKey: string;
  dkimPublicKey: string;
  records: DnsRecord[];
  createdAt: Date;
  lastCheckedAt: Date | null;
  verifiedAt: Date | null;
};

export type DnsRecordType = 'MX' | 'TXT' | 'CNAME';

/** Purposes of the records that say how mail is to be brought to the domain (RFC 8461, RFC 8460). These records follow the settings. */
export const TRANSPORT_PURPOSES = ['mta-sts', 'mta-sts-host', 'tls-rpt'] as const;

export const RECORD_PURPOSES = ['inbound', 'spf', 'dkim', 'dmarc', 'ownership', ...TRANSPORT_PURPOSES] as const;

export type RecordPurpose = (typeof RECORD_PURPOSES)[number];

/** A DNS record to publish, and what the last check found. */
export type DnsRecord = {
  type: DnsRecordType;
  name: string;
  value: string;
  priority: number | null;
  purpose: RecordPurpose;
  required: boolean;
  status: 'unchecked' | 'found' | 'missing' | 'mismatch' | 'unreachable';
  /** The values that DNS answered, at most 10. */
  found: string[];
};

export type DomainReads = {
  get(accountId: string, id: string): Promise<DomainRow | null>;
  byName(accountId: string, domain: string): Promise<DomainRow | null>;
  /** The rows of this domain in every account that has added it. */
  named(domain: string): Promise<DomainRow[]>;
  /** The verified row of this domain, whichever account it belongs to. */
  verified(domain: string): Promise<DomainRow | null>;
  list(accountId: string, page: PageRequest): Promise<DomainRow[]>;
  /** The domains of every account, by id, after this one; null = from the first. */
  ofAll(after: string | null, limit: number): Promise<DomainRow[]>;
};

export type DomainWrites = DomainReads & {
  insert(row: DomainRow): Promise<void>;
  update(id: string, change: Partial<Pick<DomainRow, 'status' | 'records' | 'lastCheckedAt' | 'verifiedAt'>>): Promise<void>;
  remove(id: string): Promise<void>;
};
