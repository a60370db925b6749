/** The switch of an account's sending, as commands. */
import { setSendingOf } from '../core/access/sending-switch.ts';
import { number } from '../store/amounts.ts';
import { ACCOUNT } from './accounts.ts';
import type { CommandCore, Given, ServedCommand } from './command.ts';

export const sendingCommands: readonly ServedCommand[] = [
  {
    words: 'sending off',
    does: 'stops all sending of an account; mail is accepted and waits',
    options: [ACCOUNT],
    run: (core, given, say) => turn(core, given, false, say),
  },
  {
    words: 'sending on',
    does: 'begins the sending of an account again',
    options: [ACCOUNT],
    run: (core, given, say) => turn(core, given, true, say),
  },
];

async function turn(core: CommandCore, { account = '' }: Given, enabled: boolean, say: (line: string) => void): Promise<void> {
  const { sendingStoppedAt, held } = await setSendingOf(core, account, enabled);
  if (sendingStoppedAt !== null) say(`sending is stopped since ${sendingStoppedAt}; mail is accepted and waits`);
  else say(held === 0 ? 'sending is on' : `sending is on; ${number(held)} long overdue wait for approval`);
}
