/** Real mails through the whole app, when the folder of them stands beside the project: all answered, all kept byte for byte, none empty. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { startPostroom } from '../../support/rooms/postroom.ts';

const FOLDER = join(process.cwd(), '..', 'shared', 'corpus');

test('every mail of the corpus is stored whole and reads as something', {
  skip: !existsSync(FOLDER) && 'no corpus beside this checkout',
  timeout: 300_000,
}, async () => {
  const room = await startPostroom();
  try {
    const inbox = await room.rest('POST', '/inboxes', { localPart: 'corpus' });
    const sent = new Map<string, string[]>();
    const seen = new Set<string>();
    const statuses: Record<string, number> = {};
    for (const name of readdirSync(FOLDER).filter((file) => !file.endsWith('.tsv'))) {
      const bytes = mailOf(name);
      const encoding = seen.size % 3 === 0 ? 'urlencoded' : 'multipart';
      const answer = await room.inbound('corpus@postroom.localhost', bytes, { encoding });
      assert.equal(answer.status, 200, name);
      const { data } = (await room.rest('GET', `/emails?inboxId=${inbox.body.id}&kind=any&limit=1&include=body`)).body;
      const [newest] = data;
      if (answer.json.duplicate) {
        assert.ok(sent.has(messageIdOf(bytes)), `${name} is called a duplicate, so its Message-ID was there`);
        continue;
      }
      assert.deepEqual(answer.json, { ok: true }, name);
      assert.ok(!seen.has(newest.id), `${name} made a record of its own`);
      seen.add(newest.id);
      sent.set(messageIdOf(bytes), [name]);
      const raw = await room.download(`/emails/${newest.id}/raw`);
      assert.ok(raw.bytes.equals(bytes), `${name} is kept byte for byte`);
      const reads = /\S/.test(newest.text ?? '') || /\S/.test(newest.html ?? '') || newest.attachments.length > 0;
      assert.ok(reads || !hasBody(bytes), `${name} has a body and must not read as empty`);
      statuses[newest.parseStatus] = (statuses[newest.parseStatus] ?? 0) + 1;
    }
    console.log(`corpus: ${seen.size} mails stored, ${JSON.stringify(statuses)}`);
    assert.ok(seen.size > 100);
  } finally {
    await room.close();
  }
});

/** Some files are the text of a reply alone: a mail is made around them. */
function mailOf(name: string): Buffer {
  const bytes = readFileSync(join(FOLDER, name));
  if (!/^reply-/.test(name)) return bytes;
  const head = `From: someone@example.org\r\nSubject: ${name}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes]);
}

function messageIdOf(bytes: Buffer): string {
  const head = bytes.toString('latin1').split(/\r?\n\r?\n/, 1)[0] ?? '';
  return /^message-id:\s*(\S+)/im.exec(head)?.[1] ?? '';
}

/** Whether anything but delimiters and part headers stands below the header. */
function hasBody(bytes: Buffer): boolean {
  const text = bytes.toString('latin1').replace(/^(?:\r?\n)+/, '');
  const start = text.search(/\r?\n\r?\n/);
  if (start < 0) return false;
  return text
    .slice(start)
    .split(/\r?\n/)
    .some((line) => /\S/.test(line) && !/^--|^[\w-]+:|^[ \t]/.test(line));
}
