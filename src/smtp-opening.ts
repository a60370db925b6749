/** Opens the SMTP port as the configuration has it: a part of the wiring. */
import { operatorEntry } from './core/access/accounts.ts';
import { ensurePostmaster } from './core/inbound/postmaster.ts';
import type { Core } from './core/ports/core.ts';
import { blocklists } from './dns/blocklists.ts';
import { readCertificate } from './listening/certificate-files.ts';
import { tryPlace } from './listening/ports.ts';
import type { Config } from './settings/config.ts';
import { type SmtpLimits, sessionsOf } from './smtp/limits.ts';
import type { SmtpPort } from './smtp/port.ts';
import { judgesOf } from './smtp/refusals.ts';

/**
 * Throws an Error with a plain sentence where the port could not be opened, which needs the postmaster's inbox first: a start that fails must
 * not have made keys that it did not show.
 */
export async function tryPlaceOfSmtp({ smtpListen, smtpTlsFiles }: Config): Promise<void> {
  if (smtpListen === null) return;
  await Promise.all(smtpTlsFiles.map(readCertificate));
  await tryPlace(smtpListen, 'SMTP_LISTEN');
}

/** Null when SMTP is off, or when the postmaster has no inbox and none could be made: the rest of the server must run, so that one can be. */
export async function openSmtpPort(
  core: Core,
  config: Config,
  { smtpLimits }: { smtpLimits?: Partial<SmtpLimits> },
): Promise<SmtpPort | null> {
  const { smtpListen: place, postmasterInbox: postmaster } = config;
  if (place === null || postmaster === null) return null;
  try {
    // The operator's key is looked up only when the inbox has to be made.
    const operator = async () => await (await operatorEntry(core, config.firstKey))();
    await ensurePostmaster(core, operator, postmaster);
  } catch (error) {
    core.log.error(
      { err: error },
      'no mail is taken over SMTP: no inbox has the address in POSTMASTER_INBOX, and none could be made. Make it, and start again',
    );
    return null;
  }
  // Most servers have no such port, and need not load what checks SPF.
  const [{ startSmtpPort }, { spfChecker }] = await Promise.all([
    import('./smtp/port.ts'),
    import('./mail/authentication/spf.ts'),
  ]);
  const { dnsblZones: zones, dnsServers: servers, smtpRejectDmarc: rejectsDmarc } = config;
  const lists = zones.length > 0 ? blocklists({ zones, servers, clock: core.clock, log: core.log }) : null;
  return await startSmtpPort(core, {
    place,
    name: config.mailHost,
    postmaster,
    files: config.smtpTlsFiles,
    proxyFrom: config.smtpProxyFrom,
    spf: spfChecker(servers, config.mailHost),
    judges: judgesOf(core, { listing: lists?.listing ?? null, rejectsDmarc }),
    limits: { ...sessionsOf(config.smtpSessionsPerAddress), ...smtpLimits },
  });
}
