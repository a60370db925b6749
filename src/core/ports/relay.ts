/** The port that sends composed mail to the next server. */

/** Hands composed mail to the next server (RFC 5321). `null` in app wiring when no relay is configured. */
export type Relay = {
  /** One SMTP transaction; answers per recipient. Throws only when nothing can be said of any recipient. */
  attempt(mail: { from: string; recipients: string[]; mime: Buffer }): Promise<AttemptResult[]>;
  close(): Promise<void>;
};

/**
 * `unknown` = the whole mail was sent, and the connection lost before the server said what it did with it. `reply` is the server's last
 * line, without what could identify a secret; `code` its SMTP code and `statusCode` its enhanced code (RFC 3463), when it gave one.
 */
export type AttemptResult = {
  recipient: string;
  outcome: 'sent' | 'deferred' | 'failed' | 'unknown';
  code: number | null;
  statusCode: string | null;
  reply: string;
};
