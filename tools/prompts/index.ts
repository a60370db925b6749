/** Every prompt, in the order people see them. */
import { draftReply } from './draft-reply.ts';
import { extractCode } from './extract-code.ts';
import type { Prompt } from './prompt.ts';
import { triageInbox } from './triage-inbox.ts';

export const prompts: readonly Prompt[] = [triageInbox, draftReply, extractCode];
