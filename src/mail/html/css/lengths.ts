/** Lengths, numbers and angles of CSS (CSS Values 4) in pixels, shares and degrees. */
import { isMath, mathValue } from './math.ts';

/**
 * The screen that mail is taken to be read on, in pixels: a computer's, because most templates hide parts on it or on all others.
 */
export const SCREEN = { width: 1024, height: 768 };
export const DEFAULT_FONT_SIZE = 16;

const PIXELS: Record<string, number> = {
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  rem: DEFAULT_FONT_SIZE,
  vw: SCREEN.width / 100,
  vh: SCREEN.height / 100,
  vi: SCREEN.width / 100,
  vb: SCREEN.height / 100,
  vmin: SCREEN.height / 100,
  vmax: SCREEN.width / 100,
  // A container is as large as the screen at most.
  cqw: SCREEN.width / 100,
  cqh: SCREEN.height / 100,
  cqi: SCREEN.width / 100,
  cqb: SCREEN.height / 100,
  cqmin: SCREEN.height / 100,
  cqmax: SCREEN.width / 100,
  rlh: DEFAULT_FONT_SIZE * 1.2,
  rex: DEFAULT_FONT_SIZE / 2,
  rch: DEFAULT_FONT_SIZE / 2,
  rcap: DEFAULT_FONT_SIZE / 1.5,
  ric: DEFAULT_FONT_SIZE,
};
/** Units that follow the font, in parts of its size. */
const FONT_UNITS: Record<string, number> = { em: 1, ic: 1, ex: 0.5, ch: 0.5, cap: 1 / 1.5, lh: 1.2 };
const LENGTH = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z]*|%)$/;
const FONT_SIZES: Record<string, number> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
  'xxx-large': 48,
};

/** A length in pixels; `em` is the font size, `whole` is 100%. Null when the value is no length, or its length is not known. */
export function pixels(value: string | undefined, em: number, whole: number | null): number | null {
  if (value === undefined) return null;
  if (isMath(value)) return mathValue(value, (word) => pixels(word, em, whole));
  const [, digits, unit] = LENGTH.exec(value) ?? [];
  if (digits === undefined || unit === undefined) return null;
  const number = Number(digits);
  if (unit === '') return number === 0 ? 0 : null;
  if (unit === '%') return whole === null ? null : (number / 100) * whole;
  const factor = FONT_UNITS[unit] === undefined ? PIXELS[unit.replace(/^[sld](?=v)/, '')] : FONT_UNITS[unit] * em;
  return factor === undefined ? null : number * factor;
}

/** A number or percentage as a share of 1. */
export function share(value: string | undefined): number | null {
  if (value !== undefined && isMath(value)) return mathValue(value, share);
  const [, digits, unit] = LENGTH.exec(value ?? '') ?? [];
  if (digits === undefined || (unit !== '' && unit !== '%')) return null;
  return unit === '%' ? Number(digits) / 100 : Number(digits);
}

/** An angle in degrees. */
export function degrees(value: string): number | null {
  if (isMath(value)) return mathValue(value, degrees);
  const [, digits, unit] = LENGTH.exec(value) ?? [];
  const factor = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 }[unit ?? ''];
  if (digits === undefined) return null;
  return factor === undefined ? (Number(digits) === 0 ? 0 : null) : Number(digits) * factor;
}

export function fontSize(value: string | undefined, inherited: number): number {
  if (value === undefined || value === 'inherit' || value === 'unset') return inherited;
  if (value === 'initial') return DEFAULT_FONT_SIZE;
  if (value === 'smaller') return inherited / 1.2;
  if (value === 'larger') return inherited * 1.2;
  return FONT_SIZES[value] ?? pixels(value, inherited, inherited) ?? inherited;
}
