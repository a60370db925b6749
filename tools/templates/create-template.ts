/** The tool create_template. */
import { z } from 'zod';
import { createTemplate as create } from '../../src/core/sending/templates.ts';
import { defineTool } from '../tool.ts';
import { html, name, subject, template, templateSummary, text } from './template.ts';

export const createTemplate = defineTool({
  name: 'create_template',
  title: 'Create a template',
  description:
    'Stores an email to be sent many times, with variables such as {{first_name}} for what differs. Values are escaped in html and used as they are in subject and text. Returns its id and variables.',
  scope: 'templates:write',
  effect: 'write',
  takesIdempotencyKey: true,
  http: { method: 'POST', path: '/templates', status: 201 },
  input: z.strictObject({ name, subject, text, html }),
  output: template,
  compact: templateSummary,
  run: (core, actor, input) => create(core, actor, input),
});
