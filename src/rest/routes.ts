/** The REST facade as one table: method and path to tool. */
import { whoami } from '../../tools/account/whoami.ts';
import { createApiKey } from '../../tools/api-keys/create-api-key.ts';
import { listApiKeys } from '../../tools/api-keys/list-api-keys.ts';
import { revokeApiKey } from '../../tools/api-keys/revoke-api-key.ts';
import { rotateApiKey } from '../../tools/api-keys/rotate-api-key.ts';
import { addDomain } from '../../tools/domains/add-domain.ts';
import { deleteDomain } from '../../tools/domains/delete-domain.ts';
import { listDomains } from '../../tools/domains/list-domains.ts';
import { verifyDomain } from '../../tools/domains/verify-domain.ts';
import { approveEmail, rejectEmail } from '../../tools/emails/approve-email.ts';
import { cancelEmail } from '../../tools/emails/cancel-email.ts';
import { claimEmail } from '../../tools/emails/claim-email.ts';
import { deleteEmail } from '../../tools/emails/delete-email.ts';
import { deleteEmails } from '../../tools/emails/delete-emails.ts';
import { forwardEmail } from '../../tools/emails/forward-email.ts';
import { downloadAttachment, getAttachment } from '../../tools/emails/get-attachment.ts';
import { getDeliveryStatus } from '../../tools/emails/get-delivery-status.ts';
import { getEmail } from '../../tools/emails/get-email.ts';
import { getRawEmail } from '../../tools/emails/get-raw-email.ts';
import { listEmails } from '../../tools/emails/list-emails.ts';
import { listHeldEmails } from '../../tools/emails/list-held-emails.ts';
import { markEmailRead } from '../../tools/emails/mark-email-read.ts';
import { replyAllToEmail, replyToEmail } from '../../tools/emails/reply-to-email.ts';
import { createDraft, updateDraft } from '../../tools/emails/save-draft.ts';
import { searchEmails } from '../../tools/emails/search-emails.ts';
import { sendDraft } from '../../tools/emails/send-draft.ts';
import { sendEmail } from '../../tools/emails/send-email.ts';
import { ackEmail, releaseEmail } from '../../tools/emails/settle-claim.ts';
import { updateEmails } from '../../tools/emails/update-emails.ts';
import { waitForEmail } from '../../tools/emails/wait-for-email.ts';
import { listEvents } from '../../tools/events/list-events.ts';
import { createInbox } from '../../tools/inboxes/create-inbox.ts';
import { deleteInbox } from '../../tools/inboxes/delete-inbox.ts';
import { getInbox } from '../../tools/inboxes/get-inbox.ts';
import { listInboxes } from '../../tools/inboxes/list-inboxes.ts';
import { updateInbox } from '../../tools/inboxes/update-inbox.ts';
import { getMetrics } from '../../tools/metrics/get-metrics.ts';
import { addSuppression } from '../../tools/suppressions/add-suppression.ts';
import { listSuppressions } from '../../tools/suppressions/list-suppressions.ts';
import { removeSuppression } from '../../tools/suppressions/remove-suppression.ts';
import { createTemplate } from '../../tools/templates/create-template.ts';
import { deleteTemplate } from '../../tools/templates/delete-template.ts';
import { getTemplate } from '../../tools/templates/get-template.ts';
import { listTemplates } from '../../tools/templates/list-templates.ts';
import { updateTemplate } from '../../tools/templates/update-template.ts';
import { deleteThread } from '../../tools/threads/delete-thread.ts';
import { getThread } from '../../tools/threads/get-thread.ts';
import { listThreads } from '../../tools/threads/list-threads.ts';
import { updateThread } from '../../tools/threads/update-thread.ts';
import type { Tool } from '../../tools/tool.ts';

export type Route = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With `{name}` for what fills an input of that name. */
  path: string;
  tool: Tool;
  /** Of success. */
  status: 200 | 201 | 202;
  /** What success answers, if not JSON. */
  answers?: 'bytes';
};

export const PREFIX = '/api/v1';

