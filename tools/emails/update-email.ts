/** The tool update_email, for REST only: agents use update_emails. */
import { z } from 'zod';
import type { Actor } from '../../src/core/base/actor.ts';
import { invalidField } from '../../src/core/base/errors.ts';
import { releaseQuarantined } from '../../src/core/inbound/quarantine.ts';
import type { Core } from '../../src/core/ports/core.ts';
import type { EmailRecord } from '../../src/core/reading/email-record.ts';
import { rescheduleEmail } from '../../src/core/sending/reschedule.ts';
import { id } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { email } from './email.ts';
import { release } from './labels.ts';
import { sendAt } from './timing.ts';

export const updateEmail = defineTool({
  name: 'update_email',
  title: 'Move a scheduled email, or let a quarantined one in',
  description:
    'Gives a scheduled email another sendAt, which needs emails:send too. Or lets a quarantined email in, whatever is known of its sender, which needs inboxes:write and emails:approve too: it is an exception from the rules of the inbox. Returns the email.',
  scope: 'emails:write',
  effect: 'write',
  idempotent: true,
  http: { method: 'PATCH', path: '/emails/{id}', status: 200 },
  mcp: false,
  input: z.strictObject({ id: id('email'), sendAt, status: release.optional() }),
  output: email,
  run: (core, actor, input) => changeEmail(core, actor, input),
});

/** Throws `invalid_request` unless exactly one of the two is given. */
export async function changeEmail(
  core: Core,
  actor: Actor,
  { id, sendAt, status }: { id: string; sendAt?: Date | undefined; status?: 'received' | undefined },
): Promise<EmailRecord> {
  if (sendAt && status) throw invalidField('sendAt', 'cannot be given beside status', 'Give one of them.');
  if (sendAt) return await rescheduleEmail(core, actor, { id, sendAt });
  if (status) return await releaseQuarantined(core, actor, id);
  throw invalidField('sendAt', 'is missing', 'Give sendAt for a scheduled email, or status for a quarantined one.');
}
