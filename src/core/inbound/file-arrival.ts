/** Whether an inbox takes a mail that was read, and where it is stored: in the inbox, or in its quarantine. */
import { PostroomError } from '../base/errors.ts';
import { senderRefusal, takesOnlyVerified } from '../policy/receive-rules.ts';
import { senderVerdict } from '../policy/sender-verdict.ts';
import type { Core } from '../ports/core.ts';
import type { ParsedMail } from '../ports/mail-reader.ts';
import type { WriteTx } from '../store/store.ts';
import { countChecked, foundEarly } from './authenticate.ts';
import { quarantine } from './quarantine.ts';
import { type Compared, type Incoming, isReported, type Known, type Origin, storeArrival, unchecked } from './store-arrival.ts';

/** The reason that is told when the receive list of an inbox refuses a mail. */
export const REFUSED = 'the inbox does not take mail from this sender';

/**
 * Whether the inbox's receive list lets the mail in. A report on a mail that the inbox sent is let in even when an allow list
 * does not name its sender, because mail systems are on no allow list. Rules that cannot be read are a fault of this server: it
 * throws `unavailable`, so that the mail waits until the rules are repaired.
 */
export function accepts(core: Core, { inbox, about }: Known, parsed: ParsedMail, { envelopeFrom }: Origin): boolean {
  const why = senderRefusal(core, inbox, { envelopeFrom, parsed });
  if (why === 'unreadable') throw new PostroomError('unavailable', 'The rules of an inbox cannot be read.');
  return why === null || (why === 'not_allowed' && isReported(about));
}

/** Stores the mail in the inbox or its quarantine, and answers its id. Null, and nothing is stored, when it is there already. */
export async function fileArrival(core: Core, tx: WriteTx, arrival: Compared, mail: Incoming): Promise<string | null> {
  const checked = foundEarly(core, mail);
  const { origin, parsed } = mail;
  const sender = { automated: parsed.automated, envelopeFrom: origin?.envelopeFrom ?? null };
  const isVerified = checked !== null && senderVerdict({ ...checked, ...sender }) === 'verified';
  const waits = mustBeVerified(arrival) && !isVerified;
  const id = await (waits ? quarantine : storeArrival)(core, tx, arrival, mail, checked);
  if (id !== null && checked !== null && origin !== null)
    countChecked(core, { ...sender, authentication: unchecked(origin) }, checked);
  return id;
}

/**
 * Whether the mail waits in the quarantine until its sender is verified. A report on a mail that the inbox sent does not: mail systems
 * rarely sign as the domain they write from, and the sender would never learn that a mail came back.
 */
function mustBeVerified({ inbox, about }: Known): boolean {
  return takesOnlyVerified(inbox) && !isReported(about);
}
