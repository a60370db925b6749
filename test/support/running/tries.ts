/** How often a property is tried and on what: the same texts in every run of the tests, others and a hundred times as many in `npm run fuzz`. */

/**
 * The parameters of `fc.assert`. A run that gates a change has to say the same twice, so its seed is fixed; what `npm run fuzz` finds
 * becomes a test of its own.
 */
export function tries(count: number): { numRuns: number; seed?: number } {
  return process.env.FUZZ === undefined ? { numRuns: count, seed: 20261125 } : { numRuns: count * Number(process.env.FUZZ) };
}
