/** What the SMTP port takes at most: of a mail, a session, an address and all together. */
import type { ConnectionLimits } from '../limits/connections.ts';

const MB = 1024 * 1024;
const MINUTE = 60_000;

/** Sessions of an address, where the setting is not given. */
const PER_ADDRESS = 10;
const ALL = 200;

export type SmtpLimits = {
  /** Bytes of a mail, as SIZE announces it (RFC 1870). */
  maxBytes: number;
  /** Bytes that all mails hold that come in now, and those of one network. */
  heldBytes: { all: number; network: number };
  /** RFC 5321 4.5.3.1.8 asks for 100 at least. */
  recipients: number;
  /** After so many unknown recipients a session ends. */
  unknownRecipients: number;
  /** Milliseconds that the answer to an unknown recipient waits; the next one waits as long again. */
  unknownDelayMs: number;
  /** Open at a time. */
  connections: ConnectionLimits['connections'];
  /** New in a minute. */
  perMinute: ConnectionLimits['perMinute'];
  /** Milliseconds for which a session that was ended for taking too long still counts for its address: it is not to come again at once. */
  slowMs: number;
  /** Milliseconds in which a load balancer says who its client is. */
  proxyMs: number;
  /** Milliseconds in which a client that owes a command sends one. */
  idleMs: number;
  /** Milliseconds to the next sender, recipient or mail: a client that sends single bytes is never idle. */
  stepMs: number;
  /** Milliseconds from the first byte of a session to its last. */
  sessionMs: number;
  /** Milliseconds for one mail to come in. */
  dataMs: number;
  /** After `afterMs`, a mail has come in with this many bytes a second or more. */
  leastRate: { afterMs: number; bytesPerSecond: number };
  /** Milliseconds between two looks at what has taken too long. */
  lookMs: number;
  /** Milliseconds between two looks at the files of the certificate. */
  certificateMs: number;
  /** Milliseconds for what is judged of a mail before it is answered. */
  judgingMs: number;
  /** A mail that comes while so many are being stored is accepted at once, and read later; others are read before they are answered. */
  readFirst: number;
  /** Milliseconds in which mails that come in may end when the port closes. */
  drainMs: number;
};

/** Many addresses of one owner leave places for all others: of 200, a network has half at most, and a region three quarters. */
export function sessionsOf(address: number): Pick<SmtpLimits, 'connections' | 'perMinute'> {
  const network = Math.max(address, Math.min(3 * address, ALL / 2));
  const region = Math.max(network, Math.min(6 * address, (ALL * 3) / 4));
  return {
    connections: { all: ALL, address, network, region },
    perMinute: { address: 6 * address, network: 6 * network, region: 6 * region },
  };
}

export const SMTP_LIMITS: SmtpLimits = {
  maxBytes: 40 * MB,
  heldBytes: { all: 256 * MB, network: 64 * MB },
  recipients: 100,
  unknownRecipients: 5,
  unknownDelayMs: 1000,
  ...sessionsOf(PER_ADDRESS),
  slowMs: MINUTE,
  proxyMs: 10_000,
  idleMs: MINUTE,
  stepMs: MINUTE,
  sessionMs: 15 * MINUTE,
  dataMs: 10 * MINUTE,
  leastRate: { afterMs: MINUTE / 2, bytesPerSecond: 1024 },
  lookMs: 1000,
  certificateMs: 10_000,
  judgingMs: 5000,
  readFirst: 2,
  drainMs: 5000,
};
