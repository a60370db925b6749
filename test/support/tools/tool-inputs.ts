/** Valid inputs for every tool, derived from the tools; a field without a known sample fails, so a new tool is noticed. */
import { randomUUID } from 'node:crypto';
import type { routes } from '../../../src/rest/routes.ts';
import { tools } from '../../../tools/index.ts';
import type { Tool } from '../../../tools/tool.ts';
import { toolSchemas } from '../../../tools/tool-schemas.ts';
import { type Answer, API_KEY, type Json, type Postroom } from '../rooms/postroom.ts';

type Route = (typeof routes)[number];
type Schema = {
  [name: string]: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  format?: string;
};

export const NOUNS = [
  'inbox',
  'email',
  'held email',
  'queued email',
  'sent email',
  'newsletter',
  'draft',
  'attachment',
  'thread',
  'claim',
  'API key',
  'domain',
  'template',
  'webhook endpoint',
] as const;
export type Noun = (typeof NOUNS)[number];
export type Ids = Record<Noun, string>;

/** Ids of records that are not there. */
export function anyIds(): Ids {
  return Object.fromEntries(NOUNS.map((noun) => [noun, randomUUID()])) as Ids;
}

/** A field of a tool's input that takes the id of a record, or a list of them; `inside` = the object it is in, or the list of objects. */
export type IdField = { name: string; inside: string | null; noun: Noun; isList: boolean };

/** Every id a tool takes. Throws when one is hidden deeper in its input, or names a noun without a sample. */
export function idFields(tool: Tool): IdField[] {
  const { input } = toolSchemas(tool);
  const found = fieldsOf(tool, input as Schema, null);
  const all = JSON.stringify(input).match(/"format":"uuid"|"x-inbox":true/g)?.length ?? 0;
  if (all !== found.length) throw new Error(`${tool.name} takes an id these tests do not see`);
  return found;
}

function fieldsOf(tool: Tool, object: Schema, inside: string | null): IdField[] {
  return Object.entries(object.properties ?? {}).flatMap(([name, schema]) => {
    const object = schema.properties ? schema : schema.items;
    if (object?.properties && inside === null) return fieldsOf(tool, object, name);
    const isList = isId(schema.items);
    if (!isId(schema) && !isList) return [];
    const words = String((isList ? schema.items : schema)?.description);
    const noun = NOUNS.find((one) => words.startsWith(`Id of the ${one}`));
    if (!noun) throw new Error(`${tool.name}.${name} takes the id of something these tests make no sample of: ${words}`);
    return [{ name, inside, noun, isList }];
  });
}

function isId(schema: Schema | undefined): boolean {
  return schema?.format === 'uuid' || schema?.['x-inbox'] === true || schema?.anyOf?.some(isId) === true;
}

/** What a tool needs beside ids, and the ids themselves when given: a call with it is valid. `asked` is an id that must be in it. */
export function inputOf(tool: Tool, ids: Partial<Ids> = {}, asked?: string): Json {
  const input: Json = { ...(ALSO[tool.name] ?? {}) };
  const fields = idFields(tool);
  const oneOf = ONE_OF[tool.name] ?? [];
  const chosen = asked !== undefined && oneOf.includes(asked) ? asked : oneOf[0];
  for (const { name, inside, noun, isList } of fields) {
    if (ids[noun] === undefined || (oneOf.includes(name) && name !== chosen)) continue;
    const value = { [name]: isList ? [ids[noun]] : ids[noun] };
    if (inside === null) Object.assign(input, value);
    // What is in an object is a choice: it is given when an id there is asked for.
    else if (fields.some((field) => field.inside === inside && field.name === asked)) addInside(input, inside, value);
  }
  for (const name of (toolSchemas(tool).input as Schema).required ?? []) {
    if (name in input || fields.some((field) => field.name === name)) continue;
    if (name === 'domain') input.domain = `sample${++serial}.example.com`;
    else if (name === 'name') input.name = `sample ${++serial}`;
    else if (!(name in SAMPLES)) throw new Error(`${tool.name}.${name} is required and these tests have no sample of it`);
    else input[name] = SAMPLES[name];
  }
  return input;
}

function addInside(input: Json, inside: string, value: Json): void {
  for (const other of INSTEAD[inside] ?? []) delete input[other];
  if (!LISTS.includes(inside)) input[inside] = { ...(input[inside] as Json | undefined), ...value };
  else input[inside] = [{ ...(input[inside] as Json[] | undefined)?.[0], ...value }];
}

