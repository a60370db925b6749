/** CSS colours (CSS Color 4) as numbers, and whether a person can tell two of them apart. */
import { fromLab, fromOklab, fromP3 } from './color-spaces.ts';
import { splitList } from './lists.ts';

/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
export type Color = { r: number; g: number; b: number; a: number };

export const BLACK: Color = { r: 0, g: 0, b: 0, a: 1 };
export const WHITE: Color = { r: 255, g: 255, b: 255, a: 1 };

/** Two colours that differ by no more than this in every channel read as one: #ececec on white is no text to a person. */
const SAME = 20;

const NAMED = new Map(
  (
    'aliceblue f0f8ff antiquewhite faebd7 aqua 0ff aquamarine 7fffd4 azure f0ffff beige f5f5dc bisque ffe4c4 black 000 ' +
    'blanchedalmond ffebcd blue 00f blueviolet 8a2be2 brown a52a2a burlywood deb887 cadetblue 5f9ea0 chartreuse 7fff00 ' +
    'chocolate d2691e coral ff7f50 cornflowerblue 6495ed cornsilk fff8dc crimson dc143c cyan 0ff darkblue 00008b ' +
    'darkcyan 008b8b darkgoldenrod b8860b darkgray a9a9a9 darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b ' +
    'darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc darkred 8b0000 darksalmon e9967a ' +
    'darkseagreen 8fbc8f darkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoise 00ced1 ' +
    'darkviolet 9400d3 deeppink ff1493 deepskyblue 00bfff dimgray 696969 dimgrey 696969 dodgerblue 1e90ff ' +
    'firebrick b22222 floralwhite fffaf0 forestgreen 228b22 fuchsia f0f gainsboro dcdcdc ghostwhite f8f8ff gold ffd700 ' +
    'goldenrod daa520 gray 808080 green 008000 greenyellow adff2f grey 808080 honeydew f0fff0 hotpink ff69b4 ' +
    'indianred cd5c5c indigo 4b0082 ivory fffff0 khaki f0e68c lavender e6e6fa lavenderblush fff0f5 lawngreen 7cfc00 ' +
    'lemonchiffon fffacd lightblue add8e6 lightcoral f08080 lightcyan e0ffff lightgoldenrodyellow fafad2 ' +
    'lightgray d3d3d3 lightgreen 90ee90 lightgrey d3d3d3 lightpink ffb6c1 lightsalmon ffa07a lightseagreen 20b2aa ' +
    'lightskyblue 87cefa lightslategray 789 lightslategrey 789 lightsteelblue b0c4de lightyellow ffffe0 lime 0f0 ' +
    'limegreen 32cd32 linen faf0e6 magenta f0f maroon 800000 mediumaquamarine 66cdaa mediumblue 0000cd ' +
    'mediumorchid ba55d3 mediumpurple 9370db mediumseagreen 3cb371 mediumslateblue 7b68ee mediumspringgreen 00fa9a ' +
    'mediumturquoise 48d1cc mediumvioletred c71585 midnightblue 191970 mintcream f5fffa mistyrose ffe4e1 ' +
    'moccasin ffe4b5 navajowhite ffdead navy 000080 oldlace fdf5e6 olive 808000 olivedrab 6b8e23 orange ffa500 ' +
    'orangered ff4500 orchid da70d6 palegoldenrod eee8aa palegreen 98fb98 paleturquoise afeeee palevioletred db7093 ' +
    'papayawhip ffefd5 peachpuff ffdab9 peru cd853f pink ffc0cb plum dda0dd powderblue b0e0e6 purple 800080 ' +
    'rebeccapurple 639 red f00 rosybrown bc8f8f royalblue 4169e1 saddlebrown 8b4513 salmon fa8072 sandybrown f4a460 ' +
    'seagreen 2e8b57 seashell fff5ee sienna a0522d silver c0c0c0 skyblue 87ceeb slateblue 6a5acd slategray 708090 ' +
    'slategrey 708090 snow fffafa springgreen 00ff7f steelblue 4682b4 tan d2b48c teal 008080 thistle d8bfd8 ' +
    'tomato ff6347 turquoise 40e0d0 violet ee82ee wheat f5deb3 white fff whitesmoke f5f5f5 yellow ff0 yellowgreen 9acd32 ' +
    'transparent 0000 canvas fff canvastext 000 window fff windowtext 000'
  )
    .split(' ')
    .flatMap((word, index, words) => (index % 2 === 0 ? [[word, words[index + 1] ?? ''] as const] : [])),
);

