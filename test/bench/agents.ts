/** What an agent spends on a long thread: calls, and bytes of the answers it reads. */
import assert from 'node:assert/strict';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { postMail } from '../support/providers/webhook.ts';
import { errandRow } from './errands.ts';
import { type Product, startProduct } from './product.ts';
import type { Row } from './rounds.ts';

type Inbox = { id: string; address: string };

const THREAD = 20;
const WORDS = 'Thank you for the numbers. I went through them with the team, and two of the rows do not add up for March. ';

export async function measureAgents(): Promise<Row[]> {
  const product = await startProduct();
  const client = new Client({ name: 'bench', version: '1' });
  const headers = { authorization: `Bearer ${product.apiKey}` };
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${product.port()}/mcp`), { requestInit: { headers } }),
  );
  try {
    return [await readThread(product, client)];
  } finally {
    await client.close();
    await product.end();
  }
}

async function readThread(product: Product, client: Client): Promise<Row> {
  const inbox = await product.inbox('thread');
  for (let n = 0; n < THREAD; n++) await post(product, inbox, threadMail(n));
  const read = await call(client, 'get_thread', { inboxId: inbox.id });
  assert.equal(JSON.parse(read).data.length, THREAD);
  const spent = { calls: 1, bytes: Buffer.byteLength(read) };
  return errandRow(`read the newest thread of ${THREAD} mails, each quoting those before it`, spent, 'one call, < 10 KB');
}

function threadMail(n: number): string {
  const ids = Array.from({ length: n }, (_, i) => `<t${i}@example.org>`);
  const quoted = Array.from({ length: Math.min(n, 8) }, (_, depth) => `${'> '.repeat(depth + 1)}${WORDS}`);
  return [
    `From: Person ${n % 3} <person${n % 3}@example.org>`,
    `Subject: ${n > 0 ? 'Re: ' : ''}Numbers of the first quarter`,
    `Message-ID: <t${n}@example.org>`,
    ...(n > 0 ? [`In-Reply-To: ${ids.at(-1)}`, `References: ${ids.join(' ')}`] : []),
    '',
    `${WORDS}${WORDS}(${n})`,
    '',
    ...(n > 0 ? [`On Mon, 2 Mar 2026, Person ${(n - 1) % 3} wrote:`, ...quoted] : []),
    '',
  ].join('\r\n');
}

async function post(product: Product, inbox: Inbox, mime: string): Promise<void> {
  const url = `http://127.0.0.1:${product.port()}/webhooks/provider/inbound`;
  const { status } = await postMail(url, { recipient: inbox.address, mime });
  assert.equal(status, 200);
}

/** The text of the answer: what a model reads. */
async function call(client: Client, name: string, input: Record<string, unknown>): Promise<string> {
  const { content, isError } = await client.callTool({ name, arguments: input });
  const [first] = content as { text: string }[];
  assert.ok(first && !isError, first?.text);
  return first.text;
}
