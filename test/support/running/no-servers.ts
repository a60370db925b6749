/** Keeps servers out of test/unit: a test there that listens fails, with the folder that it belongs into. */
import { Socket } from 'node:dgram';
import { Server } from 'node:net';

const listen = Server.prototype.listen;
const bind = Socket.prototype.bind;

/** For the file at this URL, until it is called for the next one. */
export function allowServers(file: string): void {
  const allowed = !file.includes('/test/unit/');
  Server.prototype.listen = allowed ? listen : refuse;
  Socket.prototype.bind = allowed ? bind : refuse;
}

function refuse(): never {
  throw new Error('Tests in test/unit start no server: this one belongs into test/servers.');
}
