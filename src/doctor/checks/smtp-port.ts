/** The check of the SMTP port: that it answers, and that none of its certificates ends soon. */
import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { codeOf } from '../../core/base/code-of.ts';
import { inRanges } from '../../limits/connections.ts';
import type { Config } from '../../settings/config.ts';
import { defineCheck, type Finding, type Tell } from '../finding.ts';
import { atMailHost, greetingAt, isOurs } from '../smtp-greeting.ts';

/** By which a load balancer says that it speaks for itself (PROXY protocol, version 1). */
const FOR_ITSELF = 'PROXY UNKNOWN\r\n';

/** Days: a certificate that ends sooner is reported. */
const SOON = 14;
const DAY = 24 * 3600_000;
/** Characters of the names of a certificate. */
const NAMES = 200;

type Code = 'off' | 'answers' | Outside | 'closed' | 'other' | 'any' | 'plain' | 'lasting' | 'ending' | 'unread';
/** What it finds where senders connect. */
type Outside = 'reached' | 'unreached' | 'balanced' | 'behind';

export const smtpPort = defineCheck<Code>({
  name: 'smtp port',
  asks: 'Where SMTP_LISTEN is set: is mail taken there, and with certificates that last?',
  says: {
    off: { status: 'ok', when: 'SMTP_LISTEN is not set: no mail is taken over SMTP.' },
    answers: { status: 'ok', when: 'It greets with MAIL_HOST.' },
    closed: {
      status: 'failed',
      when: 'Nothing greets there.',
      fix: 'Start Postroom. Where it runs, its log says why the port is closed: it cannot listen there, or no inbox has the address in POSTMASTER_INBOX.',
    },
    reached: { status: 'ok', when: 'At the address of MAIL_HOST, port 25, it greets too.' },
    unreached: {
      status: 'unknown',
      when: 'It greets, and was not reached at the address that MAIL_HOST has in DNS, port 25. From inside that may be normal.',
      fix: 'See that MAIL_HOST leads to this machine in DNS, and that no firewall holds port 25 back; where SMTP_LISTEN has another port, that 25 is led to it. Then ask from outside: `openssl s_client -starttls smtp -connect MAIL_HOST:25`.',
    },
    balanced: {
      status: 'ok',
      when: 'With SMTP_PROXY_FROM: at the address of MAIL_HOST, port 25, the load balancer leads to it.',
    },
    behind: {
      status: 'unknown',
      when: 'With SMTP_PROXY_FROM: it greets, and was not reached at the address that MAIL_HOST has in DNS. From inside that may be normal.',
      fix: 'See that MAIL_HOST leads to the load balancer in DNS, that this hands port 25 over to SMTP_LISTEN with a header of the PROXY protocol, and that SMTP_PROXY_FROM has the address from which it does. Then ask from outside: `openssl s_client -starttls smtp -connect MAIL_HOST:25`.',
    },
    other: {
      status: 'failed',
      when: 'What greets there is no Postroom, or has another name than MAIL_HOST.',
      fix: 'Stop that program, or set SMTP_LISTEN to another place. After a change of MAIL_HOST, start again.',
    },
    any: { status: 'unknown', when: 'The port is 0, so every start takes another one.', fix: 'Set SMTP_LISTEN to a port.' },
    plain: {
      status: 'warning',
      when: 'It has no certificate, so mail comes in unencrypted.',
      fix: 'Set SMTP_TLS_CERT and SMTP_TLS_KEY; one that signs itself is enough for most senders.',
    },
    lasting: { status: 'ok', when: 'A certificate of it lasts for more than 14 days.' },
    ending: {
      status: 'warning',
      when: 'A certificate of it has ended, or ends within 14 days.',
      fix: 'Have it renewed. The server reads the files again by itself.',
    },
    unread: {
      status: 'failed',
      when: 'The file of a certificate cannot be read.',
      fix: 'See that the file is there, is in PEM, and may be read by the user that the server runs as.',
    },
  },
  find: async (tell, { config }, signal) => {
    if (config.smtpListen === null) return [tell('off', 'SMTP_LISTEN is not set: no mail is taken over SMTP.')];
    const { smtpTlsFiles: files } = config;
    const plain = tell('plain', 'SMTP_TLS_CERT is not set: mail comes in unencrypted.');
    const certificates = files.length === 0 ? [plain] : await Promise.all(files.map(({ cert }) => certified(tell, cert)));
    return [...(await greeted(tell, config, signal)), ...certificates];
  },
});

async function greeted(tell: Tell<Code>, config: Config, signal: AbortSignal): Promise<Finding[]> {
  const { smtpListen, smtpProxyFrom, mailHost, dnsServers } = config;
  const { host, port } = smtpListen ?? { host: '', port: 0 };
  if (port === 0) return [tell('any', 'The port in SMTP_LISTEN is 0, so it cannot be looked at.')];
  const at = `${host} port ${port}`;
  const isBehind = smtpProxyFrom.length > 0;
  // What listens on every address of this machine listens on its own.
  const place = { host: host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host, port };
  // Where this machine counts as a load balancer, the port waits for its header.
  const isBalancer = inRanges(smtpProxyFrom);
  const { greeting, trouble } = await greetingAt(place, (from) => (isBalancer(from) ? FOR_ITSELF : ''), signal);
  if (greeting !== '' && !isOurs(greeting, mailHost)) return [tell('other', `At ${at} something else greets: ${greeting}`)];
  if (greeting === '') return [tell('closed', `Nothing greets at ${at} (${trouble}).`)];
  const own = tell('answers', `The SMTP port greets at ${at} as ${mailHost}.`);
  const { where, fault } = await atMailHost({ mailHost, dnsServers, port: 25 }, signal);
  if (!isBehind)
    return [
      own,
      fault === null
        ? tell('reached', `It was reached where senders connect: ${where}.`)
        : tell('unreached', `Where senders connect it was not reached from here: ${where} ${fault}.`),
    ];
  return [
    own,
    fault === null
      ? tell('balanced', `The load balancer at ${where} hands its clients over to it.`)
      : tell('behind', `Through the load balancer it was not reached: ${where} ${fault}.`),
  ];
}

async function certified(tell: Tell<Code>, file: string): Promise<Finding> {
  try {
    const { validTo, subjectAltName, subject } = new X509Certificate(await readFile(file));
    const ends = new Date(validTo);
    const names = (subjectAltName ?? subject ?? file).replaceAll('\n', ', ').slice(0, NAMES);
    const days = Math.floor((ends.getTime() - Date.now()) / DAY);
    const day = ends.toISOString().slice(0, 10);
    if (days < 0) return tell('ending', `The certificate of the SMTP port for ${names} ended on ${day}.`);
    return tell(days < SOON ? 'ending' : 'lasting', `The certificate of the SMTP port for ${names} ends on ${day}.`);
  } catch (error) {
    return tell('unread', `${file} cannot be read as a certificate (${codeOf(error)}).`);
  }
}
