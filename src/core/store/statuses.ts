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

export type EmailStatus = 'received' | 'draft' | DeliveryStatus;
