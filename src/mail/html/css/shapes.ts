/** Shapes, masks and movements that take text from sight, as far as they can be told from the style alone. */
import { parseColor, plainGradient } from './colors.ts';
import { degrees, pixels, share } from './lengths.ts';
import { valueWords } from './lists.ts';

/** Whether a value hides; `unknown` = a browser would have to say. */
export type Verdict = 'hides' | 'shows' | 'unknown';

/** Pixels: a box of at most this size shows no letter. */
export const LEAST_BOX = 2;
/** Pixels: text moved further than this is off the screen. Half of the widest template, moved left to centre it, is less. */
const FAR_LEFT = -640;
const FAR_RIGHT = 3_000;
/** Steps of a transform: name and arguments. */
const STEP = /([a-z0-9]+)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g;
/** A size in percent, or a part of it, that shows enough of a box. */
const SHOWING_PERCENT = 40;

export function isFarAway(way: number): boolean {
  return way <= FAR_LEFT || way >= FAR_RIGHT;
}

/** `clip`: `rect(top, right, bottom, left)` of nearly no size. */
export function clipVerdict(clip: string, em: number): Verdict {
  const inside = /^rect\((.*)\)$/.exec(clip)?.[1];
  if (inside === undefined) return 'shows';
  const sides = valueWords(inside);
  const [top, right, bottom, left] = sides.map((side) => pixels(side, em, null));
  const none = (from: number | null | undefined, to: number | null | undefined) =>
    from != null && to != null && to - from <= LEAST_BOX;
  if (none(top, bottom) || none(left, right) || (top == null && bottom === 0) || (left == null && right === 0)) return 'hides';
  return sides.every((side) => side === 'auto' || pixels(side, em, null) !== null) ? 'shows' : 'unknown';
}

/** `clip-path`. */
export function cutVerdict(path: string, em: number): Verdict {
  if (path === '' || /^(?:none|[a-z]+-box|inherit|initial|unset|revert|revert-layer)$/.test(path)) return 'shows';
  const [, shape = '', inside = ''] = /^([a-z]+)\((.*)\)(?: [a-z]+-box)?$/.exec(path) ?? [];
  const [size = '', place] = inside.split(/\bat\b/);
  const words = valueWords(size.replace(/\bround\b.*/, ''));
  const length = (word: string | undefined) => pixels(word, em, 100);
  if (shape === 'circle' || shape === 'ellipse') {
    const radii = words.map((word) => (/^(?:closest|farthest)-side$/.test(word) ? 50 : length(word)));
    if (radii.some((radius) => radius !== null && radius <= LEAST_BOX)) return 'hides';
    const isCentred = place === undefined || /^\s*(?:center|50%)(?: (?:center|50%))?\s*$/.test(place);
    return isCentred && words.every((word, at) => (word.endsWith('%') ? (radii[at] ?? 0) >= SHOWING_PERCENT : radii[at] === 50))
      ? 'shows'
      : 'unknown';
  }
  if (shape === 'polygon') {
    const points = words.filter((word) => word !== 'evenodd' && word !== 'nonzero');
    const axes = [0, 1].map((axis) => points.filter((_, index) => index % 2 === axis));
    if (axes.some((all) => all.every((point) => length(point) === length(all[0])))) return 'hides';
    const isWide = (all: string[]) => {
      const values = all.map((point) => (/%$|^0$/.test(point) ? (length(point) ?? Number.NaN) : Number.NaN));
      return Math.min(...values) <= 25 && Math.max(...values) >= 75;
    };
    return axes.every(isWide) ? 'shows' : 'unknown';
  }
  if (shape !== 'inset') return 'unknown';
  const [top, right = top, bottom = top, left = right] = words.map((word) => ({ size: length(word), part: /%|^0$/.test(word) }));
  const kept = ([one, other]: (typeof top)[]) => {
    if (one?.size == null || other?.size == null) return 'unknown';
    if (one.part && other.part && one.size + other.size >= 97) return 'hides';
    return (one.part ? one.size : one.size * 4) + (other.part ? other.size : other.size * 4) <= 60 ? 'shows' : 'unknown';
  };
  const verdicts = [kept([top, bottom]), kept([left, right])];
  return verdicts.includes('hides') ? 'hides' : verdicts.includes('unknown') ? 'unknown' : 'shows';
}

