/** The check of outbound port 25, where no relay is set: whether this machine may talk to the mail servers of others. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { codeOf } from '../../core/base/code-of.ts';
import { defineCheck } from '../finding.ts';
import { askDns } from '../names.ts';

/** A domain whose mail servers take connections from anywhere. Nothing is sent to them. */
const WELL_KNOWN = 'gmail.com';

/** In milliseconds. */
const LOOK_UP = 3000;
const CONNECT = 5000;

export const port25 = defineCheck({
  name: 'port 25',
  asks: 'Where no relay is set: can this machine reach the mail servers of others?',
  says: {
    'not needed': { status: 'ok', when: 'Mail goes out through the relay.' },
    open: { status: 'ok', when: 'It is open, so a relay of your own could run here.' },
    closed: {
      status: 'warning',
      when: 'It is closed: most clouds block it.',
      fix: 'Use a relay on port 587, with SMTP_URL.',
    },
    'no network': {
      status: 'unknown',
      when: 'DNS does not answer, or no way leads out.',
      fix: 'Look at the network and at DNS_SERVERS, then run `doctor` again.',
    },
  },
  find: async (tell, { config: { smtpUrl, dnsServers } }, signal) => {
    if (smtpUrl !== null) return [tell('not needed', 'Mail goes out through the relay.')];
    const address = await mailServer(dnsServers).catch(() => null);
    if (address === null) return [tell('no network', `The mail servers of ${WELL_KNOWN} could not be looked up.`)];
    const fault = await connectingFault(address, AbortSignal.any([signal, AbortSignal.timeout(CONNECT)]));
    if (fault === null) return [tell('open', `Port 25 of ${address} (${WELL_KNOWN}) was reached.`)];
    if (/^(ENETUNREACH|EHOSTUNREACH|ENETDOWN)$/.test(fault))
      return [tell('no network', `No way leads to ${address} (${fault}).`)];
    return [tell('closed', `Port 25 of ${address} (${WELL_KNOWN}) was not reached (${fault}).`)];
  },
});

/** Null when it has no address. Rejects when DNS does not answer. */
async function mailServer(servers: string[]): Promise<string | null> {
  return await askDns(servers, LOOK_UP, async (dns) => {
    const exchanges = await dns.resolveMx(WELL_KNOWN);
    const [first] = exchanges.sort((a, b) => a.priority - b.priority);
    const [address] = await dns.resolve4(first?.exchange ?? '');
    return address ?? null;
  });
}

async function connectingFault(host: string, signal: AbortSignal): Promise<string | null> {
  const socket = connect({ host, port: 25 });
  try {
    await once(socket, 'connect', { signal });
    return null;
  } catch (error) {
    return codeOf(error) === 'ABORT_ERR' ? 'no answer in time' : codeOf(error);
  } finally {
    socket.destroy();
  }
}
