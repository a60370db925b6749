/** Input fields of the tools that open an email: how much of it is shown, and whether it is marked as read. */
import { z } from 'zod';
import { rare } from '../shapes.ts';

export const readOptions = {
  view: z.enum(['text', 'full', 'headers']).default('text').describe('full: with HTML.'),
  maxChars: z.number().int().min(1).max(1_000_000).default(8000).describe('Max. characters.'),
};

export const offset = z.number().int().min(0).default(0).describe('Pass nextOffset.');

export const markRead = z.boolean().default(false).describe('Mark read.');

/** The input of tools that hand out the next email, or the next few. */
export const count = rare(z.number().int().min(1).max(10).default(1).describe('Up to 10.'));
