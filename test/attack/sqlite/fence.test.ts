/** A stranger's words reach an agent only inside the fence: every place they can write to, and everything that MCP shows. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { prompts } from '../../../tools/prompts/index.ts';
import { resources } from '../../../tools/resources/index.ts';
import type { Tool } from '../../../tools/tool.ts';
import { toolSchemas } from '../../../tools/tool-schemas.ts';
import { sessionWire, statelessWire, type Wire } from '../../support/clients/mcp-wire.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { API_KEY, eventually, type Json } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';
import { startDnsServer } from '../../support/servers/dns-server.ts';
import { HOOKS_ENV } from '../../support/servers/webhook-receiver.ts';
import { places, relay, type Scene, settled, wordOf } from '../../support/tools/strangers.ts';
import { type Ids, idFields, inputOf, makeIds, mcpTools, NOUNS } from '../../support/tools/tool-inputs.ts';

const dns = await startDnsServer();
const { room } = await startRelayedRoom({ ...HOOKS_ENV, DNS_SERVERS: dns.address }, {}, relay);
const ids: Partial<Record<(typeof NOUNS)[number], Partial<Ids>[]>> = {};
let inbox: Scene['inbox'];
const found = new Set<string>();
/** The places whose word stood inside a fence. */
const fenced = new Set<number>();
/** What stood outside, each once: the word's place, and where in which answer. */
const outside = new Set<string>();

before(async () => {
  inbox = (await room.rest('POST', '/inboxes', { localPart: 'desk', displayName: 'Desk' })).body;
  const sent = async (to: string) => {
    const mail = { inboxId: inbox.id, to, subject: 'An offer', text: 'Hello.' };
    const { body } = await room.rest('POST', '/emails/send', mail);
    await settled(room, body.id);
    return body;
  };
  for (const [index, { write }] of places.entries()) await write(wordOf(index), { room, dns, inbox, sent });
  const sample = await makeIds(room, NOUNS);
  for (const noun of NOUNS) ids[noun] = [{ [noun]: sample[noun] }];
  ids.inbox = [{ inbox: inbox.id }];
  await findRecords();
});

/** The records that are new since the last time. */
async function findRecords(): Promise<void> {
  const fresh = async (path: string) => (await pages(path)).filter(({ id }) => !found.has(String(id)) && found.add(String(id)));
  const all = (await fresh('/emails')).concat(await fresh('/drafts'));
  ids.email = all.map(({ id }) => ({ email: String(id) }));
  const left = all.filter(({ direction, status }) => direction === 'outbound' && status !== 'draft');
  if (left.length > 0) ids['sent email'] = left.map(({ id }) => ({ 'sent email': String(id) }));
  ids.thread = (await fresh('/threads')).map(({ id }) => ({ thread: String(id) }));
  ids.domain = (await fresh('/domains')).map(({ id }) => ({ domain: String(id) }));
  ids.attachment = all.flatMap(({ id, attachments }) =>
    (attachments as Json[]).map((one) => ({ email: String(id), attachment: String(one.id) })),
  );
}

describe("a stranger's words stand inside the fence in what agents see", () => {
  test('of tools, resources, prompts and completions without a session', async () => {
    const wire = await statelessWire(room.url, API_KEY, watched());
    await readAll(wire, 'one');
    await told(wire);
    wire.close();
  });

  test('of tools, resources, prompts and completions in a session, of notifications, and of all that they change', async () => {
    const wire = await sessionWire(room.url, API_KEY, watched());
    await readAll(wire, 'all');
    await callAll(wire, 'write', 'two');
    await told(wire);
    await findRecords();
    await callAll(wire, 'read', 'one');
    await callAll(wire, 'destructive', 'one');
    wire.close();
  });

  test('and nowhere else', () => assert.deepEqual([...outside], []));

  test('so that no place is left out of these tests', () => {
    const unseen = places.filter(({ shown }, index) => shown !== false && !fenced.has(index));
    assert.deepEqual(
      unseen.map(({ place }) => place),
      [],
      'whatever these places hold is shown nowhere',
    );
    const seen = places.filter(({ shown }, index) => shown === false && fenced.has(index));
    assert.deepEqual(
      seen.map(({ place }) => place),
      [],
      'these are shown',
    );
  });
});

function watched(): string[] {
  return ['postroom://inboxes', `postroom://inboxes/${inbox.id}`];
}

type Ask = [method: string, params: Json];

/** Everything that a caller can see and not change. */
async function readAll(wire: Wire, options: Options): Promise<void> {
  await callAll(wire, 'read', options);
  const lists = ['tools/list', 'resources/list', 'resources/templates/list', 'prompts/list'];
  const completed = (ref: Json, complete: object = {}) =>
    Object.keys(complete).map((name): Ask => ['completion/complete', { ref, argument: { name, value: '' } }]);
  await lookAt(wire, [
    ...lists.map((method): Ask => [method, {}]),
    ...uris().map((uri): Ask => ['resources/read', { uri }]),
    ...prompts.flatMap(({ name, args }) =>
      filledIn(Object.keys(args.shape)).map((given): Ask => ['prompts/get', { name, arguments: given }]),
    ),
    ...prompts.flatMap(({ name, complete }) => completed({ type: 'ref/prompt', name }, complete)),
    ...resources.flatMap(({ uri, complete }) => completed({ type: 'ref/resource', uri }, complete)),
  ]);
}

