/** Fits the weights of a model to labelled candidates: logistic regression with a penalty on large weights (ridge). */
import type { Model, Signs } from '../../../src/mail/digest/model.ts';

/** `weight` is how much the example counts; 1 = as one. */
export type Example = { signs: Signs; right: boolean; weight: number };

const PASSES = 400;
/** Weights are kept with so many digits: the last ones of a sum differ from machine to machine. */
const DIGITS = 3;

/**
 * The same examples in the same order give the same model. `penalty` is the strength of the ridge; signs that fewer than `least`
 * examples have are left out.
 */
export function fit(examples: readonly Example[], penalty = 1, least = 3): Model {
  const names = signsOf(examples, least);
  const position = new Map(names.map((name, at) => [name, at]));
  const rows = examples.map(({ signs, right, weight }) => ({
    at: signs.flatMap((sign) => position.get(sign) ?? []),
    target: right ? 1 : 0,
    weight,
  }));
  const size = names.length;
  const total = rows.reduce((sum, row) => sum + row.weight, 0);
  const longest = Math.max(1, ...rows.map((row) => row.at.length));
  // The gradient is at most this steep, so a step of its inverse never overshoots.
  const step = 1 / ((longest + 1) / 4 + penalty / Math.max(1, total));
  let [weights, bias] = [new Float64Array(size), 0];
  let [ahead, aheadBias] = [new Float64Array(size), 0];
  for (let pass = 1; pass <= PASSES; pass++) {
    const slope = new Float64Array(size);
    let biasSlope = 0;
    for (const { at, target, weight } of rows) {
      let odds = aheadBias;
      for (const index of at) odds += ahead[index] ?? 0;
      const error = (weight * (1 / (1 + Math.exp(-odds)) - target)) / total;
      biasSlope += error;
      for (const index of at) slope[index] = (slope[index] ?? 0) + error;
    }
    const next = ahead.map((value, index) => value - step * ((slope[index] ?? 0) + (penalty * value) / total));
    const nextBias = aheadBias - step * biasSlope;
    // Nesterov's momentum.
    const momentum = (pass - 1) / (pass + 2);
    ahead = next.map((value, index) => value + momentum * (value - (weights[index] ?? 0)));
    aheadBias = nextBias + momentum * (nextBias - bias);
    [weights, bias] = [next, nextBias];
  }
  return { bias: rounded(bias), weights: Object.fromEntries(names.map((name, at) => [name, rounded(weights[at] ?? 0)])) };
}

function signsOf(examples: readonly Example[], least: number): string[] {
  const counts = new Map<string, number>();
  for (const { signs } of examples) for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return [...counts].flatMap(([name, count]) => (count >= least ? [name] : [])).sort();
}

function rounded(value: number): number {
  return Number(value.toFixed(DIGITS));
}
