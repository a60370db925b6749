/** Input fields for labels and for the read mark. */
import { z } from 'zod';
import { line } from '../shapes.ts';

/** Characters of a label. */
export const MAX_LABEL = 100;

/** Labels are found by their text in stored JSON: characters that JSON escapes, or that separate a list, would hide them. */
const label = line(MAX_LABEL)
  .min(1)
  .refine((text) => !/[",\\]/.test(text), 'must not contain quotes, commas or backslashes');

const several = <T extends z.ZodType>(one: T) =>
  z
    .array(one)
    .max(20)
    .transform((given) => [...new Set(given)]);

export const labels = several(label.refine((text) => /\S/.test(text), 'must not be blank'));

/** The only status that a caller gives an email. */
export const release = z.literal('received').describe('Lets a quarantined email in.');

export const marks = {
  isRead: z.boolean().optional().describe('As read.'),
  addLabels: labels.optional().describe('Labels.'),
  // Blank labels were taken once, and can be removed.
  removeLabels: several(label).optional().describe('Labels.'),
};
