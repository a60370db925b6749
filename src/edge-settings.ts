/** The settings of what stands around the SMTP port: what senders are told of TLS, and whom else is asked about a mail. */
import { z } from 'zod';

export const EDGE_SETTINGS = {
  mtaSts: {
    name: 'MTA_STS',
    meaning:
      'What verified domains ask of senders about TLS: `testing`, `enforce` or `off`. `enforce` is answered as `testing` while the certificate of the SMTP port is not valid for MAIL_HOST.',
    schema: z.enum(['off', 'testing', 'enforce']),
    default: 'off',
  },
} as const;
