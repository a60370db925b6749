/** A webhook endpoint as tools take and answer it. */
import { z } from 'zod';
import { labels } from '../emails/labels.ts';
import { inboxRef } from '../named-inboxes.ts';
import { id, timeOut, untrusted } from '../shapes.ts';
import { wakePolicy } from '../wake.ts';

const MAX_URL = 2000;

/** Types and kinds of types in one endpoint. */
const MOST_TYPES = 100;

export const endpointId = id('webhook endpoint');

/** An endpoint, or a subscription over MCP Events by the id that `events/subscribe` answered. */
export const toldId = z
  .union([
    endpointId,
    z
      .string()
      .regex(/^sub_[0-9a-f]{32}$/, 'must be a UUID, or sub_ and 32 hex digits')
      .transform((name) => name.slice(4).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')),
  ])
  .describe('Id of the webhook endpoint, or of the MCP subscription (sub_…).');

/** What narrows what an endpoint is told, and how it is told it. */
export const asked = {
  url: z.string().min(1).max(MAX_URL).describe('Where events are posted to: an https address.'),
  types: z
    .array(z.string().max(100))
    .min(1)
    .max(MOST_TYPES)
    .transform((types) => [...new Set(types)])
    .nullable()
    .describe('Only these types, such as email.received, or email.* for a kind; null = all that the key may read.'),
  inboxId: inboxRef().nullable().describe('Id of the inbox whose events alone are told, or its address; null = of all.'),
  labels: labels.nullable().describe('Only events of mail that has all of these labels when it is told; null = whatever it has.'),
  payload: z.enum(['thin', 'full']).describe('full: each event with its record; thin: without, as GET /events tells it.'),
  wake: wakePolicy
    .nullable()
    .describe('Which received mail is told, and how often; null = all of it. Other types are always told.'),
};

export const webhookEndpoint = z.object({
  id: z.string().describe('Webhook endpoint id (UUID).'),
  url: z.string().describe('Where events are posted to.'),
  types: z.array(z.string()).nullable().describe('The types it is told; null = all that its key may read.'),
  inboxId: z.string().nullable().describe('The inbox whose events alone it is told; null = of all.'),
  labels: z.array(z.string()).nullable().describe('The labels that a mail must have to be told; null = none.'),
  payload: asked.payload,
  wake: asked.wake,
  clientId: z.string().nullable().describe("Its maker's own name for it."),
  keyId: z.string().describe('The API key that it was made with, or the first of its line: it is told what that key may read.'),
  status: z.enum(['enabled', 'paused', 'disabled']).describe('Only enabled ones are told events.'),
  reason: z
    .enum(['key_ended', 'inbox_deleted', 'secret_lost', 'gone', 'failing'])
    .nullable()
    .describe(
      'Why it is told none: its key was revoked or expired; its inbox was deleted; its secret cannot be decrypted; it answered 410; it failed for 5 days. Null when a person paused it.',
    ),
  sequence: z.number().int().describe('All events up to this position were handed on, or wait for another attempt.'),
  failingSince: timeOut
    .nullable()
    .describe('The first failure since the last success; later by days in which nothing was tried.'),
  lastFailureAt: timeOut.nullable().describe('When it last failed.'),
  lastSuccessAt: timeOut.nullable().describe('When it last took an event.'),
  createdAt: timeOut.describe('When it was made.'),
  updatedAt: timeOut.describe('When it was last changed.'),
});

export const newWebhookEndpoint = webhookEndpoint.extend({
  secret: z
    .string()
    .optional()
    .describe('Verifies what is posted (Standard Webhooks); shown once. Absent when the clientId was known already.'),
});

export const cursor = z
  .string()
  .max(500)
  .optional()
  .describe('A cursor of the events, such as nextCursor of GET /events, or beginning.');

export const delivery = z.object({
  eventId: z.string().describe('The webhook-id that was sent.'),
  type: z.string().describe('The type of the event, or endpoint.test.'),
  sequence: z.number().int().nullable().describe('Position of the event; null of a test.'),
  attempt: z.number().int().describe('Which attempt it was, from 1 on.'),
  taken: z.boolean().describe('Whether the answer was a success (2xx).'),
  status: z.number().int().nullable().describe('The HTTP status; null when no answer came.'),
  error: untrusted(z.string().nullable()).describe('Why no answer came.'),
  ms: z.number().int().describe('Milliseconds until the answer.'),
  answer: untrusted(z.string().nullable()).describe('The first kilobyte of the answer, for keys that hold account:write.'),
  at: timeOut.describe('When it was tried.'),
  nextAttemptAt: timeOut.nullable().describe('When it is tried again; null when it was taken or is given up.'),
});
