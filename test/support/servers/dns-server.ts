/** A small authoritative DNS server on loopback, UDP and TCP on one port, whose answers a test sets. */
import { createSocket, type Socket as UdpSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import {
  type Answer,
  AUTHORITATIVE_ANSWER,
  decode,
  encode,
  type Packet,
  RECURSION_AVAILABLE,
  TRUNCATED_RESPONSE,
} from 'dns-packet';
import { closedAtEnd } from '../running/closing.ts';

/** TXT: one string (split into chunks of 255 bytes when longer) or the chunks themselves. */
export type RecordSet =
  | ['TXT', (string | string[])[]]
  | ['MX', { exchange: string; preference?: number }[]]
  | ['A' | 'AAAA' | 'CNAME' | 'NS' | 'PTR', string[]];
export type Failure = 'SERVFAIL' | 'REFUSED' | 'silent';

export type DnsServer = {
  /** `127.0.0.1:port`. */
  address: string;
  /** Replaces the records of that type at the name. */
  set(name: string, ...records: RecordSet): void;
  /** Forgets records and failures of the name, or of all names. */
  clear(name?: string): void;
  /** Every query for the name fails that way until it is cleared. */
  fail(name: string, how: Failure): void;
  /** Every answer for the name comes that much later until it is cleared. */
  delay(name: string, milliseconds: number): void;
  /** Every question in the order it came, names in lower case; one that is repeated over TCP comes twice. */
  queries: { name: string; type: string }[];
  close(): Promise<void>;
};

const RCODE = { NOERROR: 0, SERVFAIL: 2, NXDOMAIN: 3, REFUSED: 5 } as const;
const TTL = 60;

export async function startDnsServer(): Promise<DnsServer> {
  const zone = new Map<string, Map<string, Answer[]>>();
  const failures = new Map<string, Failure>();
  const delays = new Map<string, number>();
  const late = new Set<NodeJS.Timeout>();
  const queries: DnsServer['queries'] = [];
  const connections = new Set<Socket>();

  /** The response, or null for silence. Throws for bytes that are no query. */
  function respond(query: Packet): Packet | null {
    const question = query.questions?.[0];
    if (question === undefined) return null;
    const name = question.name.toLowerCase();
    queries.push({ name, type: question.type });
    const failure = failures.get(name);
    if (failure === 'silent') return null;
    const answers = failure === undefined ? resolve(name, question.type) : [];
    const rcode = failure !== undefined ? RCODE[failure] : answers.length > 0 || exists(name) ? RCODE.NOERROR : RCODE.NXDOMAIN;
    return {
      type: 'response',
      id: query.id,
      flags: ((query.flags ?? 0) & 0x0100) | AUTHORITATIVE_ANSWER | RECURSION_AVAILABLE | rcode,
      questions: [question],
      answers,
    };
  }

  function after(query: Packet, send: () => void): void {
    const wait = delays.get(query.questions?.[0]?.name.toLowerCase() ?? '') ?? 0;
    if (wait === 0) send();
    else late.add(setTimeout(send, wait));
  }

  /** Follows aliases inside the zone, as a recursive resolver does (RFC 1034 4.3.2). */
  function resolve(name: string, type: string): Answer[] {
    const answers: Answer[] = [];
    for (let owner = name, hops = 0; hops < 8; hops += 1) {
      const records = zone.get(owner);
      const [alias] = type === 'CNAME' ? [] : (records?.get('CNAME') ?? []);
      if (alias?.type !== 'CNAME') return [...answers, ...(records?.get(type) ?? [])];
      answers.push(alias);
      owner = alias.data.toLowerCase();
    }
    return answers;
  }

  /** A name above one that has records exists too (RFC 8020 2): it answers NODATA, not NXDOMAIN. */
  function exists(name: string): boolean {
    return [...zone.keys()].some((owner) => owner === name || owner.endsWith(`.${name}`));
  }

  const { udp, tcp, port } = await listen();

  udp.on('message', (bytes, peer) => {
    const query = tryDecode(bytes);
    const response = query && respond(query);
    if (!query || !response) return;
    const full = encode(response);
    const fits = full.length <= udpLimit(query);
    const sent = fits ? full : encode({ ...response, answers: [], flags: (response.flags ?? 0) | TRUNCATED_RESPONSE });
    after(query, () => udp.send(sent, peer.port, peer.address));
  });

  tcp.on('connection', (socket) => {
    connections.add(socket);
    socket.on('close', () => connections.delete(socket));
    socket.on('error', () => socket.destroy());
    let pending = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      pending = Buffer.concat([pending, chunk]);
      // Each message is preceded by its length in two octets (RFC 1035 4.2.2).
      while (pending.length >= 2 && pending.length >= 2 + pending.readUInt16BE(0)) {
        const end = 2 + pending.readUInt16BE(0);
        const query = tryDecode(pending.subarray(2, end));
        pending = pending.subarray(end);
        const response = query && respond(query);
        if (!response) continue;
        const bytes = encode(response);
        const length = Buffer.alloc(2);
        length.writeUInt16BE(bytes.length);
        socket.write(Buffer.concat([length, bytes]));
      }
    });
  });

  return closedAtEnd({
    address: `127.0.0.1:${port}`,
    set(name, ...records) {
      const owner = name.toLowerCase();
      const sets = zone.get(owner) ?? new Map<string, Answer[]>();
      zone.set(owner, sets.set(records[0], toAnswers(owner, records)));
    },
    clear(name) {
      if (name === undefined) {
        zone.clear();
        failures.clear();
        delays.clear();
      } else {
        zone.delete(name.toLowerCase());
        failures.delete(name.toLowerCase());
        delays.delete(name.toLowerCase());
      }
    },
    fail(name, how) {
      failures.set(name.toLowerCase(), how);
    },
    delay(name, milliseconds) {
      delays.set(name.toLowerCase(), milliseconds);
    },
    queries,
    async close() {
      for (const timer of late) clearTimeout(timer);
      for (const socket of connections) socket.destroy();
      await Promise.all([new Promise<void>((done) => udp.close(done)), new Promise((done) => tcp.close(done))]);
    },
  });
}

