/** The header by which a load balancer names the client of a connection, read off its socket: PROXY protocol, versions 1 and 2. */
import { isIPv4, isIPv6, type Socket } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Null = the balancer speaks for itself, or does not know for whom: a LOCAL command, an UNKNOWN protocol. */
export type ProxiedClient = { address: string; port: number } | null;

/** `length`: bytes of the header, with its extensions. */
export type ProxyHeader = { length: number; client: ProxiedClient };

/** Bytes of a header of version 1 with its CR LF (section 2.1). */
const LINE = 107;
/** Bytes of a header of version 2. Its extensions are optional (section 2.2.7); those of a TLS client are the longest in use. */
const BLOCK = 4096;
const FIXED = 16;

const WORD = Buffer.from('PROXY ');
const SIGNATURE = Buffer.from('0d0a0d0a000d0a515549540a', 'hex');

/** The high half of byte 13 is the version, the low one the command. */
const LOCAL = 0x20;
const PROXY = 0x21;

/** Family and protocol, byte 14: where the source is in the block, and what its port is behind. Without a place, no address is told. */
const FAMILIES = new Map([
  [0x00, null],
  [0x11, { bytes: 4, block: 12, port: 8 }],
  [0x21, { bytes: 16, block: 36, port: 32 }],
  [0x31, null],
]);

/**
 * Resolves once the header has come; what follows it stays in the socket. Rejects with an Error when something else comes, the
 * socket ends, or nothing has come whole after `ms` milliseconds.
 */
export async function readProxyHeader(socket: Socket, ms: number): Promise<ProxyHeader> {
  let come = Buffer.alloc(0);
  return await new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(new Error('no PROXY header came in time')), ms);
    const ended = () => settle(new Error('the connection ended before its PROXY header was whole'));

    function settle(end: ProxyHeader | Error): void {
      clearTimeout(timer);
      socket.off('readable', read).off('error', ended).off('end', ended).off('close', ended);
      if (end instanceof Error) reject(end);
      else resolve(end);
    }

    function read(): void {
      for (let chunk = socket.read(); chunk !== null; chunk = socket.read()) {
        come = Buffer.concat([come, chunk]);
        const found = proxyHeaderIn(come);
        if (found === 'unfinished') continue;
        if (found !== 'wrong' && come.length > found.length) socket.unshift(come.subarray(found.length));
        settle(found === 'wrong' ? new Error('what came first is no PROXY header') : found);
        return;
      }
    }

    socket.on('readable', read).on('error', ended).on('end', ended).on('close', ended);
  });
}

/** The header that these bytes begin with. After `unfinished`, the caller waits for at most 4 KB. Source: HAProxy's proxy-protocol.txt. */
export function proxyHeaderIn(bytes: Buffer): ProxyHeader | 'unfinished' | 'wrong' {
  if (beginsWith(bytes, SIGNATURE)) return bytes.length < FIXED ? 'unfinished' : blockIn(bytes);
  if (beginsWith(bytes, WORD)) return lineIn(bytes);
  return 'wrong';
}

/** Whether what a client said first is such a header, from the words that no SMTP client begins with. */
export function beginsWithHeader(first: Buffer): boolean {
  return [WORD, SIGNATURE].some((start) => first.length >= start.length && beginsWith(first, start));
}

/** Whether they do, as far as they have come. */
function beginsWith(bytes: Buffer, start: Buffer): boolean {
  const length = Math.min(bytes.length, start.length);
  return bytes.subarray(0, length).equals(start.subarray(0, length));
}

function lineIn(bytes: Buffer): ProxyHeader | 'unfinished' | 'wrong' {
  const end = bytes.subarray(0, LINE).indexOf('\r\n');
  if (end < 0) return bytes.length < LINE ? 'unfinished' : 'wrong';
  const length = end + 2;
  const [, protocol, source = '', target = '', ...ports] = bytes.toString('latin1', 0, end).split(' ');
  if (protocol === 'UNKNOWN') return { length, client: null };
  const isAddress = protocol === 'TCP4' ? isIPv4 : protocol === 'TCP6' ? isIPv6 : () => false;
  const isRight = isAddress(source) && isAddress(target) && ports.length === 2 && ports.every(isPort);
  return isRight ? { length, client: clientAt(ipaddr.parse(source), Number(ports[0])) } : 'wrong';
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 0xffff;
}

/** `bytes` has the fixed part. Extensions are skipped: nothing of them is needed. */
function blockIn(bytes: Buffer): ProxyHeader | 'unfinished' | 'wrong' {
  const [command = 0, family = 0] = bytes.subarray(SIGNATURE.length);
  const length = FIXED + bytes.readUInt16BE(FIXED - 2);
  if ((command !== LOCAL && command !== PROXY) || length > BLOCK) return 'wrong';
  const place = command === LOCAL ? null : FAMILIES.get(family);
  if (place === undefined || (place !== null && length < FIXED + place.block)) return 'wrong';
  if (bytes.length < length) return 'unfinished';
  if (place === null) return { length, client: null };
  const source = ipaddr.fromByteArray([...bytes.subarray(FIXED, FIXED + place.bytes)]);
  return { length, client: clientAt(source, bytes.readUInt16BE(FIXED + place.port)) };
}

/** An IPv4 address as itself, where the balancer takes both kinds. */
function clientAt(source: ipaddr.IPv4 | ipaddr.IPv6, port: number): ProxiedClient {
  const isMapped = source instanceof ipaddr.IPv6 && source.isIPv4MappedAddress();
  return { address: (isMapped ? source.toIPv4Address() : source).toString(), port };
}
