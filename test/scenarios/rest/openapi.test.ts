/** The OpenAPI document: well-formed, exactly what is mounted, and true of what the routes answer. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Router } from 'express';
import { z } from 'zod';
import type { Gate } from '../../../src/core/access/gate.ts';
import { TOLD_EVENTS } from '../../../src/core/base/events.ts';
import type { Core } from '../../../src/core/ports/core.ts';
import { restFacade } from '../../../src/rest/facade.ts';
import { routes } from '../../../src/rest/routes.ts';
import { API_PREFIX } from '../../../tools/http.ts';
import { type Answer, type Json, startPostroom } from '../../support/rooms/postroom.ts';

const room = await startPostroom();
const document = (await room.rest('GET', '/openapi.json', undefined, { key: null })).body;

test('it is OpenAPI 3.1 with unique operations, declared path parameters and a bearer scheme', () => {
  assert.match(document.openapi, /^3\.1\.\d$/);
  assert.ok(document.info.title && document.info.version);
  assert.equal(document.servers[0].url, room.app.baseUrl);
  assert.deepEqual(document.components.securitySchemes.apiKey, { type: 'http', scheme: 'bearer' });
  const ids = operations().map(({ operation }) => operation.operationId);
  assert.equal(new Set(ids).size, ids.length);
  for (const { path, method, operation } of operations()) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const declared = (operation.parameters ?? []).filter((one: Json) => one.in === 'path');
    assert.deepEqual(
      declared.map((one: Json) => one.name),
      inPath,
      `${method} ${path}`,
    );
    assert.ok(declared.every((one: Json) => one.required === true));
    assert.ok(
      Object.keys(operation.responses).some((status) => /^20[012]$/.test(status)),
      `${method} ${path}`,
    );
  }
});

test('it shows no mark of ours but the one that tells what strangers wrote', () => {
  const marks = new Set(JSON.stringify(document.paths).match(/"x-[a-z-]+"/g));
  assert.deepEqual([...marks], ['"x-untrusted"']);
});

test('what is mounted and what is described are the same', () => {
  const described = operations()
    .map(({ path, method }) => `${method} ${path}`)
    .toSorted();
  assert.deepEqual(mounted(), described);
});

test('every route can be reached: none before it takes its path', () => {
  for (const [at, { method, path }] of routes.entries()) {
    const takers = routes.slice(0, at).filter((route) => route.method === method && patternOf(route.path).test(path));
    assert.deepEqual(takers, [], `${method} ${path}`);
  }
  assert.match('/emails/wait', patternOf('/emails/{id}'));
});

test('a tool that takes files takes a body of their size', () => {
  const withFiles = routes.filter(({ tool }) => tool.input.shape.attachments instanceof z.ZodOptional);
  assert.ok(withFiles.length >= 5);
  for (const { tool, largeBody } of withFiles) assert.equal(largeBody, true, tool.name);
});

test('a send describes its body, a list its query, a change the idempotency header', () => {
  const send = document.paths[`${API_PREFIX}/emails/send`].post;
  const body = send.requestBody.content['application/json'].schema;
  assert.deepEqual(body.required.toSorted(), ['inboxId', 'to']);
  assert.ok(!('idempotencyKey' in body.properties));
  assert.ok(send.parameters.some((one: Json) => one.name === 'Idempotency-Key'));
  const query = document.paths[`${API_PREFIX}/emails`].get.parameters.map((one: Json) => one.name);
  assert.deepEqual(query, [
    'inboxId',
    'threadId',
    'direction',
    'isRead',
    'kind',
    'status',
    'label',
    'automated',
    'verified',
    'from',
    'subject',
    'since',
    'until',
    'include',
    'limit',
    'cursor',
  ]);
});

test('a record has one name, which more than one place refers to, and says what its tool says', () => {
  const { schemas } = document.components;
  const whole = JSON.stringify(document);
  for (const name of Object.keys(schemas)) assert.ok(whole.includes(`"#/components/schemas/${name}"`), `${name} is used`);
  const answer = document.paths[`${API_PREFIX}/emails/{id}`].get.responses[200].content['application/json'].schema;
  assert.deepEqual(answer, { $ref: '#/components/schemas/OpenedEmail' });
  const { attachments, sender } = schemas.OpenedEmail.properties;
  assert.deepEqual(attachments.items, { $ref: '#/components/schemas/Attachment' });
  assert.equal(sender.$ref, '#/components/schemas/Sender');
  assert.match(sender.description, /^Who wrote it/);
  assert.deepEqual(unnamed(), []);
});

test('answers are what the document says of them, and nothing more', async () => {
  const inbox = await room.rest('POST', '/inboxes', { localPart: 'ada', metadata: { team: 'a' } });
  const sent = await room.rest('POST', '/emails/send', {
    inboxId: inbox.body.id,
    to: inbox.body.address,
    subject: 's',
    text: 't',
  });
  const key = await room.rest('POST', '/api-keys', { name: 'k', scopes: ['emails:read'] });
  const domain = await room.rest('POST', '/domains', { domain: 'one.example' });
  const answers: [string, string, Answer][] = [
    ['post', '/inboxes', inbox],
    ['get', '/inboxes', await room.rest('GET', '/inboxes')],
    ['get', '/inboxes/{id}', await room.rest('GET', `/inboxes/${inbox.body.id}`)],
    ['patch', '/inboxes/{id}', await room.rest('PATCH', `/inboxes/${inbox.body.id}`, { displayName: 'Ada' })],
    ['post', '/emails/send', sent],
    ['get', '/emails', await room.rest('GET', '/emails?include=body')],
    ['get', '/emails/{id}', await room.rest('GET', `/emails/${sent.body.id}`)],
    ['patch', '/emails/{id}/read', await room.rest('PATCH', `/emails/${sent.body.id}/read`, { isRead: true })],
    ['post', '/api-keys', key],
    ['get', '/api-keys', await room.rest('GET', '/api-keys')],
    ['post', '/api-keys/{id}/rotate', await room.rest('POST', `/api-keys/${key.body.id}/rotate`)],
    ['post', '/domains', domain],
    ['get', '/domains', await room.rest('GET', '/domains')],
    ['delete', '/domains/{id}', await room.rest('DELETE', `/domains/${domain.body.id}`)],
    ['post', '/templates', await room.rest('POST', '/templates', { name: 't', subject: '{{a}}', text: '{{b}}' })],
    ['get', '/templates', await room.rest('GET', '/templates')],
    ['get', '/metrics', await room.rest('GET', '/metrics')],
    ['get', '/whoami', await room.rest('GET', '/whoami')],
    ['get', '/events', await room.rest('GET', '/events')],
  ];
  for (const [method, path, answer] of answers) {
    const { responses } = document.paths[API_PREFIX + path][method];
    assert.ok(responses[answer.status], `${method} ${path} answered ${answer.status}`);
    conforms(answer.body, responses[answer.status].content['application/json'].schema, `${method} ${path}`);
  }
  const problem = await room.rest('GET', '/inboxes/none');
  conforms(problem.body, document.components.schemas.Problem, 'problem');
});

test('each event is what its webhook says of it, and nothing more', async () => {
  assert.deepEqual(Object.keys(document.webhooks), Object.keys(TOLD_EVENTS));
  const events = (await room.rest('GET', '/events?limit=100&payload=full')).body.data;
  assert.ok(new Set(events.map(({ type }: Json) => type)).size >= 8);
  for (const event of events)
    conforms(event, document.webhooks[event.type].post.requestBody.content['application/json'].schema, event.type);
  const email = document.components.schemas.EventEmail;
  assert.equal(email.properties.subject['x-untrusted'], true);
  assert.ok(!('html' in email.properties));
});

/** Objects of a size that somebody would look for by name, and that stand in more than one answer. */
function unnamed(): string[] {
  const [MANY, LARGE] = [3, 700];
  const found = new Map<string, number>();
  const look = (one: unknown): void => {
    if (typeof one !== 'object' || one === null) return;
    const { description: _, ...form } = one as Json;
    const written = JSON.stringify(form);
    if (form.type === 'object' && form.properties && written.length > LARGE) found.set(written, (found.get(written) ?? 0) + 1);
    for (const inner of Object.values(one)) look(inner);
  };
  for (const { operation } of operations()) look(operation.responses);
  return [...found].filter(([, times]) => times >= MANY).map(([form]) => form.slice(0, 200));
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
}

