/** A name that was meant to be a setting is told with the right one, and the usual environment of a machine is left alone. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SETTINGS } from '../../src/settings/all.ts';
import { nameFaults } from '../../src/settings/names.ts';
import { COMPOSE_ONLY, settings } from '../support/house/settings-docs.ts';

const NO_FILE = { path: '.env', names: [] };

/** What is told of one name that has a value. */
function told(name: string, value = 'x', others: NodeJS.ProcessEnv = {}): string {
  return nameFaults({ ...others, [name]: value }, NO_FILE).join('\n');
}

test('a mistake in a name is told with the right name', () => {
  const meant: [wrong: string, right: string][] = [
    ['SMTPURL', 'SMTP_URL'],
    ['SMTP-URL', 'SMTP_URL'],
    ['smtp_url', 'SMTP_URL'],
    ['SMTP_URI', 'SMTP_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATABASEURL', 'DATABASE_URL'],
    ['DATA_DRI', 'DATA_DIR'],
    ['PROVIDER_WEBHOOK_SIGNING_KEYS', 'PROVIDER_WEBHOOK_SIGNING_KEY'],
    ['POSTROOM_SECRET_KEYS', 'POSTROOM_SECRET_KEY'],
    ['PROVIDER_WEBHOOK_SIGNIN_KYE', 'PROVIDER_WEBHOOK_SIGNING_KEY'],
    ['SHARED_DOMIAN', 'SHARED_DOMAIN'],
    ['PROVIDER_WEBHOOK_SINGING_KEY', 'PROVIDER_WEBHOOK_SIGNING_KEY'],
    ['MCP_ALLOWED_ORIGIN', 'MCP_ALLOWED_ORIGINS'],
    ['OUTBOX_PER_DOMAINS_PER_MINUTE', 'OUTBOX_PER_DOMAIN_PER_MINUTE'],
    ['POSTROOM_APIKEY', 'POSTROOM_API_KEY'],
    ['POSTROOM_DATA_DIR', 'DATA_DIR'],
    ['POSTROOM_PORT', 'PORT'],
    ['POSTROOM_SMTP_URL', 'SMTP_URL'],
  ];
  for (const [wrong, right] of meant)
    assert.equal(told(wrong), `${wrong} is no setting of Postroom, and nothing reads it: write ${right}.`);
});

test('each setting without its underscores, or with two letters exchanged, is told, unless it is too short to say', () => {
  for (const { name } of settings) {
    assert.equal(told(name), '', name);
    if (name.includes('_')) assert.match(told(name.replaceAll('_', '')), new RegExp(`write ${name}\\.$`));
    const letters = name.replaceAll('_', '').length;
    const exchanged = name.replace(/^(.)(.)/, '$2$1');
    if (letters >= 7) assert.match(told(exchanged), new RegExp(`write ${name}\\.$`), exchanged);
    else assert.equal(told(exchanged), '', exchanged);
  }
});

test('a name with our prefix is told though nothing is near, and parts of a relay are told where they go', () => {
  const ours = /names that begin so are POSTROOM_API_KEY, POSTROOM_SECRET_KEY, POSTROOM_PLAN\.$/;
  for (const name of ['POSTROOM_KEY', 'POSTROOM_TOKEN', 'POSTROOM_DEBUG']) assert.match(told(name), ours);
  for (const name of ['SMTP_HOST', 'SMTP_PORT', 'SMTP_USER', 'SMTP_PASSWORD', 'SMTP_PASS'])
    assert.match(told(name), /SMTP_URL holds all of it, as smtp:\/\/user:password@host:587\.$/);
});

test('where the right name is set too, the other is probably another program', () => {
  const others = { SMTP_URL: 'smtp://relay.example', DATABASE_URL: 'postgres://localhost/postroom' };
  for (const name of ['SMTP_HOST', 'SMTP_URI', 'DATABASE_URI']) assert.equal(told(name, 'x', others), '', name);
  assert.match(told('POSTROOM_SMTP_URL', 'x', others), /write SMTP_URL/);
});

