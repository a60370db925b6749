/** Wake policies: which events they govern, and the policy of a key. */
import type { ApiKeyRow } from '../store/api-keys.ts';
import type { WakePolicy } from '../store/webhook-wakes.ts';

const GOVERNED: readonly string[] = ['email.received', 'email.code', 'email.answered'];

/** The policy of a subscription whose key has none of its own. */
const USUAL_WAKE: WakePolicy = {
  only: ['verified', 'known'],
  automated: false,
  minIntervalSeconds: 30,
  maxPerThreadPerDay: 10,
  maxPerSenderPerHour: null,
};

/** The policy of subscriptions that are made with the key. */
export function wakeOf({ wake }: Pick<ApiKeyRow, 'wake'>): WakePolicy {
  return wake ?? USUAL_WAKE;
}

/** All other types are told whatever a policy says. */
export function isGoverned(type: string): boolean {
  return GOVERNED.includes(type);
}

/** Whether the policy depends on the sender of a mail. */
export function asksForSender({ only }: WakePolicy): boolean {
  return only.includes('verified') || only.includes('known');
}