/** `transform` and the properties that stand for one step of it each. */
export function movedVerdict(style: ReadonlyMap<string, string>, em: number): Verdict {
  const verdicts: Verdict[] = [];
  const transform = style.get('transform') ?? '';
  for (const [, name = '', inside = ''] of transform.matchAll(STEP))
    verdicts.push(stepVerdict(name, valueWords(inside), em, style));
  if (transform.includes('(') && verdicts.length === 0) verdicts.push('unknown');
  const scale = valueWords(style.get('scale') ?? '');
  const rotate = valueWords(style.get('rotate') ?? '');
  verdicts.push(...[scaled(scale), ...valueWords(style.get('translate') ?? '').map((word) => moved(word, em))]);
  if (rotate.length > 1)
    verdicts.push(
      turned(rotate.find((word) => degrees(word) !== null && /[a-z(]/.test(word)) ?? '', style, !rotate.includes('z')),
    );
  const zoom = style.get('zoom');
  const zoomed = share(zoom);
  if (zoom !== undefined && zoom !== 'normal')
    verdicts.push(zoomed === null ? 'unknown' : zoomed > 0 && zoomed < 0.1 ? 'hides' : 'shows');
  if ((style.get('offset-path') ?? 'none') !== 'none') verdicts.push('unknown');
  return verdicts.includes('hides') ? 'hides' : verdicts.includes('unknown') ? 'unknown' : 'shows';
}

function stepVerdict(name: string, words: string[], em: number, style: ReadonlyMap<string, string>): Verdict {
  if (/^scale[xyz3d]*$/.test(name)) return scaled(words);
  if (/^translate[xy3d]*$/.test(name)) {
    const verdicts = words.slice(0, 2).map((word) => moved(word, em));
    if (words.length > 2 && pixels(words[2], em, null) !== 0) verdicts.push('unknown');
    return verdicts.includes('hides') ? 'hides' : verdicts.includes('unknown') ? 'unknown' : 'shows';
  }
  if (name === 'rotate' || name === 'rotatez') return words.every((word) => degrees(word) !== null) ? 'shows' : 'unknown';
  if (name === 'rotatex' || name === 'rotatey') return turned(words[0] ?? '', style, true);
  if (name === 'rotate3d')
    return turned(
      words[3] ?? '',
      style,
      words.slice(0, 2).some((word) => share(word) !== 0),
    );
  if (/^skew[xy]?$/.test(name)) {
    const angles = words.map(degrees);
    return angles.some((angle) => angle === null || Math.abs(Math.cos((angle * Math.PI) / 180)) < 0.2) ? 'unknown' : 'shows';
  }
  if (name !== 'matrix') return 'unknown';
  const numbers = words.map(share);
  if (numbers.includes(null) || numbers.length !== 6) return 'unknown';
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = numbers.map(Number);
  return Math.abs(a * d - b * c) < 0.003 || [x, y].some(isFarAway) ? 'hides' : 'shows';
}

function scaled(words: string[]): Verdict {
  if (words.some((word) => Math.abs(share(word) ?? 1) < 0.05)) return 'hides';
  return words.every((word) => share(word) !== null || /^[a-z-]+$/.test(word)) ? 'shows' : 'unknown';
}

/**
 * Percentages are of the element's own size, which is not known here: 200 pixels stand in, so that only a large multiple is far.
 */
function moved(word: string, em: number): Verdict {
  const way = pixels(word, em, 200);
  if (way === null) return /^[a-z-]+$/.test(word) ? 'shows' : 'unknown';
  return isFarAway(way) ? 'hides' : 'shows';
}

/** Turned out of the plane: seen from the side a text is a line, and from behind it may be nothing. */
function turned(word: string, style: ReadonlyMap<string, string>, leavesPlane: boolean): Verdict {
  const angle = degrees(word);
  if (angle === null) return 'unknown';
  const seen = Math.cos((angle * Math.PI) / 180);
  if (!leavesPlane) return 'shows';
  return Math.abs(seen) < 0.1 || (seen < 0 && style.get('backface-visibility') === 'hidden') ? 'hides' : 'shows';
}

/** Masks let through what is opaque in them. */
export function maskVerdict(style: ReadonlyMap<string, string>): Verdict {
  const masks = ['mask', 'mask-image', 'mask-box-image'].flatMap((name) => style.get(name) ?? []);
  if (masks.every((mask) => /^(?:none|inherit|initial|unset|revert|revert-layer)?$/.test(mask))) return 'shows';
  const isSized = [...style.keys()].some((name) => /^mask-(?!image$|box)/.test(name));
  const isWhole = !isSized && masks.every((mask) => valueWords(mask).length === 1 && plainGradient(mask)?.a === 1);
  return isWhole ? 'shows' : 'unknown';
}

/** What `filter` does beyond `opacity()`, which is counted with the opacity. */
export function filterVerdict(filter: string, em: number): Verdict {
  if (/^(?:none)?$/.test(filter)) return 'shows';
  for (const [, name = '', inside = ''] of filter.matchAll(/([a-z-]+)\(((?:[^()]|\([^()]*\))*)\)/g)) {
    const amount = inside.trim() === '' ? 1 : share(inside.trim());
    if (name === 'opacity') {
      if (amount === null) return 'unknown';
    } else if (name === 'blur') {
      const radius = pixels(inside.trim() || '0', em, null);
      if (radius === null) return 'unknown';
      if (radius > em / 4) return 'hides';
    } else if (name === 'brightness' || name === 'contrast') {
      if (amount === null || amount < 0.5 || amount > 1.5) return 'unknown';
    } else if (name === 'invert' || name === 'url') {
      if (amount === null || amount > 0.2) return 'unknown';
    } else if (!/^(?:grayscale|sepia|saturate|hue-rotate|drop-shadow)$/.test(name))
      return /^(?:progid|alpha)/.test(filter) ? 'shows' : 'unknown';
  }
  return 'shows';
}

/** A shadow or an outline in a colour of its own shows letters that have none. */
export function outlines(shadow: string | undefined, stroke: string | undefined): boolean {
  const isDrawn = (text: string) => text !== 'none' && valueWords(text).some((word) => (parseColor(word)?.a ?? 0) > 0.3);
  return isDrawn(shadow ?? 'none') || isDrawn(stroke ?? 'none');
}
