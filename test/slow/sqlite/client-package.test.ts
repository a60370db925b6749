/** The package of the client: what it holds, that its types resolve, and that it does its errands on each runtime. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { bundleFor, packClient, runtimes } from '../../support/clients/runtimes.ts';
import { importsOf } from '../../support/house/house-rules.ts';
import { API_KEY, startPostroom } from '../../support/rooms/postroom.ts';
import { described } from '../../support/running/described.ts';
import { installTools } from '../../support/running/tool-packages.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const { files, folder } = await packClient();
const skip = folder === null ? 'npm reaches no registry, so the package is not installed' : false;
const installed = String(folder);
const all = folder === null ? [] : await runtimes(installed);

describe('the package', { skip }, () => {
  test('holds the compiled client, and nothing of the server', async () => {
    for (const path of ['README.md', 'LICENSE', 'dist/index.js', 'dist/index.d.ts', 'dist/schema.d.ts'])
      assert.ok(files.includes(path), path);
    const [first, ...others] = files.filter(
      (path) => !/^(package\.json|README\.md|LICENSE|dist\/[\w-]+(\.d\.ts|\.js))$/.test(path),
    );
    assert.deepEqual([first, others], [undefined, []]);
    const modules = join(installed, 'node_modules');
    const inside = join(modules, '@postroom', 'client', 'dist');
    for (const name of await readdir(inside)) {
      const named = importsOf(await readFile(join(inside, name), 'utf8')).map(({ specifier }) => specifier);
      const strange = named.filter((one) => !/^(\.\/[\w-]+\.(js|ts)|openapi-fetch|eventsource-parser)$/.test(one));
      assert.deepEqual(strange, [], name);
    }
    const beside = (await readdir(modules)).filter((name) => !name.startsWith('.'));
    assert.deepEqual(beside.toSorted(), ['@postroom', 'eventsource-parser', 'openapi-fetch', 'openapi-typescript-helpers']);
  });

  test('needs none of the modules of Node', async () => {
    await bundleFor(installed, 'errands.mjs', 'errands.js');
    await writeFile(join(installed, 'node.mjs'), "import 'node:fs';");
    await assert.rejects(bundleFor(installed, 'node.mjs', 'node.js'), /Could not resolve "node:fs"/);
  });

  test('has types, with which the code of its documents compiles', async () => {
    const texts = await Promise.all(
      ['docs/client.md', 'packages/client/README.md'].map((path) => readFile(join(ROOT, path), 'utf8')),
    );
    await mkdir(join(installed, 'snippets'));
    for (const [at, text] of texts.entries()) {
      const code = [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, snippet]) => snippet);
      assert.ok(code.length > 0);
      await writeFile(join(installed, 'snippets', `${at}.ts`), `${code.join('')}\nexport {};\n`);
    }
    const options = { strict: true, exactOptionalPropertyTypes: true, noEmit: true, target: 'es2022', module: 'nodenext' };
    const compilerOptions = { ...options, lib: ['es2022', 'dom', 'dom.iterable'], types: [], skipLibCheck: false };
    await writeFile(join(installed, 'package.json'), JSON.stringify({ type: 'module' }));
    await writeFile(join(installed, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['snippets'] }));
    const generator = await installTools('packages/client/generator');
    for (const compilers of [ROOT, generator ?? ROOT]) {
      const compiler = join(compilers, 'node_modules', '.bin', 'tsc');
      const { stdout } = await promisify(execFile)(compiler, ['-p', '.'], { cwd: installed }).catch((error) => error);
      assert.equal(stdout, '', compilers);
    }
  });
});

await described('the errands', { skip }, async () => {
  const room = await startPostroom();
  const payload = JSON.stringify({ id: 'e1', type: 'email.received' });

  test('run on each runtime', async (context) => {
    const missing = all.length > 1 ? false : 'npm reaches no registry, so no other runtime is installed';
    await context.test('there are others than this one', { skip: missing }, () => assert.equal(all.length, 6));
    for (const { name, run } of all) {
      await context.test(name, async () => {
        const secret = `whsec_${randomBytes(24).toString('base64')}`;
        const now = new Date();
        const headers = {
          'webhook-id': 'e1',
          'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
          'webhook-signature': new Webhook(secret).sign('e1', now, payload),
        };
        const given = { url: room.url, key: API_KEY, webhook: { payload, headers, secret } };
        assert.deepEqual(JSON.parse(await run(JSON.stringify(given))), {
          codes: ['493217'],
          listed: ['two', 'one'],
          followed: ['one', 'two'],
          refused: 'invalid_request',
          verified: 'email.received',
          forged: true,
        });
      });
    }
  });
});
