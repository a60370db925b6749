/** How likely a candidate is the code or the link that a mail is about: a logistic model over named signs. */

/** What speaks for or against a candidate; a sign that a model does not know counts nothing. */
export type Signs = readonly string[];
/** The weight of each sign, in log odds, and that of a candidate without any. */
export type Model = { bias: number; weights: Readonly<Record<string, number>> };

/** From here on a candidate is more likely right than wrong. */
export const ENOUGH = 0.5;

/** 0 to 1. Each sign should be named once. */
export function likelihood(model: Model, signs: Signs): number {
  let odds = model.bias;
  for (const sign of signs) odds += Object.hasOwn(model.weights, sign) ? (model.weights[sign] ?? 0) : 0;
  return 1 / (1 + Math.exp(-odds));
}
