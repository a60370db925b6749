/** Divides a total among several that need different amounts. */

/** A part that needs no more than an equal share gets what it needs; the others share the rest equally. In the order of `needs`. */
export function fairShares(needs: readonly number[], total: number): number[] {
  const shares = needs.map(() => 0);
  const byNeed = needs.map((need, at) => ({ need, at })).sort((a, b) => a.need - b.need);
  let left = total;
  for (const [n, { need, at }] of byNeed.entries()) {
    const share = Math.min(need, Math.floor(left / (byNeed.length - n)));
    shares[at] = share;
    left -= share;
  }
  return shares;
}
