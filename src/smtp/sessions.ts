/** What is known of each open SMTP session, and which have taken too long. */
import type { SpfResult } from '../core/store/authentication.ts';
import type { InboxRow } from '../core/store/inboxes.ts';
import { type Counting, wideNetwork } from '../limits/connections.ts';
import type { SmtpLimits } from './limits.ts';
import type { Connection } from './listener.ts';
import type { Reply } from './replies.ts';

/** What a client has named for the mail that it is about to send. */
export type Transaction = {
  mailFrom: string;
  spf: Promise<SpfResult>;
  /** The inbox of each recipient, by the address that the client named. */
  leads: Map<string, InboxRow>;
};

export type Session = Connection & {
  /** The one of its address. */
  network: string;
  beganAt: number;
  /** When it came, last named a sender or recipient that was taken, or sent a mail. */
  stepAt: number;
  /** Gives its place back. */
  place: Counting;
  client: Promise<Reply | null>;
  /** Aborts when the session ends. */
  ended: AbortController;
  unknown: number;
  transaction: Transaction | null;
  /** While a mail comes in; times in milliseconds. */
  data: { beganAt: number; bytes: number } | null;
  /** It was ended for taking too long. */
  isSlow: boolean;
  /** While we store its mail, the client waits for us. */
  isStoring: boolean;
};

export function newSession(connection: Connection, now: number, place: Counting): Session {
  return {
    ...connection,
    network: wideNetwork(connection.address),
    beganAt: now,
    stepAt: now,
    place,
    client: Promise.resolve(null),
    ended: new AbortController(),
    unknown: 0,
    transaction: null,
    data: null,
    isSlow: false,
    isStoring: false,
  };
}

/** Whether the session or its mail takes longer than it may. */
export function isTooSlow(session: Session, now: number, { stepMs, sessionMs, dataMs, leastRate }: SmtpLimits): boolean {
  if (session.isStoring) return false;
  if (now - session.beganAt > sessionMs) return true;
  if (session.data === null) return now - session.stepAt > stepMs;
  const age = now - session.data.beganAt;
  return age > dataMs || (age > leastRate.afterMs && session.data.bytes < (leastRate.bytesPerSecond * age) / 1000);
}
