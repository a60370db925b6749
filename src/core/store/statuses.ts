/** The statuses of deliveries and of emails. */

export type DeliveryStatus =
  | 'queued'
  | 'sending'
  | 'sent'
  | 'delivered'
  | 'deferred'
  | 'failed'
  | 'bounced'
  | 'complained'
  | 'held'
  | 'canceled';

/** `quarantined` only in the quarantine, `received` for all other mail that came in. */
export type EmailStatus = 'received' | 'quarantined' | 'draft' | DeliveryStatus;
