/** What an element passes on to its content of how it looks, and what counts as hiding when something is in doubt. */
import type { Style } from './css/cascade.ts';
import { BLACK, type Color, WHITE } from './css/colors.ts';
import { DEFAULT_FONT_SIZE } from './css/lengths.ts';
import type { Verdict } from './css/shapes.ts';
import type { Variables } from './css/variables.ts';

/** What an element passes on to its content. */
export type Look = {
  /** In pixels. */
  fontSize: number;
  lineHeight: number;
  textIndent: number;
  letterSpacing: number;
  wordSpacing: number;
  isBold: boolean;
  /** All letters are as wide as each other. */
  isMonospaced: boolean;
  isHeading: boolean;
  /** The style puts the element on lines of its own; this says nothing about its content. */
  isBlock: boolean;
  /** Null = not known, as behind a picture. */
  color: Color | null;
  background: Color | null;
  isVisible: boolean;
  /** The opacities of the element and all its ancestors, multiplied. */
  opacity: number;
  keepsLines: boolean;
  /** Letters are drawn by a shadow or an outline, whatever their own colour. */
  isOutlined: boolean;
  /** A filter takes the hue from colours, so that only their lightness tells them apart. */
  isFiltered: boolean;
  /** Pixels: how high and wide the nearest box is that cuts off what does not fit; null when it is as large as need be. */
  cut: { height: number | null; width: number | null };
  isObscured: boolean;
  /** The page is drawn for dark surroundings. */
  isDark: boolean;
  /** How colours mix with what lies behind the element. */
  blend: { mode: string; behind: Color | null } | null;
  variables: Variables;
  /** What is declared for the element itself, with the values of variables. */
  style: Style;
  /** The style may put the element elsewhere than the flow of the text does, or over other text. */
  mayMove: boolean;
  /** Nothing in the element can be seen, whatever its content's own style. */
  isGone: boolean;
  /** Text directly in the element cannot be seen; an element in it may be. */
  hidesText: boolean;
};

/**
 * Whether what is not known is taken at its worst, that is to hide; `met` is set when there was any. A text that is seen at its
 * best and not at its worst is possibly hidden.
 */
export type Doubt = { worst: boolean; met: boolean };

export const PAGE: Look = {
  fontSize: DEFAULT_FONT_SIZE,
  lineHeight: DEFAULT_FONT_SIZE,
  textIndent: 0,
  letterSpacing: 0,
  wordSpacing: 0,
  isBold: false,
  isMonospaced: false,
  isHeading: false,
  isBlock: false,
  color: BLACK,
  background: WHITE,
  isVisible: true,
  opacity: 1,
  keepsLines: false,
  isOutlined: false,
  isFiltered: false,
  cut: { height: null, width: null },
  isObscured: false,
  isDark: false,
  blend: null,
  variables: new Map(),
  style: new Map(),
  mayMove: false,
  isGone: false,
  hidesText: false,
};

/** Whether a verdict counts as hiding; one that is not known does at its worst. */
export function hides(verdict: Verdict, doubt: Doubt): boolean {
  if (verdict !== 'unknown') return verdict === 'hides';
  doubt.met = true;
  return doubt.worst;
}
