/** Real mails, when the folder of them stands beside the project: in and out as a Maildir and as an mbox, and none changes by a byte. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { inPipe } from '../../support/processes/command-line.ts';
import { startPostroom } from '../../support/rooms/postroom.ts';
import { scratchFolder } from '../../support/running/closing.ts';

const FOLDER = join(process.cwd(), '..', 'shared', 'corpus');

test('every mail of the corpus comes back byte for byte, with its flag', {
  skip:
    (!existsSync(FOLDER) && 'no corpus beside this checkout') ||
    (process.env.TEST_DATABASE === 'pglite' && 'PGlite would take minutes'),
  timeout: 500_000,
}, async () => {
  const room = await startPostroom();
  const folder = await scratchFolder();
  const [maildir, mbox, back] = [join(folder, 'maildir'), join(folder, 'all.mbox'), join(folder, 'back')];
  const done = async (...words: string[]) => {
    const { code, stdout, stderr } = await inPipe(room.env, ...words);
    assert.equal(code, 0, `${words.join(' ')}: ${stderr}`);
    return stdout;
  };
  const inbox = async (localPart: string) => (await room.rest('POST', '/inboxes', { localPart })).body.address;
  const filesOf = (of: string, ends: string) => readdirSync(of).filter((name) => name.endsWith(ends));
  const mailsIn = (of: string, ends = '') => filesOf(of, ends).map((name) => readFileSync(join(of, name), 'latin1'));
  const wanted = new Set(mailsIn(FOLDER, '.eml'));

  const first = await inbox('first');
  assert.match(await done('import', '--inbox', first, FOLDER), new RegExp(`^imported ${wanted.size} mails `));
  await done('export', '--inbox', first, '--to', maildir);
  assert.deepEqual(new Set(mailsIn(join(maildir, 'cur'))), wanted);
  const second = await inbox('second');
  await done('import', '--inbox', second, maildir);
  await done('export', '--inbox', second, '--to', mbox);
  const third = await inbox('third');
  assert.match(await done('import', '--inbox', third, mbox), new RegExp(`^imported ${wanted.size} mails `));
  await done('export', '--inbox', third, '--to', back);
  assert.deepEqual(new Set(mailsIn(join(back, 'cur'))), wanted);
  assert.equal(readdirSync(join(back, 'cur')).length, wanted.size);
  const seen = (of: string) => mailsIn(join(of, 'cur'), ':2,S').sort();
  assert.deepEqual(seen(back), seen(maildir));
});
