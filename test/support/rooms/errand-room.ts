/** Where errands are run: a running Postroom, and agents at its official MCP client whose calls and answers are counted. */
import assert from 'node:assert/strict';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { AGENT_SCOPES } from '../../../src/core/access/accounts.ts';
import { postMail } from '../providers/webhook.ts';
import { type Answer, eventually } from './postroom.ts';

/** `goal` = at most so many calls, and bytes of the texts that are answered; what the model says itself is not in it. */
export type Errand = {
  what: string;
  goal: Spent;
  /** Does it, checks what came of it, and answers the agent that did it. */
  run(room: ErrandRoom): Promise<CountedAgent>;
};

export type Spent = { calls: number; bytes: number };

export type CountedAgent = {
  /** The answer as JSON, once it is read as a model reads it. */
  call(name: string, input: object): Promise<Answer['body']>;
  spent: Spent;
  close(): Promise<void>;
};

export type ErrandRoom = ReturnType<typeof errandRoom>;

type Inbox = { id: string; address: string };
type Running = { readonly url: string; rest(method: string, path: string, body?: unknown): Promise<Answer> };

export function errandRoom(room: Running) {
  const ask = async (method: string, path: string, body?: unknown): Promise<Answer['body']> => {
    const answer = await room.rest(method, path, body);
    assert.ok(answer.status < 300, JSON.stringify(answer.body));
    return answer.body;
  };
  /** The mail in this inbox whose subject holds these words, once it is there. */
  const arrived = (inbox: Inbox, subject: string): Promise<Answer['body']> =>
    eventually(`${subject} arrives`, async () => {
      const { data } = await ask('GET', `/emails?inboxId=${inbox.id}&direction=inbound`);
      return data.find((one: { subject: string }) => one.subject.includes(subject));
    });
  return {
    agent: async (limits: object) => {
      const { key } = await ask('POST', '/api-keys', { name: 'agent', scopes: AGENT_SCOPES, trust: 'any', ...limits });
      return await countedAgent(room.url, key);
    },
    inbox: (): Promise<Inbox> => ask('POST', '/inboxes', {}),
    read: (path: string) => ask('GET', path),
    approve: (id: string) => ask('POST', `/emails/${id}/approve`, {}),
    post: async (recipient: string, mime: string | Buffer): Promise<void> => {
      const { status } = await postMail(`${room.url}/webhooks/provider/inbound`, { recipient, mime });
      assert.equal(status, 200);
    },
    arrived,
    /** A mail that a person sent between the two; answers its id once it has left. */
    sent: async (from: Inbox, to: Inbox, subject: string): Promise<string> => {
      const { id } = await ask('POST', '/emails/send', { inboxId: from.id, to: to.address, subject, text: 'What do you think?' });
      await arrived(to, subject);
      return id;
    },
  };
}

async function countedAgent(url: string, key: string): Promise<CountedAgent> {
  const client = new Client({ name: 'agent', version: '1' });
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url), { requestInit }));
  const spent = { calls: 0, bytes: 0 };
  return {
    spent,
    call: async (name, input) => {
      const { content, isError } = await client.callTool({ name, arguments: { ...input } });
      const texts = (content as { text?: string }[]).map(({ text = '' }) => text);
      assert.ok(!isError, texts.join());
      spent.calls += 1;
      spent.bytes += texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
      return JSON.parse(texts[0] ?? '');
    },
    close: () => client.close(),
  };
}

/** A stranger's text without the marks around it. */
export function plain(text: string): string {
  return text.replace(/^<(u-\w+)>(.*)<\/\1>$/s, '$2');
}
