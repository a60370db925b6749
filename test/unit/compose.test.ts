/** The compose files, their proxy and the image speak of the same things, and of what Postroom reads; an upgrade opens no empty store. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { SETTINGS } from '../../src/settings/all.ts';
import { interpolated, lastStage, readCompose, serviceOf } from '../support/house/container-files.ts';
import { CHECKOUT } from '../support/house/generated-docs.ts';
import { COMPOSE_ONLY, SET_BY_COMPOSE, settings } from '../support/house/settings-docs.ts';
import { TEMPLATE } from '../support/servers/proxy.ts';

const single = readCompose('compose.yaml');
const cluster = readCompose('compose.cluster.yaml');
const alone = serviceOf(single, 'postroom');
const instance = serviceOf(cluster, 'postroom');
const image = lastStage();
const manifest = JSON.parse(readFileSync(new URL('package.json', CHECKOUT), 'utf8'));

test('compose.yaml is one process on a volume, and compose.cluster.yaml three behind a proxy', () => {
  assert.deepEqual(Object.keys(single.services), ['postroom']);
  assert.deepEqual(Object.keys(cluster.services), ['proxy', 'postroom', 'postgres']);
  assert.deepEqual(instance.deploy, { replicas: 3 });
  for (const service of [alone, serviceOf(cluster, 'proxy')]) assert.deepEqual(service.ports, ['127.0.0.1:3000:3000']);
  assert.deepEqual([instance.ports, instance.volumes], [[], []]);
});

test('the volumes have the names that an upgrade finds', () => {
  assert.deepEqual([Object.keys(single.volumes), alone.volumes], [['postroom'], ['postroom:/app/data']]);
  assert.deepEqual(Object.keys(cluster.volumes), ['postgres']);
  assert.deepEqual(serviceOf(cluster, 'postgres').volumes, ['postgres:/var/lib/postgresql/data']);
});

test('the single process takes no empty SQLite where POSTGRES_PASSWORD is set, and names the cluster', () => {
  const given = (env: Record<string, string>) => interpolated(alone.environment.DATABASE_URL ?? '', env);
  for (const env of [{}, { POSTGRES_PASSWORD: '' }]) assert.equal(given(env), '', 'SQLite');
  const read = SETTINGS.databaseUrl.schema.safeParse(given({ POSTGRES_PASSWORD: 'secret' }));
  const told = read.error?.issues.map(({ message }) => message).join() ?? '';
  assert.match(told, /^POSTGRES_PASSWORD is set, .*empty SQLite.*`docker compose -f compose\.cluster\.yaml up -d`/);
  assert.ok(!told.includes('secret'));
  const url = interpolated(instance.environment.DATABASE_URL ?? '', { POSTGRES_PASSWORD: 'secret' });
  assert.equal(SETTINGS.databaseUrl.schema.parse(url), 'postgres://postroom:secret@postgres:5432/postroom');
});

test('what the proxy has to be told is what compose.cluster.yaml tells it', () => {
  const asked = [...readFileSync(TEMPLATE, 'utf8').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
  const told = Object.keys(serviceOf(cluster, 'proxy').environment).filter((name) => name.startsWith('PROXY_'));
  assert.ok(asked.length > 0);
  assert.deepEqual([...new Set(asked)].sort(), told.sort());
});

test('every file that is mounted is there', () => {
  const mounted = Object.values(cluster.services).flatMap(({ volumes }) => volumes.filter((one) => one.startsWith('./')));
  assert.equal(mounted.length, 1);
  for (const one of mounted) assert.ok(existsSync(new URL(one.split(':')[0] ?? '', CHECKOUT)), one);
});

test('each service that another waits for has a health check', () => {
  for (const { depends_on } of Object.values(cluster.services)) {
    for (const [name, { condition }] of Object.entries(depends_on)) {
      assert.equal(condition, 'service_healthy');
      // Of Postroom its image says so.
      assert.ok(name === 'postroom' || serviceOf(cluster, name).healthcheck, name);
    }
  }
});

test('Postroom is told nothing that it does not read', () => {
  const known = settings.map(({ name }) => name);
  for (const { environment, env_file } of [alone, instance]) {
    assert.deepEqual(env_file, [{ path: '.env', required: false }]);
    const unknown = Object.keys(environment).filter((name) => !known.includes(name));
    assert.deepEqual(unknown, []);
    const fixed = Object.entries(environment).filter(([name, value]) => !value.startsWith(`\${${name}:-`));
    assert.deepEqual(fixed.map(([name]) => name).sort(), SET_BY_COMPOSE.toSorted(), 'what .env cannot change');
  }
});

test('the files take from .env what Postroom reads, and what is told to be their own', () => {
  for (const { text } of [single, cluster]) {
    const taken = [...text.replace(/^ *#.*$/gm, '').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);
    const own = taken.filter((name) => !settings.some((setting) => setting.name === name));
    assert.deepEqual(
      [...new Set(own)],
      COMPOSE_ONLY.map(({ name }) => name),
    );
    assert.ok(taken.includes('TRUST_PROXY'));
  }
});

test('the image runs the package as user 1000, says whether it is ready, and is labelled', () => {
  const [user, command, health, label] = ['USER', 'CMD', 'HEALTHCHECK', 'LABEL'].map(instruction);
  assert.equal(user, '1000:1000');
  const words: string[] = JSON.parse(command ?? '');
  const start: string[] = manifest.scripts.start.split(' ');
  assert.deepEqual(
    words.filter((word) => word !== '--'),
    start.filter((word) => word !== '--'),
    'as `npm start`',
  );
  assert.ok(manifest.files.includes(words.at(-1)) && manifest.bin.postroom === words.at(-1));
  assert.match(health ?? '', /CMD \["node", "-e", ".*'\/readyz'/);
  for (const [name, value] of Object.entries({ title: 'Postroom', version: manifest.version, licenses: manifest.license }))
    assert.ok(label?.includes(`org.opencontainers.image.${name}="${value}"`), name);
});

test('what the image needs to be made is not kept from it', () => {
  const ignored = readFileSync(new URL('.dockerignore', CHECKOUT), 'utf8').trim().split('\n');
  for (const name of ['package.json', 'package-lock.json', 'tsconfig.json', 'src', 'tools', ...manifest.files.slice(1)])
    assert.ok(!ignored.includes(name), name);
  for (const name of ['.env', 'data', 'node_modules', 'dist']) assert.ok(ignored.includes(name), name);
});

function instruction(name: string): string | undefined {
  const found = image.filter((one) => one.name === name);
  assert.equal(found.length, 1, name);
  return found[0]?.value;
}
