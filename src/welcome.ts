/** What a start prints: where it listens, the first key once, and what to paste next. */
import type { App } from './app.ts';
import type { Config } from './config.ts';

export function welcome(app: App, config: Config): string {
  const key = app.madeKey ?? (config.firstKey ? '$POSTROOM_API_KEY' : '<your API key>');
  const mcp = {
    mcpServers: { postroom: { type: 'http', url: `${app.appUrl}/mcp`, headers: { Authorization: `Bearer ${key}` } } },
  };
  const lines = [
    `Postroom listens on ${app.url}  (data in ${placeOf(config)}, inboxes @${config.sharedDomain})`,
    '',
    ...(app.madeKey ? ['Your first API key, shown only now:', '', `  ${app.madeKey}`, ''] : []),
    'Attach it to Claude Code:',
    '',
    `  claude mcp add --transport http postroom ${app.appUrl}/mcp --header "Authorization: Bearer ${key}"`,
    '',
    'or to any MCP client:',
    '',
    `  ${JSON.stringify(mcp)}`,
    '',
    'or make an inbox over REST:',
    '',
    `  curl -s ${app.baseUrl}/api/v1/inboxes -H "Authorization: Bearer ${key}" -H "Content-Type: application/json" -d '{"localPart":"ada","displayName":"Ada"}'`,
    '',
    ...warnings(config),
  ];
  return `${lines.join('\n')}\n`;
}

/** Without the password. */
function placeOf({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl === null) return dataDir;
  if (databaseUrl.startsWith('pglite:')) return databaseUrl.slice('pglite:'.length);
  // One that names a socket may be none to the URL standard.
  if (!URL.canParse(databaseUrl)) return 'PostgreSQL';
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL at ${host}${pathname}`;
}

function warnings(config: Config): string[] {
  const lines = [
    ...(config.smtpUrl ? [] : ['No SMTP_URL: mail goes only between inboxes of this post room.']),
    ...(config.signingKey
      ? []
      : [
          config.allowUnsigned
            ? 'WARNING: no PROVIDER_WEBHOOK_SIGNING_KEY: anyone who reaches the webhook can post mail.'
            : 'No PROVIDER_WEBHOOK_SIGNING_KEY: the webhook answers 503 until it is set.',
        ]),
  ];
  return lines.length > 0 ? [...lines, ''] : [];
}
