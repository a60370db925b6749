/** What the mail server of a recipient replies, as simulated events tell it. */
import type { SimulatedKind } from './carriers.ts';

export const REPLIES: Record<SimulatedKind, string> = {
  delivered: '250 2.0.0 OK',
  deferred: '452 4.2.2 The mailbox is full',
  bounced: '550 5.1.1 No such user',
  soft: '554 5.7.1 The message was refused',
  complained: '',
  unsubscribed: '',
  clicked: '',
};
