/** How inbound mail is read: no mail takes more than its share of time and memory, and none harms its neighbour. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PostroomError } from '../../../src/core/base/errors.ts';
import type { ParsedMail } from '../../../src/core/ports/mail-reader.ts';
import { type Parser, startParser } from '../../../src/mail/parser.ts';
import { mail } from '../../support/mails/received-mail.ts';
import { closedAtEnd } from '../../support/running/closing.ts';

const parser = closedAtEnd(startParser());

const read = (...lines: string[]): Promise<ParsedMail> => parser.parse(mail(...lines));

const isUnavailable = (error: unknown): boolean =>
  error instanceof PostroomError && error.code === 'unavailable' && (error.retryAfter ?? 0) > 0;

describe('bounds', () => {
  const lines = (count: number) =>
    Buffer.from(
      `From: big@x.example\r\nSubject: big\r\nDate: nope\r\nContent-Type: text/plain; charset=koi8-r\r\n\r\n${'a\n'.repeat(count)}`,
    );
  const greedy = mail('From: greedy@x.example', 'Content-Type: text/html', '', '<p>a'.repeat(1_000_000));

  test('20 MB of HTML is cut to bounds while small mails are answered', async () => {
    const order: string[] = [];
    const big = parser
      .parse(mail('Content-Type: text/html', '', '<p>Hello <b>world</b></p>\r\n'.repeat(740_000)))
      .finally(() => order.push('big'));
    const small = await read('Subject: small', '', 'Hello').finally(() => order.push('small'));
    const parsed = await big;
    assert.equal(small.text, 'Hello');
    assert.deepEqual(order, ['small', 'big']);
    assert.equal(parsed.html?.length, 10_000_000);
    assert.match(parsed.text ?? '', /^Hello world\n/);
    assert.deepEqual(parsed.anomalies, ['html_truncated']);
  });

  test('a mail that takes too long is stored by its header, and the next ones are read', async () => {
    await withParser({ timeoutMs: 1_500, maxGrowthMb: 4_000 }, async (own) => {
      const slow = own.parse(lines(12_000_000));
      const others = await Promise.all(
        Array.from({ length: 8 }, (_, index) => own.parse(mail(`Subject: ${index}`, '', 'Hello'))),
      );
      assert.deepEqual(
        others.map((other) => [other.subject, other.text, other.parseStatus]),
        others.map((_, index) => [String(index), 'Hello', 'parsed']),
      );
      const parsed = await slow;
      assert.equal(parsed.parseStatus, 'timeout');
      assert.equal(parsed.from, 'big@x.example');
      assert.equal(parsed.subject, 'big');
      assert.deepEqual([parsed.text, parsed.html, parsed.preview, parsed.date], [null, null, '', null]);
      assert.deepEqual(parsed.anomalies, ['unreadable_date']);
      await assert.rejects(own.attachment(lines(12_000_000), 0), isUnavailable);
      assert.equal((await own.parse(mail('Subject: after', '', 'Hello'))).text, 'Hello');
    });
  });

  test('a mail that takes all memory fails alone: those in the same thread are read after all', async () => {
    await withParser({ maxGrowthMb: 48, timeoutMs: 60_000 }, async (own) => {
      const others = Array.from({ length: 6 }, (_, index) => mail(`Subject: ${index}`, '', 'Hello'));
      const all = await Promise.all([own.parse(greedy), ...others.map((other) => own.parse(other))]);
      assert.deepEqual(
        all.map((parsed) => parsed.parseStatus),
        ['failed', ...others.map(() => 'parsed')],
      );
      assert.equal(all[0]?.from, 'greedy@x.example');
      assert.equal(all[0]?.text, null);
      assert.deepEqual(
        all.slice(1).map((parsed) => parsed.subject),
        others.map((_, index) => String(index)),
      );
    });
  });

  test('millions of short lines take little memory, whatever ends them', async (t) => {
    const before = process.memoryUsage.rss();
    let most = before;
    const looking = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 10);
    t.after(() => clearInterval(looking));
    for (const end of ['\n', '\r\n']) {
      const parsed = await parser.parse(Buffer.from(`Subject: lines\r\n\r\n${end.repeat(20_000_000)}x`));
      assert.deepEqual([parsed.parseStatus, parsed.text?.trim()], ['parsed', ''], JSON.stringify(end));
    }
    assert.ok(most - before < 400 * 1024 * 1024, `${(most - before) / 1e6} MB`);
  });

  test('when too many wait, the next is refused for now, and the others are read', async () => {
    await withParser({ maxQueue: 1 }, async (own) => {
      const results = await Promise.allSettled(Array.from({ length: 100 }, () => own.parse(mail('Subject: x', '', 'Hello'))));
      const refused = results.filter((result) => result.status === 'rejected');
      assert.ok(refused.length > 0 && refused.length < 100);
      for (const { reason } of refused) assert.ok(isUnavailable(reason));
    });
  });

  test('closing ends what still runs, and nothing is taken afterwards', async () => {
    const own = closedAtEnd(startParser());
    const pending = own.parse(lines(5_000_000));
    const refused = assert.rejects(pending, isUnavailable);
    await own.close();
    await refused;
    await assert.rejects(own.parse(mail('Subject: x', '', 'Hello')), isUnavailable);
  });

  test('the mail itself is left as it was', async () => {
    const pooled = Buffer.from('Content-Type: multipart/mixed; boundary=b\r\n\r\n--b \r\n\r\nHello\r\n--b-- \r\n');
    const before = pooled.toString('hex');
    assert.equal((await parser.parse(pooled)).text, 'Hello');
    assert.equal(pooled.toString('hex'), before);
  });
});

async function withParser(options: Parameters<typeof startParser>[0], use: (own: Parser) => Promise<void>): Promise<void> {
  const own = closedAtEnd(startParser(options));
  try {
    await use(own);
  } finally {
    await own.close();
  }
}
