/** The tool list_templates. */
import { z } from 'zod';
import { listTemplates as list } from '../../src/core/sending/templates.ts';
import { page, pageOf } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { templateSummary } from './template.ts';

export const listTemplates = defineTool({
  name: 'list_templates',
  title: 'List templates',
  description:
    'Lists the stored templates with the variables each takes, newest first. To use one, pass template {id, variables} to send_email; get_template has the texts.',
  scope: 'templates:read',
  effect: 'read',
  http: { method: 'GET', path: '/templates', status: 200 },
  input: z.strictObject(page),
  output: pageOf(templateSummary),
  run: (core, actor, input) => list(core, actor, input),
});
