/** A server on loopback that stands in for the API of a provider. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closedAtEnd } from '../running/closing.ts';

/** The same `state`, once it listens at the address that is `url` then. It is closed at the end of the test file, or before by `close`. */
export async function standInApi<State extends { url: string }>(
  state: State,
  answer: RequestListener,
): Promise<State & { close(): Promise<unknown> }> {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  };
  return closedAtEnd(Object.assign(state, { close }));
}
