/** What proves the posts of each mail provider with an adapter, once each: a part of the settings. */
import {
  accessKeys,
  apiAddress,
  awsRegion,
  basicSecrets,
  bucketPlace,
  passwordsOrKeys,
  rsaKeys,
  sharedSecrets,
  standardSecrets,
  topicArns,
  webUrl,
} from './values.ts';

const NOT_SET = 'none (its posts are answered 503)';

/** Read as the other settings are; each takes two values. */
export const PROVIDER_SETTINGS = {
  rawInboundSecrets: {
    name: 'RAW_INBOUND_SECRET',
    meaning:
      'What posts to `/webhooks/raw/inbound` are signed with: `whsec_` and 24 to 64 random bytes in Base64. Of two, comma separated, the first signs and either verifies.',
    schema: standardSecrets,
    default: '',
    defaultMeaning: 'none (such posts are answered 503)',
  },
  postmarkInboundSecrets: {
    name: 'POSTMARK_INBOUND_SECRET',
    meaning:
      'The password in the addresses that Postmark posts mail and events to, as it signs nothing: 24 characters or more, letters, digits, `-` and `_`. Of two, comma separated, either is right.',
    schema: basicSecrets,
    default: '',
    defaultMeaning: NOT_SET,
  },
  postalInboundKeys: {
    name: 'POSTAL_INBOUND_KEY',
    meaning:
      'The public key of your Postal, whose private key signs its posts of mail and events: an RSA key in Base64, which is the `p=` of `postal default-dkim-record`. Of two, comma separated, either is right.',
    schema: rsaKeys,
    default: '',
    defaultMeaning: NOT_SET,
  },
  forwardemailInboundSecrets: {
    name: 'FORWARDEMAIL_INBOUND_SECRET',
    meaning: 'The webhook signature key of your domain at ForwardEmail. Of two, comma separated, either is right.',
    schema: sharedSecrets,
    default: '',
    defaultMeaning: NOT_SET,
  },
  mailersendInboundSecrets: {
    name: 'MAILERSEND_INBOUND_SECRET',
    meaning:
      'The secret of your inbound route at MailerSend, which a change of its address makes anew. Of two, comma separated, either is right.',
    schema: sharedSecrets,
    default: '',
    defaultMeaning: NOT_SET,
  },
  sparkpostInboundSecrets: {
    name: 'SPARKPOST_INBOUND_SECRET',
    meaning:
      'The token that SparkPost posts mail and events with, as it signs nothing: 24 characters or more, letters, digits, `-` and `_`. Of two, comma separated, either is right.',
    schema: basicSecrets,
    default: '',
    defaultMeaning: NOT_SET,
  },
  mandrillInboundSecrets: {
    name: 'MANDRILL_INBOUND_SECRET',
    meaning:
      'The key of your webhook at Mandrill; it signs the address too, so APP_URL must be what Mandrill posts to. Of two, comma separated, either is right.',
    schema: sharedSecrets,
    default: '',
    defaultMeaning: NOT_SET,
  },
  sendgridInboundSecrets: {
    name: 'SENDGRID_INBOUND_SECRET',
    meaning:
      'The verification key of the security policy of Inbound Parse, or without one the password in its address: 24 characters or more, letters, digits, `-` and `_`. Of two, comma separated, either is right.',
    schema: passwordsOrKeys,
    default: '',
    defaultMeaning: NOT_SET,
  },
  sendgridEventsSecrets: {
    name: 'SENDGRID_EVENTS_SECRET',
    meaning:
      "The verification key of SendGrid's Event Webhook, or without a signature the password in its address, as SENDGRID_INBOUND_SECRET has it. Of two, comma separated, either is right.",
    schema: passwordsOrKeys,
    default: '',
    defaultMeaning: NOT_SET,
  },
  mailersendEventsSecrets: {
    name: 'MAILERSEND_EVENTS_SECRET',
    meaning:
      'The signing secret of your webhook at MailerSend, which is not that of an inbound route. Of two, comma separated, either is right.',
    schema: sharedSecrets,
    default: '',
    defaultMeaning: NOT_SET,
  },
  mandrillEventsSecrets: {
    name: 'MANDRILL_EVENTS_SECRET',
    meaning:
      'The key of your webhook for sent mail at Mandrill, which signs the address as that for inbound mail does. Of two, comma separated, either is right.',
    schema: sharedSecrets,
    default: '',
    defaultMeaning: NOT_SET,
  },
  mailjetInboundSecrets: {
    name: 'MAILJET_INBOUND_SECRET',
    meaning:
      'The password in the addresses that Mailjet posts mail and events to, as it signs nothing: 24 characters or more, letters, digits, `-` and `_`. Of two, comma separated, either is right.',
    schema: basicSecrets,
    default: '',
    defaultMeaning: NOT_SET,
  },
  brevoInboundSecrets: {
    name: 'BREVO_INBOUND_SECRET',
    meaning:
      'The password in the addresses that Brevo posts mail and events to, as it signs nothing: 24 characters or more, letters, digits, `-` and `_`. Of two, comma separated, either is right.',
    schema: basicSecrets,
    default: '',
    defaultMeaning: NOT_SET,
  },
  brevoApiKeys: {
    name: 'BREVO_API_KEY',
    meaning:
      'The API key by which files of mail are fetched from Brevo, which only names them in its posts. Of two, comma separated, the first is tried first.',
    schema: sharedSecrets,
    default: '',
    defaultMeaning: 'none (in place of each file the mail has a note)',
  },
  brevoApiUrl: {
    name: 'BREVO_API_URL',
    meaning: 'Where the API of Brevo is.',
    schema: apiAddress,
    default: 'https://api.brevo.com/v3',
  },
  resendInboundSecrets: {
    name: 'RESEND_INBOUND_SECRET',
    meaning:
      'The signing secret of your webhook at Resend for `email.received`, which begins with `whsec_`; RESEND_API_KEY is needed beside it. Of two, comma separated, either is right.',
    schema: standardSecrets,
    default: '',
    defaultMeaning: NOT_SET,
  },
  resendEventsSecrets: {
    name: 'RESEND_EVENTS_SECRET',
    meaning:
      'The signing secret of your webhook at Resend for mail that went out, which is not that for `email.received`. Of two, comma separated, either is right.',
    schema: standardSecrets,
    default: '',
    defaultMeaning: NOT_SET,
  },
  resendApiKeys: {
    name: 'RESEND_API_KEY',
    meaning:
      'The API key by which the mail is fetched from Resend, which only names it in its posts: one with full access. Of two, comma separated, the first is tried first.',
    schema: sharedSecrets,
    default: '',
    defaultMeaning: 'none (with RESEND_INBOUND_SECRET, the server does not start)',
  },
  resendApiUrl: {
    name: 'RESEND_API_URL',
    meaning: 'Where the API of Resend is.',
    schema: apiAddress,
    default: 'https://api.resend.com',
  },
  sesTopicArns: {
    name: 'SES_TOPIC_ARNS',
    meaning:
      'The topics of Amazon SNS by which Amazon SES tells of mail that comes in and of what became of mail that went out, comma separated, such as `arn:aws:sns:eu-west-1:123456789012:mail`. Their subscriptions are confirmed by themselves.',
    schema: topicArns,
    default: '',
    defaultMeaning: NOT_SET,
  },
  sesS3Bucket: {
    name: 'SES_S3_BUCKET',
    meaning:
      'The bucket of S3 that Amazon SES puts mail into, with the prefix of its objects after a slash, such as `my-mail/inbound/`. Mail whose notification by SNS never came is found there.',
    schema: bucketPlace,
    default: null,
    defaultMeaning: 'none (mail comes in the messages of SNS)',
  },
  sesS3Region: {
    name: 'SES_S3_REGION',
    meaning: 'The region of that bucket, such as `eu-west-1`.',
    schema: awsRegion,
    default: null,
    defaultMeaning: 'that of the first topic',
  },
  sesS3AccessKeys: {
    name: 'SES_S3_ACCESS_KEYS',
    meaning:
      'Access key that may read that bucket (`s3:GetObject`, `s3:ListBucket`): its id and its secret, with a colon between; of a temporary key its session token follows after another colon. Of two, comma separated, the second is taken where the first is refused.',
    schema: accessKeys,
    default: '',
    defaultMeaning: 'none (with SES_S3_BUCKET, the server does not start)',
  },
  sesEndpointUrl: {
    name: 'SES_ENDPOINT_URL',
    meaning:
      'Where SNS and S3 are asked instead of at the hosts of AWS, to try Amazon SES out against a stand-in. Plain http only to ranges of OUTGOING_ALLOW.',
    schema: webUrl,
    default: null,
    defaultMeaning: 'the hosts of AWS',
  },
};
