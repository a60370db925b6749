/** A client of several instances behind a proxy that knows no sessions: each of its requests may reach another one. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { type ClientCapabilities, ResourceUpdatedNotificationSchema } from '@modelcontextprotocol/sdk/types.js';
import { closedAtEnd } from '../running/closing.ts';

/** Which instance a request goes to, by its HTTP method and the JSON it sends; undefined = the next one in turn. */
export type Route = (method: string, sent: Sent) => number | undefined;
export type Sent = { method?: string; params?: { name?: string }; result?: unknown };

export type SpreadClient = Awaited<ReturnType<typeof spreadClient>>;

/** Connected, with its stream open; `told` are the URIs it was told of, `reached` how many requests each instance got. */
export async function spreadClient(urls: URL[], key: string, given: { route?: Route; capabilities?: ClientCapabilities } = {}) {
  const client = new Client({ name: 'spread', version: '1' }, { capabilities: given.capabilities ?? {} });
  const told: string[] = [];
  const reached = urls.map(() => 0);
  let turn = 0;
  let opened = () => {};
  const streaming = new Promise<void>((resolve) => {
    opened = resolve;
  });
  client.setNotificationHandler(ResourceUpdatedNotificationSchema, ({ params }) => void told.push(params.uri));
  const spread = async (_url: string | URL, init: RequestInit = {}): Promise<Response> => {
    const sent = typeof init.body === 'string' ? (JSON.parse(init.body) as Sent) : {};
    const at = given.route?.(init.method ?? 'GET', sent) ?? turn++ % urls.length;
    reached[at] = (reached[at] ?? 0) + 1;
    const response = await fetch(new URL(urls[at] ?? 'none:'), init);
    if (init.method === 'GET' && response.ok) opened();
    return response;
  };
  const transport = new StreamableHTTPClientTransport(new URL(urls[0] ?? 'none:'), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
    fetch: spread,
  });
  // The SDK types its own transport's optional members without `undefined`, which exactOptionalPropertyTypes tells apart.
  await client.connect(transport as Parameters<Client['connect']>[0]);
  await streaming;
  return closedAtEnd({
    client,
    transport,
    told,
    reached,
    sessionId: transport.sessionId ?? '',
    close: () => client.close(),
  });
}