/** The arguments of a prompt that are ids, once for each email. */
function filledIn(names: string[]): Json[] {
  const all = (ids.email ?? []).map(({ email }) => Object.entries({ inboxId: inbox.id, id: email }));
  const given = all.map((entries) => JSON.stringify(Object.fromEntries(entries.filter(([name]) => names.includes(name)))));
  return [...new Set(given)].map((one) => JSON.parse(one));
}

function uris(): string[] {
  const records = [...(ids.inbox ?? []), ...(ids.email ?? []), ...(ids.attachment ?? [])];
  const all = resources.flatMap(({ uri }) =>
    records.map(({ inbox: ofInbox, email, attachment }) =>
      uri.replace('{attachmentId}', attachment ?? '').replace('{id}', (uri.includes('inboxes') ? ofInbox : email) ?? ''),
    ),
  );
  return [...new Set(all)];
}

/** How many of a tool's options are tried with each record: every one, none and the next one, or the next one only. */
type Options = 'all' | 'two' | 'one';

/** Calls each tool for each record it can be about. */
async function callAll(wire: Wire, effect: Tool['effect'], which: Options): Promise<void> {
  const calls: Ask[] = [];
  for (const tool of mcpTools.filter((one) => one.effect === effect)) {
    const nouns = idFields(tool).map(({ noun }) => noun);
    const about = nouns.includes('attachment') ? 'attachment' : (nouns.find((noun) => noun !== 'inbox') ?? nouns[0]);
    const options = optionsOf(tool);
    const records = (about && ids[about]) || [{}];
    for (const [index, record] of records.entries()) {
      const input = inputOf(tool, { ...record, inbox: inbox.id });
      const next = which === 'one' ? [options[index % options.length]] : [{}, options[index % options.length]];
      const chosen = which === 'all' || records.length < options.length ? options : next;
      for (const option of chosen) calls.push(['tools/call', { name: tool.name, arguments: { ...input, ...option } }]);
    }
  }
  await lookAt(wire, calls);
}

type Property = { type?: string; enum?: unknown[] };

/** None, and each value of each field that has a few. */
function optionsOf(tool: Tool): Json[] {
  const properties = Object.entries((toolSchemas(tool).input.properties ?? {}) as Record<string, Property>);
  const chosen = properties.flatMap(([name, { type, enum: values }]) =>
    (type === 'boolean' ? [true, false] : (values ?? [])).map((value) => ({ [name]: value })),
  );
  return [{}, ...chosen];
}

/** Asks sixteen at a time. */
async function lookAt(wire: Wire, asks: Ask[]): Promise<void> {
  const waiting = asks.values();
  const work = async () => {
    for (const [method, params] of waiting) {
      const messages = await wire.ask(method, params);
      assert.ok(messages.length > 0, `${method} ${JSON.stringify(params)} was answered`);
      const where = `${method} ${params.name ?? String(params.uri ?? '').replace(/[0-9a-f-]{36}/g, 'ID')}`;
      for (const message of messages) inspect(message, null, where);
    }
  };
  await Promise.all(Array.from({ length: 16 }, work));
}

/** Notifications: a mail comes in while the caller listens, with a word in its every field. */
async function told(wire: Wire): Promise<void> {
  const word = (of: string) => wordOf(places.findIndex(({ place }) => place === of));
  const from = `"${word('From, the name')}" <${word('From, the address')}@example.org>`;
  const messageId = `<${word('Message-ID')}.${wire.revision}@example.org>`;
  const mail = { from, to: inbox.address, subject: word('Subject'), text: word('the text'), messageId };
  await room.inbound(inbox.address, mime(mail));
  const updates = () => wire.told.filter(({ method }) => method === 'notifications/resources/updated');
  await eventually('the caller is told', async () => updates().length > 1);
  for (const message of wire.told) inspect(message, null, `a notification of ${wire.revision}`);
}

/** Walks every name and every value. Base64 is the bytes of a file, which only a resource or an image is. */
function inspect(value: unknown, fence: string | null, where: string): void {
  if (typeof value === 'string') inspectText(value, fence, where);
  if (Array.isArray(value)) for (const one of value) inspect(one, fence, `${where}[]`);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const own = 'fence' in value && typeof value.fence === 'string' ? value.fence : fence;
  for (const [name, one] of Object.entries(value)) {
    inspectText(name, null, `${where}, a name`);
    if (!(['blob', 'data'].includes(name) && 'mimeType' in value)) inspect(one, own, `${where}.${name}`);
  }
}

function inspectText(text: string, fence: string | null, where: string): void {
  if (text.startsWith('{')) inspect(JSON.parse(text), null, where);
  const [inside, rest] = text.startsWith('{') ? ['', ''] : split(text, fence);
  for (const [, index] of inside.matchAll(WORD)) fenced.add(Number(index));
  for (const [, index] of rest.matchAll(WORD)) outside.add(`${places[Number(index)]?.place}: ${where}`);
}

const WORD = /strangerswrote(\d{3})x/gi;

function split(text: string, fence: string | null): [inside: string, rest: string] {
  const whole = fence === null ? null : new RegExp(`^<${fence}>(.*)</${fence}>$`, 's').exec(text);
  return whole ? [whole[1] ?? '', ''] : ['', text];
}

async function pages(path: string): Promise<Json[]> {
  const rows: Json[] = [];
  for (let cursor = ''; ; ) {
    const { body } = await room.rest('GET', `${path}?limit=100${cursor && `&cursor=${cursor}`}`);
    rows.push(...(body.data ?? []));
    cursor = body.nextCursor ?? '';
    if (cursor === '') return rows;
  }
}
