/** What differs between two texts, line by line. */

export type DiffLine = { text: string; is: 'same' | 'new' | 'gone' };

/** Lines of either text that are compared; of longer ones the rest counts as new. */
const MOST_LINES = 400;

/** The lines of `after`, with those of `before` that are gone where they stood. */
export function diffLines(before: string, after: string): DiffLine[] {
  const old = before.split(/\r?\n/).slice(0, MOST_LINES);
  const all = after.split(/\r?\n/);
  const now = all.slice(0, MOST_LINES);
  const common = commonLengths(old, now);
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      lines.push({ text: now[j] ?? '', is: 'same' });
      i += 1;
      j += 1;
    } else if (j >= now.length || (i < old.length && at(common, i + 1, j) >= at(common, i, j + 1))) {
      lines.push({ text: old[i] ?? '', is: 'gone' });
      i += 1;
    } else {
      lines.push({ text: now[j] ?? '', is: 'new' });
      j += 1;
    }
  }
  return [...lines, ...all.slice(MOST_LINES).map((text): DiffLine => ({ text, is: 'new' }))];
}

/** For each pair of places, how many lines the rests have in common, in order. */
function commonLengths(old: string[], now: string[]): number[][] {
  const common = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  for (let i = old.length - 1; i >= 0; i--) {
    const row = common[i] ?? [];
    for (let j = now.length - 1; j >= 0; j--) {
      row[j] = old[i] === now[j] ? at(common, i + 1, j + 1) + 1 : Math.max(at(common, i + 1, j), at(common, i, j + 1));
    }
  }
  return common;
}

function at(common: number[][], i: number, j: number): number {
  return common[i]?.[j] ?? 0;
}
