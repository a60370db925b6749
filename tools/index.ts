/** Every tool, in the order agents see them. */
import { examineServer } from './account/examine-server.ts';
import { setSending } from './account/set-sending.ts';
import { whoami } from './account/whoami.ts';
import { createApiKey } from './api-keys/create-api-key.ts';
import { listApiKeys } from './api-keys/list-api-keys.ts';
import { revokeApiKey } from './api-keys/revoke-api-key.ts';
import { rotateApiKey } from './api-keys/rotate-api-key.ts';
import { listArrivals } from './arrivals/list-arrivals.ts';
import { addDomain } from './domains/add-domain.ts';
import { deleteDomain } from './domains/delete-domain.ts';
import { getDomain } from './domains/get-domain.ts';
import { listDomains } from './domains/list-domains.ts';
import { verifyDomain } from './domains/verify-domain.ts';
import { approveEmail, rejectEmail } from './emails/approve-email.ts';
import { cancelEmail } from './emails/cancel-email.ts';
import { claimEmail } from './emails/claim-email.ts';
import { deleteEmail } from './emails/delete-email.ts';
import { deleteEmails } from './emails/delete-emails.ts';
import { forwardEmail } from './emails/forward-email.ts';
import { downloadAttachment, getAttachment } from './emails/get-attachment.ts';
import { getDeliveryStatus } from './emails/get-delivery-status.ts';
import { getEmail } from './emails/get-email.ts';
import { getRawEmail } from './emails/get-raw-email.ts';
import { listEmails } from './emails/list-emails.ts';
import { listHeldEmails } from './emails/list-held-emails.ts';
import { listLabels } from './emails/list-labels.ts';
import { markEmailRead } from './emails/mark-email-read.ts';
import { replyAllToEmail, replyToEmail } from './emails/reply-to-email.ts';
import { createDraft, saveDraft, updateDraft } from './emails/save-draft.ts';
import { searchEmails } from './emails/search-emails.ts';
import { sendDraft } from './emails/send-draft.ts';
import { sendEmail } from './emails/send-email.ts';
import { ackEmail, releaseEmail, settleClaim } from './emails/settle-claim.ts';
import { tryEmailNow } from './emails/try-email-now.ts';
import { unsubscribe } from './emails/unsubscribe.ts';
import { updateEmail } from './emails/update-email.ts';
import { updateEmails } from './emails/update-emails.ts';
import { waitForEmail } from './emails/wait-for-email.ts';
import { waitForUpdate } from './emails/wait-for-update.ts';
import { listEvents } from './events/list-events.ts';
import { createInbox } from './inboxes/create-inbox.ts';
import { deleteInbox } from './inboxes/delete-inbox.ts';
import { getInbox } from './inboxes/get-inbox.ts';
import { listInboxes } from './inboxes/list-inboxes.ts';
import { updateInbox } from './inboxes/update-inbox.ts';
import { getMetrics } from './metrics/get-metrics.ts';
import { addSuppression } from './suppressions/add-suppression.ts';
import { listSuppressions } from './suppressions/list-suppressions.ts';
import { removeSuppression } from './suppressions/remove-suppression.ts';
import { createTemplate } from './templates/create-template.ts';
import { deleteTemplate } from './templates/delete-template.ts';
import { getTemplate } from './templates/get-template.ts';
import { listTemplates } from './templates/list-templates.ts';
import { previewTemplate } from './templates/preview-template.ts';
import { updateTemplate } from './templates/update-template.ts';
import { deleteThread } from './threads/delete-thread.ts';
import { getThread } from './threads/get-thread.ts';
import { listThreads } from './threads/list-threads.ts';
import { updateThread } from './threads/update-thread.ts';
import type { Tool } from './tool.ts';
import { createWebhookEndpoint } from './webhook-endpoints/create-webhook-endpoint.ts';
import { deleteWebhookEndpoint } from './webhook-endpoints/delete-webhook-endpoint.ts';
import { getWebhookEndpoint } from './webhook-endpoints/get-webhook-endpoint.ts';
import { listSuppressedWakes } from './webhook-endpoints/list-suppressed-wakes.ts';
import { listWebhookDeliveries } from './webhook-endpoints/list-webhook-deliveries.ts';
import { listWebhookEndpoints } from './webhook-endpoints/list-webhook-endpoints.ts';
import { pauseWebhookEndpoint, resumeWebhookEndpoint } from './webhook-endpoints/pause-webhook-endpoint.ts';
import { redeliverEvents } from './webhook-endpoints/redeliver-events.ts';
import { rotateWebhookSecret } from './webhook-endpoints/rotate-webhook-secret.ts';
import { testWebhookEndpoint } from './webhook-endpoints/test-webhook-endpoint.ts';
import { updateWebhookEndpoint } from './webhook-endpoints/update-webhook-endpoint.ts';

export const tools: readonly Tool[] = [
  listInboxes,
  createInbox,
  getInbox,
  updateInbox,
  deleteInbox,
  sendEmail,
  replyToEmail,
  replyAllToEmail,
  forwardEmail,
  unsubscribe,
  saveDraft,
  createDraft,
  updateDraft,
  sendDraft,
  cancelEmail,
  waitForEmail,
  waitForUpdate,
  listEmails,
  searchEmails,
  getEmail,
  getDeliveryStatus,
  tryEmailNow,
  getRawEmail,
  getAttachment,
  downloadAttachment,
  updateEmail,
  markEmailRead,
  deleteEmail,
  updateEmails,
  deleteEmails,
  claimEmail,
  settleClaim,
  ackEmail,
  releaseEmail,
  listHeldEmails,
  approveEmail,
  rejectEmail,
  listThreads,
  listLabels,
  getThread,
  updateThread,
  deleteThread,
  listApiKeys,
  createApiKey(() => tools.map(({ name }) => name)),
  rotateApiKey,
  revokeApiKey,
  listDomains,
  getDomain,
  addDomain,
  verifyDomain,
  deleteDomain,
  listSuppressions,
  addSuppression,
  removeSuppression,
  listTemplates,
  createTemplate,
  getTemplate,
  updateTemplate,
  deleteTemplate,
  previewTemplate,
  listWebhookEndpoints,
  createWebhookEndpoint,
  getWebhookEndpoint,
  updateWebhookEndpoint,
  deleteWebhookEndpoint,
  pauseWebhookEndpoint,
  resumeWebhookEndpoint,
  rotateWebhookSecret,
  testWebhookEndpoint,
  listWebhookDeliveries,
  listSuppressedWakes,
  redeliverEvents,
  listArrivals,
  getMetrics,
  whoami,
  examineServer,
  setSending,
  listEvents,
];