export const routes: readonly Route[] = [
  { method: 'GET', path: '/inboxes', tool: listInboxes, status: 200 },
  { method: 'POST', path: '/inboxes', tool: createInbox, status: 201 },
  { method: 'GET', path: '/inboxes/{id}', tool: getInbox, status: 200 },
  { method: 'PATCH', path: '/inboxes/{id}', tool: updateInbox, status: 200 },
  { method: 'DELETE', path: '/inboxes/{id}', tool: deleteInbox, status: 200 },
  { method: 'POST', path: '/emails/send', tool: sendEmail, status: 202 },
  { method: 'POST', path: '/emails/{id}/reply', tool: replyToEmail, status: 202 },
  { method: 'POST', path: '/emails/{id}/reply-all', tool: replyAllToEmail, status: 202 },
  { method: 'POST', path: '/emails/{id}/forward', tool: forwardEmail, status: 202 },
  { method: 'GET', path: '/emails', tool: listEmails, status: 200 },
  // Before the path with an id, which would take these words for one.
  { method: 'GET', path: '/emails/wait', tool: waitForEmail, status: 200 },
  { method: 'GET', path: '/emails/search', tool: searchEmails, status: 200 },
  { method: 'GET', path: '/emails/held', tool: listHeldEmails, status: 200 },
  { method: 'GET', path: '/emails/{id}', tool: getEmail, status: 200 },
  { method: 'GET', path: '/emails/{id}/deliveries', tool: getDeliveryStatus, status: 200 },
  { method: 'GET', path: '/emails/{id}/raw', tool: getRawEmail, status: 200, answers: 'bytes' },
  { method: 'GET', path: '/emails/{id}/attachments/{attachmentId}', tool: downloadAttachment, status: 200, answers: 'bytes' },
  { method: 'GET', path: '/emails/{id}/attachments/{attachmentId}/text', tool: getAttachment, status: 200 },
  { method: 'PATCH', path: '/emails/{id}/read', tool: markEmailRead, status: 200 },
  { method: 'DELETE', path: '/emails/{id}', tool: deleteEmail, status: 200 },
  { method: 'PATCH', path: '/emails', tool: updateEmails, status: 200 },
  { method: 'POST', path: '/emails/delete', tool: deleteEmails, status: 200 },
  { method: 'POST', path: '/emails/claim', tool: claimEmail, status: 200 },
  { method: 'POST', path: '/emails/{id}/ack', tool: ackEmail, status: 200 },
  { method: 'POST', path: '/emails/{id}/release', tool: releaseEmail, status: 200 },
  { method: 'POST', path: '/emails/{id}/cancel', tool: cancelEmail, status: 200 },
  { method: 'POST', path: '/emails/{id}/approve', tool: approveEmail, status: 200 },
  { method: 'POST', path: '/emails/{id}/reject', tool: rejectEmail, status: 200 },
  { method: 'POST', path: '/drafts', tool: createDraft, status: 201 },
  { method: 'PATCH', path: '/drafts/{id}', tool: updateDraft, status: 200 },
  { method: 'POST', path: '/drafts/{id}/send', tool: sendDraft, status: 202 },
  { method: 'GET', path: '/threads', tool: listThreads, status: 200 },
  { method: 'GET', path: '/threads/{id}', tool: getThread, status: 200 },
  { method: 'PATCH', path: '/threads/{id}', tool: updateThread, status: 200 },
  { method: 'DELETE', path: '/threads/{id}', tool: deleteThread, status: 200 },
  { method: 'GET', path: '/api-keys', tool: listApiKeys, status: 200 },
  { method: 'POST', path: '/api-keys', tool: createApiKey, status: 201 },
  { method: 'POST', path: '/api-keys/{id}/rotate', tool: rotateApiKey, status: 200 },
  { method: 'POST', path: '/api-keys/{id}/revoke', tool: revokeApiKey, status: 200 },
  { method: 'GET', path: '/domains', tool: listDomains, status: 200 },
  { method: 'POST', path: '/domains', tool: addDomain, status: 201 },
  { method: 'POST', path: '/domains/{id}/verify', tool: verifyDomain, status: 200 },
  { method: 'DELETE', path: '/domains/{id}', tool: deleteDomain, status: 200 },
  { method: 'GET', path: '/suppressions', tool: listSuppressions, status: 200 },
  { method: 'POST', path: '/suppressions', tool: addSuppression, status: 201 },
  { method: 'DELETE', path: '/suppressions/{address}', tool: removeSuppression, status: 200 },
  { method: 'GET', path: '/templates', tool: listTemplates, status: 200 },
  { method: 'POST', path: '/templates', tool: createTemplate, status: 201 },
  { method: 'GET', path: '/templates/{id}', tool: getTemplate, status: 200 },
  { method: 'PATCH', path: '/templates/{id}', tool: updateTemplate, status: 200 },
  { method: 'DELETE', path: '/templates/{id}', tool: deleteTemplate, status: 200 },
  { method: 'GET', path: '/metrics', tool: getMetrics, status: 200 },
  { method: 'GET', path: '/whoami', tool: whoami, status: 200 },
  { method: 'GET', path: '/events', tool: listEvents, status: 200 },
];
