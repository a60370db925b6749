/** What a start prints: where it listens, the first key once, and what to paste next. */
import type { App } from './app.ts';
import type { Config } from './settings/config.ts';

/** `link` signs in to the console; null = it is not shown. */
export function welcome(app: App, config: Config, link: string | null): string {
  const known = config.firstKey ? '$POSTROOM_API_KEY' : '<your API key>';
  const { operator: key, agent } = app.madeKeys ?? { operator: known, agent: known };
  const mcp = {
    mcpServers: { postroom: { type: 'http', url: `${app.appUrl}/mcp`, headers: { Authorization: `Bearer ${agent}` } } },
  };
  const lines = [
    `Postroom listens on ${app.url}  (data in ${placeOf(config)}, inboxes @${config.sharedDomain})`,
    ...overSmtp(app, config),
    '',
    ...firstKeys(app),
    ...forPeople(app, config, link),
    'Attach an agent, such as Claude Code:',
    '',
    `  claude mcp add --transport http postroom ${app.appUrl}/mcp --header "Authorization: Bearer ${agent}"`,
    '',
    'or to any MCP client:',
    '',
    `  ${JSON.stringify(mcp)}`,
    '',
    'or make an inbox over REST:',
    '',
    `  curl -s ${app.baseUrl}/api/v1/inboxes -H "Authorization: Bearer ${key}" -H "Content-Type: application/json" -d '{"localPart":"ada","displayName":"Ada"}'`,
    '',
    ...signed(app, config),
    ...warnings(app, config),
  ];
  return `${lines.join('\n')}\n`;
}

function overSmtp({ smtp }: App, { smtpListen, mailHost }: Config): string[] {
  if (smtpListen === null) return [];
  if (smtp === null) return ['WARNING: no mail is taken over SMTP; the log says why.'];
  return [`Mail is taken over SMTP at ${smtp.host} port ${smtp.port}, as ${mailHost}`];
}

function firstKeys({ madeKeys }: App): string[] {
  if (!madeKeys) return [];
  return [
    'Your first API key, shown only now:',
    '',
    `  ${madeKeys.operator}`,
    '',
    'A key for an agent, which reads, writes and sends mail and does nothing else, shown only now:',
    '',
    `  ${madeKeys.agent}`,
    '',
  ];
}

function forPeople({ appUrl }: App, config: Config, link: string | null): string[] {
  if (!config.console) return [];
  if (link === null)
    return [`The console is at ${appUrl}/; \`npm run postroom -- console-link\` prints a link that signs in.`, ''];
  return ['Open the console; this link signs in once, within 5 minutes:', '', `  ${link}`, ''];
}

/** Without the password. */
function placeOf({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl === null) return dataDir;
  // One that names a socket may be none to the URL standard.
  if (!URL.canParse(databaseUrl)) return 'PostgreSQL';
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL at ${host}${pathname}`;
}

/** The signing key that this start made, and a mail that is signed with it. */
function signed({ signing, appUrl }: App, { sharedDomain }: Config): string[] {
  if (signing.by !== 'made') return [];
  return [
    "Your webhook signing key, shown only now; a mail provider's own goes into PROVIDER_WEBHOOK_SIGNING_KEY:",
    '',
    `  ${signing.key}`,
    '',
    'Post a signed mail to the inbox, as a provider would:',
    '',
    `  T=$(date +%s); N=$(openssl rand -hex 25); S=$(printf %s "$T$N" | openssl dgst -sha256 -hmac ${signing.key} | awk '{print $NF}'); \\`,
    `  curl -s ${appUrl}/webhooks/provider/inbound -F timestamp=$T -F token=$N -F signature=$S \\`,
    `    -F recipient=ada@${sharedDomain} -F sender=grace@example.org -F from='Grace <grace@example.org>' -F subject=Hello -F body-plain='Your code is 493217.'`,
    '',
  ];
}

function warnings({ signing }: App, config: Config): string[] {
  const lines = [
    ...(config.smtpUrl ? [] : ['No SMTP_URL: mail goes only between inboxes of this post room.']),
    ...(signing.by === 'earlier'
      ? ['No PROVIDER_WEBHOOK_SIGNING_KEY: the webhooks take what is signed with the key that the first start printed.']
      : []),
    ...(signing.by === 'none' ? [UNSIGNED[config.unsigned]] : []),
  ];
  return lines.length > 0 ? [...lines, ''] : [];
}

const UNSIGNED: { [Taken in Config['unsigned']]: string } = {
  refused: 'WARNING: no PROVIDER_WEBHOOK_SIGNING_KEY: the webhooks answer 503 until it is set.',
  loopback:
    'WARNING: no PROVIDER_WEBHOOK_SIGNING_KEY: any program on this machine can post mail, and a provider elsewhere cannot.',
  anywhere: 'WARNING: no PROVIDER_WEBHOOK_SIGNING_KEY: anyone who reaches the webhooks can post mail.',
};
