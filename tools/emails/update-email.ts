/** The tool update_email, for REST only: agents release with update_emails. */
import { z } from 'zod';
import { releaseQuarantined } from '../../src/core/inbound/quarantine.ts';
import { id } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { email } from './email.ts';
import { release } from './labels.ts';

export const updateEmail = defineTool({
  name: 'update_email',
  title: 'Let a quarantined email in',
  description:
    'Lets a quarantined email in, whatever is known of its sender. Needs inboxes:write and emails:approve too: it is an exception from the rules of the inbox. Returns the email.',
  scope: 'emails:write',
  effect: 'write',
  idempotent: true,
  http: { method: 'PATCH', path: '/emails/{id}', status: 200 },
  mcp: false,
  input: z.strictObject({ id: id('email'), status: release }),
  output: email,
  run: (core, actor, input) => releaseQuarantined(core, actor, input.id),
});
