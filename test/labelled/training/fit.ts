/** Fits the weights of a model to labelled candidates: logistic regression with a penalty on large weights (ridge), a sign at a time. */
import type { Model, Signs } from '../../../src/mail/digest/model.ts';

/** `weight` is how much the example counts; 1 = as one. */
export type Example = { signs: Signs; right: boolean; weight: number };

/** Times that every weight is moved to where the others leave it; few more change the third digit. */
const PASSES = 40;
/** A weight moves this far at most at once, so that a first guess from few examples overshoots nothing. */
const MOST = 1;
/** Weights are kept with so many digits: the last ones of a sum differ from machine to machine. */
const DIGITS = 3;

/** When no weight moves farther in a pass, none would change by a digit that is kept. */
const STILL = 0.0002;

type Rows = { odds: Float64Array; chance: Float64Array; target: Float64Array; weight: Float64Array };

/**
 * The same examples in the same order give the same model. `penalty` is the strength of the ridge; signs that fewer than `least`
 * examples have are left out.
 */
export function fit(examples: readonly Example[], penalty = 1, least = 4): Model {
  const rows: Rows = {
    odds: new Float64Array(examples.length),
    chance: new Float64Array(examples.length).fill(0.5),
    target: Float64Array.from(examples, ({ right }) => (right ? 1 : 0)),
    weight: Float64Array.from(examples, ({ weight }) => weight),
  };
  const all = Int32Array.from(examples, (_, at) => at);
  const holders = holdersOf(examples, least);
  const names = [...holders.keys()].sort();
  const weights = new Map(names.map((name) => [name, 0]));
  let bias = 0;
  for (let [pass, farthest] = [0, 1]; pass < PASSES && farthest > STILL; pass += 1) {
    const step = moved(rows, all, 0, 0);
    bias += step;
    farthest = Math.abs(step);
    for (const name of names) {
      const weight = weights.get(name) ?? 0;
      const more = moved(rows, holders.get(name) ?? all, weight, penalty);
      weights.set(name, weight + more);
      farthest = Math.max(farthest, Math.abs(more));
    }
  }
  return { bias: rounded(bias), weights: Object.fromEntries(names.map((name) => [name, rounded(weights.get(name) ?? 0)])) };
}

/** The places of the examples that have each sign. */
function holdersOf(examples: readonly Example[], least: number): Map<string, Int32Array> {
  const holders = new Map<string, number[]>();
  for (const [at, { signs }] of examples.entries()) {
    for (const sign of signs) {
      const known = holders.get(sign);
      if (known) known.push(at);
      else holders.set(sign, [at]);
    }
  }
  return new Map([...holders].filter(([, some]) => some.length >= least).map(([sign, some]) => [sign, Int32Array.from(some)]));
}

/** How far the weight of a sign moves by one step of Newton's method; moves the odds of the rows that have it. */
function moved({ odds, chance, target, weight }: Rows, holders: Int32Array, current: number, penalty: number): number {
  let slope = penalty * current;
  let bend = penalty;
  for (const at of holders) {
    const likely = chance[at] ?? 0;
    const counts = weight[at] ?? 0;
    slope += counts * (likely - (target[at] ?? 0));
    bend += counts * likely * (1 - likely);
  }
  const step = Math.max(-MOST, Math.min(MOST, -slope / Math.max(bend, 1e-9)));
  for (const at of holders) {
    const moved = (odds[at] ?? 0) + step;
    odds[at] = moved;
    chance[at] = 1 / (1 + Math.exp(-moved));
  }
  return step;
}

/** Never -0, which JSON does not keep. */
function rounded(value: number): number {
  return Number(value.toFixed(DIGITS)) + 0;
}
