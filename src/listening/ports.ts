/** Listens on a port, and stops without cutting answers off. */
import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';

/** Connections that wait to be accepted, if the system allows as many, so that a burst loses none while this process is busy. */
const BACKLOG = 4096;

/** Where to listen. Port 0 = any that is free. */
export type Place = { host: string; port: number };

/** `settings` names what an operator can change when the place is taken. */
export async function listen(server: Server, { port, host }: Place, settings: string): Promise<void> {
  server.listen({ port, host, backlog: BACKLOG });
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new Error(`It cannot listen on ${host} port ${port}. Set ${settings} to another, or stop what listens there.`, {
      cause: error,
    });
  }
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
