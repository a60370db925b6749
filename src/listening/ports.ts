/** Listens on a port, and stops without cutting answers off. */
import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { type Server as AnyServer, createServer } from 'node:net';

/** Connections that wait to be accepted, if the system allows as many, so that a burst loses none while this process is busy. */
const BACKLOG = 4096;

/** Where to listen. Port 0 = any that is free. */
export type Place = { host: string; port: number };

/** `settings` names what an operator can change when nothing can be had there. Throws an Error that says why. */
export async function listen(server: AnyServer, { port, host }: Place, settings: string): Promise<void> {
  server.listen({ port, host, backlog: BACKLOG });
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new Error(`It cannot listen on ${host} port ${port}${reasonOf(error, settings)}`, { cause: error });
  }
}

/** Listens there and stops again. Throws as `listen`. */
export async function tryPlace(place: Place, settings: string): Promise<void> {
  const tried = createServer();
  await listen(tried, place, settings);
  await new Promise((closed) => tried.close(closed));
}

/** Why, and what to do. */
function reasonOf(error: unknown, settings: string): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  const another = `Set ${settings} to another`;
  if (code === 'EADDRINUSE') return `. ${another}, or stop what listens there.`;
  if (code === 'EACCES' || code === 'EPERM')
    return ` (${code}): this user may not. ${another}, or give the user the right that ports below 1024 need (CAP_NET_BIND_SERVICE).`;
  return ` (${code}): there is no such address on this machine. ${another}.`;
}

/** Answers requests before the store is open: while the database is brought to this version. */
export const whileStarting: RequestListener = (request, response) => {
  const isAlive = request.method === 'GET' && /^\/healthz\/?(?:\?|$)/.test(request.url ?? '');
  const reason = 'The server is starting: it brings the database to this version.';
  response.writeHead(isAlive ? 200 : 503, { 'content-type': 'application/json', ...(isAlive ? {} : { 'retry-after': '30' }) });
  response.end(JSON.stringify(isAlive ? { status: 'ok' } : { status: 'unavailable', reason }));
};

/** Stops listening, lets answers go out, and closes the connections that are left after 5 s. */
export async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const last = setTimeout(() => server.closeAllConnections(), 5000);
  await closed;
  clearInterval(idle);
  clearTimeout(last);
}

export function hostOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
