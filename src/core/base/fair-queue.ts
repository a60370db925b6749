/** A queue in which accounts take turns, so that one with much waiting delays no other. */

export type FairQueue<Item> = {
  push(account: string, item: Item): void;
  /** Puts an item that was taken back in front of the account's other items. */
  putBack(account: string, item: Item): void;
  /** The next item of the account whose turn it is. */
  take(): Item | undefined;
  /** False when the item is not in the queue. */
  remove(account: string, item: Item): boolean;
  /** Every item, in no particular order; the queue is empty afterwards. */
  drain(): Item[];
  length(): number;
  ofAccount(account: string): readonly Item[];
};

export function fairQueue<Item>(): FairQueue<Item> {
  /** In the order of their turns; an account with nothing waiting has no line. */
  const lines = new Map<string, Item[]>();
  let length = 0;

  function lineOf(account: string): Item[] {
    const line = lines.get(account) ?? [];
    lines.set(account, line);
    length += 1;
    return line;
  }

  return {
    push: (account, item) => void lineOf(account).push(item),
    putBack: (account, item) => void lineOf(account).unshift(item),
    take() {
      const [next] = lines;
      if (next === undefined) return undefined;
      const [account, line] = next;
      const item = line.shift();
      lines.delete(account);
      if (line.length > 0) lines.set(account, line);
      length -= 1;
      return item;
    },
    remove(account, item) {
      const line = lines.get(account);
      const at = line?.indexOf(item) ?? -1;
      if (line === undefined || at === -1) return false;
      line.splice(at, 1);
      if (line.length === 0) lines.delete(account);
      length -= 1;
      return true;
    },
    drain() {
      const all = [...lines.values()].flat();
      lines.clear();
      length = 0;
      return all;
    },
    length: () => length,
    ofAccount: (account) => lines.get(account) ?? [],
  };
}
