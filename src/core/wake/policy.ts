/** Wake policies: which events they govern, and the policy of a key. */
import type { ApiKeyRow } from '../store/api-keys.ts';
import type { WakePolicy } from '../store/webhook-wakes.ts';

const GOVERNED: readonly string[] = ['email.received', 'email.code', 'email.answered'];

/** What a subscription of a key without a policy of its own has. */
export const USUAL_WAKE: WakePolicy = {
  only: ['verified', 'known'],
  automated: false,
  minIntervalSeconds: 30,
  maxPerThreadPerDay: 10,
  maxPerSenderPerHour: null,
};

/** The policy of what subscribes with the key. */
export function wakeOf({ wake }: Pick<ApiKeyRow, 'wake'>): WakePolicy {
  return wake ?? USUAL_WAKE;
}

/** All other types are told whatever a policy says. */
export function isGoverned(type: string): boolean {
  return GOVERNED.includes(type);
}

/** Whether it must be known of a mail who sent it. */
export function asksForSender({ only }: WakePolicy): boolean {
  return only.includes('verified') || only.includes('known');
}
