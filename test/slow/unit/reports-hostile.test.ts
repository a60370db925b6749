/** Reports that are made to hurt, by very many recipients and very long fields. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { statusNotification, writtenBounce } from '../../support/mails/reports.ts';
import { openParser } from '../../support/running/kept-threads.ts';

describe('a report made to hurt', () => {
  const parser = openParser();
  const mail = { messageId: '<offer@postroom.localhost>' };
  const parse = async (mime: string) => {
    const parsed = await parser.parse(Buffer.from(mime));
    assert.equal(parsed.parseStatus, 'parsed');
    return parsed;
  };

  test('has a hundred recipients at most, with diagnostics of 500 characters', async () => {
    const many = Array.from({ length: 10_000 }, (_, n) => ({
      recipient: `r${n}@example.org`,
      diagnostic: n === 0 ? `550 5.1.1 ${'x'.repeat(2_000_000)}` : '550 5.1.1 no',
    }));
    const { report } = await parse(statusNotification('desk@postroom.localhost', mail, many));
    assert.ok(report && report.recipients.length <= 100);
    assert.equal(report.recipients[0]?.address, 'r0@example.org');
    for (const { diagnostic } of report.recipients) assert.ok((diagnostic ?? '').length <= 500);
  });

  test('of folded, endless or nameless fields is read in the time of any mail', async () => {
    const folded = `550 5.1.1 a${'\r\n b'.repeat(300_000)}`;
    for (const diagnostic of [
      folded,
      ' '.repeat(1_000_000),
      '('.repeat(1_000_000),
      '5.'.repeat(500_000),
      '@'.repeat(1_000_000),
    ]) {
      const { report } = await parse(
        statusNotification('desk@postroom.localhost', mail, [{ recipient: 'bob@example.org', diagnostic }]),
      );
      assert.equal(report?.recipients[0]?.address, 'bob@example.org');
    }
  });

  test('of text only is read in the time of any mail, whatever its lines', async () => {
    const lines = [
      '<a@example.org>: ',
      'mailbox '.repeat(20_000),
      'a@'.repeat(100_000),
      'x'.repeat(900_000),
      'To: a@b.example\r\n'.repeat(50_000),
    ];
    for (const line of lines) {
      const { report } = await parse(
        writtenBounce('desk@postroom.localhost', mail, 'bob@example.org', `550 5.1.1 unknown user ${line.repeat(2)}`),
      );
      assert.ok(
        report?.recipients.some(({ address }) => address === 'bob@example.org'),
        line.slice(0, 20),
      );
    }
  });
});