/** A port that is free for TCP may be taken for UDP: then another is tried. */
async function listen(attempts = 10): Promise<{ udp: UdpSocket; tcp: Server; port: number }> {
  const tcp = createServer();
  tcp.listen(0, '127.0.0.1');
  await once(tcp, 'listening');
  const address = tcp.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const udp = createSocket('udp4');
  try {
    udp.bind(port, '127.0.0.1');
    await once(udp, 'listening');
    return { udp, tcp, port };
  } catch (error) {
    udp.close();
    tcp.close();
    if (attempts <= 1) throw error;
    return listen(attempts - 1);
  }
}

function tryDecode(bytes: Buffer): Packet | null {
  try {
    return decode(bytes);
  } catch {
    return null;
  }
}

/** What the client can take over UDP: 512 octets (RFC 1035 4.2.1) unless it says more (RFC 6891 6.2.3). */
function udpLimit(query: Packet): number {
  const edns = query.additionals?.find((record) => record.type === 'OPT');
  return Math.max(512, edns?.type === 'OPT' ? edns.udpPayloadSize : 0);
}

function toAnswers(name: string, records: RecordSet): Answer[] {
  switch (records[0]) {
    case 'TXT':
      return records[1].map((data) => ({
        type: 'TXT',
        name,
        ttl: TTL,
        data: typeof data === 'string' ? chunks(data) : data.map((chunk) => Buffer.from(chunk)),
      }));
    case 'MX':
      return records[1].map(({ exchange, preference = 10 }) => ({ type: 'MX', name, ttl: TTL, data: { exchange, preference } }));
    default: {
      const [type, values] = records;
      return values.map((data) => ({ type, name, ttl: TTL, data }));
    }
  }
}

/** A character-string holds at most 255 octets (RFC 1035 3.3). */
function chunks(text: string): Buffer[] {
  const bytes = Buffer.from(text);
  const count = Math.max(1, Math.ceil(bytes.length / 255));
  return Array.from({ length: count }, (_, index) => bytes.subarray(index * 255, (index + 1) * 255));
}
