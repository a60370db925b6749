/** A proxy that adds the API key, which the conformance suite cannot send: all else, Host and Origin included, passes as it came. */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type BearerProxy = {
  /** Such as http://127.0.0.1:3999. */
  origin: string;
  /** Where requests go from now on, and as whom. */
  lead(port: number, key: string): void;
  close(): Promise<void>;
};

export async function openBearerProxy(): Promise<BearerProxy> {
  let port = 0;
  let key = '';
  const server = createServer((req, res) => {
    const { method = 'GET', url = '/', headers } = req;
    const to = { host: '127.0.0.1', port, method, path: url, agent: false };
    const onward = request({ ...to, headers: { ...headers, authorization: `Bearer ${key}` } }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      res.flushHeaders();
      answer.on('error', () => res.destroy());
      answer.pipe(res);
    });
    onward.on('error', () => {
      if (res.headersSent) res.destroy();
      else res.writeHead(502).end();
    });
    // Whoever hangs up here hangs up there.
    res.on('close', () => onward.destroy());
    req.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lead(toPort, withKey) {
      port = toPort;
      key = withKey;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
