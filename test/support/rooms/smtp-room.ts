/** A room with an SMTP port and a DNS server on loopback, and mails for it. */
import assert from 'node:assert/strict';
import type { Parts } from '../../../src/app.ts';
import type { SmtpLimits } from '../../../src/smtp/limits.ts';
import { type DnsServer, startDnsServer } from '../servers/dns-server.ts';
import { mime } from './conversation.ts';
import { type Json, type Postroom, startPostroom } from './postroom.ts';

export const POSTMASTER = 'postmaster@postroom.localhost';

export type SmtpRoom = Postroom & { dns: DnsServer };

/** Unknown recipients are answered at once, and many connections are taken, unless `limits` say otherwise. */
export async function startSmtpRoom(
  env: Record<string, string> = {},
  { limits = {}, ...parts }: Partial<Parts> & { limits?: Partial<SmtpLimits> } = {},
): Promise<SmtpRoom> {
  const dns = await startDnsServer();
  const settings = { SMTP_LISTEN: '127.0.0.1:0', POSTMASTER_INBOX: POSTMASTER, DNS_SERVERS: dns.address, ...env };
  const easy = { unknownDelayMs: 0, connections: { all: 200, address: 100, network: 100, region: 100 } };
  return Object.assign(await startPostroom(settings, { smtpLimits: { ...easy, ...limits }, ...parts }), { dns });
}

let mails = 0;

/** With a Message-ID of its own, and CR LF at the end of each line. */
export function newMail(to: string, subject = 'Hello'): string {
  mails += 1;
  const text = `Mail ${mails}.`;
  return mime({ to, subject, text, messageId: `<smtp-${mails}@example.org>` })
    .toString()
    .replace(/\r?\n/g, '\r\n');
}

/** The subjects of the mails in an inbox, newest first. */
export async function subjectsIn(room: Postroom, inboxId: unknown, key?: string): Promise<string[]> {
  const { body } = await room.rest('GET', `/emails?inboxId=${inboxId}&limit=100`, undefined, key ? { key } : {});
  return (body.data as Json[]).map(({ subject }) => String(subject));
}

/** Adds a domain to the account of the key, publishes its records, and has it verified. */
export async function verifiedDomain({ dns, rest }: SmtpRoom, domain: string, key: string): Promise<void> {
  const { body } = await rest('POST', '/domains', { domain }, { key });
  for (const { type, name, value, priority } of body.records as { type: string; name: string; value: string; priority: number }[])
    if (type === 'MX') dns.set(name, 'MX', [{ exchange: value, preference: priority }]);
    else dns.set(name, 'TXT', [value]);
  assert.equal((await rest('POST', `/domains/${body.id}/verify`, undefined, { key })).body.status, 'verified');
}
