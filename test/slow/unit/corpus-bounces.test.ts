/** Real bounces, when the folder of them stands beside the project: most tell who did not get the mail and why, and no other mail does. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { startParser } from '../../../src/mail/parser.ts';
import { hasBounces, scoreBounces } from '../../support/mails/bounce-score.ts';
import { closedAtEnd } from '../../support/running/closing.ts';

/** Reports that the folder keeps among the mails that are hard to parse. */
const REPORTS_AMONG_OTHERS = [
  'MimeKit__bounce.eml',
  'MimeKit__delivery-status-multiple-blank-lines.eml',
  'MimeKit__delivery-status-no-blank-line.eml',
  'MimeKit__delivery-status.anonymized.eml',
  'MimeKit__delivery-status.eml',
  'MimeKit__delivery-status2.eml',
  'mail__mime_emails_raw_email_with_mimepart_without_content_type.eml',
  'mail__multipart_report_emails_multi_address_bounce1.eml',
  'mail__multipart_report_emails_multipart_report_multiple_status.eml',
  'mail__multipart_report_emails_report_422.eml',
  'mail__multipart_report_emails_report_530.eml',
  'mailparser__delivery-status.eml',
  'mox__message_message-rfc822-multipart.eml',
  'mox__message_message-rfc822-multipart2.eml',
  'php-imap__example_bounce.eml',
  'postal-mime__arf.eml',
  'postal-mime__bounce.eml',
];

describe('the mails of the corpus', { skip: hasBounces ? false : 'no corpus beside this checkout', timeout: 120_000 }, () => {
  const parser = closedAtEnd(startParser());

  test('that are bounces give recipient and status, and those that are not give none', async () => {
    const { all, families, taken } = await scoreBounces((mime) => parser.parse(mime));
    const lacking = [...families].filter(([, score]) => score.given < score.mails);
    const listed = lacking.map(([family, { given, mails }]) => `${family} ${given} of ${mails}`);
    console.log(`bounces: ${all.given} of ${all.mails} give recipient and status; fewer than all of ${listed.join(', ')}`);
    assert.ok(all.mails >= 377);
    assert.ok(all.given / all.mails >= 0.85);
    assert.deepEqual(taken.toSorted(), REPORTS_AMONG_OTHERS.toSorted());
  });
});
