/** The world around the demo, all of it on this machine: name servers, the next mail server, and a program that takes webhooks. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newEdwardsSigner, type Signer, signed } from '../support/mails/signed-mail.ts';
import { startDnsServer } from '../support/servers/dns-server.ts';
import { type Refusal, startSmtpSink } from '../support/servers/smtp-sink.ts';

export type Neighbours = {
  dns: string;
  /** For SMTP_URL. Takes all mail but that to the mailboxes and domains below, and passes none on. */
  smtp: string;
  /** Where a program takes webhooks. */
  hook: string;
  /** The mail with a signature of its sender's domain, whose key and policy are in the DNS. */
  sign(mime: string, domain: string, at: Date): Promise<string>;
  /** The domain says that mail without its signature is not its own (DMARC). */
  protect(domain: string): void;
  close(): Promise<void>;
};

/** Mailboxes that are not there. */
export const GONE = ['old.account@riverbank.example', 'j.smiht@quillfen.example', 'noreply@parcelway.example'];

/** A domain whose server is busy for as long as the demo runs. */
export const BUSY = 'overfull.example';

/** Of the posts to the webhook, one in so many is answered with 500, as by a program that is just restarted. */
const FAILS_EACH = 23;

export async function startNeighbours(): Promise<Neighbours> {
  const dns = await startDnsServer();
  const sink = await startSmtpSink({ onRcpt: refusalOf, onData: () => undefined });
  const hook = await startHook();
  const signers = new Map<string, Signer>();
  const protect = (domain: string) => {
    dns.set(`_dmarc.${domain}`, 'TXT', ['v=DMARC1; p=reject']);
    dns.set(domain, 'TXT', ['v=spf1 -all']);
    dns.set(domain, 'MX', [{ exchange: `mx.${domain}` }]);
  };
  return {
    dns: dns.address,
    smtp: sink.url,
    hook: hook.url,
    protect,
    async sign(mime, domain, at) {
      const signer = signers.get(domain) ?? newEdwardsSigner(dns, domain);
      if (!signers.has(domain)) protect(domain);
      signers.set(domain, signer);
      return await signed(mime, signer, { signTime: at });
    },
    async close() {
      await Promise.all([hook.close(), sink.close(), dns.close()]);
    },
  };
}

function refusalOf(address: string): Refusal | undefined {
  if (GONE.includes(address)) return { responseCode: 550, message: '5.1.1 there is no such mailbox here' };
  if (address.endsWith(`@${BUSY}`)) return { responseCode: 451, message: '4.3.2 the system is busy, try again later' };
  return undefined;
}

async function startHook() {
  let taken = 0;
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      taken += 1;
      response.writeHead(taken % FAILS_EACH === 0 ? 500 : 204).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/postroom`,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}
