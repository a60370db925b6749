/** An HTTP request as the SDK of the revision 2026-07-28 takes it. */
import type { IncomingHttpHeaders } from 'node:http';

/** With the headers whose names match `forwarded`. The credential is never one of them: the actor is passed in its place. */
export function webRequest(
  method: string,
  headers: IncomingHttpHeaders,
  forwarded: RegExp,
  signal: AbortSignal | null = null,
): Request {
  const kept = Object.entries(headers).filter(
    (entry): entry is [string, string] => forwarded.test(entry[0]) && typeof entry[1] === 'string',
  );
  // All that it looks at where the body is read already. A whole Request costs several times as much, and makes signals of its own.
  return { method, url: 'http://localhost/mcp', headers: new Headers(kept), signal } as Request;
}
