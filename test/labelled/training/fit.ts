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

type Row = { odds: number; target: number; weight: number };

/**
 * The same examples in the same order give the same model. `penalty` is the strength of the ridge; signs that fewer than `least`
 * examples have are left out.
 */
export function fit(examples: readonly Example[], penalty = 1, least = 4): Model {
  const rows: Row[] = examples.map(({ right, weight }) => ({ odds: 0, target: right ? 1 : 0, weight }));
  const holders = holdersOf(examples, rows, least);
  const names = [...holders.keys()].sort();
  const weights = new Map(names.map((name) => [name, 0]));
  let bias = 0;
  for (let pass = 0; pass < PASSES; pass += 1) {
    bias += moved(rows, 0, 0);
    for (const name of names) {
      const weight = weights.get(name) ?? 0;
      weights.set(name, weight + moved(holders.get(name) ?? [], weight, penalty));
    }
  }
  return { bias: rounded(bias), weights: Object.fromEntries(names.map((name) => [name, rounded(weights.get(name) ?? 0)])) };
}

/** The rows that have each sign. */
function holdersOf(examples: readonly Example[], rows: readonly Row[], least: number): Map<string, Row[]> {
  const holders = new Map<string, Row[]>();
  for (const [at, { signs }] of examples.entries()) {
    const row = rows[at];
    if (!row) continue;
    for (const sign of signs) {
      const known = holders.get(sign);
      if (known) known.push(row);
      else holders.set(sign, [row]);
    }
  }
  return new Map([...holders].filter(([, some]) => some.length >= least));
}

/** How far the weight of a sign moves by one step of Newton's method; moves the odds of the rows that have it. */
function moved(rows: readonly Row[], weight: number, penalty: number): number {
  let slope = penalty * weight;
  let bend = penalty;
  for (const row of rows) {
    const chance = 1 / (1 + Math.exp(-row.odds));
    slope += row.weight * (chance - row.target);
    bend += row.weight * chance * (1 - chance);
  }
  const step = Math.max(-MOST, Math.min(MOST, -slope / Math.max(bend, 1e-9)));
  for (const row of rows) row.odds += step;
  return step;
}

function rounded(value: number): number {
  return Number(value.toFixed(DIGITS));
}
