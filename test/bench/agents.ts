/** What an agent spends on its errands: calls, and bytes of the answers it reads. */
import assert from 'node:assert/strict';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { postMail } from '../support/webhook.ts';
import { type Product, startProduct } from './product.ts';
import type { Row } from './rounds.ts';

type Inbox = { id: string; address: string };

const SIGN_UP = [
  'From: Example Accounts <accounts@service.example>',
  'Subject: Confirm your email address',
  'Message-ID: <welcome@service.example>',
  'MIME-Version: 1.0',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<html><head><style>.p{display:none}</style></head><body><span class="p">Your account is nearly ready</span>',
  '<table width="600"><tr><td style="font:24px Arial">Almost there</td></tr><tr><td>Enter this code to finish signing up:</td></tr>',
  '<tr><td style="font:32px monospace;letter-spacing:4px"><b>482 913</b></td></tr>',
  '<tr><td>Or <a href="https://service.example/confirm?token=3f9c1b7e5d">confirm your address</a>. The code works for 15 minutes.</td></tr>',
  '<tr><td><img src="https://service.example/open.gif" width="1" height="1"><a href="https://service.example/u/8f2">Unsubscribe</a></td></tr>',
  '</table></body></html>',
  '',
].join('\r\n');

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
    return [await signUp(product, client), await readThread(product, client)];
  } finally {
    await client.close();
    await product.end();
  }
}

/** The mail comes while the agent waits. */
async function signUp(product: Product, client: Client): Promise<Row> {
  const made = await call(client, 'create_inbox', {});
  const inbox = JSON.parse(made) as Inbox;
  const waiting = call(client, 'wait_for_email', { inboxId: inbox.id });
  await post(product, inbox, SIGN_UP);
  const got = await waiting;
  assert.match(got, />482913</);
  return row('sign up, get the code', [made, got], 'two calls, < 2 KB');
}

async function readThread(product: Product, client: Client): Promise<Row> {
  const inbox = await product.inbox('thread');
  for (let n = 0; n < THREAD; n++) await post(product, inbox, threadMail(n));
  const read = await call(client, 'get_thread', { inboxId: inbox.id });
  assert.equal(JSON.parse(read).data.length, THREAD);
  return row(`read the newest thread of ${THREAD} mails, each quoting those before it`, [read], 'one call, < 10 KB');
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

function row(what: string, answers: string[], wanted: string): Row {
  const bytes = answers.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const calls = `${answers.length} call${answers.length === 1 ? '' : 's'}, ${bytes.toLocaleString('en')} bytes`;
  return { what: `an agent's errand: ${what}`, postroom: calls, reference: '', ratio: '', wanted };
}
