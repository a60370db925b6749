/** Every tool, in the order agents see them. */
import { whoami } from './account/whoami.ts';
import { createApiKey } from './api-keys/create-api-key.ts';
import { listApiKeys } from './api-keys/list-api-keys.ts';
import { revokeApiKey } from './api-keys/revoke-api-key.ts';
import { rotateApiKey } from './api-keys/rotate-api-key.ts';
import { addDomain } from './domains/add-domain.ts';
import { deleteDomain } from './domains/delete-domain.ts';
import { listDomains } from './domains/list-domains.ts';
import { verifyDomain } from './domains/verify-domain.ts';
import { deleteEmail } from './emails/delete-email.ts';
import { downloadAttachment, getAttachment } from './emails/get-attachment.ts';
import { getEmail } from './emails/get-email.ts';
import { getRawEmail } from './emails/get-raw-email.ts';
import { listEmails } from './emails/list-emails.ts';
import { markEmailRead } from './emails/mark-email-read.ts';
import { sendEmail } from './emails/send-email.ts';
import { listEvents } from './events/list-events.ts';
import { createInbox } from './inboxes/create-inbox.ts';
import { deleteInbox } from './inboxes/delete-inbox.ts';
import { getInbox } from './inboxes/get-inbox.ts';
import { listInboxes } from './inboxes/list-inboxes.ts';
import { updateInbox } from './inboxes/update-inbox.ts';
import { getMetrics } from './metrics/get-metrics.ts';
import type { Tool } from './tool.ts';

export const tools: readonly Tool[] = [
  listInboxes,
  createInbox,
  getInbox,
  updateInbox,
  deleteInbox,
  sendEmail,
  listEmails,
  getEmail,
  getRawEmail,
  getAttachment,
  downloadAttachment,
  markEmailRead,
  deleteEmail,
  listApiKeys,
  createApiKey,
  rotateApiKey,
  revokeApiKey,
  listDomains,
  addDomain,
  verifyDomain,
  deleteDomain,
  getMetrics,
  whoami,
  listEvents,
];
