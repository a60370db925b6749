/** The command that lets the operator into the console without typing a key. */
import { operatorLink } from '../core/access/console-sessions.ts';
import { PostroomError } from '../core/base/errors.ts';
import type { ServedCommand } from './command.ts';

export const consoleLink: ServedCommand = {
  words: 'console-link',
  does: 'a link that signs in to the console as the operator, once, within 5 minutes',
  run: async (core, _given, say) => {
    const { isOn, appUrl, firstKey } = core.console;
    if (!isOn) throw new PostroomError('conflict', 'The console is off.', { hint: 'Start the server without CONSOLE=off.' });
    say(await operatorLink(core, appUrl, firstKey));
  },
};
