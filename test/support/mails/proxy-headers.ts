/** Headers of the PROXY protocol, written apart from what reads them. */
import { isIPv4 } from 'node:net';

export const PORTS = { client: 4711, server: 25 };

/** Version 1, as HAProxy's `send-proxy` writes it. */
export function proxyLine(client: string, server = isIPv4(client) ? '127.0.0.1' : '::1'): string {
  return `PROXY TCP${isIPv4(client) ? 4 : 6} ${client} ${server} ${PORTS.client} ${PORTS.server}\r\n`;
}

export type Block = {
  /** 1 = PROXY, 0 = LOCAL. */
  command?: number;
  /** Family and protocol: 0x11 TCP over IPv4, 0x21 over IPv6. */
  family?: number;
  addresses?: Buffer;
  extensions?: Buffer;
  /** What the header says of its own length; what it has, by default. */
  length?: number;
  version?: number;
};

/** Version 2, byte by byte. */
export function proxyBlock({ command = 1, family = 0x11, addresses, extensions, length, version = 2 }: Block): Buffer {
  const rest = Buffer.concat([addresses ?? Buffer.alloc(0), extensions ?? Buffer.alloc(0)]);
  const fixed = Buffer.from('\r\n\r\n\0\r\nQUIT\n\0\0\0\0', 'latin1');
  fixed[12] = version * 16 + command;
  fixed[13] = family;
  fixed.writeUInt16BE(length ?? rest.length, 14);
  return Buffer.concat([fixed, rest]);
}

/** Version 2 for a client, as HAProxy's `send-proxy-v2` writes it. */
export function proxyBlockOf(client: string, more: Block = {}): Buffer {
  const isOld = isIPv4(client);
  return proxyBlock({ family: isOld ? 0x11 : 0x21, addresses: addressesOf(client, isOld ? '127.0.0.1' : '::1'), ...more });
}

/** A type-length-value of version 2, section 2.2. */
export function extension(type: number, value: Buffer): Buffer {
  const head = Buffer.from([type, 0, 0]);
  head.writeUInt16BE(value.length, 1);
  return Buffer.concat([head, value]);
}

/** Both addresses, then both ports. */
export function addressesOf(client: string, server: string): Buffer {
  const ports = Buffer.alloc(4);
  ports.writeUInt16BE(PORTS.client, 0);
  ports.writeUInt16BE(PORTS.server, 2);
  return Buffer.concat([bytesOf(client), bytesOf(server), ports]);
}

function bytesOf(address: string): Buffer {
  if (isIPv4(address)) return Buffer.from(address.split('.').map(Number));
  const [head = '', tail = ''] = address.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [first, last] = [groups(head), groups(tail)];
  const zeros = address.includes('::') ? Array.from({ length: 8 - first.length - last.length }, () => '0') : [];
  return Buffer.from([...first, ...zeros, ...last].map((group) => group.padStart(4, '0')).join(''), 'hex');
}
