/** Webhooks a second, against the reference with a commit a mail and with commits shared, and a burst of them. */
import { SIGNING_KEY } from '../support/rooms/postroom.ts';
import { makeFolder, removeFolder } from './leftovers.ts';
import { withProcessorTime } from './processor-time.ts';
import { type Product, startProduct } from './product.ts';
import { startReference } from './reference.ts';
import { alternate, type Effort, type Load, type Row, rateRow } from './rounds.ts';
import { allFiled, untilFiled } from './until-filed.ts';
import { bursts } from './webhook-burst.ts';
import { type Amount, loadAccepting, loadWebhook, type Target } from './webhook-load.ts';

const ADDRESS = 'agent-7@postroom.example';

/** The product keeps its mail over all rounds, the references begin each round empty. */
export async function measureIngest({ burst, ...effort }: Effort & { burst: number }): Promise<Row[]> {
  const product = await startProduct();
  try {
    const inbox = await product.inbox('agent-7');
    const target = product.webhook(inbox.address);
    const found = await alternate(effort.rounds, {
      postroom: () => load(product, target, effort),
      base: () => reference('0', effort.warm, { seconds: effort.seconds }),
      group: () => reference('1', effort.warm, { seconds: effort.seconds }),
    });
    const what = 'webhook ingest, 4.7 KB mail, 50 connections, until it is filed';
    return [
      rateRow(
        `${what}; reference: a commit a mail`,
        found.postroom,
        found.base,
        '≥ 1.8x; CPU ≤ 0.75x; < 1 % accepted',
        'mail / a commit each',
      ),
      rateRow(`${what}; reference: group commit`, found.postroom, found.group, 'CPU ≤ 1x', 'mail / group commit'),
      await bursts(product, target, burst, effort, (amount) => reference('0', effort.warm, amount)),
    ];
  } finally {
    await product.end();
  }
}

export async function reference(group: '0' | '1', warm: number, amount: Amount, mime?: Buffer): Promise<Load> {
  const folder = await makeFolder();
  const server = await startReference('ingest-reference.ts', { DIR: folder, SIGNING_KEY, ADDRESS, GROUP: group });
  try {
    const target = { port: server.port, path: '/webhooks/inbound', signingKey: SIGNING_KEY, recipient: ADDRESS };
    await loadWebhook(target, { seconds: warm }, mime);
    return await withProcessorTime(server.pid, () => loadWebhook(target, amount, mime));
  } finally {
    await server.end();
    await removeFolder(folder);
  }
}

async function load(product: Product, target: Target, { warm, seconds }: Effort): Promise<Load> {
  await loadWebhook(target, { seconds: warm });
  await allFiled(product);
  return await untilFiled(product, async () => {
    const found = await loadAccepting(target, { seconds });
    return { ...found.load, accepted: found.accepted / found.load.count };
  });
}
