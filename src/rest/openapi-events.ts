/** What OpenAPI says of events: each type as a webhook (OpenAPI 3.1.0, 4.8.1), generated from the catalogue. */
import { CATALOGUE, RECORDS } from '../../tools/events/catalogue.ts';
import { event, told } from '../../tools/events/list-events.ts';
import { deleted } from '../../tools/shapes.ts';
import { jsonSchemaOf } from '../../tools/tool-schemas.ts';
import { heldBack } from '../../tools/wake.ts';
import type { Subject } from '../core/events/payloads.ts';
import { isGoverned } from '../core/wake/policy.ts';

type Schema = Record<string, unknown>;

/** A webhook for each type, by its name. */
export function eventWebhooks(): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(CATALOGUE).map(([type, { told, scope, subject }]) => [
      type,
      {
        post: {
          operationId: `on_${type.replace('.', '_')}`,
          summary: told,
          description: `As GET /events and its stream tell it with payload=full.${scope ? `\n\nScope: \`${scope}\`.` : ''}`,
          tags: ['events'],
          requestBody: { required: true, content: { 'application/json': { schema: eventSchema(type, subject) } } },
          responses: { '2XX': { description: 'It was taken.' } },
        },
      },
    ]),
  );
}

/** The records that the webhooks refer to. */
export function eventRecords(): Record<string, Schema> {
  return {
    ...Object.fromEntries(RECORDS.map(({ subject, record }) => [nameOf(subject), jsonSchemaOf(record)])),
    [GONE]: jsonSchemaOf(deleted),
  };
}

const GONE = 'EventDeleted';

function eventSchema(type: string, subject: Subject | null): Schema {
  const { properties, ...schema } = jsonSchemaOf(told);
  const { required } = jsonSchemaOf(event);
  const data = subject === null ? ref(GONE) : { anyOf: [ref(nameOf(subject)), ref(GONE)] };
  const suppressed = isGoverned(type) ? { suppressed: jsonSchemaOf(heldBack) } : {};
  return { ...schema, properties: { ...(properties as Schema), type: { const: type }, data, ...suppressed }, required };
}

function ref(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

/** api_key becomes EventApiKey. */
function nameOf(subject: Subject): string {
  return `Event_${subject}`.replace(/_(\w)/g, (_, first: string) => first.toUpperCase());
}
