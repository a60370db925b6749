/** A burst of webhooks over many connections: how fast they are answered, which of them by accepting, and how long until all are filed. */
import { clockOf, timed } from './processor-time.ts';
import type { Product } from './product.ts';
import { alternate, costOf, costRatio, type Effort, type Load, median, percent, type Row, ratioOf } from './rounds.ts';
import { allFiled } from './until-filed.ts';
import { type Amount, loadAccepting, type Target } from './webhook-load.ts';

/** A provider that is not answered in time opens further connections: with few of them every mail is read before it would be accepted. */
const CONNECTIONS = 1_000;
const BURSTS = 2;

/** `cpu` is processor time a mail until all are filed, `filedMs` from the last answer until then. */
type Burst = Load & { accepted: number; filedMs: number; putOff: number };

/** The reference has nothing to file. */
export async function bursts(
  product: Product,
  target: Target,
  mails: number,
  { rounds }: Effort,
  reference: (amount: Amount) => Promise<Load>,
): Promise<Row> {
  const amount = { mails, connections: CONNECTIONS, again: true };
  const found = await alternate(Math.min(rounds, BURSTS), {
    postroom: () => burst(product, target, amount),
    reference: async () => ({ ...(await reference(amount)), accepted: 0, filedMs: 0, putOff: 0 }),
  });
  return burstRow(mails, found.postroom, found.reference);
}

async function burst(product: Product, target: Target, amount: Amount): Promise<Burst> {
  const { found, ms } = await timed(clockOf([product.pid()]), async () => {
    const loaded = await loadAccepting(target, amount);
    const answered = performance.now();
    await allFiled(product);
    return { ...loaded, filedMs: performance.now() - answered };
  });
  const { load, accepted, putOff, filedMs } = found;
  return { ...load, ...(ms === null ? {} : { cpu: ms / load.count }), accepted: accepted / load.count, filedMs, putOff };
}

function burstRow(mails: number, ours: readonly Burst[], theirs: readonly Load[]): Row {
  const rates = (loads: readonly Load[]) => loads.map(({ rate }) => rate);
  const filed = (median(ours.map(({ filedMs }) => filedMs)) / 1000).toFixed(1);
  const putOff = median(ours.map((one) => one.putOff));
  return {
    what: `a burst of ${mails} such webhooks over ${CONNECTIONS} connections, by accepting: answered a second; all filed after the last one; reference: a commit a mail`,
    postroom: `${Math.round(median(rates(ours)))}/s, ${percent(ours.map(({ accepted }) => accepted))} accepted, ${putOff} put off by 503 and posted again, filed after ${filed} s${costOf(ours)}`,
    reference: `${Math.round(median(rates(theirs)))}/s${costOf(theirs)}`,
    ratio: `${ratioOf(rates(ours), rates(theirs)).toFixed(2)}x${costRatio(ours, theirs)}`,
    wanted: '≥ 3x',
  };
}
