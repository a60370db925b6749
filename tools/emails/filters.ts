/** Input fields of the tools that list, wait for and claim emails: filters. */
import { z } from 'zod';
import { MAX_LABEL } from './labels.ts';

/** Characters of the text of a filter. */
export const MAX_FILTER = 200;

export const part = z.string().max(MAX_FILTER).optional();

/**
 * Any part matches, so that an asterisk around it says nothing more. Of a whole From the address counts: a mail may have the name in
 * quotes, or another one.
 */
export const from = part
  .transform((words) => words && (/<([^<>\s]+@[^<>\s]+)>\s*$/.exec(words)?.[1] ?? words.trim().replace(/^\*+|\*+$/g, '')))
  .describe('Part of From.');

export const subject = part.describe('Part of it.');

export const label = z.string().min(1).max(MAX_LABEL).optional();
