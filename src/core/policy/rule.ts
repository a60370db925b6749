/** What a sending rule is: what it sees of a mail, and the verdicts it may give. */
import type { Actor } from '../base/actor.ts';
import type { PostroomError } from '../base/errors.ts';
import type { Core } from '../ports/core.ts';
import type { OutgoingMail } from '../ports/mail-composer.ts';
import type { ApiKeyRow } from '../store/api-keys.ts';
import type { EmailRow } from '../store/emails.ts';
import type { InboxRow } from '../store/inboxes.ts';
import type { ReadTx } from '../store/store.ts';

/** A mail as the rules see it, before anything of it is stored. */
export type ProposedMail = {
  actor: Actor;
  /** The key that saved the draft last, when another line than the actor's did; its rules, mode and approval count too. May still be being read. */
  author: Promise<ApiKeyRow | null>;
  inbox: InboxRow;
  mail: Pick<OutgoingMail, 'to' | 'cc' | 'bcc' | 'replyTo' | 'subject' | 'headers' | 'hops'>;
  /** The thread it will be in, which may still be being looked up; null = it begins a new one. */
  threadId: Promise<string | null>;
  /** What `threadId` nearly always is: that of the email which it answers or forwards, or of the draft that it was. */
  likelyThreadId: string | null;
  /** The email of the inbox that it answers; null when it answers none. */
  answers: EmailRow | null;
  /** The caller knows that it answers automatic mail. */
  allowAutomated: boolean;
  /** The mail goes out only if no answer has come before. */
  unlessAnswered: boolean;
};

/** `hold` keeps the mail until a person decides; `refuse` stores nothing. */
export type Verdict = { outcome: 'pass' } | { outcome: 'hold'; reason: string } | { outcome: 'refuse'; error: PostroomError };

/** One rule. It reads in the transaction that stores the mail, so that nothing changes between its verdict and the storing. */
export type Rule = (core: Core, tx: ReadTx, draft: ProposedMail) => Promise<Verdict>;

export const PASS: Verdict = { outcome: 'pass' };
