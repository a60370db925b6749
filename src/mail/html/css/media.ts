/** Media queries (Media Queries 4), evaluated for the screen that mail is taken to be read on: a computer's, in light colours. */
import { type CssNode, parse } from 'css-tree';
import { pixels, SCREEN } from './lengths.ts';

/** The queries of a `media` attribute. */
export function mediaQueries(text: string): CssNode {
  return parse(text.slice(0, 1_000), { context: 'mediaQueryList', onParseError: () => {} });
}

/** Whether one of the queries holds; null when that depends on a feature that is not known here. */
export function appliesToScreen(prelude: CssNode): boolean | null {
  const queries = prelude.type === 'AtrulePrelude' ? prelude.children.toArray() : [prelude];
  const allHold = (unknown: boolean) => {
    assumed = unknown;
    return queries.every((list) => list.type !== 'MediaQueryList' || list.children.toArray().some(holds));
  };
  const [one, other] = [allHold(true), allHold(false)];
  return one === other ? one : null;
}

/** Whether features that are not known here are taken to hold; evaluation is synchronous, one at a time. */
let assumed = true;

function holds(query: CssNode): boolean {
  if (query.type !== 'MediaQuery') return assumed;
  const medium = (query.mediaType ?? 'all').toLowerCase();
  const fits = (medium === 'all' || medium === 'screen') && (query.condition === null || conditionHolds(query.condition));
  return query.modifier?.toLowerCase() === 'not' ? !fits : fits;
}

function conditionHolds(condition: CssNode): boolean {
  if (condition.type !== 'Condition') return true;
  let all = true;
  let any = false;
  let isOr = false;
  let negated = false;
  for (const part of condition.children) {
    if (part.type === 'Identifier') {
      if (part.name === 'or') isOr = true;
      else if (part.name === 'not') negated = true;
      continue;
    }
    const held = partHolds(part) !== negated;
    negated = false;
    all &&= held;
    any ||= held;
  }
  return isOr ? any : all;
}

function partHolds(part: CssNode): boolean {
  if (part.type === 'Condition') return conditionHolds(part);
  if (part.type === 'Feature') return featureHolds(part.name.toLowerCase(), part.value);
  if (part.type === 'FeatureRange') {
    const second =
      part.rightComparison === null || part.right === null || rangeHolds(part.middle, part.rightComparison, part.right);
    return second && rangeHolds(part.left, part.leftComparison, part.middle);
  }
  return assumed;
}

function featureHolds(name: string, value: CssNode | null): boolean {
  const [, bound, side] = /^(min-|max-)?(?:device-)?(width|height)$/.exec(name) ?? [];
  if (side === 'width' || side === 'height') {
    const asked = value === null ? null : lengthOf(value);
    if (asked === null) return value === null || assumed;
    if (bound === 'min-') return SCREEN[side] >= asked;
    return bound === 'max-' ? SCREEN[side] <= asked : SCREEN[side] === asked;
  }
  const word = value?.type === 'Identifier' ? value.name.toLowerCase() : '';
  if (name === 'prefers-color-scheme') return word !== 'dark';
  if (name === 'orientation') return word !== 'portrait';
  if (name === 'hover' || name === 'any-hover') return word !== 'none';
  if (name === 'pointer' || name === 'any-pointer') return word !== 'coarse' && word !== 'none';
  if (name === 'prefers-reduced-motion' || name === 'prefers-contrast' || name === 'prefers-reduced-transparency') {
    return word === 'no-preference';
  }
  if (name === 'forced-colors' || name === 'inverted-colors' || name === 'scripting') return word === 'none';
  if (name === 'grid' || name === 'monochrome') return false;
  if (name === '-webkit-min-device-pixel-ratio') return value?.type === 'Number' ? Number(value.value) <= 1 : assumed;
  if (name.startsWith('-ms-') || name.startsWith('-moz-')) return false;
  return assumed;
}

function rangeHolds(left: CssNode, comparison: string, right: CssNode): boolean {
  const one = rangeSide(left);
  const other = rangeSide(right);
  if (one === null || other === null) return assumed;
  if (comparison.startsWith('<')) return comparison === '<' ? one < other : one <= other;
  if (comparison.startsWith('>')) return comparison === '>' ? one > other : one >= other;
  return one === other;
}

function rangeSide(node: CssNode): number | null {
  if (node.type === 'Identifier') return node.name === 'width' ? SCREEN.width : node.name === 'height' ? SCREEN.height : null;
  return lengthOf(node);
}

function lengthOf(node: CssNode): number | null {
  if (node.type === 'Dimension') return pixels(`${node.value}${node.unit}`.toLowerCase(), 16, null);
  return node.type === 'Number' ? Number(node.value) : null;
}
