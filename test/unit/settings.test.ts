/** A setting is one entry: what is read, what is documented and what is exemplified are the same, and every mistake is told at once. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { checkDnsServers } from '../../src/dns/lookup.ts';
import { checkRelayUrl } from '../../src/mail/smtp/url.ts';
import { SETTINGS } from '../../src/settings/all.ts';
import { type Config, readConfig } from '../../src/settings/config.ts';
import { checkRanges } from '../../src/web/guarded-web.ts';
import { COMPOSE_ONLY, ENV_EXAMPLE, envExample, settingRows, settings } from '../support/house/settings-docs.ts';

const example = readFileSync(ENV_EXAMPLE, 'utf8');
const names = settings.map(({ name }) => name);

/** With the checks of the adapters; what proxies may be is `loopback` here. */
function configure(env: NodeJS.ProcessEnv): Config {
  const trustProxy = (proxies: string[]) => (proxies.join() === 'loopback' ? null : 'must be loopback.');
  return readConfig(env, {
    smtpUrl: checkRelayUrl,
    dnsServers: checkDnsServers,
    outgoingAllow: checkRanges,
    smtpProxyFrom: checkRanges,
    trustProxy,
  });
}

test('.env.example is fresh (npm run docs writes it)', () => {
  assert.equal(example, envExample());
});

test('.env.example and the table name every setting once, and nothing else but what is for compose.cluster.yaml alone', () => {
  assert.equal(new Set(names).size, names.length);
  const exemplified = [...example.matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name]) => name);
  assert.deepEqual(exemplified, [...names, ...COMPOSE_ONLY.map(({ name }) => name)]);
  assert.deepEqual(
    settingRows().map(([name]) => name),
    names.map((name) => `\`${name}\``),
  );
  for (const row of settingRows())
    assert.ok(
      row.every((cell) => cell !== ''),
      row.join(' | '),
    );
});

test('every variable that is read is a setting, and every setting is read', () => {
  const read = new Set<string>();
  const env = new Proxy<NodeJS.ProcessEnv>(
    {},
    {
      get: (_env, name) => {
        read.add(String(name));
        return undefined;
      },
      ownKeys: () => assert.fail('the environment is read by name'),
    },
  );
  const fine = () => null;
  readConfig(env, { smtpUrl: fine, dnsServers: fine, outgoingAllow: fine, smtpProxyFrom: fine, trustProxy: fine });
  assert.deepEqual([...read].toSorted(), names.toSorted());
});

test('what .env.example shows is taken, all of it together', () => {
  const shown = [...example.matchAll(/^#([A-Z0-9_]+)=(.+)$/gm)].map(([, name, value]): [string, string] => [
    name ?? '',
    value ?? '',
  ]);
  assert.ok(shown.length > 20);
  const config = configure(Object.fromEntries(shown));
  assert.deepEqual([config.databaseUrl, config.outboxPerDomainPerMinute], [SETTINGS.databaseUrl.example, 60]);
});

test('what is not given is the default, or another setting that stands in for it', () => {
  const config = configure({ PORT: ' ', BASE_URL: 'https://mail.example.com/', SHARED_DOMAIN: 'Agents.Example.com' });
  assert.deepEqual([config.port, config.trustProxy, config.mcpAllowedHosts, config.databaseUrl], [3000, ['loopback'], [], null]);
  assert.deepEqual([config.baseUrl, config.appUrl], ['https://mail.example.com', 'https://mail.example.com']);
  assert.deepEqual([config.sharedDomain, config.mailHost], ['agents.example.com', 'agents.example.com']);
});

test('origins and hosts are taken in every form that a browser or a client may send', () => {
  const config = configure({
    MCP_ALLOWED_ORIGINS: ' https://App.example.com/,http://localhost:5173, http://[::1]:80 ,vscode-webview://Panel-1',
    MCP_ALLOWED_HOSTS: 'mail.example.com,127.0.0.1:3000,[::1]',
  });
  const origins = ['https://app.example.com', 'http://localhost:5173', 'http://[::1]:80', 'vscode-webview://panel-1'];
  assert.deepEqual(config.mcpAllowedOrigins, origins);
  assert.deepEqual(config.mcpAllowedHosts, ['mail.example.com', '127.0.0.1:3000', '[::1]']);
  for (const wrong of ['*', 'null', 'app.example.com', 'https://app.example.com/page', 'https://me@app.example.com'])
    assert.throws(() => configure({ MCP_ALLOWED_ORIGINS: wrong }), /MCP_ALLOWED_ORIGINS: must be origins/, wrong);
});

