/** What Amazon SES tells of a mail: which notices are about one, how the mail is carried, and what was found of its sender. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { carriedBy, readNotice, spfOf } from '../../../src/webhook/ses/notice.ts';
import { sesMail, sesNotice } from '../../support/providers/sns.ts';

const TOLD = { to: ['a@b.example'], from: 'ann@example.org' };
const LATIN = Buffer.concat([Buffer.from('Subject: caf'), Buffer.from([0xe9]), Buffer.from('\r\n\r\nHello.\r\n')]);

function noticeOf(notice: unknown) {
  const read = readNotice(JSON.stringify(notice));
  assert.ok(read);
  return read;
}

test('Base64 carries every byte, and UTF-8 is text', () => {
  assert.deepEqual(carriedBy(noticeOf(sesMail(TOLD, LATIN))), { raw: LATIN, fidelity: 'exact' });
  assert.deepEqual(carriedBy(noticeOf(sesMail(TOLD, LATIN, 'UTF8'))), { raw: Buffer.from(LATIN.toString()), fidelity: 'text' });
});

test('where the encoding is not named, as in the example of the documents, it is told by the content', () => {
  const unnamed = (content: string) => carriedBy(noticeOf(sesNotice(TOLD, { type: 'SNS' }, { content })));
  assert.deepEqual(unnamed(LATIN.toString('base64')), { raw: LATIN, fidelity: 'exact' });
  assert.deepEqual(unnamed('Subject: x\r\n\r\n'), { raw: Buffer.from('Subject: x\r\n\r\n'), fidelity: 'text' });
});

test('a notice without content carries nothing', () => {
  assert.equal(carriedBy(noticeOf(sesNotice(TOLD, { type: 'SNS' }))), null);
});

test('only a clear verdict counts as a result of SPF', () => {
  const spf = (status: unknown) => {
    const notice = noticeOf(sesMail(TOLD, LATIN));
    return spfOf(noticeOf({ ...notice, receipt: { ...notice.receipt, spfVerdict: status } }));
  };
  const statuses = ['PASS', 'FAIL', 'GRAY', 'PROCESSING_FAILED', 'DISABLED'];
  assert.deepEqual(
    [...statuses.map((status) => spf({ status })), spf(null), spf('PASS')],
    ['pass', 'fail', null, null, null, null, null],
  );
});

test('what is about no mail that came in is none, and a mail that is not of the form is refused', () => {
  for (const message of [
    'Successfully validated SNS topic for Amazon SES event publishing.',
    '{"notificationType":"AmazonSnsSubscriptionSucceeded","message":"You have successfully subscribed"}',
    '{"notificationType":"Bounce","bounce":{},"mail":{"messageId":"x"}}',
    '{"eventType":"Delivery"}',
    'null',
    '[]',
    '',
  ])
    assert.equal(readNotice(message), null, message);
  assert.throws(() => readNotice('{"notificationType":"Received","mail":{}}'), { code: 'invalid_request' });
});
