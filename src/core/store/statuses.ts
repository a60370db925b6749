/** The statuses of deliveries and of emails. */

export const DELIVERY_STATUSES = [
  'queued',
  'sending',
  'sent',
  'delivered',
  'deferred',
  'failed',
  'bounced',
  'complained',
  'held',
  'canceled',
] as const;

export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** `quarantined` only in the quarantine, `received` for all other mail that came in. */
export const EMAIL_STATUSES = ['received', 'quarantined', 'draft', ...DELIVERY_STATUSES] as const;

export type EmailStatus = (typeof EMAIL_STATUSES)[number];
