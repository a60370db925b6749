/** What the operator does to a whole account: pauses it, resumes it, and has it deleted. */
import { PostroomError } from '../base/errors.ts';
import { recordEvent } from '../base/events.ts';
import type { AccountRow, AccountState } from '../store/accounts.ts';
import type { WriteTx } from '../store/store.ts';
import { liveAccount, type Registry } from './accounts.ts';
import { holdOverdue } from './sending-switch.ts';

/**
 * From now on no key of the account is let in, its waits and streams end, and nothing of it is sent. Mail still comes in. Throws `not_found`.
 */
export async function pauseAccount(core: Registry, id: string): Promise<AccountRow> {
  return await core.store.write(async (tx) => turnTo(core, tx, await liveAccount(tx, id), 'paused'));
}

/**
 * Lets the account go on. Scheduled mail that is overdue by more than a day is held for a person first: `held` = how many. Throws `not_found`.
 */
export async function resumeAccount(core: Registry, id: string): Promise<{ account: AccountRow; held: number }> {
  const before = await core.store.read((tx) => liveAccount(tx, id));
  // If the account's sending is switched off too, this is done when it is switched on.
  const held = before.state === 'paused' && before.sendingStoppedAt === null ? await holdOverdue(core, id) : 0;
  const account = await core.store.write(async (tx) => turnTo(core, tx, await liveAccount(tx, id), 'active'));
  return { account, held };
}

/**
 * From this commit on the account does not exist for any caller; its rows are removed afterwards, by the sweep. `name` must be the account's,
 * so that a slip deletes no other one. Throws `not_found`, `invalid_request` for another name, and `forbidden` for the operator's account.
 */
export async function deleteAccount(core: Registry, id: string, name: string): Promise<AccountRow> {
  return await core.store.write(async (tx) => {
    const account = await liveAccount(tx, id);
    if (account.operator) {
      throw new PostroomError('forbidden', "The operator's account cannot be deleted.", {
        hint: 'The server needs it. keys revoke ends its keys, and accounts pause stops it.',
      });
    }
    if (account.name !== name) {
      throw new PostroomError('invalid_request', 'This account has another name.', {
        hint: 'Nothing was deleted. accounts list shows the name.',
      });
    }
    tx.wake('sweep');
    return await turnTo(core, tx, account, 'deleting');
  });
}

async function turnTo(core: Registry, tx: WriteTx, account: AccountRow, state: AccountState): Promise<AccountRow> {
  if (account.state === state) return account;
  const stateSince = core.clock.now();
  await tx.accounts.update(account.id, { state, stateSince });
  tx.wake('account', account.id);
  if (state !== 'deleting') {
    const type = state === 'paused' ? 'account.paused' : 'account.resumed';
    await recordEvent(core, tx, { accountId: account.id, type, inboxId: null, subjectId: account.id });
    tx.wake('outbox');
  }
  return { ...account, state, stateSince };
}
