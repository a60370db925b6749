/** The tool preview_template. */
import { z } from 'zod';
import { previewTemplate as preview } from '../../src/core/sending/templates.ts';
import { id } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { values } from './template.ts';

export const previewTemplate = defineTool({
  name: 'preview_template',
  title: 'Preview a template',
  description: 'Returns the subject, text and HTML that a mail would have with these values. Nothing is sent and nothing stored.',
  scope: 'templates:read',
  effect: 'read',
  http: { method: 'POST', path: '/templates/{id}/preview', status: 200 },
  // An agent writes the values itself, and learns more from a dry run of the mail.
  mcp: false,
  input: z.strictObject({ id: id('template'), variables: values }),
  output: z.object({
    subject: z.string().describe('Subject line.'),
    text: z.string().nullable().describe('Plain-text body; null = the template has none.'),
    html: z.string().nullable().describe('HTML body; null = the template has none.'),
  }),
  run: (core, actor, input) => preview(core, actor, input),
});
