/** The rule that keeps agents from answering automatic mail. */
import { PostroomError } from '../base/errors.ts';
import type { Core } from '../ports/core.ts';
import type { AutomatedReason } from '../store/emails.ts';
import type { ReadTx } from '../store/store.ts';
import { PASS, type ProposedMail, type Verdict } from './rule.ts';

/**
 * A rule of what may go out: automatic mail is answered only when the caller says `allowAutomated`, and a delivery or complaint
 * report never is (RFC 3834 2).
 */
export async function notToMachines(_core: Core, _tx: ReadTx, { answers, allowAutomated }: ProposedMail): Promise<Verdict> {
  if (!answers) return PASS;
  if (answers.kind !== 'message') {
    const error = new PostroomError('forbidden', `The email is a ${answers.kind} report, and an answer to it is not read.`, {
      hint: 'Do not answer it. Its text says which mail it is about.',
    });
    return { outcome: 'refuse', error };
  }
  if (answers.automated === null || allowAutomated) return PASS;
  const error = new PostroomError(
    'forbidden',
    `A machine sent the email: ${WHY[answers.automated]}. An answer could go round in circles.`,
    {
      hint: 'Do not answer it. Only if a person wants this very answer, use reply_to_email with allowAutomated true.',
    },
  );
  return { outcome: 'refuse', error };
}

const WHY: Record<AutomatedReason, string> = {
  auto_submitted: 'its header says so',
  list: 'it came through a mailing list',
  precedence: 'it is bulk mail',
  null_sender: 'it has no address to return it to',
  own_message: 'it is a mail of this inbox that came back',
  auto_responder: 'it is an automatic answer',
  bounce: 'it reports on a mail that came back',
  complaint: 'it reports a complaint',
};
