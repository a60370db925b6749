/** Listens on a port, and stops without cutting answers off. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Config } from './config.ts';

export async function listen(server: Server, { port, host }: Config): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new Error(`It cannot listen on ${host} port ${port}. Set PORT or HOST to another, or stop what listens there.`, {
      cause: error,
    });
  }
}

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
