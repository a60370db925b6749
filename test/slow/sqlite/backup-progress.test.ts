/** A backup on a terminal draws a bar of its progress, and what is left in the end is the sentence alone. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { sqliteTables } from '../../support/postgres/test-database.ts';
import { onTerminal } from '../../support/processes/command-line.ts';
import { scratchFolder } from '../../support/running/closing.ts';

test('on a terminal a backup shows how far it is', async () => {
  const dataDir = await scratchFolder();
  await sqliteTables(dataDir);
  const to = join(await scratchFolder(), 'copy.db');
  const terminal = onTerminal({ DATA_DIR: dataDir }, 'backup', '--to', to);
  assert.equal(await terminal.ended, 0);
  const shown = terminal.shown();
  assert.match(shown, /copying postroom\.db .*\d %/);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: how a terminal clears a line
  assert.match(shown, /\u001b\[2K[^%]*copied to /, 'the bar is cleared');
  assert.ok(existsSync(to));
});
