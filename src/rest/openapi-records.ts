/** The records that OpenAPI names once, so that code which is generated from the document has one type for each. */
import { apiKey, newApiKey } from '../../tools/api-keys/api-key.ts';
import { domain } from '../../tools/domains/domain.ts';
import { dryRunReport } from '../../tools/emails/dry-run.ts';
import { attachment, email } from '../../tools/emails/email.ts';
import { delivery } from '../../tools/emails/get-delivery-status.ts';
import { extracted, openedEmail, sender } from '../../tools/emails/opened-email.ts';
import { inbox } from '../../tools/inboxes/inbox.ts';
import { planUse } from '../../tools/metrics/plan.ts';
import { rulesOut } from '../../tools/rules.ts';
import { leftOut } from '../../tools/shapes.ts';
import { suppression } from '../../tools/suppressions/suppression.ts';
import { template, templateSummary } from '../../tools/templates/template.ts';
import { thread } from '../../tools/threads/thread.ts';
import { jsonSchemaOf } from '../../tools/tool-schemas.ts';
import { wakePolicy } from '../../tools/wake.ts';
import {
  newWebhookEndpoint,
  delivery as webhookDelivery,
  webhookEndpoint,
} from '../../tools/webhook-endpoints/webhook-endpoint.ts';

type Schema = Record<string, unknown>;

const RECORDS: Record<string, Parameters<typeof jsonSchemaOf>[0]> = {
  ApiKey: apiKey,
  Attachment: attachment,
  Delivery: delivery,
  Domain: domain,
  DryRunReport: dryRunReport,
  Email: email,
  Extracted: extracted,
  Inbox: inbox,
  LeftOut: leftOut,
  NewApiKey: newApiKey,
  NewWebhookEndpoint: newWebhookEndpoint,
  OpenedEmail: openedEmail,
  PlanUse: planUse,
  Rules: rulesOut,
  Sender: sender,
  Suppression: suppression,
  Template: template,
  TemplateSummary: templateSummary,
  Thread: thread,
  WakePolicy: wakePolicy,
  WebhookDelivery: webhookDelivery,
  WebhookEndpoint: webhookEndpoint,
};

/**
 * The same document, in which every place that answers a record refers to its name under components. A place may describe in its own words
 * what the record is there; that stays beside the reference, as OpenAPI 3.1 allows.
 */
export function withNamedRecords(document: Schema, schemas: Schema): Schema {
  const named = Object.entries(RECORDS).map(([name, record]) => [name, jsonSchemaOf(record)] as const);
  const names = new Map(named.map(([name, schema]) => [formOf(schema), name]));
  const inside = (schema: Schema) => entriesReferring(schema, names);
  return {
    ...entriesReferring(document, names),
    components: {
      ...(document.components as Schema),
      schemas: { ...inside(schemas), ...Object.fromEntries(named.map(([name, schema]) => [name, inside(schema)])) },
    },
  };
}

function referring(value: unknown, names: Map<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => referring(one, names));
  if (typeof value !== 'object' || value === null) return value;
  const schema = value as Schema;
  const name = schema.type === 'object' ? names.get(formOf(schema)) : undefined;
  if (name === undefined) return entriesReferring(schema, names);
  const { description } = schema;
  return { $ref: `#/components/schemas/${name}`, ...(description === undefined ? {} : { description }) };
}

function entriesReferring(schema: Schema, names: Map<string, string>): Schema {
  return Object.fromEntries(Object.entries(schema).map(([name, one]) => [name, referring(one, names)]));
}

/** The schema without its description, which may differ from place to place. */
function formOf({ description: _, ...schema }: Schema): string {
  return JSON.stringify(schema);
}
