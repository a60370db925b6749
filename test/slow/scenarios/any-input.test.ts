/** Whatever comes as input: no input makes a tool fail inside, over either transport. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { routes } from '../../../src/rest/routes.ts';
import type { Tool } from '../../../tools/tool.ts';
import { toolSchemas } from '../../../tools/tool-schemas.ts';
import type { Answer, Json } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';
import { seeded } from '../../support/running/seeded.ts';
import { startDnsServer } from '../../support/servers/dns-server.ts';
import { HOOKS_ENV } from '../../support/servers/webhook-receiver.ts';
import { anyIds, askRoute, type Ids, idFields, inputOf, makeIds, mcpTools, NOUNS } from '../../support/tools/tool-inputs.ts';

type Schema = {
  type?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  format?: string;
};

const SEED = 20_260_301;
/** With each of both transports: some nine hundred calls. */
const CALLS_PER_TOOL = 8;

const dns = await startDnsServer();
const { room } = await startRelayedRoom({ ...HOOKS_ENV, DNS_SERVERS: dns.address });
const agent = await room.mcp();
await room.rest('POST', '/inboxes', { localPart: 'sample' });

test(`whatever comes as input, no tool fails inside, over either transport (seed ${SEED})`, async () => {
  const random = seeded(SEED);
  const faults: string[] = [];
  // So that every list has something to answer. A tool gets its own of what it takes alone: making all of it costs more than the calls do.
  await makeIds(room, NOUNS);
  for (const tool of mcpTools) {
    const route = routes.find((one) => one.tool === tool);
    const nouns = idFields(tool).map(({ noun }) => noun);
    let ids = await makeIds(room, nouns);
    for (let call = 0; call < CALLS_PER_TOOL; call++) {
      const input = hostileInput(tool, ids, random);
      const answers = [await agent.call(tool.name, input)];
      if (route && !('idempotencyKey' in input)) answers.push(await askRoute(room, route, input));
      for (const answer of answers) {
        const found = fault(answer);
        if (found) faults.push(`${tool.name} ${found}: ${JSON.stringify(input).slice(0, 400)}`);
      }
      if (tool.effect === 'destructive' && call % 4 === 0)
        ids = {
          ...(await makeIds(
            room,
            nouns.filter((noun) => noun !== 'domain'),
          )),
          domain: ids.domain,
        };
    }
  }
  assert.deepEqual(faults, []);
  assert.equal((await room.rest('GET', '/whoami')).status, 200);
});

/** What is wrong with an answer; nothing when it is a success or a refusal as it should be. */
function fault(answer: Answer): string | null {
  const { code, hint } = answer.body ?? {};
  if (answer.status < 300) return null;
  if (!code || ['internal', 'upstream', 'unavailable'].includes(code)) return `answered ${answer.status} ${code}`;
  return hint ? null : `gave no hint with ${code}`;
}

/** A valid input with one to three fields replaced, left out or added. */
function hostileInput(tool: Tool, ids: Ids, random: () => number): Json {
  const input = inputOf(tool, random() < 0.5 ? ids : { ...ids, ...anyIds() });
  for (const { name } of idFields(tool)) if (random() < 0.7) input[name] ??= randomUUID();
  const schemas = (toolSchemas(tool).input.properties ?? {}) as Record<string, Schema>;
  for (let changes = 1 + Math.floor(random() * 3); changes > 0; changes--) {
    const [name, schema] = pick(Object.entries(schemas), random) ?? ['surprise', {}];
    const chance = random();
    if (chance < 0.05) delete input[name];
    else if (chance < 0.1) input[pick(['__proto__', 'constructor', 'toString', ''], random) ?? ''] = anything(random);
    else input[name] = chance < 0.6 ? likely(schema, random) : anything(random);
  }
  return input;
}

/** A value the schema may well let through, at its edges. */
function likely(schema: Schema, random: () => number): unknown {
  if (schema.anyOf) return likely(pick(schema.anyOf, random) ?? {}, random);
  if (schema.enum) return pick(schema.enum, random);
  if (schema.format === 'date-time') return pick(TIMES, random);
  switch (schema.type) {
    case 'string':
      return pick(STRINGS, random);
    case 'boolean':
      return random() < 0.5;
    case 'integer':
      return pick([0, 1, 2, 99, 100, 101, 365, 366, 604_800, 2 ** 31, 2 ** 53, -1, 0.5, 1e308], random);
    case 'array':
      return Array.from({ length: Math.floor(random() * 4) }, () => likely(schema.items ?? {}, random));
    case 'object':
      return schema.properties
        ? Object.fromEntries(Object.entries(schema.properties).map(([name, inner]) => [name, likely(inner, random)]))
        : Object.fromEntries([[String(pick(STRINGS, random)).slice(0, 40), pick(STRINGS, random)]]);
    default:
      return anything(random);
  }
}

function anything(random: () => number): unknown {
  return pick(
    [null, true, 0, -1, 1e308, [], {}, [[[]]], [null], { a: { b: [] } }, { length: 3 }, Array(300).fill('x'), ...STRINGS],
    random,
  );
}

const TIMES = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+23:59',
  '9999-12-31T23:59:59.999999999Z',
  '1969-12-31T23:59:59Z',
  'never',
];

const STRINGS = [
  ...['', ' ', '\u0000', '\r\n', '\ud800', '\udfff\ud800', '\u202e', '\ufeff', '💌'.repeat(50), 'é'.normalize('NFD'), 'İ', 'ß'],
  ...["' or 1=1 --", '"; drop table emails; --', '%', '_', '!', '!!%', '\\', '$1', '?', ':id', '*', '[', '{', '"', 'null', 'NaN'],
  ...[
    'a@example.org',
    'sample@postroom.localhost',
    '"a\\"b" <a@example.org>',
    'a'.repeat(64),
    'x'.repeat(5000),
    'a.b-c_d',
    '-',
    'xn--a',
  ],
  ...[
    'example.com',
    'co.uk',
    'EXAMPLE.ORG.',
    'bücher.example',
    '127.0.0.1',
    'a..b',
    'localhost',
    `${'a'.repeat(63)}.example.com`,
  ],
  ...[
    'WyJldmVudCIsMF0',
    'WzAsIiJd',
    'W10',
    'e30',
    'WzFlMzA4LCJ4Il0',
    'WyJldmVudCIsOTAwNzE5OTI1NDc0MDk5MV0',
    'Wy04LjY0ZTE1LCJ4Il0',
  ],
  ...[
    'QUJD',
    'QUI=',
    '====',
    '<a@b>',
    '<a@b> <c@d>',
    'text/plain',
    'multipart/mixed',
    'message/rfc822',
    '../../etc/passwd',
    'con.txt',
  ],
];

function pick<T>(list: readonly T[], random: () => number): T | undefined {
  return list[Math.floor(random() * list.length)];
}
