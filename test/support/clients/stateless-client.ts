/** A caller of the 2026-07-28 revision: the real client of that revision, and single requests as they go over the wire. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { Json } from '../rooms/postroom.ts';
import { closedAtEnd } from '../running/closing.ts';

export const REVISION = '2026-07-28';

/** A client that speaks this revision only; `told` are the URIs its subscriptions tell it of. */
export async function statelessClient(url: string | URL, key: string, headers: Record<string, string> = {}) {
  const client = new Client({ name: 'agent', version: '2' }, { versionNegotiation: { mode: { pin: REVISION } } });
  const told: string[] = [];
  client.setNotificationHandler('notifications/resources/updated', ({ params }) => void told.push(params.uri));
  await client.connect(
    new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers: { authorization: `Bearer ${key}`, ...headers } } }),
  );
  return closedAtEnd({ client, told, close: () => client.close() });
}

/** A request with all that each must carry in `_meta` (MCP 2026-07-28, basic). */
export function statelessRequest(method: string, params: Json = {}, meta: Json = {}): Json {
  const own = { protocolVersion: REVISION, clientInfo: { name: 'raw', version: '1' }, clientCapabilities: {} };
  const named = Object.entries(own).map(([name, value]) => [`io.modelcontextprotocol/${name}`, value]);
  return { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: { ...Object.fromEntries(named), ...meta } } };
}

/** The headers of a request, which repeat what its body says. */
export function statelessHeaders(method: string, name?: string): Record<string, string> {
  return { 'mcp-protocol-version': REVISION, 'mcp-method': method, ...(name === undefined ? {} : { 'mcp-name': name }) };
}
