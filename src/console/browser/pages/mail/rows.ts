/** A row of the list: a thread or a single mail, in one shape. */
import type { Got } from '../../api.ts';

export type ThreadRecord = Got<'/api/v1/threads'>['data'][number];
export type EmailRecord = Got<'/api/v1/emails'>['data'][number];
export type OpenedEmail = Got<'/api/v1/emails/{id}'>;
export type FoundEmail = Got<'/api/v1/emails/search'>['data'][number];

/** Characters of the text of a mail that are read at once. */
export const MOST_CHARS = 200_000;

export type Row = {
  /** The id of the thread or the email. */
  key: string;
  kind: 'thread' | 'email';
  id: string;
  inboxId: string;
  threadId: string;
  /** Who is at the other end, as they name themselves. */
  people: string;
  subject: string;
  preview: string;
  /** RFC 3339. */
  at: string;
  isUnread: boolean;
  /** Emails in it. */
  count: number;
  labels: string[];
  flags: string[];
  /** Status of a mail from here; null for mail that came in. */
  status: string | null;
};

export function rowOfThread(thread: ThreadRecord): Row {
  return {
    key: `thread ${thread.id}`,
    kind: 'thread',
    id: thread.id,
    inboxId: thread.inboxId,
    threadId: thread.id,
    people: thread.participants.map(nameIn).join(', ') || '(nobody else)',
    subject: thread.subject,
    preview: thread.preview,
    at: thread.lastEmailAt,
    isUnread: thread.unread > 0,
    count: thread.emails,
    labels: thread.labels,
    flags: [],
    status: null,
  };
}

export function rowOfEmail(email: EmailRecord | FoundEmail): Row {
  const isOurs = email.direction === 'outbound';
  return {
    key: `email ${email.id}`,
    kind: 'email',
    id: email.id,
    inboxId: email.inboxId,
    threadId: email.threadId,
    people: isOurs ? `To ${namesIn(email.to) || '(nobody yet)'}` : nameIn(email.from),
    subject: email.subject,
    preview: 'snippet' in email ? email.snippet : email.preview,
    at: email.sendAt ?? email.createdAt,
    isUnread: !isOurs && !email.isRead,
    count: 1,
    labels: email.labels,
    flags: email.flags,
    status: isOurs || email.status === 'quarantined' ? email.status : null,
  };
}

/** The display name of an address as a header has it, or the address. It is for reading only, so it need not know all of RFC 5322. */
export function nameIn(address: string): string {
  const named = /^\s*"?(.*?)"?\s*<([^<>]*)>\s*$/.exec(address);
  return named?.[1] || named?.[2] || address.trim();
}

export function namesIn(addresses: string): string {
  return addressesOf(addresses).map(nameIn).join(', ');
}

/** The addresses of a header, which is split where a comma stands in no quoted name. It may have thousands, so it is read once. */
export function addressesOf(header: string): string[] {
  const found: string[] = [];
  let isQuoted = false;
  let from = 0;
  for (let at = 0; at <= header.length; at += 1) {
    if (header[at] === '"') isQuoted = !isQuoted;
    if (at < header.length && (header[at] !== ',' || isQuoted)) continue;
    found.push(header.slice(from, at).trim());
    from = at + 1;
  }
  return found.filter(Boolean);
}
