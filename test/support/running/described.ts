/** A suite that waits for something, such as a room, before its tests are there. */
import { describe } from 'node:test';

/** As `describe`. The file waits for it, as tests that are found later would belong to no suite; see `following`. */
export async function described(name: string, options: { skip?: string | boolean }, body: () => Promise<void>): Promise<void> {
  let found = Promise.resolve();
  describe(name, options, () => {
    found = body();
    return found;
  });
  await found;
}
