/** Tells of which accounts mail comes faster than it is filed: of these, what comes next is accepted without waiting for its reading. */
import type { InHand, LateMail } from '../ports/late-mail.ts';

/** With so many mails in hand an account is no longer late. A server that files 256 a second files these within 250 ms. */
const FEW = 64;

export function lateMail(): LateMail {
  const accounts = new Map<string, { inHand: number; isLate: boolean }>();
  return {
    enter(accountId): InHand {
      const account = accounts.get(accountId) ?? { inHand: 0, isLate: false };
      accounts.set(accountId, account);
      account.inHand += 1;
      return {
        isLate: account.isLate,
        late() {
          account.isLate = account.inHand > FEW;
        },
        leave() {
          account.inHand -= 1;
          if (account.inHand <= FEW) account.isLate = false;
          if (account.inHand === 0) accounts.delete(accountId);
        },
      };
    },
  };
}
