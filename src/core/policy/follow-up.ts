/** Follow-ups: mail that goes out only if no answer has come before. */
import { PostroomError } from '../base/errors.ts';
import { CLOCK_SLACK } from '../base/times.ts';
import type { Core } from '../ports/core.ts';
import type { EmailRow } from '../store/emails.ts';
import type { ReadTx } from '../store/store.ts';
import { PASS, type ProposedMail, type Verdict } from './rule.ts';
import { senderVerdict } from './sender-verdict.ts';

/** Answers that are looked at. Only unverified mail before them is passed over. */
const MOST_ANSWERS = 200;

/** A rule of what may go out: a follow-up to a mail that was answered already is refused. */
export async function notAnswered(_core: Core, tx: ReadTx, draft: ProposedMail): Promise<Verdict> {
  const { answers, unlessAnswered, actor } = draft;
  if (!unlessAnswered || !answers) return PASS;
  const threadId = await draft.threadId;
  if (threadId === null) return PASS;
  const { answer } = await answerAfter(tx, { ...answers, threadId }, actor.key.trust === 'verified');
  if (!answer) return PASS;
  const error = new PostroomError('conflict', `The email was answered before: ${answer.id} came in its thread after it.`, {
    hint: 'Nothing was sent. Read that answer first; without unlessAnswered the mail goes out all the same.',
  });
  return { outcome: 'refuse', error };
}

/**
 * The first message in the thread after a position that the inbox did not send. Reports and automatic mail are no answers and, where only
 * `verified` mail counts, neither is mail whose sender is not. `unchecked` = there is none yet, but a sender is still being checked.
 */
export async function answerAfter(
  tx: ReadTx,
  { threadId, seq, createdAt }: Pick<EmailRow, 'threadId' | 'seq' | 'createdAt'>,
  verified: boolean,
): Promise<{ answer: EmailRow | null; unchecked: boolean }> {
  const since = new Date(createdAt.getTime() - CLOCK_SLACK);
  const emails = await tx.emails.answersAfter(threadId, seq, since, verified ? MOST_ANSWERS : 1);
  if (!verified) return { answer: emails[0] ?? null, unchecked: false };
  const answer = emails.find((email) => senderVerdict(email) === 'verified') ?? null;
  return { answer, unchecked: answer === null && emails.some((email) => senderVerdict(email) === 'pending') };
}
