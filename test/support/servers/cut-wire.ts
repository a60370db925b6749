/** A TCP proxy on loopback that a test can cut or silence: the faults of a network between two machines. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { closedAtEnd } from '../running/closing.ts';

export type Wire = {
  port: number;
  /** Cuts each connection on which the client sends something for which `sent` is true, before the answer gets back. */
  cutAfter(sent: (bytes: string) => boolean): void;
  /** As `cutAfter`, but the connection stays open: the client gets nothing more. */
  deafenAfter(sent: (bytes: string) => boolean): void;
  /** From now on all goes through again, on new connections. */
  mend(): void;
  close(): Promise<void>;
};

export async function startWire(target: number): Promise<Wire> {
  const sockets = new Set<Socket>();
  let cut = (_bytes: string) => false;
  let deafen = (_bytes: string) => false;
  const server = createServer((client) => {
    const far = connect(target, '127.0.0.1');
    let isDeaf = false;
    for (const socket of [client, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        far.end();
      });
    }
    client.on('data', (bytes) => {
      const text = bytes.toString('latin1');
      const isCut = cut(text);
      isDeaf ||= isCut || deafen(text);
      far.write(bytes);
      if (isCut) far.once('data', () => client.destroy());
    });
    far.on('data', (bytes) => isDeaf || client.write(bytes));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return closedAtEnd({
    port: address !== null && typeof address === 'object' ? address.port : 0,
    cutAfter: (sent) => {
      cut = sent;
    },
    deafenAfter: (sent) => {
      deafen = sent;
    },
    mend: () => {
      cut = deafen = () => false;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  });
}