test('nothing is told of an empty value', () => {
  assert.equal(told('SMTPURL', ''), '');
});

/** Names that other programs, shells, CI, containers and platforms set. */
const USUAL = `
PATH HOME USER LOGNAME SHELL PWD OLDPWD SHLVL TERM COLORTERM LANG LC_ALL LC_CTYPE EDITOR VISUAL PAGER MAIL TMPDIR TMP TEMP HOSTNAME
HOSTTYPE OSTYPE MACHTYPE DISPLAY WAYLAND_DISPLAY XAUTHORITY DBUS_SESSION_BUS_ADDRESS XDG_RUNTIME_DIR XDG_DATA_DIRS XDG_DATA_HOME
XDG_CONFIG_DIRS XDG_SESSION_ID SSH_AUTH_SOCK SSH_CLIENT SSH_CONNECTION SSH_TTY GPG_AGENT_INFO LS_COLORS LESSOPEN MANPATH INFOPATH _
HISTSIZE HISTFILE HISTCONTROL HISTFILESIZE HISTTIMEFORMAT PROMPT_COMMAND PS1 IFS EUID UID TZ LINES COLUMNS
npm_config_user_agent npm_config_loglevel npm_config_cache npm_config_node_gyp npm_config_noproxy npm_config_prefix npm_config_local_prefix
npm_config_global_prefix npm_config_globalconfig npm_config_userconfig npm_config_init_module npm_config_registry npm_execpath npm_command
npm_lifecycle_event npm_lifecycle_script npm_node_execpath npm_package_json npm_package_name npm_package_version INIT_CWD
npm_package_engines_node NODE NODE_OPTIONS NODE_PATH NODE_EXTRA_CA_CERTS NODE_VERSION NODE_TLS_REJECT_UNAUTHORIZED NODE_TEST_CONTEXT
NODENV_VERSION NODENV_ROOT NVM_DIR NVM_BIN NVM_INC NVM_CD_FLAGS VOLTA_HOME FNM_DIR YARN_VERSION COREPACK_HOME
HTTP_PROXY HTTPS_PROXY ALL_PROXY NO_PROXY http_proxy https_proxy no_proxy ftp_proxy
PGHOST PGPORT PGUSER PGPASSWORD PGDATABASE PGDATA PGSSLMODE POSTGRES_USER POSTGRES_PASSWORD POSTGRES_DB POSTGRES_HOST POSTGRES_URL
MYSQL_HOST MYSQL_ROOT_PASSWORD REDIS_URL REDIS_HOST MONGO_URL AMQP_URL KAFKA_BROKERS ELASTICSEARCH_URL SENTRY_DSN
AWS_REGION AWS_DEFAULT_REGION AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY AWS_SESSION_TOKEN AWS_PROFILE AWS_EXECUTION_ENV AWS_LAMBDA_FUNCTION_NAME
GOOGLE_APPLICATION_CREDENTIALS GCLOUD_PROJECT K_SERVICE K_REVISION AZURE_CLIENT_ID WEBSITE_HOSTNAME DYNO FLY_APP_NAME FLY_REGION RENDER
RAILWAY_ENVIRONMENT VERCEL VERCEL_URL HEROKU_APP_NAME
DOCKER_HOST DOCKER_CONFIG DOCKER_BUILDKIT COMPOSE_PROJECT_NAME COMPOSE_FILE KUBECONFIG KUBERNETES_PORT KUBERNETES_SERVICE_HOST
KUBERNETES_SERVICE_PORT KUBERNETES_SERVICE_PORT_HTTPS INVOCATION_ID JOURNAL_STREAM NOTIFY_SOCKET LISTEN_FDS SYSTEMD_EXEC_PID container
CI GITHUB_ACTIONS GITHUB_TOKEN GITHUB_API_URL GITHUB_SERVER_URL GITHUB_ENV RUNNER_OS RUNNER_TEMP GITLAB_CI JENKINS_URL BUILD_URL
API_URL API_KEY API_BASE_URL APP_KEY APP_ENV APP_NAME APP_PORT APP_HOST APP_DEBUG WEB_URL SITE_URL SERVER_URL PUBLIC_URL REACT_APP_URL
NEXT_PUBLIC_APP_URL VITE_BASE_URL NEXTAUTH_URL BASE_PATH BASE_DIR DATA_PATH DATADOG_API_KEY DD_AGENT_HOST DATABASE DATABASE_NAME DATABASE_USER
DATABASE_PASSWORD DATABASE_HOST DATABASE_PORT DIRECT_DATABASE_URL SHADOW_DATABASE_URL TEST_DATABASE_URL DB_HOST DB_PORT DB_URL
EMAIL_HOST EMAIL_PORT EMAIL_HOST_USER MAIL_PORT MAIL_FROM MAIL_MAILER MAIL_DRIVER MAIL_USERNAME MAIL_PASSWORD MAILER_URL MAILER_DSN
LOG_LEVELS LOG_FORMAT LOG_DIR LOG_FILE RUST_LOG RUST_BACKTRACE DEBUG VERBOSE LOGGING_LEVEL GOLOG_LOG_LEVEL
HOSTS PORTS PORT_RANGE HOST_IP HOSTALIASES NAMESERVER DNS_SERVER_IP RES_OPTIONS PLAN SECRET SECRET_KEY SECRET_KEY_BASE JWT_SECRET
OPENAI_API_KEY ANTHROPIC_API_KEY MAILGUN_API_KEY MAILGUN_DOMAIN SENDGRID_API_KEY STRIPE_WEBHOOK_SECRET STRIPE_SECRET_KEY
WEBHOOK_SIGNING_KEY WEBHOOK_URL RAILS_ENV RACK_ENV FLASK_ENV DJANGO_SETTINGS_MODULE PYTHONPATH VIRTUAL_ENV GOPATH GOROOT CARGO_HOME JAVA_HOME
WSL_DISTRO_NAME WSLENV WT_SESSION VSCODE_GIT_IPC_HANDLE TERM_PROGRAM TERM_PROGRAM_VERSION ITERM_SESSION_ID TMUX STY WINDOWID LD_LIBRARY_PATH
`;

