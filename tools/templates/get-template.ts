/** The tool get_template. */
import { z } from 'zod';
import { getTemplate as get } from '../../src/core/sending/templates.ts';
import { id } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { template } from './template.ts';

export const getTemplate = defineTool({
  name: 'get_template',
  title: 'Get a template',
  description: 'Returns one template: its subject, text and HTML as they were stored, and the variables they take.',
  scope: 'templates:read',
  effect: 'read',
  http: { method: 'GET', path: '/templates/{id}', status: 200 },
  input: z.strictObject({ id: id('template') }),
  output: template,
  run: (core, actor, input) => get(core, actor, input.id),
});
