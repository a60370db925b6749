/** Input fields of the tools that list, wait for and claim emails: filters. */
import { z } from 'zod';
import { MAX_LABEL } from './labels.ts';

/** Characters of the text of a filter. */
export const MAX_FILTER = 200;

export const part = z.string().max(MAX_FILTER).optional();

/** Any part matches, so that an asterisk around it says nothing more. */
export const from = part.transform((words) => words?.replace(/^\*+|\*+$/g, '')).describe('Part of From.');

export const subject = part.describe('Part of it.');

export const label = z.string().min(1).max(MAX_LABEL).optional();
