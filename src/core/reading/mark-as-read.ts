/** Marks an email as read once it has been read: one whose reading failed stays unread, so that the next call finds it. */
import type { Actor } from '../base/actor.ts';
import { isCode } from '../base/errors.ts';
import type { Core } from '../ports/core.ts';
import type { Reading } from './email-view.ts';
import { markEmailRead } from './mark.ts';

/** The reading with the mark. Quarantined mail cannot be marked, and of an email that was deleted meanwhile its reading is answered. */
export async function markAsRead(core: Core, actor: Actor, reading: Reading): Promise<Reading> {
  if (reading.status === 'quarantined') return reading;
  try {
    const { isRead, updatedAt } = await markEmailRead(core, { ...actor, once: null }, { id: reading.id, isRead: true });
    return { ...reading, isRead, updatedAt };
  } catch (error) {
    if (isCode(error, 'not_found')) return reading;
    throw error;
  }
}
