/** What the SMTP port answers: reply codes (RFC 5321 4.2) with enhanced ones (RFC 3463) in their text. */

/** What the library sends in place of a 250; 421 also ends the session. */
export class Reply extends Error {
  readonly responseCode: number;
  /** Whether the session ends with it. */
  readonly isLast: boolean;

  /** `text` begins with the enhanced code. */
  constructor(code: number, text: string, isLast = code === 421) {
    super(text);
    this.responseCode = code;
    this.isLast = isLast;
  }
}

export const replies = {
  unknown: () => new Reply(550, '5.1.1 No such mailbox here'),
  paused: () => new Reply(450, '4.2.1 This mailbox takes no mail now'),
  later: () => new Reply(451, '4.3.0 Try again later'),
  tooManyUnknown: () => new Reply(421, '4.7.0 Too many unknown recipients'),
  tooManyRecipients: () => new Reply(452, '4.5.3 Too many recipients'),
  tooLarge: (most: number) => new Reply(552, `5.3.4 The mail is larger than ${most} bytes`),
  tooMuchAtOnce: () => new Reply(452, '4.3.1 Too much mail comes in now; try again later'),
  /** Last, since what follows may be what a relay took for the rest of the mail. */
  badLines: () => new Reply(550, '5.6.11 Lines must end with CR LF, and a lone dot must stand between two of them', true),
  tooManyConnections: () => new Reply(421, '4.7.0 Too many connections; try again later'),
  unproxied: () => new Reply(421, '4.7.0 Connections from your address must begin with a PROXY header, version 1 or 2'),
  strangelyProxied: () => new Reply(421, '4.7.0 A PROXY header came from an address that SMTP_PROXY_FROM does not name'),
  tooSlow: () => new Reply(421, '4.4.2 This takes too long'),
  brokenOff: () => new Reply(451, '4.4.2 The connection was lost before the mail was whole'),
  closing: () => new Reply(421, '4.3.2 The server is stopping; try again later'),
};
