/** The OpenAPI 3.1 document, generated from the routes and their tools. */
import { listEvents } from '../../tools/events/list-events.ts';
import { streamInput } from '../../tools/events/stream-events.ts';
import { API_PREFIX } from '../../tools/http.ts';
import { toolSchemas } from '../../tools/tool-schemas.ts';
import { ERROR_CODES } from '../core/base/errors.ts';
import { MAX_IDEMPOTENCY_KEY } from '../core/base/limits.ts';
import { eventRecords, eventWebhooks } from './openapi-events.ts';
import { withNamedRecords } from './openapi-records.ts';
import { type Route, routes } from './routes.ts';

type Schema = Record<string, unknown>;

/** `baseUrl` is where callers reach the API. */
export function openApi(baseUrl: string, version: string): Schema {
  const paths: Record<string, Schema> = {};
  for (const route of routes)
    paths[API_PREFIX + route.path] = { ...paths[API_PREFIX + route.path], [route.method.toLowerCase()]: operation(route) };
  paths[`${API_PREFIX}/openapi.json`] = {
    get: openOperation('openapi', 'This document', { 'application/json': { schema: { type: 'object' } } }),
  };
  paths[`${API_PREFIX}/files/{token}`] = {
    get: { ...openOperation('open_link', 'Download an attachment by its signed URL', bytesContent), parameters: [token] },
  };
  paths[`${API_PREFIX}/events/stream`] = { get: streamOperation() };
  const document = {
    openapi: '3.1.0',
    info: { title: 'Postroom', version, description: 'Email addresses for software agents.' },
    servers: [{ url: baseUrl }],
    security: [{ apiKey: [] }],
    paths,
    webhooks: eventWebhooks(),
    components: { securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } } },
  };
  return withoutMarks(withNamedRecords(document, { Problem: problem, ...eventRecords() })) as Schema;
}

/** Without the marks that are for us alone. `x-untrusted` tells a caller too what strangers wrote. */
function withoutMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMarks);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !name.startsWith('x-') || name === 'x-untrusted');
  return Object.fromEntries(kept.map(([name, one]) => [name, withoutMarks(one)]));
}

function operation(route: Route): Schema {
  const { tool } = route;
  const { input, output, dryRun } = toolSchemas({ ...tool, takesIdempotencyKey: false });
  const properties = (input.properties ?? {}) as Record<string, Schema>;
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const required = new Set((input.required ?? []) as string[]);
  const rest = Object.entries(properties).filter(([name]) => ![...inPath, ...(route.without ?? [])].includes(name));
  const takesBody = route.method === 'POST' || route.method === 'PATCH';
  return {
    operationId: tool.name,
    summary: tool.title,
    description: `${tool.description}${tool.scope ? `\n\nScope: \`${tool.scope}\`.` : ''}`,
    tags: [route.path.split('/')[1]],
    parameters: [
      ...inPath.map((name) => parameter('path', name, properties[name] ?? {}, true)),
      ...(takesBody ? [idempotencyHeader] : rest.map(([name, schema]) => parameter('query', name, schema, required.has(name)))),
    ],
    ...(takesBody && rest.length > 0 ? { requestBody: body(input, rest, required) } : {}),
    responses: {
      [route.status]: {
        description: 'Done.',
        headers: limitHeaders,
        content: route.answers === 'bytes' ? bytesContent : { 'application/json': { schema: output } },
      },
      ...(dryRun
        ? { 200: { description: 'The report of a dry run.', content: { 'application/json': { schema: dryRun } } } }
        : {}),
      default: { ...anyProblem, headers: limitHeaders },
    },
  };
}

/** The operation of the event stream. The stream is no tool, since it has no end. */
function streamOperation(): Schema {
  const { input } = toolSchemas({ ...listEvents, input: streamInput });
  const query = Object.entries((input.properties ?? {}) as Record<string, Schema>);
  return {
    operationId: 'stream_events',
    summary: 'Stream events',
    description: STREAM,
    tags: ['events'],
    parameters: [lastEventId, ...query.map(([name, schema]) => parameter('query', name, schema, false))],
    responses: {
      200: {
        description: 'The stream.',
        headers: limitHeaders,
        content: { 'text/event-stream': { schema: { type: 'string' } } },
      },
      default: { ...anyProblem, headers: limitHeaders },
    },
  };
}

function body(input: Schema, rest: [string, Schema][], required: Set<string>): Schema {
  const needed = rest.map(([name]) => name).filter((name) => required.has(name));
  const schema = { ...input, properties: Object.fromEntries(rest), required: needed };
  return { required: needed.length > 0, content: { 'application/json': { schema } } };
}

function parameter(where: 'path' | 'query', name: string, schema: Schema, required: boolean): Schema {
  const { description, ...bare } = schema;
  return { name, in: where, required, schema: bare, ...(description ? { description } : {}) };
}

function openOperation(operationId: string, summary: string, content: Schema): Schema {
  return { operationId, summary, security: [], responses: { 200: { description: 'Done.', content }, default: anyProblem } };
}

const token = parameter('path', 'token', { type: 'string', description: 'The last part of url of get_attachment.' }, true);

const STREAM =
  'Server-sent events (HTML standard, 9.2) as they are committed. Each has its cursor as id, its type as event, and as data what GET /events shows of it, with payload=full its record too (see webhooks). `ready` comes first, `gap` where events are gone, `end` with a problem before the server ends the stream.';

const lastEventId = {
  name: 'Last-Event-ID',
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description: 'The last id that was received: the stream goes on behind it.',
};

const anyProblem = {
  description: 'A problem (RFC 9457).',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

const limitHeaders = {
  'RateLimit-Policy': {
    schema: { type: 'string' },
    description: 'The limits that apply (draft-ietf-httpapi-ratelimit-headers), such as `"key-minute";q=10;w=60`.',
  },
  RateLimit: {
    schema: { type: 'string' },
    description: 'What is left of them, and for how many seconds, such as `"key-minute";r=7;t=23`.',
  },
};

const idempotencyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: MAX_IDEMPOTENCY_KEY },
  description: 'A request repeated with the same key gets the first answer again. Kept for 24 hours.',
};

const bytesContent = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };

const problem = {
  type: 'object',
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'string', enum: Object.keys(ERROR_CODES) },
    hint: { type: 'string', description: 'What to do next.' },
    requestId: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, message: { type: 'string' } },
        required: ['path', 'message'],
      },
    },
  },
  required: ['type', 'title', 'status', 'detail', 'code', 'requestId'],
};
