/** Every command that a running server runs on request. */
import { accountCommands } from './accounts.ts';
import type { ServedCommand } from './command.ts';
import { consoleLink } from './console-link.ts';
import { domainCommands } from './domains.ts';
import { keyCommands } from './keys.ts';
import { mailboxCommands } from './mailboxes.ts';
import { sendingCommands } from './sending.ts';

/** In the order of the help. */
export const SERVED: readonly ServedCommand[] = [
  ...accountCommands,
  ...keyCommands,
  ...sendingCommands,
  ...domainCommands,
  consoleLink,
  ...mailboxCommands,
];
