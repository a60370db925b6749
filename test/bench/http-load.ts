/** Plain HTTP requests over kept connections, with as little work on the asking side as can be. */
import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export type HttpAnswer = { status: number; headers: IncomingHttpHeaders; text: string };

export type HttpClient = {
  ask(method: string, path: string, headers: Record<string, string>, body?: string | Buffer): Promise<HttpAnswer>;
  close(): void;
};

/** An answer that does not come within this time fails the measurement. */
const PATIENCE_MS = 60_000;

export function httpClient(port: number, connections: number, patienceMs = PATIENCE_MS): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    ask: (method, path, headers, body) =>
      new Promise((answered, failed) => {
        const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
        const asked = request({ host: '127.0.0.1', port, path, method, agent, headers: { ...headers, ...length } }, (res) => {
          let text = '';
          res.setEncoding('utf8').on('data', (chunk: string) => {
            text += chunk;
          });
          res.on('end', () => answered({ status: res.statusCode ?? 0, headers: res.headers, text })).on('error', failed);
        });
        asked.setTimeout(patienceMs, () => asked.destroy(new Error(`${method} ${path} was not answered in time`)));
        asked.on('error', failed).end(body);
      }),
    close: () => agent.destroy(),
  };
}
