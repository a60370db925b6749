/** Fits a model whose signs also weigh together: a layer of few units beside the weights, by steps down the slope (Adam). */
import type { Model } from '../../../src/mail/digest/model.ts';
import { type Random, randomOf } from '../random.ts';
import type { Example } from './fit.ts';

const UNITS = 8;
const PASSES = 50;
const BATCH = 256;
/** The first step; the last one is hardly any. */
const STEP = 0.004;
/** In each pass every sign is forgotten so often, as in mails whose words no list knows. So none is leant on alone. */
const FORGOTTEN = 0.35;
const PENALTY = 1e-4;
const [SLOPE_KEPT, SQUARE_KEPT, TINY] = [0.9, 0.999, 1e-8];
const DIGITS = 3;

/** Numbers that are learned, with what Adam keeps of their slopes. */
type Learned = { values: Float64Array; slopes: Float64Array; kept: Float64Array; squares: Float64Array; penalty: number };
/** `direct`: of each sign. `into`: of each sign to each unit. `biases`, `outs`: of each unit. */
type Layers = Record<'direct' | 'into' | 'biases' | 'outs' | 'bias', Learned>;
type Rows = { signs: Int32Array[]; examples: readonly Example[] };

/** The same examples in the same order give the same model; signs that fewer than `least` examples have are left out. */
export function fitWithUnits(examples: readonly Example[], least = 4): Model {
  const names = namesOf(examples, least);
  const places = new Map(names.map((name, at) => [name, at]));
  const signs = examples.map((one) => Int32Array.from(one.signs.flatMap((sign) => places.get(sign) ?? [])));
  const { bias, direct, into, biases, outs } = descended({ signs, examples }, names.length, randomOf('units'));
  const all = (values: Float64Array) => Array.from(values, rounded);
  return {
    bias: rounded(bias.values[0] ?? 0),
    weights: Object.fromEntries(names.map((name, at) => [name, rounded(direct.values[at] ?? 0)])),
    units: {
      biases: all(biases.values),
      outs: all(outs.values),
      weights: Object.fromEntries(names.map((name, at) => [name, all(into.values.subarray(at * UNITS, (at + 1) * UNITS))])),
    },
  };
}

function namesOf(examples: readonly Example[], least: number): string[] {
  const counts = new Map<string, number>();
  for (const { signs } of examples) for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return [...counts].flatMap(([sign, count]) => (count >= least ? [sign] : [])).sort();
}

function descended(rows: Rows, signs: number, random: Random): Layers {
  const layers: Layers = {
    direct: learned(signs, () => 0, PENALTY),
    into: learned(signs * UNITS, () => 0.08 * normal(random), PENALTY),
    biases: learned(UNITS, () => 0, 0),
    outs: learned(UNITS, () => 0.3 * normal(random), PENALTY),
    bias: learned(1, () => -1, 0),
  };
  const order = rows.examples.map((_, at) => at);
  let steps = 0;
  for (let pass = 0; pass < PASSES; pass += 1) {
    shuffle(order, random);
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      for (const at of batch) addSlopes(layers, rows, at, batch.length, random);
      steps += 1;
      for (const some of Object.values(layers)) step(some, STEP * (1 - pass / PASSES), steps);
    }
  }
  return layers;
}

/** Adds what one example, of which some signs are forgotten, says of every slope. */
function addSlopes(
  { direct, into, biases, outs, bias }: Layers,
  { signs, examples }: Rows,
  at: number,
  of: number,
  random: Random,
) {
  const example = examples[at];
  const kept = signs[at]?.filter(() => random.next() >= FORGOTTEN);
  if (!example || !kept) return;
  const scale = 1 / (1 - FORGOTTEN);
  const units = Float64Array.from(biases.values);
  let odds = bias.values[0] ?? 0;
  for (const sign of kept) {
    odds += scale * (direct.values[sign] ?? 0);
    addRow(units, 0, into.values, sign * UNITS, scale);
  }
  const inner = new Float64Array(UNITS);
  for (let unit = 0; unit < UNITS; unit += 1) {
    units[unit] = Math.tanh(units[unit] ?? 0);
    odds += (units[unit] ?? 0) * (outs.values[unit] ?? 0);
  }
  const slope = ((1 / (1 + Math.exp(-odds)) - (example.right ? 1 : 0)) * example.weight) / of;
  for (let unit = 0; unit < UNITS; unit += 1) {
    inner[unit] = slope * (outs.values[unit] ?? 0) * (1 - (units[unit] ?? 0) ** 2);
  }
  bias.slopes[0] = (bias.slopes[0] ?? 0) + slope;
  addRow(outs.slopes, 0, units, 0, slope);
  addRow(biases.slopes, 0, inner, 0, 1);
  for (const sign of kept) {
    direct.slopes[sign] = (direct.slopes[sign] ?? 0) + scale * slope;
    addRow(into.slopes, sign * UNITS, inner, 0, scale);
  }
}

/** Adds UNITS numbers, scaled, to as many others. */
function addRow(to: Float64Array, at: number, from: Float64Array, start: number, scale: number): void {
  for (let unit = 0; unit < UNITS; unit += 1) to[at + unit] = (to[at + unit] ?? 0) + scale * (from[start + unit] ?? 0);
}

function step({ values, slopes, kept, squares, penalty }: Learned, length: number, steps: number): void {
  const [ofKept, ofSquares] = [1 - SLOPE_KEPT ** steps, 1 - SQUARE_KEPT ** steps];
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0;
    const slope = (slopes[at] ?? 0) + penalty * value;
    const mean = SLOPE_KEPT * (kept[at] ?? 0) + (1 - SLOPE_KEPT) * slope;
    const square = SQUARE_KEPT * (squares[at] ?? 0) + (1 - SQUARE_KEPT) * slope * slope;
    values[at] = value - (length * (mean / ofKept)) / (Math.sqrt(square / ofSquares) + TINY);
    kept[at] = mean;
    squares[at] = square;
  }
  slopes.fill(0);
}

function learned(length: number, first: () => number, penalty: number): Learned {
  const none = () => new Float64Array(length);
  return { values: none().map(first), slopes: none(), kept: none(), squares: none(), penalty };
}

/** Near enough to a normal distribution of deviation 1. */
function normal(random: Random): number {
  let sum = -6;
  for (let count = 0; count < 12; count += 1) sum += random.next();
  return sum;
}

function shuffle(order: number[], random: Random): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = random.whole(0, at);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}

/** Never -0, which JSON does not keep. */
function rounded(value: number): number {
  return Number(value.toFixed(DIGITS)) + 0;
}
