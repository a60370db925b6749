/** Webhooks a second, against the reference with a commit a mail and with commits shared. */
import { SIGNING_KEY } from '../support/rooms/postroom.ts';
import { makeFolder, removeFolder } from './leftovers.ts';
import { withProcessorTime } from './processor-time.ts';
import { startProduct } from './product.ts';
import { startReference } from './reference.ts';
import { alternate, type Effort, type Load, type Row, rateRow } from './rounds.ts';
import { loadWebhook, type Target } from './webhook-load.ts';

const ADDRESS = 'agent-7@postroom.example';

/** The product keeps its mail over all rounds, the references begin each round empty. */
export async function measureIngest(effort: Effort): Promise<Row[]> {
  const product = await startProduct();
  try {
    const inbox = await product.inbox('agent-7');
    const found = await alternate(effort.rounds, {
      postroom: () => load(product.pid(), product.webhook(inbox.address), effort),
      base: () => reference('0', effort),
      group: () => reference('1', effort),
    });
    const what = 'webhook ingest, 4.7 KB mail, 50 connections';
    return [
      rateRow(`${what}; reference: a commit a mail`, found.postroom, found.base, '≥ 1.8x; CPU ≤ 0.75x', 'mail / a commit each'),
      rateRow(`${what}; reference: group commit`, found.postroom, found.group, 'CPU ≤ 1x', 'mail / group commit'),
    ];
  } finally {
    await product.end();
  }
}

export async function reference(group: '0' | '1', effort: Effort, mime?: Buffer): Promise<Load> {
  const folder = await makeFolder();
  const server = await startReference('ingest-reference.ts', { DIR: folder, SIGNING_KEY, ADDRESS, GROUP: group });
  try {
    return await load(
      server.pid,
      { port: server.port, path: '/webhooks/inbound', signingKey: SIGNING_KEY, recipient: ADDRESS },
      effort,
      mime,
    );
  } finally {
    await server.end();
    await removeFolder(folder);
  }
}

async function load(pid: number, target: Target, effort: Effort, mime?: Buffer): Promise<Load> {
  await loadWebhook(target, { seconds: effort.warm }, mime);
  return await withProcessorTime(pid, () => loadWebhook(target, { seconds: effort.seconds }, mime));
}
