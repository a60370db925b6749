/** An instance that a test stops inside a transaction: `hanging-instance.ts URL`; it prints what happened, a line each. */
import { setTimeout as pause } from 'node:timers/promises';
import { openPostgres } from '../../../src/store/postgres/open.ts';
import { NOON } from '../store/store-rows.ts';

const store = await openPostgres({ url: process.argv[2] ?? '', migrate: false, readers: 2 });
const claim = (token: string, meanwhile?: () => Promise<unknown>) =>
  store.write(async (tx) => {
    await tx.webhookTokens.claim(`${token} begun`, NOON);
    await meanwhile?.();
    await tx.webhookTokens.claim(token, NOON);
  });
const tell = (work: Promise<unknown>) =>
  work.then(
    () => console.log('done'),
    (error: { code?: string }) => console.log(`failed: ${error.code}`),
  );
await tell(
  claim('hung', async () => {
    console.log('inside');
    await pause(1000);
  }),
);
await tell(claim('awake'));
await store.close();