test('a setting that does nothing without another, or beside it, is told', () => {
  const idle = (env: NodeJS.ProcessEnv) => configure(env).idle;
  const smtp = {
    POSTMASTER_INBOX: 'postmaster@agents.example.com',
    SMTP_TLS_CERT: '/etc/cert.pem',
    SMTP_TLS_KEY: '/etc/key.pem',
    SMTP_SESSIONS_PER_ADDRESS: '20',
    SMTP_PROXY_FROM: '10.0.0.1',
    SMTP_DNSBL_ZONES: 'zen.example.org',
    SMTP_REJECT_DMARC: 'true',
  };
  assert.deepEqual(
    idle(smtp),
    Object.keys(smtp).map((name) => `${name} does nothing while SMTP_LISTEN is not set.`),
  );
  // Whoever adds a setting of the port finds it missing here.
  const ofPort = names.filter((name) => name.startsWith('SMTP_') && !['SMTP_URL', 'SMTP_LISTEN'].includes(name));
  assert.deepEqual(
    ofPort.toSorted(),
    Object.keys(smtp)
      .filter((name) => name.startsWith('SMTP_'))
      .toSorted(),
  );
  assert.deepEqual(idle({ ...smtp, SMTP_LISTEN: '127.0.0.1:2525' }), []);
  for (const [name, value, needed] of [
    ['DATABASE_POOL', '20', { DATABASE_URL: 'postgres://postroom@localhost/postroom' }],
    ['OUTBOX_PER_DOMAIN', '2', { SMTP_URL: 'smtp://relay.example.com' }],
    ['OUTBOX_PER_DOMAIN_PER_MINUTE', '2', { SMTP_URL: 'smtp://relay.example.com' }],
    ['BREVO_API_KEY', 'k'.repeat(30), { BREVO_INBOUND_SECRET: 's'.repeat(30) }],
    [
      'RESEND_API_URL',
      'https://api.example.com',
      { RESEND_INBOUND_SECRET: `whsec_${'A'.repeat(32)}`, RESEND_API_KEY: 'k'.repeat(30) },
    ],
    ['SES_ENDPOINT_URL', 'http://127.0.0.1:4566', { SES_TOPIC_ARNS: 'arn:aws:sns:eu-west-1:123456789012:mail' }],
  ] as const) {
    assert.deepEqual(idle({ [name]: value }), [`${name} does nothing while ${Object.keys(needed)[0]} is not set.`]);
    assert.deepEqual(idle({ [name]: value, ...needed }), []);
  }
  assert.deepEqual(idle({ PROVIDER_WEBHOOK_ALLOW_UNSIGNED: 'true', PROVIDER_WEBHOOK_SIGNING_KEY: 'given' }), [
    'PROVIDER_WEBHOOK_ALLOW_UNSIGNED does nothing while PROVIDER_WEBHOOK_SIGNING_KEY is set.',
  ]);
  assert.deepEqual(idle({ SMTP_REJECT_DMARC: 'false', SMTP_SESSIONS_PER_ADDRESS: '10', DATABASE_POOL: '' }), []);
});

test('unsigned webhooks are taken at this machine only, and in production nowhere or everywhere, as it is said', () => {
  const read = (env: NodeJS.ProcessEnv) => {
    const { unsigned, makesSigningKey } = configure(env);
    return [unsigned, makesSigningKey];
  };
  assert.deepEqual(read({}), ['loopback', true]);
  assert.deepEqual(read({ PROVIDER_WEBHOOK_SIGNING_KEY: 'given' }), ['loopback', false]);
  assert.deepEqual(read({ PROVIDER_WEBHOOK_ALLOW_UNSIGNED: 'true' }), ['loopback', false]);
  assert.deepEqual(read({ NODE_ENV: 'production' }), ['refused', true]);
  assert.deepEqual(read({ NODE_ENV: 'production', PROVIDER_WEBHOOK_ALLOW_UNSIGNED: 'true' }), ['anywhere', false]);
});

test('all mistakes are told in one message, a line each', () => {
  const wrong = {
    PORT: '99999',
    DATABASE_URL: 'mysql://localhost',
    SMTP_URL: 'http://relay.example.com',
    OUTBOX_PER_DOMAIN: '0',
    PROVIDER_WEBHOOK_ALLOW_UNSIGNED: 'yes',
    MCP_ALLOWED_ORIGINS: 'https://app.example.com, *',
    MCP_ALLOWED_HOSTS: 'https://mail.example.com',
    POSTROOM_PLAN: 'gold',
    TRUST_PROXY: 'everyone',
  };
  const told = [
    'The configuration has mistakes:',
    '  PORT: must be 0 to 65535',
    '  DATABASE_URL: must be a URL such as postgres://user:password@host:5432/postroom',
    '  OUTBOX_PER_DOMAIN: must be a whole number from 1 to 999999',
    '  PROVIDER_WEBHOOK_ALLOW_UNSIGNED: must be one of true, false',
    '  MCP_ALLOWED_ORIGINS: must be origins, comma separated, such as https://app.example.com',
    '  MCP_ALLOWED_HOSTS: must be host names, comma separated, with or without a port, such as mail.example.com',
    '  POSTROOM_PLAN: must be one of unlimited, free',
    `  SMTP_URL: ${checkRelayUrl(wrong.SMTP_URL)}`,
    '  TRUST_PROXY: must be loopback.',
  ];
  assert.throws(() => configure(wrong), { message: told.join('\n') });
});

