/** How likely a candidate is the code or the link that a mail is about: a logistic model over named signs. */

/** What speaks for or against a candidate; a sign that a model does not know counts nothing. */
export type Signs = readonly string[];
/** The weight of each sign, in log odds, and that of a candidate without any. `units` add what signs say together. */
export type Model = { bias: number; weights: Readonly<Record<string, number>>; units?: Units };
/** One layer: each unit sums the weights of signs, and adds up to its `out` for or against. A sign has a weight for each unit. */
type Units = { biases: readonly number[]; outs: readonly number[]; weights: Readonly<Record<string, readonly number[]>> };

/** From here on a candidate is more likely right than wrong. */
export const ENOUGH = 0.5;

/** 0 to 1. Each sign should be named once. */
export function likelihood(model: Model, signs: Signs): number {
  const known = signs.filter((sign) => Object.hasOwn(model.weights, sign));
  let odds = model.bias;
  for (const sign of known) odds += model.weights[sign] ?? 0;
  if (model.units) odds += together(model.units, known);
  return 1 / (1 + Math.exp(-odds));
}

function together({ biases, outs, weights }: Units, signs: Signs): number {
  const sums = Float64Array.from(biases);
  for (const sign of signs) {
    const some = weights[sign] ?? [];
    for (let unit = 0; unit < sums.length; unit += 1) sums[unit] = (sums[unit] ?? 0) + (some[unit] ?? 0);
  }
  return sums.reduce((odds, sum, unit) => odds + Math.tanh(sum) * (outs[unit] ?? 0), 0);
}
