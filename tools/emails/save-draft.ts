/** The tool save_draft for agents. Over REST one path creates a draft and another changes it. */
import { z } from 'zod';
import { createDraft as create, saveDraft as save, updateDraft as update } from '../../src/core/sending/drafts.ts';
import { inboxRef } from '../named-inboxes.ts';
import { id } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import {
  address,
  addresses,
  attachments,
  bcc,
  bodyText,
  cc,
  headers,
  lineText,
  onUnknown,
  replyTo,
  SAME_IN_LIST,
  subject,
} from './compose-fields.ts';
import { compactSent, email } from './email.ts';
import { labels } from './labels.ts';

const written = {
  to: z.union([address, addresses]).optional().describe('Recipients.'),
  cc,
  bcc,
  replyTo,
  subject,
  text: lineText.optional().describe('"" removes it.'),
  html: bodyText.optional().describe('"" removes it.'),
  attachments: attachments.describe('Replace those there are.'),
  headers,
  labels: labels.optional().describe('Its labels.'),
  onUnknown,
};

const begun = {
  inboxId: inboxRef('inbox to send from').optional(),
  answers: id('email to answer').optional(),
};

/** Over REST alone: agents forward with forward_email. */
const forwards = id('email to forward').optional();

const shared = {
  scope: 'drafts:write',
  effect: 'write',
  takesIdempotencyKey: true,
  sameInList: SAME_IN_LIST,
  output: email,
} as const;

export const saveDraft = defineTool({
  ...shared,
  name: 'save_draft',
  title: 'Save a draft',
  description:
    'Saves a draft for send_draft. Give inboxId for a new one, answers to answer an email, or id to change one: what you leave out stays.',
  http: null,
  input: z.strictObject({ id: id('draft').optional(), ...begun, ...written }),
  compact: compactSent,
  run: (core, actor, input) => save(core, actor, input),
});

export const createDraft = defineTool({
  ...shared,
  name: 'create_draft',
  title: 'Create a draft',
  description:
    'Saves an email as a draft: a new one, an answer, which takes recipients and subject from its email, or a forward, which takes subject, text and files, with your text above.',
  http: { method: 'POST', path: '/drafts', status: 201, largeBody: true },
  mcp: false,
  input: z.strictObject({ ...begun, forwards, ...written }),
  run: (core, actor, input) => create(core, actor, input),
});

export const updateDraft = defineTool({
  ...shared,
  name: 'update_draft',
  title: 'Change a draft',
  description: 'Changes a draft; what is left out stays, and attachments replace those that were there.',
  http: { method: 'PATCH', path: '/drafts/{id}', status: 200, largeBody: true },
  mcp: false,
  input: z.strictObject({ id: id('draft'), ...written }),
  run: (core, actor, input) => update(core, actor, input),
});
