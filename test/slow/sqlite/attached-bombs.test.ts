/** A file that takes all the time there is ends as failed, and the files of other accounts are read meanwhile. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { docx, mailWithFiles, pdf } from '../../support/mails/documents.ts';
import { eventually, type Json, startPostroom } from '../../support/rooms/postroom.ts';

/** 200 pages that all show the first one's contents, which are not packed, so that no limit of unpacked bytes ends it. */
function endless(): Buffer {
  const [first, ...others] = Array(200).fill('');
  const pages = pdf([`${first}${'q Q '.repeat(1_000_000)}`, ...others]).toString('latin1');
  const shared = pages.replace(/\/Contents \d+ 0 R/g, (own) => '/Contents 5 0 R'.padEnd(own.length));
  return Buffer.from(shared, 'latin1');
}

test('it is tried twice and given up, while others are served', async () => {
  const room = await startPostroom();
  const inbox: Json = (await room.rest('POST', '/inboxes', {})).body;
  const key = await room.account();
  const theirs: Json = (await room.rest('POST', '/inboxes', {}, { key })).body;
  const hostile = { filename: 'a.pdf', contentType: 'application/pdf', content: endless() };
  const beside = { filename: 'b.txt', contentType: 'text/plain', content: Buffer.from('numbat') };
  for (let n = 0; n < 2; n += 1) await room.inbound(String(inbox.address), mailWithFiles(hostile, beside));
  const states = async (): Promise<string[]> =>
    (await room.rest('GET', `/emails?inboxId=${inbox.id}`)).body.data.map(({ indexed }: Json) => indexed);
  assert.deepEqual(await states(), ['pending', 'pending']);
  const file = { filename: 'b.docx', contentType: 'application/octet-stream', content: docx(['quokka']) };
  await room.inbound(String(theirs.address), mailWithFiles(file));
  const search = async (q: string, own?: string) =>
    (await room.rest('GET', `/emails/search?q=${q}`, undefined, own ? { key: own } : {})).body.data;
  await eventually('theirs is found', async () => (await search('quokka', key)).length === 1);
  assert.ok((await states()).includes('pending'));
  for (let left = 180; left > 0 && (await states()).includes('pending'); left -= 1) await pause(500);
  assert.deepEqual(await states(), ['failed', 'failed']);
  assert.equal((await search('numbat')).length, 2);
});
