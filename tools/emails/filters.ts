/** Input fields of the tools that list, wait for and claim emails: filters. */
import { z } from 'zod';
import { MAX_LABEL } from './labels.ts';

/** Characters of the text of a filter. */
export const MAX_FILTER = 200;

export const part = z.string().max(MAX_FILTER).optional();

export const from = part.describe('Part of From.');

export const subject = part.describe('Part of it.');

export const label = z.string().min(1).max(MAX_LABEL).optional();
