/** A template: its input fields, its record as tools answer it, and the values a send fills it with. */
import { z } from 'zod';
import { MAX_SUBJECT, MAX_TEMPLATE_NAME, MAX_VARIABLE_NAME, MAX_VARIABLES } from '../../src/core/base/limits.ts';
import { id, line, named, rare, timeOut } from '../shapes.ts';

/** Characters of text and of html. Mail programs cut longer mails, and parsing one would delay other requests. */
const MAX_BODY = 200_000;
const MAX_VALUE = 200_000;

export const name = line(MAX_TEMPLATE_NAME).regex(/\S/, 'must not be blank').describe('What you call it; unique in the account.');

export const subject = line(MAX_SUBJECT).describe('Subject line, with {{variables}} for values.');

export const body = z.string().max(MAX_BODY);

export const text = body.optional().describe('Plain-text body, with {{variables}}. Give text, html or both.');

export const html = body.optional().describe('HTML body, with {{variables}}; values are escaped.');

export const templateSummary = z.object({
  id: z.string().describe('Template id (UUID).'),
  name: z.string().describe('What it is called.'),
  subject: z.string().describe('Subject line.'),
  variables: z.array(z.string()).describe('Names that a send must give values for.'),
  createdAt: timeOut.describe('When it was made.'),
  updatedAt: timeOut.describe('When it last changed.'),
});

export const template = templateSummary.extend({
  text: z.string().nullable().describe('Plain-text body.'),
  html: z.string().nullable().describe('HTML body.'),
});

const value = z.union([z.string().max(MAX_VALUE), z.int()], {
  // JSON would turn 12.50 into 12.5, and a date has no one form: the sender decides how such values read and passes text.
  error: `must be text of at most ${MAX_VALUE} characters, or a whole number`,
});

export const values = named(z.string().max(MAX_VARIABLE_NAME), value)
  .refine((map) => Object.keys(map).length <= MAX_VARIABLES, `may hold ${MAX_VARIABLES} values`)
  .optional()
  .describe('Values by name.');

/** Input field of a tool that sends: a template in place of subject and bodies. */
export const fromTemplate = rare(
  z
    .strictObject({
      id: id('template'),
      variables: values,
    })
    .optional()
    .describe('In place of subject, text and html.'),
);
