/** The settings of what stands around the SMTP port: what senders are told of TLS, and whom else is asked about a mail. */
import { commaList, hostName, oneOf, webUrl } from './values.ts';

export const EDGE_SETTINGS = {
  mtaSts: {
    name: 'MTA_STS',
    meaning:
      'What verified domains ask of senders about TLS: `testing`, `enforce` or `off`. `enforce` is answered as `testing` while the certificate of the SMTP port is not valid for MAIL_HOST.',
    schema: oneOf('off', 'testing', 'enforce'),
    default: null,
    defaultMeaning: '`testing` with SMTP_LISTEN, else `off`',
    example: 'testing',
  },
  dnsblZones: {
    name: 'SMTP_DNSBL_ZONES',
    meaning:
      'Blocklists in DNS, comma separated: a client that connects to the SMTP port from an address in one is refused. One that does not answer within 3 seconds is passed over.',
    schema: commaList.refine(
      (zones) => zones.every((zone) => hostName.safeParse(zone).success),
      'must be host names in ASCII, such as zen.spamhaus.org, without a dot at the end',
    ),
    default: '',
    defaultMeaning: 'none',
    example: 'zen.spamhaus.org',
  },
  smtpRejectDmarc: {
    name: 'SMTP_REJECT_DMARC',
    meaning:
      '`true` refuses mail at the SMTP port that fails DMARC when the domain in From asks for it (`p=reject`). What cannot be told within 5 seconds is taken.',
    schema: oneOf('true', 'false').transform((value) => value === 'true'),
    default: 'false',
  },
  rspamdUrl: {
    name: 'RSPAMD_URL',
    meaning:
      'An rspamd that is asked about each mail, after it was stored. Its score is `spam` on the email, and labels it in inboxes whose rules say from which score on.',
    schema: webUrl,
    default: null,
    defaultMeaning: 'none',
    example: 'http://127.0.0.1:11333',
  },
};