/** Records of the account behind `key`, as many as the nouns ask for; an email has an attachment. */
export async function makeIds(room: Postroom, nouns: readonly Noun[], key = API_KEY): Promise<Ids> {
  const ids = Object.fromEntries(NOUNS.map((noun) => [noun, ''])) as Ids;
  const make = async (path: string, body: Json) => {
    const answer = await room.rest('POST', path, body, { key });
    if (answer.status !== 201) throw new Error(`no sample at ${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  serial++;
  if (nouns.includes('API key')) {
    const sample = await make('/api-keys', { name: 'sample' });
    // So that a list of the keys that it made has one.
    await room.rest('POST', '/api-keys', { name: 'made by the sample' }, { key: sample.key });
    ids['API key'] = sample.id;
  }
  const template = { name: `sample ${serial}`, subject: 'Hello', text: 'Hello.' };
  if (nouns.includes('template')) ids.template = (await make('/templates', template)).id;
  if (nouns.includes('domain')) ids.domain = (await make('/domains', { domain: `sample${serial}.example.org` })).id;
  if (nouns.includes('webhook endpoint')) {
    // An account may have 50, so those of earlier calls make room.
    const { data } = (await room.rest('GET', '/webhook-endpoints', undefined, { key })).body;
    if (data.length > 40) for (const { id } of data) await room.rest('DELETE', `/webhook-endpoints/${id}`, undefined, { key });
    // None of what these tests do is told to it.
    const endpoint = await make('/webhook-endpoints', { url: SAMPLES.url, types: ['domain.failed'] });
    ids['webhook endpoint'] = endpoint.id;
    // So that a list of its deliveries has one.
    await room.rest('POST', `/webhook-endpoints/${endpoint.id}/test`, {}, { key });
  }
  if (!nouns.some((noun) => !['API key', 'template', 'domain', 'webhook endpoint'].includes(noun))) return ids;
  const inbox = await make('/inboxes', {});
  ids.inbox = inbox.id;
  if (nouns.every((noun) => noun === 'inbox')) return ids;
  const { address } = await make('/inboxes', {});
  if (nouns.includes('newsletter')) {
    await room.inbound(inbox.address, mailFrom(address, `List-Unsubscribe: <mailto:${address}>`));
    const { body } = await room.rest('GET', `/emails?inboxId=${inbox.id}`, undefined, { key });
    ids.newsletter = body.data[0].id;
  }
  await room.inbound(inbox.address, mailFrom(address));
  const { body } = await room.rest('GET', `/emails?inboxId=${inbox.id}`, undefined, { key });
  const [email] = body.data;
  const claimed = nouns.includes('claim') ? await room.rest('POST', '/emails/claim', { inboxId: inbox.id }, { key }) : null;
  const claim = claimed?.body.claim.id ?? '';
  const mail = { inboxId: inbox.id, to: inbox.address, subject: 'a sample', text: 'Text.' };
  if (nouns.includes('held email')) {
    // What one key sends, another approves.
    const { key: sender } = await make('/api-keys', { name: 'sample', approval: 'required' });
    ids['held email'] = (await room.rest('POST', '/emails/send', mail, { key: sender })).body.id;
  }
  if (nouns.includes('queued email')) {
    ids['queued email'] = (await room.rest('POST', '/emails/send', { ...mail, holdSeconds: 3600 }, { key })).body.id;
  }
  if (nouns.includes('sent email')) {
    ids['sent email'] = (await room.rest('POST', '/emails/send', mail, { key })).body.id;
  }
  if (nouns.includes('draft')) ids.draft = (await make('/drafts', mail)).id;
  return { ...ids, email: email.id, thread: email.threadId, attachment: email.attachments[0].id, claim };
}

/** Calls a route with a tool's input: what the path does not take goes into the body, or the query. */
export async function askRoute(room: Postroom, route: Route, input: Json, key: string | null = API_KEY): Promise<Answer> {
  const rest = { ...input };
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    // What no URL can carry is asked as something near it: lone surrogates, and segments that a client would resolve.
    return encodeURIComponent(wellFormed(String(value))) || '-';
  });
  if (route.method === 'POST' || route.method === 'PATCH') return await room.rest(route.method, path, rest, { key });
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)]));
  return await room.rest(route.method, query.size > 0 ? `${path}?${query}` : path, undefined, { key });
}

/** The tools agents see. */
export const mcpTools = tools.filter((tool) => tool.mcp);

export function toolNamed(name: string): Tool {
  const tool = tools.find((one) => one.name === name);
  if (!tool) throw new Error(`there is no tool ${name}`);
  return tool;
}

let serial = 0;

const SAMPLES: Json = {
  to: 'sample@postroom.localhost',
  subject: 'Hello',
  isRead: true,
  enabled: true,
  domain: 'sample.example.com',
  q: 'sample',
  outcome: 'ack',
  address: 'sample@example.org',
  // Nothing answers there. A room needs HOOKS_ENV for it.
  url: 'http://127.0.0.1:1024/hook',
};

/** Fields that no schema calls required and without which a call does nothing, or is refused. */
const ALSO: Record<string, Json> = {
  send_email: { subject: 'Hello', text: 'Hello.' },
  create_template: { text: 'Hello.' },
  update_inbox: { displayName: 'Sample' },
  reply_to_email: { text: 'Hello.' },
  reply_all_to_email: { text: 'Hello.' },
  update_email: { status: 'received' },
  update_emails: { isRead: true },
  update_thread: { isRead: true },
  update_draft: { subject: 'Hello' },
  wait_for_email: { timeoutSeconds: 1 },
  wait_for_update: { timeoutSeconds: 1 },
  redeliver_events: { after: 'beginning' },
  update_webhook_endpoint: { payload: 'thin' },
};

/** Ids of which a call takes just one. */
const ONE_OF: Record<string, string[]> = {
  get_email: ['id', 'ids'],
  save_draft: ['inboxId', 'answers', 'id'],
  create_draft: ['inboxId', 'answers', 'forwards'],
  update_emails: ['ids', 'threadId'],
  delete_emails: ['ids', 'threadId'],
};

/** Fields that are lists of objects with ids. */
const LISTS = ['attachments', 'files'];

/** Objects with an id that take the place of other fields. */
const INSTEAD: Record<string, string[]> = { template: ['subject', 'text'] };

/** From an inbox of this server, so that it can be answered without a relay. */
const mailFrom = (address: string, ...more: string[]) =>
  [
    `From: ${address}`,
    ...more,
    'Subject: a sample',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    '',
    'Text.',
    '--b',
    'Content-Type: text/plain',
    'Content-Disposition: attachment; filename=a.txt',
    '',
    'File.',
    '--b--',
    '',
  ].join('\r\n');

function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}
