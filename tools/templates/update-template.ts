/** The tool update_template. */
import { z } from 'zod';
import { updateTemplate as update } from '../../src/core/sending/templates.ts';
import { id } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { body, name, subject, template, templateSummary } from './template.ts';

export const updateTemplate = defineTool({
  name: 'update_template',
  title: 'Update a template',
  description:
    'Changes the name, subject, text or HTML of a template; what you leave out stays. Emails already sent with it do not change. Returns its current variables.',
  scope: 'templates:write',
  effect: 'write',
  idempotent: true,
  http: { method: 'PATCH', path: '/templates/{id}', status: 200 },
  input: z.strictObject({
    id: id('template'),
    name: name.optional(),
    subject: subject.optional(),
    text: body.nullable().optional().describe('Plain-text body; null removes it.'),
    html: body.nullable().optional().describe('HTML body; null removes it.'),
  }),
  output: template,
  compact: templateSummary,
  run: (core, actor, input) => update(core, actor, input),
});
