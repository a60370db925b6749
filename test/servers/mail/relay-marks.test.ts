/** The header field with which a provider's relay is told our id of a mail: whose relays get which, and nobody else one. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { MARKING_PROVIDERS, markFor } from '../../../src/mail/smtp/marks.ts';
import { attemptDelivery, EMAIL_ID, MIME } from '../../support/rooms/delivery-attempt.ts';

const NAMED = `{"postroom-email-id":"${EMAIL_ID}"}`;

const FIELDS: Record<string, string> = {
  postmark: `X-PM-Metadata-postroom-email-id: ${EMAIL_ID}`,
  sendgrid: `X-SMTPAPI: {"unique_args":${NAMED}}`,
  sparkpost: `X-MSYS-API: {"metadata":${NAMED}}`,
  mandrill: `X-MC-Metadata: ${NAMED}`,
  mailersend: `X-MailerSend-Tags: postroom-email-id-${EMAIL_ID}`,
  mailjet: `X-MJ-CustomID: ${EMAIL_ID}`,
  brevo: `X-Mailin-custom: ${EMAIL_ID}`,
  resend: `Postroom-Email-Id: ${EMAIL_ID}`,
  ses: `X-SES-MESSAGE-TAGS: postroom-email-id=${EMAIL_ID}`,
};

const HOSTS: [host: string, provider: string | null][] = [
  ['smtp.postmarkapp.com', 'postmark'],
  ['smtp-broadcasts.postmarkapp.com', 'postmark'],
  ['smtp.sparkpostmail.com', 'sparkpost'],
  ['smtp.eu.sparkpostmail.com', 'sparkpost'],
  ['smtp.mandrillapp.com', 'mandrill'],
  ['smtp.mailersend.net', 'mailersend'],
  ['in-v3.mailjet.com', 'mailjet'],
  ['SMTP-relay.brevo.com', 'brevo'],
  ['smtp-relay.sendinblue.com', 'brevo'],
  ['email-smtp.eu-west-1.amazonaws.com', 'ses'],
  ['email-smtp-fips.us-east-1.amazonaws.com', 'ses'],
  ['inbound-smtp.eu-west-1.amazonaws.com', null],
  ['smtp.resend.com', 'resend'],
  ['smtp.sendgrid.net', 'sendgrid'],
  ['smtp.mailgun.org', null],
  ['notpostmarkapp.com', null],
  ['postmarkapp.com.example.org', null],
];

// Each has a server of its own.
describe('the id that a relay is told', { concurrency: true }, () => {
  test('the host of the relay tells whose it is', () => {
    for (const [host, provider] of HOSTS)
      assert.equal(markFor(host, undefined)?.(EMAIL_ID) ?? null, provider && `${FIELDS[provider]}\r\n`, host);
  });

  test('each provider gets its field in front of the mail, where the address of the relay names it', async () => {
    assert.deepEqual(MARKING_PROVIDERS, Object.keys(FIELDS));
    for (const provider of MARKING_PROVIDERS) {
      const { mails } = await attemptDelivery({}, { url: (url) => `${url}?provider=${provider}` });
      assert.deepEqual(
        mails.map(({ mime }) => mime.toString()),
        [`${FIELDS[provider]}\r\n${MIME.toString()}`],
      );
    }
  });

  test('any other relay gets the mail as it is', async () => {
    const { mails } = await attemptDelivery({});
    assert.deepEqual(
      mails.map(({ mime }) => mime.toString()),
      [MIME.toString()],
    );
    await assert.rejects(attemptDelivery({}, { url: (url) => `${url}?provider=nobody` }), /does not take/);
  });
});
