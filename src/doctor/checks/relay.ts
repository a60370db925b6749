/** The check of the relay: that it connects, offers TLS, has a certificate that holds, and takes the login. */
import { probeRelay, type RelayProbe } from '../../mail/smtp/probe.ts';
import { readRelayUrl } from '../../mail/smtp/url.ts';
import { defineCheck } from '../finding.ts';
import { addressesOf, NameTrouble, reachOf } from '../names.ts';

/** Milliseconds: a certificate that ends sooner is reported. */
const SOON = 14 * 24 * 3600_000;

export const relay = defineCheck({
  name: 'relay',
  asks: 'Does the relay of SMTP_URL connect, offer TLS and take the login?',
  says: {
    fine: { status: 'ok', when: 'It connects, with TLS or on this machine, and takes the login.' },
    none: {
      status: 'warning',
      when: 'SMTP_URL is not set: mail goes only between inboxes of this store.',
      fix: 'To send mail elsewhere, set SMTP_URL to a relay, such as smtp://user:password@smtp.example.com:587.',
    },
    closed: {
      status: 'failed',
      when: 'Nothing listens there, or the connection is not taken in time.',
      fix: 'Look at host and port of SMTP_URL, and at what firewalls let out; most clouds block port 25, so use 587 or 465.',
    },
    'no name': { status: 'failed', when: 'There is no host of this name.', fix: 'Correct the host in SMTP_URL.' },
    'no dns': {
      status: 'unknown',
      when: 'DNS did not answer for the name of the relay.',
      fix: 'Look at the network, then run `doctor` again.',
    },
    'no network': {
      status: 'unknown',
      when: 'No way leads to the relay from here.',
      fix: 'Look at the network, then run `doctor` again.',
    },
    greeting: {
      status: 'failed',
      when: 'It connects, and does not greet as an SMTP server, or refuses this client.',
      fix: 'Look at the port: smtps:// is for 465, smtp:// for 587 and 25. If it refuses this client, ask who runs it.',
    },
    tls: {
      status: 'failed',
      when: 'No TLS session could be made, or SMTP_URL requires TLS and the relay offers none.',
      fix: 'Use smtps:// for a port with TLS from the start (465), smtp:// for others, and requireTLS only where STARTTLS is offered.',
    },
    certificate: {
      status: 'failed',
      when: 'Its certificate does not hold: it has ended, is for another name, or no known authority signed it.',
      fix: 'Use the name in SMTP_URL that the certificate is for, or have it renewed; tls.servername names another.',
    },
    'ends soon': {
      status: 'warning',
      when: 'Its certificate ends within 14 days.',
      fix: 'Have it renewed: from that day on no mail goes out.',
    },
    login: {
      status: 'failed',
      when: 'It refuses the login.',
      fix: 'Correct user and password in SMTP_URL, with special characters as %XX; some relays want a password made for programs.',
    },
    'no login': {
      status: 'warning',
      when: 'SMTP_URL has a login, and the relay offers none: mail goes without it.',
      fix: 'Use the port for sending with a login, which is 587 or 465, or take user and password out of SMTP_URL.',
    },
    plain: {
      status: 'warning',
      when: 'It is on another machine and offers no TLS: mail, and the login, go as they are.',
      fix: 'Use a relay or a port that offers TLS, and add requireTLS=true to SMTP_URL.',
    },
    unchecked: {
      status: 'warning',
      when: 'SMTP_URL takes any certificate, so anybody between can read along.',
      fix: 'Take tls.rejectUnauthorized=false out of SMTP_URL.',
    },
  },
  find: async (tell, { config: { smtpUrl } }, signal) => {
    if (smtpUrl === null) return [tell('none', 'SMTP_URL is not set: mail goes only between inboxes of this store.')];
    const { host, connection } = readRelayUrl(smtpUrl);
    const at = `${host} port ${connection.port ?? (connection.secure ? 465 : 587)}`;
    const resolved = await addressesOf(host).catch((error: unknown) =>
      error instanceof NameTrouble ? error : Promise.reject(error),
    );
    if (resolved instanceof NameTrouble)
      return [tell(resolved.kind === 'none' ? 'no name' : 'no dns', `The relay was not tried: ${resolved.message}.`)];
    const [address = host] = resolved;
    const probe = await probeRelay(smtpUrl, address, signal);
    if (probe.failedAt !== null)
      return [tell(failureCode(probe), `The relay at ${at} ${FAILED[probe.failedAt]}: ${probe.detail}.`)];
    const { secure, login, certificateEnds: ends } = probe;
    const isHere = reachOf(address) === 'machine';
    const isChecked = connection.tls?.rejectUnauthorized !== false;
    const warnings = [
      ...(login === 'not offered' ? [tell('no login', `The relay at ${at} offers no login, and SMTP_URL has one.`)] : []),
      ...(secure || isHere ? [] : [tell('plain', `The relay at ${at} offers no TLS.`)]),
      ...(secure && !isChecked && !isHere ? [tell('unchecked', `SMTP_URL takes any certificate of ${at}.`)] : []),
      ...(isChecked && ends && ends.getTime() < Date.now() + SOON
        ? [tell('ends soon', `The certificate of ${at} ends at ${ends.toISOString()}.`)]
        : []),
    ];
    if (warnings.length > 0) return warnings;
    const how = [
      secure ? 'with TLS' : 'without TLS, on this machine',
      login === 'accepted' ? 'takes the login' : 'wants no login',
    ];
    return [tell('fine', `The relay at ${at} connects ${how.join(', and ')}.`)];
  },
});

const FAILED = {
  connection: 'does not connect',
  greeting: 'does not greet',
  tls: 'makes no TLS session',
  certificate: 'has a certificate that does not hold',
  login: 'refuses the login',
};

function failureCode({ failedAt, detail }: Extract<RelayProbe, { detail: string }>) {
  if (failedAt !== 'connection') return failedAt;
  return /ENETUNREACH|ENETDOWN/.test(detail) ? 'no network' : 'closed';
}
