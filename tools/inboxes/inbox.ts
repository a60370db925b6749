/** The inbox record as tools answer it. */
import { z } from 'zod';
import { rulesOut } from '../rules.ts';
import { metadata, timeOut } from '../shapes.ts';

export const inbox = z.object({
  id: z.string().describe('Inbox id (UUID).'),
  localPart: z.string().describe('The part before the @.'),
  domain: z.string().describe('The part after the @.'),
  address: z.string().describe('The whole email address.'),
  displayName: z.string().nullable().describe('Name shown to recipients.'),
  status: z.enum(['active', 'paused']).describe('A paused inbox neither receives nor sends.'),
  metadata,
  approval: z.enum(['none', 'required']).describe('required: what it sends is held until it is approved.'),
  exchangesPerHour: z
    .number()
    .int()
    .nullable()
    .describe('Emails an hour to a correspondent who keeps answering, before more are held; null = 10.'),
  rules: rulesOut.nullable().describe('Whom it may write to, and whose mail it accepts; null = no rules.'),
  createdAt: timeOut.describe('When it was made.'),
  updatedAt: timeOut.describe('When it last changed.'),
});

/** An inbox as a list shows it to an agent, without the fields that have their usual values. */
export const listedInbox = inbox
  .pick({ id: true, address: true, displayName: true, status: true, metadata: true, approval: true })
  .partial({ displayName: true, status: true, metadata: true, approval: true });

/** The fields in which an inbox differs from most: named, paused, with notes, or under approval. */
export function unusual(given: z.output<typeof inbox>): z.input<typeof listedInbox> {
  const { id, address, displayName, status, metadata, approval } = given;
  return {
    id,
    address,
    ...(displayName === null ? {} : { displayName }),
    ...(status === 'active' ? {} : { status }),
    ...(Object.keys(metadata).length === 0 ? {} : { metadata }),
    ...(approval === 'none' ? {} : { approval }),
  };
}

/** An inbox that was just made, which is active, needs no approval, and has no limit of its own. */
export const newInbox = inbox
  .pick({ id: true, address: true, displayName: true, metadata: true, rules: true })
  .partial({ displayName: true, metadata: true, rules: true });

/** Without the fields that the address repeats. */
export const compactInbox = inbox.omit({ localPart: true, domain: true, updatedAt: true });
