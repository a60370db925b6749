/** What an agent spends on its errands: calls, and bytes of the answers it reads. What it says itself is not counted. */
import { errandRoom, type Spent } from '../support/rooms/errand-room.ts';
import { ERRANDS } from '../support/tools/errands.ts';
import { startProduct } from './product.ts';
import type { Row } from './rounds.ts';

export async function measureErrands(): Promise<Row[]> {
  const product = await startProduct();
  const room = errandRoom({ url: `http://127.0.0.1:${product.port()}`, rest: product.rest });
  const rows: Row[] = [];
  try {
    for (const { what, goal, run } of ERRANDS) {
      const agent = await run(room);
      await agent.close();
      rows.push(errandRow(what, agent.spent, `${told(goal)} at most`));
    }
  } finally {
    await product.end();
  }
  return rows;
}

export function errandRow(what: string, spent: Spent, wanted: string): Row {
  return { what: `an agent's errand: ${what}`, postroom: told(spent), reference: '', ratio: '', wanted };
}

function told({ calls, bytes }: Spent): string {
  return `${calls} call${calls === 1 ? '' : 's'}, ${bytes.toLocaleString('en')} bytes`;
}
