/** The client of S3 is loaded where mail is in S3, and nowhere else. */
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { startProcess } from '../../support/processes/process.ts';
import { ACCESS_KEY, BUCKET, PREFIX, startAws } from '../../support/providers/aws.ts';
import { TOPIC } from '../../support/providers/sns.ts';
import { eventually } from '../../support/rooms/postroom.ts';
import { scratchFolder } from '../../support/running/closing.ts';

const SENTENCE = 'the client of S3 is loaded';

/** Lets a process load anything but that client, which is known by the name of its signatures wherever the bundle has it. */
async function withoutClient(): Promise<{ NODE_OPTIONS: string }> {
  const folder = await scratchFolder();
  const hook = `export async function load(url, context, next) {
    const loaded = await next(url, context);
    if (String(loaded.source ?? '').includes('AWS4-HMAC-SHA256')) throw new Error('${SENTENCE}');
    return loaded;
  }`;
  const file = join(folder, 'hook.mjs');
  await writeFile(file, hook);
  const registering = `import { register } from 'node:module'; register('${pathToFileURL(file)}');`;
  await writeFile(join(folder, 'register.mjs'), registering);
  return { NODE_OPTIONS: `--import=${join(folder, 'register.mjs')}` };
}

test('a server without a bucket starts and answers without it, and one with a bucket asks for it', async () => {
  const env = { ...(await withoutClient()), SES_TOPIC_ARNS: TOPIC };
  const without = await startProcess(await scratchFolder(), env);
  assert.equal((await without.rest('GET', '/inboxes')).status, 200);
  assert.equal((await without.end('SIGTERM')).code, 0);
  assert.ok(!without.stderr().includes(SENTENCE) && !without.stdout().includes(SENTENCE));

  const aws = await startAws();
  const s3 = { SES_S3_BUCKET: `${BUCKET}/${PREFIX}`, SES_S3_ACCESS_KEYS: ACCESS_KEY, SES_ENDPOINT_URL: aws.url };
  const bucketed = await startProcess(await scratchFolder(), { ...env, ...s3, OUTGOING_ALLOW: '127.0.0.0/8' });
  await eventually('it looks through its bucket', async () => (bucketed.stdout() + bucketed.stderr()).includes(SENTENCE));
  await bucketed.end('SIGKILL');
});
