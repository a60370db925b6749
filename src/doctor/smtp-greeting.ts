/** How an SMTP port greets: this server's own, or at the address that its name has in DNS. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { codeOf } from '../core/base/code-of.ts';
import { askDns } from './names.ts';

/** Milliseconds, of each. */
const LOOK_UP = 2000;
const GREETING = 2000;

/** `where` = the name and the address that was asked; `fault` null = this server greets there. */
export type Reached = { where: string; fault: string | null };

/** Asks the address of MAIL_HOST, to which senders connect. An address that cannot be reached from here tells nothing. */
export async function atMailHost(
  { mailHost, dnsServers, port }: { mailHost: string; dnsServers: readonly string[]; port: number },
  signal: AbortSignal,
): Promise<Reached> {
  const host = await addressOf(mailHost, dnsServers);
  if (host === null) return { where: mailHost, fault: 'has no address in DNS' };
  const where = `${mailHost} (${host}) port ${port}`;
  const { greeting, trouble } = await greetingAt({ host, port }, () => '', signal);
  if (greeting === '') return { where, fault: `did not greet (${trouble})` };
  return { where, fault: isOurs(greeting, mailHost) ? null : `greets as something else: ${greeting}` };
}

export function isOurs(greeting: string, mailHost: string): boolean {
  return greeting.startsWith(`220 ${mailHost} `) && greeting.includes('Postroom');
}

/**
 * The first line that the server at `place` sends; '' and a word for the trouble when none comes. What `hello` answers for our own address of the
 * connection is sent before.
 */
export async function greetingAt(
  place: { host: string; port: number },
  hello: (from: string) => string,
  signal: AbortSignal,
): Promise<{ greeting: string; trouble: string }> {
  const socket = connect(place);
  try {
    const within = AbortSignal.any([signal, AbortSignal.timeout(GREETING)]);
    // Listened for before the connection is there, as both may come in one turn.
    const coming = once(socket, 'data', { signal: within });
    coming.catch(() => {});
    await once(socket, 'connect', { signal: within });
    socket.write(hello(socket.localAddress ?? ''));
    const [line] = (await coming) as [Buffer];
    socket.write('QUIT\r\n');
    return { greeting: line.toString('latin1').split('\r\n', 1)[0]?.slice(0, 200) ?? '', trouble: '' };
  } catch (error) {
    return { greeting: '', trouble: codeOf(error) === 'ABORT_ERR' ? 'no answer in time' : codeOf(error) };
  } finally {
    socket.destroy();
  }
}

async function addressOf(name: string, servers: readonly string[]): Promise<string | null> {
  const found = await askDns(servers, LOOK_UP, (dns) => dns.resolve4(name).catch(() => dns.resolve6(name))).catch(() => []);
  return found[0] ?? null;
}
