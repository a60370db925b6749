/** The types of the client are those of this server, and its version is the same. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { openingOf, TYPES } from '../../support/house/client-types.ts';

test('the types of the client are fresh (npm run client writes them)', () => {
  assert.equal(readFileSync(TYPES, 'utf8').slice(0, openingOf().length), openingOf());
});

test('the client has the version of the server, and its packages that of the tests', () => {
  const [client, server] = ['../../../packages/client/package.json', '../../../package.json'].map((path) =>
    JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')),
  );
  assert.deepEqual([client.version, client.engines], [server.version, server.engines]);
  for (const [name, version] of Object.entries(client.dependencies)) assert.equal(version, server.devDependencies[name], name);
});
