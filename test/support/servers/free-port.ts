/** Ports that nothing listens on yet. Another program may take one before it is used. */
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that is free on all these addresses now. */
export async function freePort(hosts: readonly string[] = ['127.0.0.1']): Promise<number> {
  for (let tries = 0; tries < 20; tries += 1) {
    let port = 0;
    const servers = [];
    try {
      for (const host of hosts) {
        const server = createServer();
        servers.push(server);
        server.listen(port, host);
        await once(server, 'listening');
        const address = server.address();
        port = address !== null && typeof address === 'object' ? address.port : 0;
      }
      return port;
    } catch {
      // Taken on one of them: another is tried.
    } finally {
      for (const server of servers) if (server.listening) await new Promise((done) => server.close(done));
    }
  }
  throw new Error(`no port is free on ${hosts.join(', ')}`);
}
