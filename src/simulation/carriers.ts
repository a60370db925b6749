/** What each provider's part of the simulation is: how it carries a mail and events, and what proves its posts. */
import type { Headers, Proof, Prove, Seal } from './posting.ts';

/** A mail with its envelope; `to` has one address where a provider posts once for each. */
export type Mailed = { mime: Buffer; to: string[]; from: string };

export type MailCarrier = {
  /** Content-Type of the post. */
  type: string;
  carry(mail: Mailed): Buffer;
  seal?: Seal;
  prove(body: Buffer, proof: Proof, mail: Mailed): Headers;
  /** What the server then fetches from a stand-in at `origin`, by path; `last` is the path that it has fetched once the mail is here. */
  asked?(mail: Mailed, origin: string): { answers: Answers; last: string };
};

/** What is answered at which path. */
export type Answers = Readonly<Record<string, Buffer>>;

/** `soft`: the provider gave up, and the address may be right. `clicked` is no step of a delivery. */
export type SimulatedKind = 'delivered' | 'deferred' | 'bounced' | 'soft' | 'complained' | 'unsubscribed' | 'clicked';

/** `messageId` is without angle brackets; `id` is a UUID, the same when the event is posted again. */
export type SimulatedEvent = {
  kind: SimulatedKind;
  recipient: string;
  messageId: string;
  emailId: string;
  id: string;
  at: Date;
};

export type EventCarrier = {
  type: string;
  /** What names the mail: its Message-ID, our id, or either. */
  names: readonly ('message-id' | 'email-id')[];
  /** One post with all of the events, or one for each where the provider posts them so. */
  carry(events: SimulatedEvent[]): Buffer[];
  /** What it posts to test an address; null = it posts an example, or nothing. */
  test: Buffer | null;
  seal?: Seal;
  prove: Prove;
};
