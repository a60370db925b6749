/** Answers what a server asks its provider for while a simulation runs, at the address where its settings say the provider is. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Answers } from './carriers.ts';

export type StandIn = {
  /** Resolves once all of these paths were got, or `within` milliseconds are over; answers how many were. */
  got(paths: readonly string[], within: number): Promise<number>;
  close(): Promise<void>;
};

/** `origin` is an http address of this machine. Rejects where nothing can listen there. */
export async function standIn(origin: string, answers: Answers): Promise<StandIn> {
  const got = new Set<string>();
  const server = createServer(({ url = '' }, response) => {
    const answer = Object.hasOwn(answers, url) ? answers[url] : undefined;
    if (answer === undefined) {
      response.writeHead(404).end('{}');
      return;
    }
    response.end(answer, () => {
      got.add(url);
      server.emit('got');
    });
  });
  const { hostname, port } = new URL(origin);
  server.listen(Number(port || 80), hostname.replace(/^\[|\]$/g, ''));
  await once(server, 'listening');
  return {
    got: async (paths, within) => {
      const wanted = [...new Set(paths)];
      const count = () => wanted.filter((path) => got.has(path)).length;
      const over = AbortSignal.timeout(within);
      while (count() < wanted.length && !over.aborted) await once(server, 'got', { signal: over }).catch(() => {});
      return count();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
