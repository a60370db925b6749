/** What the SMTP port answers: reply codes (RFC 5321 4.2) with enhanced ones (RFC 3463) in their text. */

/** What the library sends in place of a 250; 421 also ends the session. */
export class Reply extends Error {
  readonly responseCode: number;

  /** `text` begins with the enhanced code. */
  constructor(code: number, text: string) {
    super(text);
    this.responseCode = code;
  }

  get isTemporary(): boolean {
    return this.responseCode < 500;
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
  badLines: () => new Reply(550, '5.6.11 Lines must end with CR LF, and a lone dot must stand between two of them'),
  tooManyConnections: () => new Reply(421, '4.7.0 Too many connections; try again later'),
  tooSlow: () => new Reply(421, '4.4.2 This takes too long'),
  closing: () => new Reply(421, '4.3.2 The server is stopping; try again later'),
};
