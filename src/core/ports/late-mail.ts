/** Of which accounts mail comes faster than it is filed. */
export type LateMail = {
  /** A mail of the account came, and is in hand until `leave` is called. */
  enter(accountId: string): InHand;
};

/** `isLate` = mails of the account were not filed in time, and many are in hand since. `late` tells that this one was not. */
export type InHand = { isLate: boolean; late(): void; leave(): void };
