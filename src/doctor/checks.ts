/** Every check, in the order in which they are told. */
import { clock } from './checks/clock.ts';
import { configuration } from './checks/configuration.ts';
import { dataFolder } from './checks/data-folder.ts';
import { database } from './checks/database.ts';
import { domains } from './checks/domains.ts';
import { fetches } from './checks/fetches.ts';
import { keys } from './checks/keys.ts';
import { nodeVersion } from './checks/node-version.ts';
import { patience } from './checks/patience.ts';
import { port } from './checks/port.ts';
import { port25 } from './checks/port-25.ts';
import { publicAddress } from './checks/public-address.ts';
import { rawMail } from './checks/raw-mail.ts';
import { relay } from './checks/relay.ts';
import { smtpPort } from './checks/smtp-port.ts';
import type { Check } from './finding.ts';

export const CHECKS: readonly Check[] = [
  configuration,
  nodeVersion,
  dataFolder,
  database,
  port,
  keys,
  domains,
  smtpPort,
  relay,
  publicAddress,
  clock,
  patience,
  fetches,
  rawMail,
  port25,
];