test('hosts that do not name the own address are told', () => {
  const idle = (env: NodeJS.ProcessEnv) => configure({ APP_URL: 'https://mail.example.com:8443', ...env }).idle;
  for (const hosts of ['', 'Mail.example.com', 'a.example, mail.example.com:8443'])
    assert.deepEqual(idle({ MCP_ALLOWED_HOSTS: hosts }), []);
  const sentence = 'APP_URL does nothing for /mcp and the console while MCP_ALLOWED_HOSTS does not list mail.example.com.';
  for (const hosts of ['a.example', 'localhost, mail.example.com:443'])
    assert.deepEqual(idle({ MCP_ALLOWED_HOSTS: hosts }), [sentence]);
  assert.deepEqual(configure({ MCP_ALLOWED_HOSTS: 'a.example' }).idle, []);
});

test('a value in quotation marks, or behind one, is told once, whatever the setting is', () => {
  const sentence = 'begins with a quotation mark, which would count as a part of it: write it without';
  for (const name of ['PORT', 'DATA_DIR', 'PROVIDER_WEBHOOK_SIGNING_KEY', 'POSTROOM_API_KEY', 'SHARED_DOMAIN'])
    for (const value of [
      '"a-key-of-24-characters-or-more"',
      "'a-key-of-24-characters-or-more'",
      '"a-key-of-24-characters-or-more',
    ])
      assert.throws(() => configure({ [name]: value }), { message: `The configuration has mistakes:\n  ${name}: ${sentence}` });
  assert.deepEqual(configure({ PROVIDER_WEBHOOK_SIGNING_KEY: 'a"b\'' }).signingKeys, ['a"b\'']);
});

test('a setting that another one needs is not told as missing where it is wrong', () => {
  for (const [env, first] of [
    [{ SMTP_LISTEN: '0.0.0.0:25', POSTMASTER_INBOX: 'postmaster' }, 'POSTMASTER_INBOX: must be an address'],
    [{ RESEND_INBOUND_SECRET: `whsec_${'A'.repeat(32)}`, RESEND_API_KEY: 'x' }, 'RESEND_API_KEY: must be'],
  ] as const)
    assert.throws(
      () => configure(env),
      ({ mistakes }: { mistakes: string[] }) => mistakes.length === 1 && (mistakes[0]?.startsWith(first) ?? false),
    );
});

test('an address or a name that cannot be used is told at the start, with what is wrong, and once', () => {
  const web = 'must be an http or https URL without a path or a user, such as https://mail.example.com';
  const api = 'must be an https address, such as https://api.example.com/v3';
  const name = 'must be a host name in ASCII, such as mail.example.com: without a scheme, a path, a port or a dot at its end';
  const escaped = 'is not a URL. Write special characters of the user and password as %XX, such as / as %2F';
  const hosts = 'must be host names, comma separated, such as hooks.example.org or *.example.net';
  for (const [variable, values, sentence] of [
    [
      'APP_URL',
      ['https://me:secret@mail.example.com', 'https://mail.example.com:99999', 'https://[::zz]', 'mail.example.com'],
      web,
    ],
    ['RSPAMD_URL', ['http://127.0.0.1:999999', 'http://127.0.0.1:11333/checkv2'], web],
    ['BREVO_API_URL', ['api.brevo.com', 'ftp://api.brevo.com'], api],
    ['DATABASE_URL', ['postgres://me:pass/word@localhost/postroom', 'postgres://localhost:99999/postroom'], escaped],
    ['SHARED_DOMAIN', ['mail.example.com.', 'https://mail.example.com', 'ada@example.com', '192.0.2.1', 'a_b.example.com'], name],
    ['MAIL_HOST', ['mx.example.com:25', '192.0.2.1'], name],
    ['OUTGOING_HOSTS', ['https://hooks.example.org/', 'hooks.example.org, example.net/hook', '*', 'a b'], hosts],
    ['DATA_DIR', ['~', '~/mail'], 'must not begin with ~, which only a shell replaces: write the path out'],
    ['POSTROOM_PLAN', ['toString'], 'must be one of unlimited, free'],
  ] as const)
    for (const value of values)
      assert.throws(
        () => configure({ [variable]: value }),
        { message: `The configuration has mistakes:\n  ${variable}: ${sentence}` },
        value,
      );
});

test('an address of PostgreSQL is taken in each form that the driver takes', () => {
  for (const url of [
    'postgres://me@/postroom?host=/run/postgresql',
    'postgresql:///postroom',
    'postgres://me:a%2Fb@[::1]:5432/postroom',
  ])
    assert.equal(configure({ DATABASE_URL: url }).databaseUrl, url);
});

test('hosts of webhook endpoints are taken with every name below, and in any case', () => {
  assert.deepEqual(configure({ OUTGOING_HOSTS: ' hooks.Example.org,*.example.net, localhost' }).outgoingHosts.length, 3);
});
