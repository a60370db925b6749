/** Labels as tools take them, and what else marks an email. */
import { z } from 'zod';
import { line } from '../shapes.ts';

/** Without what JSON would escape or a list would separate by, so that a label is found as it is written. */
const label = line(100)
  .min(1)
  .refine((text) => !/[",\\]/.test(text), 'must not contain quotes, commas or backslashes');

export const labels = z
  .array(label)
  .max(20)
  .transform((given) => [...new Set(given)]);

export const marks = {
  isRead: z.boolean().optional().describe('true = read, false = unread.'),
  addLabels: labels.optional().describe('Labels to put on.'),
  removeLabels: labels.optional().describe('Labels to take off.'),
};
