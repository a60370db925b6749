/** Webhooks with mails of 1 MB a second, against the reference with a commit a mail, and the memory that they take. */
import { reference } from './ingest.ts';
import { residentMegabytes, restingMegabytes } from './memory.ts';
import { withProcessorTime } from './processor-time.ts';
import { type Product, startProduct } from './product.ts';
import { alternate, type Effort, type Row, rateRow } from './rounds.ts';
import { largeSampleMail } from './sample-mail.ts';
import { loadWebhook } from './webhook-load.ts';

const LOOK_EVERY_MS = 50;

export async function measureLargeIngest(effort: Effort): Promise<Row[]> {
  const product = await startProduct();
  try {
    const target = product.webhook((await product.inbox('agent-7')).address);
    const mime = await largeSampleMail();
    await loadWebhook(target, { seconds: effort.seconds }, mime);
    const warm = await restingMegabytes(product.pid());
    let most = 0;
    const found = await alternate(effort.rounds, {
      postroom: async () => {
        const { load, peak } = await watched(product, () =>
          withProcessorTime(product.pid(), () => loadWebhook(target, { seconds: effort.seconds }, mime)),
        );
        most = Math.max(most, peak);
        return load;
      },
      base: () => reference('0', effort.warm, { seconds: effort.seconds }, mime),
    });
    return [
      rateRow(
        'webhook ingest, 1 MB mail, 50 connections; reference: a commit a mail',
        found.postroom,
        found.base,
        '≥ 1.6x',
        'mail of 1 MB',
      ),
      {
        what: 'most resident memory meanwhile; reference: warm and idle',
        postroom: `${most.toFixed(0)} MB`,
        reference: `${warm.toFixed(0)} MB`,
        ratio: `${(most - warm).toFixed(0)} MB more`,
        wanted: '≤ 100 MB more',
      },
    ];
  } finally {
    await product.end();
  }
}

async function watched<T>(product: Product, work: () => Promise<T>): Promise<{ load: T; peak: number }> {
  let peak = 0;
  const looks = setInterval(async () => {
    peak = Math.max(peak, await residentMegabytes(product.pid()).catch(() => 0));
  }, LOOK_EVERY_MS);
  try {
    return { load: await work(), peak };
  } finally {
    clearInterval(looks);
  }
}
