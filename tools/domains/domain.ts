/** The domain record as tools answer it. */
import { z } from 'zod';
import { RECORD_PURPOSES } from '../../src/core/store/domains.ts';
import { timeOut, untrusted } from '../shapes.ts';

const dnsRecord = z.object({
  type: z.enum(['MX', 'TXT', 'CNAME']).describe('DNS record type.'),
  name: z.string().describe('Full name to publish it under.'),
  value: z.string().describe('What to publish.'),
  priority: z.number().int().nullable().describe('MX preference.'),
  purpose: z.enum(RECORD_PURPOSES).describe('What it is for.'),
  required: z.boolean().describe('Whether verification needs it.'),
  status: z.enum(['unchecked', 'found', 'missing', 'mismatch', 'unreachable']).describe('Result of the last check.'),
  found: z.array(untrusted(z.string())).describe('What DNS answered at the last check.'),
});

export const domain = z.object({
  id: z.string().describe('Domain id (UUID).'),
  domain: z.string().describe('The domain name.'),
  status: z.enum(['pending', 'verified', 'failed']).describe('A verified domain can have inboxes, and their mail is signed.'),
  records: z.array(dnsRecord).describe('The DNS records to publish.'),
  createdAt: timeOut.describe('When it was added.'),
  lastCheckedAt: timeOut.nullable().describe('When DNS was last looked up.'),
  verifiedAt: timeOut.nullable().describe('When it became verified.'),
});
