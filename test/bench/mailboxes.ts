/** What an import and an export of a mailbox take: the memory of the process at its most, and mails a second. */
import assert from 'node:assert/strict';
import { createWriteStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { inPipe } from '../support/processes/command-line.ts';
import { mime } from '../support/rooms/conversation.ts';
import { makeFolder, removeFolder } from './leftovers.ts';
import { startProduct } from './product.ts';
import type { Row } from './rounds.ts';

const PEAK = new URL('peak.mjs', import.meta.url).href;
const MAIL_BYTES = 20_000;

/** The commands run alone, without a server: one process reads, parses and stores. */
export async function measureMailboxes({ mails }: { mails: number }): Promise<Row[]> {
  const product = await startProduct();
  const folder = await makeFolder();
  try {
    const { address } = await product.inbox('old');
    const mbox = join(folder, 'old.mbox');
    await pipeline(Readable.from(written(address, mails)), createWriteStream(mbox));
    const rows: Row[] = [];
    const run = async (dataDir: string, what: string, ...words: string[]) => {
      const peaks = await makeFolder();
      const began = performance.now();
      const { code, stderr } = await inPipe({ DATA_DIR: dataDir, NODE_OPTIONS: `--import ${PEAK}`, PEAKS: peaks }, ...words);
      assert.equal(code, 0, stderr);
      const seconds = (performance.now() - began) / 1000;
      rows.push({
        what: `memory at its most, ${what}`,
        postroom: `${(await highest(peaks)).toFixed(0)} MB, ${(mails / seconds).toFixed(0)} mails/s`,
        reference: '',
        ratio: '',
        wanted: '< 300 MB',
      });
      await removeFolder(peaks);
    };
    await product.betweenStarts(async (dataDir) => {
      const many = `${mails.toLocaleString('en')} mails of 20 KB`;
      await run(dataDir, `import of ${many} from an mbox`, 'import', '--inbox', address, mbox);
      await run(dataDir, `export of ${many} to a Maildir`, 'export', '--inbox', address, '--to', join(folder, 'Maildir'));
      await run(dataDir, `export of ${many} to an mbox`, 'export', '--inbox', address, '--to', join(folder, 'new.mbox'));
    });
    assert.equal(
      (await readdir(join(folder, 'Maildir', 'cur'))).length + (await readdir(join(folder, 'Maildir', 'new'))).length,
      mails,
    );
    return rows;
  } finally {
    await removeFolder(folder);
    await product.end();
  }
}

function* written(to: string, mails: number): Generator<string> {
  const line = 'The meadow behind the old mill is dry in this month, and the gate stands open.\r\n';
  for (let n = 0; n < mails; n++) {
    const text = `Mail ${n}\r\n${line.repeat(MAIL_BYTES / line.length)}`;
    const messageId = `<${n}@old.example>`;
    yield `From - Thu Nov  5 07:08:09 2026\n${mime({ to, subject: `Report ${n}`, text, messageId })}\n`;
  }
}

/** Of the processes that ran, in MB. */
async function highest(folder: string): Promise<number> {
  const kib = await Promise.all((await readdir(folder)).map(async (name) => Number(await readFile(join(folder, name), 'utf8'))));
  return (Math.max(...kib) * 1024) / 1e6;
}
