/** The port that sends composed mail to the next server. */

/** What our id of a mail is called where a provider keeps it beside the mail, and names it in its events. */
export const EMAIL_ID_NAME = 'postroom-email-id';

/** Sends composed mail to the next server (RFC 5321). `null` in app wiring when no relay is configured. */
export type Relay = {
  /** One SMTP transaction with one result for each recipient. Throws only when nothing is known about any recipient. */
  attempt(mail: { emailId: string; from: string; recipients: string[]; mime: Buffer }): Promise<AttemptResult[]>;
  close(): Promise<void>;
};

/**
 * `unknown` = the whole mail was sent, and the connection was lost before the server replied. `reply` is the server's last line,
 * without anything that could reveal a secret; `code` is its SMTP reply code and `statusCode` its enhanced status code (RFC
 * 3463), if it gave one.
 */
export type AttemptResult = {
  recipient: string;
  outcome: 'sent' | 'deferred' | 'failed' | 'unknown';
  code: number | null;
  statusCode: string | null;
  reply: string;
};
