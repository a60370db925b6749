/** The tools approve_email and reject_email, which decide about held mail. */
import { z } from 'zod';
import { MAX_REASON } from '../../src/core/base/limits.ts';
import { approveEmail as approve, rejectEmail as reject } from '../../src/core/sending/approve.ts';
import { id, line } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { compactSent, email } from './email.ts';

export const approveEmail = defineTool({
  name: 'approve_email',
  title: 'Approve a held email',
  description:
    'Releases a held email, which is then sent once. A key cannot approve its own mail or that of keys made from it. A conflict means that a decision was already made.',
  scope: 'emails:approve',
  effect: 'write',
  openWorld: true,
  http: { method: 'POST', path: '/emails/{id}/approve', status: 200 },
  input: z.strictObject({
    id: id('held email'),
    hash: z.string().max(100).optional().describe('held.hash as you read it: anything else is not sent.'),
  }),
  output: email,
  compact: compactSent,
  run: (core, actor, input) => approve(core, actor, input),
});

export const rejectEmail = defineTool({
  name: 'reject_email',
  title: 'Reject a held email',
  description: 'Rejects a held email: it is not sent, its status becomes canceled, and its record says why.',
  scope: 'emails:approve',
  effect: 'destructive',
  idempotent: false,
  http: { method: 'POST', path: '/emails/{id}/reject', status: 200 },
  input: z.strictObject({
    id: id('held email'),
    reason: line(MAX_REASON).min(1).optional().describe('Why, as the sender will read it.'),
  }),
  output: email,
  compact: compactSent.extend({ rejected: email.shape.rejected }),
  run: (core, actor, input) => reject(core, actor, input),
});