type Operation = { path: string; method: string; operation: { operationId: string; parameters?: Json[]; responses: Json } };

function operations(): Operation[] {
  return Object.entries(document.paths as Record<string, Record<string, Operation['operation']>>).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
}

/** Asked of Express itself: every layer of the router that serves a method (the catch-all for wrong methods serves none of its own). */
function mounted(): string[] {
  const stub = { settings: { baseUrl: '' }, ids: { next: () => '' } };
  const router: Router = restFacade({
    core: stub as Core,
    gate: {} as Gate,
    callers: null,
    version: '0',
    streams: { stream: async () => null },
    maxBodyBytes: 1,
    maxLargeBodyBytes: 1,
  });
  const served = router.stack.flatMap((layer) => {
    const route = layer.route as (typeof layer.route & { methods: Record<string, boolean> }) | undefined;
    if (!route || route.methods._all) return [];
    const path = API_PREFIX + route.path.replace(/:(\w+)/g, '{$1}');
    return Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${path}`);
  });
  assert.ok(served.length > routes.length);
  return served.toSorted();
}

type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
};

/** As much of JSON Schema as our documents use; an object's unknown fields are refused even where the schema would let them be. */
function conforms(value: unknown, schema: Schema, path: string): void {
  if (schema.$ref) {
    conforms(value, document.components.schemas[schema.$ref.split('/').at(-1) ?? ''], path);
    return;
  }
  if (schema.anyOf) {
    assert.ok(
      schema.anyOf.some((one) => passes(() => conforms(value, one, path))),
      `${path} fits none of its forms`,
    );
    return;
  }
  if (schema.enum) assert.ok(schema.enum.includes(value), `${path} is none of its values`);
  if ('const' in schema) assert.equal(value, schema.const, path);
  if (schema.type) assert.ok([schema.type].flat().includes(typeOf(value)), `${path} is ${typeOf(value)}`);
  if (Array.isArray(value)) for (const item of value) conforms(item, schema.items ?? {}, `${path}[]`);
  if (typeOf(value) !== 'object') return;
  for (const name of schema.required ?? []) assert.ok(name in (value as Json), `${path}.${name} is missing`);
  for (const [name, inner] of Object.entries(value as Json)) {
    const known = schema.properties?.[name] ?? schema.additionalProperties;
    assert.ok(typeof known === 'object', `${path}.${name} is not described`);
    conforms(inner, known, `${path}.${name}`);
  }
}

function passes(check: () => void): boolean {
  try {
    check();
    return true;
  } catch {
    return false;
  }
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' ? 'integer' : typeof value;
}
