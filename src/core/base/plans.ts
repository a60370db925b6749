/** Plans: what an account may use. */
import type { SendLimits } from '../store/spends.ts';
import { PostroomError } from './errors.ts';

/** `null` = no limit. Each limit is checked in the transaction that writes what it limits. */
export type Plan = {
  name: string;
  limits: Omit<SendLimits, 'sendsInAll'> & {
    inboxes: number | null;
    customDomains: number | null;
    /** Keys that work. */
    apiKeys: number | null;
    /** Bytes of stored mail. */
    storedBytes: number | null;
    /** Requests a second over REST and MCP, at each instance. */
    requestsPerSecond: number | null;
  };
};

/** The plan of the first account, and of an account that is made without one. */
export const DEFAULT_PLAN = 'unlimited';

/** All plans, by name. */
export const PLANS: Record<string, Plan> = {
  unlimited: {
    name: 'unlimited',
    limits: {
      inboxes: null,
      sendsPerMinute: null,
      sendsPerHour: null,
      sendsPerDay: null,
      recipientsPerMail: null,
      customDomains: null,
      apiKeys: 1000,
      storedBytes: null,
      requestsPerSecond: null,
    },
  },
  free: {
    name: 'free',
    limits: {
      inboxes: 3,
      sendsPerMinute: 10,
      sendsPerHour: 50,
      sendsPerDay: 100,
      recipientsPerMail: 20,
      customDomains: 0,
      apiKeys: 1000,
      storedBytes: 1_000_000_000,
      requestsPerSecond: 50,
    },
  },
};

/** The plan of this name. Throws `invalid_request`, with the names of the plans as its hint. */
export function planOf(name: string): Plan {
  if (Object.hasOwn(PLANS, name) && PLANS[name]) return PLANS[name];
  throw new PostroomError('invalid_request', `There is no plan of this name.`, {
    hint: `Plans: ${Object.keys(PLANS).join(', ')}.`,
  });
}
