/** Every command of the operator, and what each first word is about. */
import { backup } from './backup.ts';
import type { Command } from './command.ts';
import { deliverCommand } from './deliver.ts';
import { doctorCommand, sendTestCommand } from './doctor.ts';
import { listenCommand } from './listen.ts';
import { migrateData } from './migrate-data.ts';
import { reindex } from './reindex.ts';
import { SERVED } from './served.ts';
import { simulateCommand } from './simulate.ts';

/** In the order of the help. */
export const COMMANDS: readonly Command[] = [
  ...SERVED,
  doctorCommand,
  sendTestCommand,
  listenCommand,
  deliverCommand,
  simulateCommand,
  backup,
  reindex,
  migrateData,
];

/** Help for first words that are no command by themselves. */
export const ABOUT: Readonly<Record<string, string>> = {
  accounts: 'accounts of tenants, and their plans',
  keys: 'API keys of any account',
  sending: 'one switch that stops all sending of an account',
  domains: 'custom domains',
};
