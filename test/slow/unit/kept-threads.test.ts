/** Threads that tests keep for each other: one that did all it was given goes on, and the next test never meets one that failed. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { ParseThread, ThreadOptions } from '../../../src/mail/parse-thread.ts';
import { keptThread } from '../../support/running/kept-threads.ts';

const OPTIONS: ThreadOptions = { maxHeapMb: 48, maxYoungMb: 16, maxTasks: 4, background: false };

const opened: ParseThread[] = [];
after(() => Promise.all(opened.map((thread) => thread.close())));

/** One that is loaded. Two with the same `ready` are the same thread. */
async function open(options: Partial<ThreadOptions> = {}): Promise<ParseThread> {
  const thread = keptThread({ ...OPTIONS, ...options });
  opened.push(thread);
  await thread.ready;
  return thread;
}

const read = (thread: ParseThread, text: string | Buffer) =>
  thread.run({ kind: 'parse', mime: new Uint8Array(Buffer.from(text)) });

const subjectOf = async (answer: ReturnType<typeof read>) => (await answer).mail?.subject;

test('a thread that did all it was given is the next one of the same options, and of no others', async () => {
  const first = await open();
  const subjects = ['one', 'two', 'three'].map((subject) => subjectOf(read(first, `Subject: ${subject}\r\n\r\nx`)));
  assert.deepEqual(await Promise.all(subjects), ['one', 'two', 'three']);
  await first.close();
  const other = await open({ maxTasks: 1 });
  assert.notEqual(other.ready, first.ready);
  const next = await open();
  assert.equal(next.ready, first.ready);
  assert.equal(await subjectOf(read(next, 'Subject: four\r\n\r\nx')), 'four');
  const beside = await open();
  assert.notEqual(beside.ready, next.ready, 'a thread in use is not shared');
});

test('a thread that is closed while it is at work is handed on once it is done', async () => {
  const busy = await open({ maxTasks: 2 });
  const subject = subjectOf(read(busy, 'Subject: x\r\n\r\nx'));
  await busy.close();
  assert.equal(await subject, 'x');
  assert.equal((await open({ maxTasks: 2 })).ready, busy.ready);
});

test('a thread whose mail ended it is not kept', async () => {
  const dying = await open({ maxTasks: 3 });
  const greedy = `Content-Type: text/html\r\n\r\n${'<br>'.repeat(237_000)}`;
  await assert.rejects(read(dying, greedy));
  await dying.close();
  assert.notEqual((await open({ maxTasks: 3 })).ready, dying.ready);
});
