/** How long others wait while an account full of mail is deleted. */
import assert from 'node:assert/strict';
import { inPipe } from '../support/processes/command-line.ts';
import { postMail } from '../support/providers/webhook.ts';
import { mime } from '../support/rooms/conversation.ts';
import { SIGNING_KEY } from '../support/rooms/postroom.ts';
import { copyMail } from '../support/store/many-mails.ts';
import { rawSql } from '../support/store/raw-sql.ts';
import { type Product, startProduct } from './product.ts';
import { quantile, type Row } from './rounds.ts';

/** Mails of the account, and for how long the others are timed. */
export type DeletionsEffort = { mails: number; seconds: number };

/** One mail after the other arrives in another account and is timed: first alone, then beside the deletion. */
export async function measureDeletions({ mails, seconds }: DeletionsEffort): Promise<Row[]> {
  const product = await startProduct();
  try {
    const doomedKey = await product.account();
    const doomed = await product.inbox('doomed', doomedKey);
    const other = await product.inbox('other');
    await arrives(product, doomed.address, 0);
    const asDoomed = { authorization: `Bearer ${doomedKey}` };
    const [first] = (await product.rest('GET', `/emails?inboxId=${doomed.id}`, undefined, asDoomed)).body.data;
    const { id: accountId, name } = (await product.rest('GET', '/whoami', undefined, asDoomed)).body.account;
    await product.betweenStarts(async (dataDir) => {
      await copyMail((text, ...values) => rawSql({ DATA_DIR: dataDir }, text, values), first.id, mails - 1, false);
    });
    const left = async () => {
      const counted = await rawSql({ DATA_DIR: product.dataDir }, 'select count(*) as n from emails where account_id = ?', [
        accountId,
      ]);
      return Number(counted[0]?.n);
    };
    await timed(product, other.address, 1);
    const alone = await timed(product, other.address, seconds);
    const { code, stderr } = await inPipe({ DATA_DIR: product.dataDir }, 'accounts', 'delete', accountId, '--name', name);
    assert.equal(code, 0, stderr);
    const began = await left();
    const beside = await timed(product, other.address, seconds);
    const deleted = began - (await left());
    assert.ok(deleted > 0, 'nothing was deleted beside the mail that came');
    const told = (waits: number[]) =>
      `p50 ${quantile(waits, 0.5).toFixed(1)} ms, p99 ${quantile(waits, 0.99).toFixed(1)} ms, longest ${Math.max(...waits).toFixed(0)} ms`;
    return [
      {
        what: `a mail that arrives while an account with ${mails.toLocaleString('en')} mails is deleted, ${(deleted / seconds).toFixed(0)} a second; reference: alone`,
        postroom: told(beside),
        reference: told(alone),
        ratio: `p99 ${(quantile(beside, 0.99) / quantile(alone, 0.99)).toFixed(2)}x`,
        wanted: 'longest ≤ 50 ms',
      },
    ];
  } finally {
    await product.end();
  }
}

async function timed(product: Product, address: string, seconds: number): Promise<number[]> {
  const waits: number[] = [];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    const at = performance.now();
    await arrives(product, address, at);
    waits.push(performance.now() - at);
  }
  return waits;
}

async function arrives(product: Product, address: string, n: number): Promise<void> {
  const { port, path } = product.webhook(address);
  const raw = mime({ to: address, subject: 'Beside', text: 'The meadow is dry.', messageId: `<${n}@bench.example>` });
  const { status } = await postMail(`http://127.0.0.1:${port}${path}`, { recipient: address, mime: raw }, { key: SIGNING_KEY });
  assert.equal(status, 200);
}
