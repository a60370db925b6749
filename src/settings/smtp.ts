/** The settings of the SMTP port, once each: a part of the settings. */
import { z } from 'zod';
import { commaList, listenAddress, smtpSessions } from './values.ts';

export const SMTP_SETTINGS = {
  smtpListen: {
    name: 'SMTP_LISTEN',
    meaning: 'Address and port that take mail over SMTP, such as `0.0.0.0:25`; needs POSTMASTER_INBOX.',
    schema: listenAddress,
    default: null,
    defaultMeaning: 'none (off)',
    example: '0.0.0.0:25',
  },
  postmasterInbox: {
    name: 'POSTMASTER_INBOX',
    meaning:
      'The inbox that gets what comes over SMTP to postmaster@ and abuse@ of a domain whose account has no inbox for it. On SHARED_DOMAIN it is made by itself.',
    schema: z
      .string()
      .toLowerCase()
      .regex(/^[^\s@<>]{1,64}@[^\s@<>]{1,253}$/, 'must be an address, such as postmaster@agents.example.com'),
    default: null,
    defaultMeaning: 'none (SMTP_LISTEN needs it)',
    example: 'postmaster@agents.example.com',
  },
  smtpTlsCert: {
    name: 'SMTP_TLS_CERT',
    meaning:
      'File with the certificate chain for STARTTLS, in PEM. Of several, comma separated, the one for the server name that the client asks for is shown, and the first where none is. They are read again when they change.',
    schema: commaList,
    default: '',
    defaultMeaning: 'none (no STARTTLS)',
    example: '/etc/postroom/fullchain.pem',
  },
  smtpTlsKey: {
    name: 'SMTP_TLS_KEY',
    meaning:
      'File with the private key of that certificate, in PEM; of several certificates their keys in the same order, comma separated.',
    schema: commaList,
    default: '',
    defaultMeaning: 'none (no STARTTLS)',
    example: '/etc/postroom/privkey.pem',
  },
  smtpSessionsPerAddress: {
    name: 'SMTP_SESSIONS_PER_ADDRESS',
    meaning:
      'Sessions that an address may have open at the SMTP port, of 200 in all; three times as many are for its network (/24, IPv6: /64), and six times as many for its region (/21, /48), 150 at most. Behind SMTP_PROXY_FROM it is the address that the load balancer tells. Raise it where one relay hands over all mail.',
    schema: smtpSessions,
    default: '10',
  },
  smtpProxyFrom: {
    name: 'SMTP_PROXY_FROM',
    meaning:
      'Load balancers in front of the SMTP port, as addresses or ranges, comma separated: each of their connections must begin with a header of the PROXY protocol (version 1 or 2), which names the client.',
    schema: commaList,
    default: '',
    defaultMeaning: 'none (clients connect themselves)',
    example: '10.0.0.0/24',
  },
};
