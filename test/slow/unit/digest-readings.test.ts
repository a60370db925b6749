/** One reading of a mail serves all who ask, and one that fails or takes too long is told. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Digest } from '../../../src/core/ports/mail-reader.ts';
import { startParser } from '../../../src/mail/parser.ts';
import { mail } from '../../support/mails/received-mail.ts';
import { closedAtEnd } from '../../support/running/closing.ts';

describe('one reading', () => {
  test('serves everyone who asks for the same mail, at once or later', async () => {
    const small = closedAtEnd(startParser({ maxQueue: 40 }));
    try {
      const mime = mail('Subject: 482913 is your login code', '', 'Hello');
      const together = await Promise.all(Array.from({ length: 1_000 }, () => small.digest(mime, 'one')));
      assert.equal(new Set(together).size, 1, 'a thousand readings would not fit in the queue');
      assert.equal(await small.digest(mime, 'one'), together[0]);
      assert.notEqual(await small.digest(mime, 'two'), together[0]);
      assert.equal(together[0]?.codes[0]?.value, '482913');
    } finally {
      await small.close();
    }
  });

  test('that fails for lack of room is refused and tried again when asked again', async () => {
    const small = closedAtEnd(startParser({ maxQueue: 0 }));
    try {
      const mime = mail('Subject: x', '', 'Hello');
      const answers = await Promise.allSettled(Array.from({ length: 200 }, (_, at) => small.digest(mime, `mail-${at}`)));
      const refused = answers.findIndex((answer) => answer.status === 'rejected');
      assert.notEqual(refused, -1);
      await assert.rejects(() => Promise.reject((answers[refused] as PromiseRejectedResult).reason), { code: 'unavailable' });
      assert.equal((await small.digest(mime, `mail-${refused}`)).text, 'Hello');
    } finally {
      await small.close();
    }
    await assert.rejects(small.digest(mail('Subject: x', '', 'Hello'), 'late'), { code: 'unavailable' });
  });

  test('that no thread can do tells what the header says', async () => {
    const hasty = closedAtEnd(startParser({ timeoutMs: 1 }));
    try {
      const big = Buffer.alloc(3_000_000, 'words and more words \r\n');
      const head = 'Subject: 482913 is your login code\r\nList-Unsubscribe: <https://list.example/1>\r\n\r\n';
      const digest = await hasty.digest(Buffer.concat([Buffer.from(head), big]), 'big');
      const confidence = digest.codes[0]?.confidence ?? 0;
      assert.ok(confidence >= 0.5);
      assert.deepEqual(digest, {
        unreadable: true,
        text: '',
        replyText: '',
        quoted: 'none',
        hiddenTextRemoved: 0,
        possiblyHidden: 0,
        withheld: '',
        links: [],
        codes: [{ value: '482913', context: '482913 is your login code', confidence }],
        best: { code: '482913' },
        calendar: null,
        unsubscribe: { url: 'https://list.example/1', mailto: null, oneClick: false },
      } satisfies Digest);
    } finally {
      await hasty.close();
    }
  });
});
