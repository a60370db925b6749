/** What is read of an env file, as editors and people write one. */
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { environment } from '../../src/settings/environment.ts';
import { scratchFolder } from '../support/running/closing.ts';

const path = join(await scratchFolder(), 'postroom.env');

async function read(content: string | Buffer): Promise<{ env: NodeJS.ProcessEnv; told: string[] }> {
  await writeFile(path, content);
  return environment({}, path);
}

test('a mark at the beginning and line ends of Windows are no part of a setting', async () => {
  const { env, told } = await read('\uFEFFPORT=4000\r\nSHARED_DOMAIN="mail.example" # ours\r\n\r\nHISTORY_DAYS=7');
  assert.deepEqual([env.PORT, env.SHARED_DOMAIN, env.HISTORY_DAYS, told], ['4000', 'mail.example', '7', []]);
});

test('a file in UTF-16, as PowerShell writes it, is refused', async () => {
  await assert.rejects(
    read(Buffer.from('\uFEFFPORT=4000\r\n', 'utf16le')),
    /postroom\.env is not written in UTF-8\. Save it in that encoding/,
  );
});

test('a line without = is told, and the setting in the next one is read', async () => {
  const lines = [
    'PORT: 4000',
    '',
    '# SMTP_URL: later',
    'export DATA_DIR=/srv/mail',
    'HOST',
    'LOG_LEVEL = warn',
    'export HISTORY_DAYS 7',
  ];
  const { env, told } = await read(lines.join('\n'));
  assert.deepEqual(told, [`Lines of ${path} that have no = behind the name, and are not read: 3.`]);
  assert.deepEqual(env, { DATA_DIR: '/srv/mail', LOG_LEVEL: 'warn' });
});

test('a file without a mistake is read without a word, and with many lines in a value', async () => {
  const { env, told } = await read('# ours\n\nPORT=\nTZ="Europe\nBerlin"\nHISTORY_DAYS=7\n# the end\n');
  assert.deepEqual([env, told], [{ PORT: '', TZ: 'Europe\nBerlin', HISTORY_DAYS: '7' }, []]);
});
