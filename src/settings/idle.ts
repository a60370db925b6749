/** Settings that are given and do nothing, because of another one: an operator who set them believes that they do. */
import { SETTINGS, type Setting } from './all.ts';

const S = SETTINGS;

/** Without the first of a row, the others do nothing. */
const NEEDED: readonly [Setting, readonly Setting[]][] = [
  [S.databaseUrl, [S.databasePool]],
  [S.smtpUrl, [S.outboxPerDomain, S.outboxPerDomainPerMinute]],
  [
    S.smtpListen,
    [S.postmasterInbox, S.smtpTlsCert, S.smtpTlsKey, S.smtpSessionsPerAddress, S.smtpProxyFrom, S.dnsblZones, S.smtpRejectDmarc],
  ],
  [S.brevoInboundSecrets, [S.brevoApiKeys, S.brevoApiUrl]],
  [S.resendInboundSecrets, [S.resendApiKeys, S.resendApiUrl]],
  [S.sesS3Bucket, [S.sesS3Region, S.sesS3AccessKeys]],
  [S.sesTopicArns, [S.sesEndpointUrl]],
];

/** Beside the first of a row, the others do nothing. */
const INSTEAD: readonly [Setting, readonly Setting[]][] = [[S.signingKeys, [S.allowUnsigned]]];

/** A sentence for each. What is given as it would be without is not told. */
export function idleSettings(
  env: NodeJS.ProcessEnv,
  { appUrl, mcpAllowedHosts }: { appUrl: string | null; mcpAllowedHosts: readonly string[] },
): string[] {
  const given = (setting: Setting) => {
    const text = env[setting.name]?.trim() || setting.default;
    return text !== setting.default;
  };
  const found = (rows: typeof NEEDED, isIdle: (by: Setting) => boolean, why: string) =>
    rows
      .filter(([by]) => isIdle(by))
      .flatMap(([by, others]) => others.filter(given).map(({ name }) => `${name} does nothing ${why.replace('%', by.name)}.`));
  return [
    ...found(NEEDED, (by) => !given(by), 'while % is not set'),
    ...found(INSTEAD, given, 'while % is set'),
    ...unlisted(appUrl, mcpAllowedHosts),
  ];
}

/** A list of hosts stands in place of all that would be answered without it, the own address too. */
function unlisted(appUrl: string | null, hosts: readonly string[]): string[] {
  if (appUrl === null || hosts.length === 0) return [];
  const { host, hostname } = new URL(appUrl);
  if (hosts.some((one) => [host, hostname].includes(one.toLowerCase()))) return [];
  return [`${S.appUrl.name} does nothing for /mcp and the console while ${S.mcpAllowedHosts.name} does not list ${hostname}.`];
}
