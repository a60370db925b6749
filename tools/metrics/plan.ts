/** A plan and how much of it is used, as tools answer it. */
import { z } from 'zod';

const limit = z.number().int().nullable();
const used = z.number().int();

export const planUse = z
  .object({
    name: z.string().describe('Name of the plan.'),
    limits: z
      .object({
        inboxes: limit.describe('Inboxes allowed; null = no limit.'),
        sendsPerMinute: limit.describe('Emails a minute; null = no limit.'),
        sendsPerHour: limit.describe('Emails an hour; null = no limit.'),
        sendsPerDay: limit.describe('Emails a UTC day; null = no limit.'),
        recipientsPerMail: limit.describe('Recipients of one email; null = no limit.'),
        customDomains: limit.describe('Custom domains allowed; null = no limit.'),
        apiKeys: limit.describe('API keys that work; null = no limit.'),
        storedBytes: limit.describe('Bytes of stored mail; null = no limit.'),
        requestsPerSecond: limit.describe('Requests a second at each instance; null = no limit.'),
      })
      .describe('What the plan allows.'),
    used: z
      .object({
        inboxes: used.describe('Inboxes now.'),
        sendsPerDay: used.describe('Sent today.'),
        customDomains: used.describe('Domains now.'),
        storedBytes: used.describe('Bytes of mail now.'),
      })
      .describe('What is used.'),
  })
  .describe('The plan of the account.');
