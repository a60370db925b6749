/** What the operator has judged before a mail is answered: clients that blocklists name, and senders whose domain disowns the mail. */
import { senderVerdict } from '../core/policy/sender-verdict.ts';
import type { Core } from '../core/ports/core.ts';
import type { Judges } from './judging.ts';
import { Reply } from './replies.ts';

export type Asked = {
  /** The blocklist that names the address; null = no list is asked. */
  listing: ((address: string) => Promise<string | null>) | null;
  /** Whether mail is refused that fails DMARC where the domain of its author asks for that. */
  rejectsDmarc: boolean;
};

/** The judges of a session. A mail is taken when a judge is late or fails. */
export function judgesOf(core: Pick<Core, 'mailReader' | 'authenticator' | 'clock'>, { listing, rejectsDmarc }: Asked): Judges {
  const judges: Judges = {};
  if (listing) {
    judges.client = async ({ address }) => {
      const zone = await listing(address);
      return zone === null ? null : new Reply(550, `5.7.1 ${address} is listed in ${zone}`);
    };
  }
  if (rejectsDmarc) {
    judges.mail = async ({ mime, mailFrom, spf }) => {
      const parsed = await core.mailReader.parse(mime, { accountId: '', sender: mailFrom });
      const about = { from: parsed.from, envelopeFrom: mailFrom, spf, receivedAt: core.clock.now(), fidelity: 'exact' as const };
      const authentication = await core.authenticator.check(mime, about);
      // Forwarders and lists break what the author signed (RFC 7960), so their mail is told apart, and taken.
      const verdict = senderVerdict({ authentication, automated: parsed.automated, envelopeFrom: mailFrom });
      if (verdict !== 'failed' || authentication.dmarc?.policy !== 'reject') return null;
      return new Reply(550, `5.7.1 ${authentication.dmarc.domain} asks to refuse mail that fails DMARC, as this does`);
    };
  }
  return judges;
}
