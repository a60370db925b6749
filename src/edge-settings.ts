/** The settings of what stands around the SMTP port: what senders are told of TLS, and whom else is asked about a mail. */
import { z } from 'zod';
import { webUrl } from './setting-values.ts';

export const EDGE_SETTINGS = {
  mtaSts: {
    name: 'MTA_STS',
    meaning:
      'What verified domains ask of senders about TLS: `testing`, `enforce` or `off`. `enforce` is answered as `testing` while the certificate of the SMTP port is not valid for MAIL_HOST.',
    schema: z.enum(['off', 'testing', 'enforce']),
    default: 'off',
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
} as const;
