/** Input fields of the tools that open an email: how much of it is shown, and whether it is marked as read. */
import { z } from 'zod';

export const readOptions = {
  view: z.enum(['text', 'full', 'headers']).default('text').describe('full adds HTML and all headers.'),
  maxChars: z.number().int().min(1).max(1_000_000).default(8000).describe('Max. characters of text.'),
};

export const offset = z.number().int().min(0).default(0).describe('nextOffset of the previous piece.');

export const markRead = z.boolean().default(false).describe('Also mark it as read.');