test('of the usual environment of a machine nothing is told', () => {
  const names = USUAL.trim().split(/\s+/);
  assert.ok(names.length > 260, String(names.length));
  for (const name of names) assert.equal(told(name), '', name);
});

test('of what Kubernetes sets for a service that is named postroom nothing is told', () => {
  const service = {
    POSTROOM_SERVICE_HOST: '10.0.0.7',
    POSTROOM_SERVICE_PORT: '3000',
    POSTROOM_SERVICE_PORT_HTTP: '3000',
    POSTROOM_PORT: 'tcp://10.0.0.7:3000',
    POSTROOM_PORT_3000_TCP: 'tcp://10.0.0.7:3000',
    POSTROOM_PORT_3000_TCP_PROTO: 'tcp',
    POSTROOM_PORT_3000_TCP_ADDR: '10.0.0.7',
    SMTP_PORT: 'tcp://10.0.0.8:25',
  };
  assert.deepEqual(nameFaults(service, NO_FILE), []);
});

test("in Postroom's own file every name is told that is none of its settings, once", () => {
  const file = { path: '/srv/postroom/.env', names: ['SMTPURL', 'GREETING', 'PORT', 'NODE_OPTIONS', 'PGSSLROOTCERT', 'TZ'] };
  const env = Object.fromEntries(file.names.map((name) => [name, '1']));
  assert.deepEqual(nameFaults(env, file), [
    'SMTPURL is no setting of Postroom, and nothing reads it: write SMTP_URL.',
    'GREETING in /srv/postroom/.env is no setting of Postroom, and nothing reads it.',
  ]);
  const known = [...Object.values(SETTINGS), ...COMPOSE_ONLY].map(({ name }) => name);
  assert.deepEqual(nameFaults({}, { path: '.env', names: known }), []);
});
