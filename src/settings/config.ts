/** The configuration: the only reader of the environment, which tells all its mistakes at once. */
import type { z } from 'zod';
import { POSTGRES_URL, SETTINGS, type Setting } from './all.ts';
import { idleSettings } from './idle.ts';

type Settings = typeof SETTINGS;

type ValueOf<S extends Setting> = S['default'] extends string ? z.output<S['schema']> : z.output<S['schema']> | null;

type Values = { [Key in keyof Settings]: ValueOf<Settings[Key]> };

/** What the process runs with: the value of each setting, or of the one that stands in for it. */
export type Config = ReturnType<typeof settled> & {
  /** A sentence for each setting that was given and does nothing. */
  idle: readonly string[];
};

/** Settings of which only an adapter knows whether they are right. */
const CHECKED = ['smtpUrl', 'dnsServers', 'outgoingAllow', 'smtpProxyFrom', 'trustProxy'] as const;

/** How the adapters check their own settings; null = fine, else what is wrong. */
export type ConfigChecks = { [Key in (typeof CHECKED)[number]]: (value: NonNullable<Values[Key]>) => string | null };

/** All mistakes of the settings. Each begins with the name of its variable; the message lists them, a line each. */
export class ConfigMistakes extends Error {
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(`The configuration has mistakes:\n${mistakes.map((one) => `  ${one}`).join('\n')}`);
    this.mistakes = mistakes;
  }
}

/** Throws one ConfigMistakes that lists every mistake. */
export function readConfig(env: NodeJS.ProcessEnv, checks: ConfigChecks): Config {
  const values: Partial<Values> = {};
  const mistakes: string[] = [];
  const refused = new Set<Setting>();
  for (const [key, setting] of Object.entries<Setting>(SETTINGS)) {
    const text = env[setting.name]?.trim() || setting.default;
    const read = text === null ? { value: null, faults: [] } : readText(text, setting);
    Object.assign(values, { [key]: read.value });
    mistakes.push(...read.faults.map((fault) => `${setting.name}: ${fault}`));
    if (read.faults.length > 0) refused.add(setting);
  }
  for (const key of CHECKED) {
    const found = faultOf(key, values, checks);
    if (found !== null) mistakes.push(`${SETTINGS[key].name}: ${found}`);
  }
  // PGlite is what the tests run on where no server is installed: one process, and a development dependency.
  if (values.databaseUrl?.startsWith('pglite:') && values.nodeEnv !== 'test')
    mistakes.push(`${SETTINGS.databaseUrl.name}: ${POSTGRES_URL}`);
  // What was refused is told above: it is wrong, and not missing.
  const lacks = (setting: Setting, value: object | string | null | undefined) =>
    !refused.has(setting) && (value == null || (Array.isArray(value) && value.length === 0));
  mistakes.push(...smtpFaults(values, lacks));
  if (values.resendInboundSecrets?.length && lacks(SETTINGS.resendApiKeys, values.resendApiKeys))
    mistakes.push(
      `${SETTINGS.resendApiKeys.name}: must be set where ${SETTINGS.resendInboundSecrets.name} is, as mail is fetched with it`,
    );
  if (values.sesS3Bucket && lacks(SETTINGS.sesS3AccessKeys, values.sesS3AccessKeys))
    mistakes.push(
      `${SETTINGS.sesS3AccessKeys.name}: must be set where ${SETTINGS.sesS3Bucket.name} is, as mail is fetched with it`,
    );
  if (values.sesS3Bucket && lacks(SETTINGS.sesTopicArns, values.sesTopicArns))
    mistakes.push(`${SETTINGS.sesTopicArns.name}: must be set where ${SETTINGS.sesS3Bucket.name} is`);
  if (mistakes.length > 0) throw new ConfigMistakes(mistakes);
  // Nothing was refused, so every value is there.
  const config = settled(values as Values);
  return { ...config, idle: idleSettings(env, config) };
}

/** Whether lines to this stream may have colours (no-color.org). */
export function wantsColours(stream: { isTTY?: boolean }): boolean {
  return stream.isTTY === true && !process.env.NO_COLOR;
}

/** Container engines and service managers hand on quotation marks that a shell, or a .env file, would take away. */
function readText(text: string, { schema }: Setting): { value: unknown; faults: string[] } {
  if (/^["'`]/.test(text))
    return { value: null, faults: ['begins with a quotation mark, which would count as a part of it: write it without'] };
  const read = schema.safeParse(text);
  return { value: read.data ?? null, faults: (read.error?.issues ?? []).map(({ message }) => message) };
}

/** Settings of the SMTP port that lack another setting which they need. */
function smtpFaults(
  { smtpListen, postmasterInbox, smtpTlsCert, smtpTlsKey }: Partial<Values>,
  lacks: (setting: Setting, value: object | string | null | undefined) => boolean,
): string[] {
  const { smtpListen: listen, postmasterInbox: postmaster, smtpTlsCert: cert, smtpTlsKey: key } = SETTINGS;
  const faults: string[] = [];
  // RFC 5321 4.5.1: a server that takes mail takes it for the postmaster.
  if (smtpListen && lacks(postmaster, postmasterInbox))
    faults.push(`${listen.name}: needs ${postmaster.name}, the inbox of the postmaster`);
  const [certs, keys] = [smtpTlsCert?.length ?? 0, smtpTlsKey?.length ?? 0];
  if (certs > 0 && keys === 0) faults.push(`${cert.name}: needs ${key.name} beside it`);
  else if (keys > 0 && certs === 0) faults.push(`${key.name}: needs ${cert.name} beside it`);
  else if (certs !== keys) faults.push(`${key.name}: must name as many files as ${cert.name}, which names ${certs}`);
  return faults;
}

function faultOf<Key extends keyof ConfigChecks>(key: Key, values: Partial<Values>, checks: ConfigChecks): string | null {
  const value = values[key];
  return value == null ? null : checks[key](value);
}

/** Where one setting stands in for another. */
function settled({ nodeEnv, allowUnsigned, smtpTlsCert, smtpTlsKey, ...values }: Values) {
  const appUrl = values.appUrl ?? values.baseUrl;
  const mailHost = values.mailHost ?? values.sharedDomain;
  return {
    ...values,
    appUrl,
    mailHost,
    transportPolicy: {
      mode: values.mtaSts ?? (values.smtpListen ? 'testing' : 'off'),
      mx: mailHost,
      host: appUrl && new URL(appUrl).hostname,
    },
    smtpTlsFiles: smtpTlsCert.map((cert, n) => ({ cert, key: smtpTlsKey[n] ?? '' })),
    makesSigningKey: values.signingKeys.length === 0 && !allowUnsigned,
    unsigned: unsigned(allowUnsigned, nodeEnv),
  };
}

/** What is taken without a signature where there is no signing key. */
function unsigned(allowed: boolean, nodeEnv: string | null): 'refused' | 'loopback' | 'anywhere' {
  if (nodeEnv !== 'production') return 'loopback';
  return allowed ? 'anywhere' : 'refused';
}
