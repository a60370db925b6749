/** Mails a second over SMTP, against smtp-server with a commit a mail. */
import { startDnsServer } from '../support/dns-server.ts';
import { freePort } from '../support/free-port.ts';
import { makeFolder, removeFolder } from './leftovers.ts';
import { withProcessorTime } from './processor-time.ts';
import { startProduct } from './product.ts';
import { startReference } from './reference.ts';
import { alternate, type Effort, type Load, type Row, rateRow } from './rounds.ts';
import { loadSmtp } from './smtp-load.ts';

const LOCAL = 'agent-7';

/** With the limits of the port as they are. The product keeps its mail over all rounds, the reference begins each round empty. */
export async function measureSmtp(effort: Effort): Promise<Row[]> {
  const dns = await startDnsServer();
  const port = await freePort();
  const product = await startProduct({
    SMTP_LISTEN: `127.0.0.1:${port}`,
    POSTMASTER_INBOX: 'postmaster@postroom.localhost',
    DNS_SERVERS: dns.address,
  });
  try {
    const inbox = await product.inbox(LOCAL);
    const found = await alternate(effort.rounds, {
      postroom: () => load(product.pid(), port, inbox.address, effort),
      reference: () => reference(inbox.address, effort),
    });
    const what = 'mail over SMTP, 4.7 KB, 50 connections; reference: smtp-server with a commit a mail';
    return [rateRow(what, found.postroom, found.reference, '≥ 1.3x; ≥ 500/s', 'SMTP / a commit each')];
  } finally {
    await product.end();
    await dns.close();
  }
}

async function reference(address: string, effort: Effort): Promise<Load> {
  const folder = await makeFolder();
  const server = await startReference('smtp-reference.ts', { DIR: folder, ADDRESS: address });
  try {
    return await load(server.pid, server.port, address, effort);
  } finally {
    await server.end();
    await removeFolder(folder);
  }
}

async function load(pid: number, port: number, address: string, { warm, seconds }: Effort): Promise<Load> {
  await loadSmtp(port, address, warm);
  return await withProcessorTime(pid, () => loadSmtp(port, address, seconds));
}