const FUNCTION = /^([a-z]+)\(([^()]{1,200})\)$/;
/** The colours in a gradient. */
const IN_GRADIENT = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb)a?\([^()]{1,200}\)|\b(?:ok)?l(?:ab|ch)\([^()]{1,200}\)|\b[a-z]{3,20}\b/g;
/** Channels that a relative colour takes over as they are. */
const SAME_CHANNELS = /^(?:r g b|h s l|h w b|l a b|l c h|(?:srgb|display-p3) r g b)(?: \/ (?:alpha|1|100%))?$/;
const MAX_NESTED = 5;

/**
 * `text` is in lower case. Null when it is no colour, or one that takes more than is done here. `isDark` = on a dark page.
 * Hexadecimal digits may lack their #, as attributes and quirks mode allow.
 */
export function parseColor(text: string, isDark = false, level = 0): Color | null {
  if (level > MAX_NESTED) return null;
  if (isDark && (text === 'canvas' || text === 'canvastext')) return text === 'canvas' ? BLACK : WHITE;
  const named = NAMED.get(text);
  if (named) return fromHex(named);
  if (/^#?(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(text)) return fromHex(text.replace('#', ''));
  const nested = /^(color-mix|light-dark|[a-z]+)\((.{1,500})\)$/.exec(text);
  if (
    nested &&
    /^(?:color-mix|light-dark)$|^from /.test(
      nested[1] === 'color-mix' || nested[1] === 'light-dark' ? nested[1] : (nested[2] ?? ''),
    )
  ) {
    return fromColors(nested[1] ?? '', nested[2] ?? '', isDark, level + 1);
  }
  const [, name, inside] = FUNCTION.exec(text) ?? [];
  if (!name || !inside) return null;
  const parts = inside.split(/[\s,/]+/).filter((part) => part !== '');
  return fromFunction(name, parts);
}

/** `color` as it looks on the opaque `background`. */
export function over(color: Color, background: Color): Color {
  const mix = (top: number, bottom: number) => top * color.a + bottom * (1 - color.a);
  return { r: mix(color.r, background.r), g: mix(color.g, background.g), b: mix(color.b, background.b), a: 1 };
}

export function looksLike(one: Color, other: Color): boolean {
  const gap = Math.max(Math.abs(one.r - other.r), Math.abs(one.g - other.g), Math.abs(one.b - other.b));
  return gap <= SAME;
}

/** From 0 to 255, as the eye weighs the channels. */
export function lightness({ r, g, b }: Color): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Compositing 1, section 9; null for modes that are not worked out here. */
export function blended(mode: string, top: Color, bottom: Color): Color | null {
  const modes: Record<string, (one: number, other: number) => number> = {
    multiply: (one, other) => (one * other) / 255,
    screen: (one, other) => one + other - (one * other) / 255,
    darken: Math.min,
    lighten: Math.max,
  };
  const mix = modes[mode];
  return mix ? { r: mix(top.r, bottom.r), g: mix(top.g, bottom.g), b: mix(top.b, bottom.b), a: 1 } : null;
}

/** The one colour of a gradient whose colours all look the same; null when they differ. */
export function plainGradient(image: string): Color | null {
  const colors = Array.from(image.matchAll(IN_GRADIENT), ([found]) => parseColor(found)).filter((color) => color !== null);
  const [first] = colors;
  return first && colors.every((color) => color.a === first.a && looksLike(color, first)) ? first : null;
}

function fromHex(digits: string): Color {
  const wide = digits.length <= 4 ? Array.from(digits, (digit) => digit + digit).join('') : digits;
  const at = (index: number) => Number.parseInt(wide.slice(index * 2, index * 2 + 2), 16);
  return { r: at(0), g: at(1), b: at(2), a: wide.length === 8 ? at(3) / 255 : 1 };
}

function fromFunction(name: string, parts: string[]): Color | null {
  const a = part(parts[name === 'color' ? 4 : 3], 1) ?? 1;
  switch (name) {
    case 'rgb':
    case 'rgba':
      return channels(
        parts.map((one) => part(one, 255)),
        a,
      );
    case 'hsl':
    case 'hsla': {
      const light = part(parts[2], 100);
      const saturation = part(parts[1], 100);
      if (light === null || saturation === null) return null;
      return fromHue(degrees(parts[0]), clamp(saturation / 100), clamp(light / 100), a);
    }
    case 'hwb': {
      const white = (part(parts[1], 100) ?? 0) / 100;
      const black = (part(parts[2], 100) ?? 0) / 100;
      const pure = fromHue(degrees(parts[0]), 1, 0.5, a);
      const grey = white + black >= 1 ? white / (white + black) : null;
      const mix = (value: number) => (grey === null ? (value / 255) * (1 - white - black) + white : grey) * 255;
      return { r: mix(pure.r), g: mix(pure.g), b: mix(pure.b), a };
    }
    case 'color': {
      const [r = null, g = null, b = null] = parts.slice(1, 4).map((one) => part(one, 1));
      if (r === null || g === null || b === null) return null;
      if (parts[0] === 'srgb') return channels([r * 255, g * 255, b * 255], a);
      return parts[0] === 'display-p3' ? channels(fromP3(r, g, b), a) : null;
    }
    case 'lab':
    case 'oklab':
    case 'lch':
    case 'oklch': {
      const ok = name.startsWith('ok');
      const isPolar = name.endsWith('ch');
      const light = part(parts[0], ok ? 1 : 100);
      const first = part(parts[1], ok ? 0.4 : isPolar ? 150 : 125);
      const turn = (degrees(parts[2]) * Math.PI) / 180;
      const second = isPolar ? 0 : part(parts[2], ok ? 0.4 : 125);
      if (light === null || first === null || second === null) return null;
      const [x, y] = isPolar ? [first * Math.cos(turn), first * Math.sin(turn)] : [first, second];
      return channels(ok ? fromOklab(clamp(light), x, y) : fromLab(clamp(light / 100) * 100, x, y), a);
    }
    default:
      return null;
  }
}

function channels([r, g, b]: (number | null)[], a: number): Color | null {
  if (r == null || g == null || b == null || Number.isNaN(r + g + b)) return null;
  return { r: clamp(r / 255) * 255, g: clamp(g / 255) * 255, b: clamp(b / 255) * 255, a: clamp(a) };
}

/** Mixed, relative, and by the reader's scheme; null where it takes more than is done here. */
function fromColors(name: string, inside: string, isDark: boolean, level: number): Color | null {
  if (name === 'light-dark') {
    const [light, dark] = splitList(inside);
    return parseColor(((isDark ? dark : light) ?? '').trim(), isDark, level);
  }
  if (name === 'color-mix') {
    const [space = '', ...mixed] = splitList(inside);
    const [one, other] = mixed.map((text) => mixedColor(text.trim(), isDark, level));
    if (!one?.color || !other?.color || mixed.length !== 2) return null;
    const weight = one.share ?? (other.share === null ? 0.5 : 1 - other.share);
    const rest = other.share ?? 1 - weight;
    if (weight + rest <= 0) return null;
    const total = weight + rest;
    const isSame = looksLike(one.color, other.color) && one.color.a === other.color.a;
    if (!/^in\s+srgb$/.test(space.trim()) && !isSame && weight > 0 && rest > 0) return null;
    const alpha = (one.color.a * weight + other.color.a * rest) / total;
    const mix = (x: number, y: number, a: number, b: number) =>
      alpha === 0 ? 0 : (x * a * weight + y * b * rest) / total / alpha;
    const [a, b] = [one.color, other.color];
    return {
      r: mix(a.r, b.r, a.a, b.a),
      g: mix(a.g, b.g, a.a, b.a),
      b: mix(a.b, b.b, a.a, b.a),
      a: alpha * Math.min(total, 1),
    };
  }
  const [, origin = '', rest = ''] = /^from ((?:[^()\s]+|[a-z-]+\((?:[^()]|\([^()]*\))*\))) (.+)$/.exec(inside) ?? [];
  return SAME_CHANNELS.test(rest.trim()) ? parseColor(origin, isDark, level) : null;
}

function mixedColor(text: string, isDark: boolean, level: number): { color: Color | null; share: number | null } {
  const percent = /(?:^|\s)([\d.]+)%(?:\s|$)/.exec(text);
  const color = parseColor(text.replace(percent?.[0] ?? '\0', ' ').trim(), isDark, level);
  return { color, share: percent ? Number(percent[1]) / 100 : null };
}

function fromHue(hue: number, saturation: number, light: number, a: number): Color {
  const reach = saturation * Math.min(light, 1 - light);
  const channel = (offset: number) => {
    const turn = (offset + hue / 30) % 12;
    return (light - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))) * 255;
  };
  return { r: channel(0), g: channel(8), b: channel(4), a };
}

/** A number, a percentage of `whole`, or `none`. */
function part(text: string | undefined, whole: number): number | null {
  if (text === undefined) return null;
  if (text === 'none') return 0;
  const value = Number.parseFloat(text);
  if (Number.isNaN(value)) return null;
  return text.endsWith('%') ? (value / 100) * whole : value;
}

function degrees(text: string | undefined): number {
  const value = Number.parseFloat(text ?? '');
  if (!Number.isFinite(value)) return 0;
  const unit = /(?:grad|rad|turn)$/.exec(text ?? '')?.[0];
  const turned = unit === 'turn' ? value * 360 : unit === 'grad' ? value * 0.9 : unit === 'rad' ? (value * 180) / Math.PI : value;
  return ((turned % 360) + 360) % 360;
}

function clamp(value: number): number {
  return Math.min(Math.max(value, 0), 1);
}
