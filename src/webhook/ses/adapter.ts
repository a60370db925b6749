/** Mail from Amazon SES, told through Amazon SNS: a signed message with the raw mail, or with its place in S3. */
import type { Adapter } from '../adapter.ts';
import { recipientsIn, senderIn } from '../envelope.ts';
import { rawMissing } from '../raw-option.ts';
import { carriedBy, type Notice, readNotice, spfOf } from './notice.ts';
import { fetchObject, objectName, planOf } from './object.ts';
import { confirmationOf, readSnsMessage, requireSnsSignature } from './sns-message.ts';

const SETTING = 'SES_TOPIC_ARNS';
const HINT = 'Give the receipt rule the action "Publish to Amazon SNS topic" with the encoding Base64.';

export const ses: Adapter = {
  setting: SETTING,
  provedBy: 'body',
  verify: (posted, topics, certificate) => requireSnsSignature(posted, topics, certificate),
  extract: (posted) => {
    const message = readSnsMessage(posted.body);
    if (message.Type === 'SubscriptionConfirmation') return { confirm: confirmationOf(message) };
    // The subscription has ended; only a person can know whether it should be made again.
    if (message.Type === 'UnsubscribeConfirmation') return [];
    const notice = readNotice(message.Message);
    if (notice === null) return [];
    const { type, bucketName: bucket, objectKey: key } = notice.receipt.action;
    if (type === 'S3') {
      const plan = planOf({ bucket, key, isTold: true });
      return [{ fetch: plan, alias: objectName(String(bucket), String(key)), ...envelopeOf(notice) }];
    }
    // Other actions of a rule, such as one that bounces a mail, may tell of it as well.
    if (type !== 'SNS') return [];
    const carried = carriedBy(notice);
    if (carried === null) throw rawMissing(HINT);
    return [{ ...carried, ...envelopeOf(notice) }];
  },
  fetch: fetchObject,
  // SNS tries again after 5xx and 429 alone. 401 makes it post once more, with the password in its address.
  codes: { unknown: 200, ignored: 200, unsigned: 403, malformed: 400 },
};

function envelopeOf(notice: Notice) {
  const { mail, receipt } = notice;
  const envelopeTo = recipientsIn(receipt.recipients, { place: 'notice', field: 'receipt.recipients', hint: HINT });
  // Each rule of a rule set tells of the mail under the same id, with the recipients that are its own.
  const providerId = JSON.stringify([mail.messageId, ...envelopeTo.map((one) => one.toLowerCase()).sort()]);
  return { envelopeFrom: senderIn(mail.source), envelopeTo, providerId, spf: spfOf(notice) };
}
