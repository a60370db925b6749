/** What `doctor` finds, for the operator who is not at the command line. */
import type { Actor } from '../base/actor.ts';
import { PostroomError } from '../base/errors.ts';
import type { Core } from '../ports/core.ts';
import type { FindingStatus } from '../ports/examination.ts';

export type FindingRecord = {
  check: string;
  code: string;
  status: FindingStatus;
  what: string;
  fix: string | null;
  at: string | null;
};

/** All findings, in the order of the checks. Throws `forbidden` for other accounts: it is about the machine, and the domains of all accounts. */
export async function examineServer(core: Core, actor: Actor): Promise<{ examinedAt: string; data: FindingRecord[] }> {
  if (!actor.account.operator || actor.key.inboxIds !== null) {
    throw new PostroomError('forbidden', 'What `doctor` finds is told to the operator alone.', {
      hint: "Use a key of the operator's account that is bound to no inboxes.",
    });
  }
  const { at, found } = await core.examination.findings();
  return {
    examinedAt: at.toISOString(),
    data: found.map(({ check, code, status, what, fix = null, at = null }) => ({ check, code, status, what, fix, at })),
  };
}
