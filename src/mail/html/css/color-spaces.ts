/** Colours of other spaces (CSS Color 4, section 17) in sRGB. */

/** Red, green and blue from 0 to 255, cut off where sRGB has no such colour. */
type Rgb = [r: number, g: number, b: number];

export function fromOklab(light: number, a: number, b: number): Rgb {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return fromLinear(
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  );
}

/** `light` from 0 to 100. */
export function fromLab(light: number, a: number, b: number): Rgb {
  const y = (light + 16) / 116;
  const [x, , z] = [y + a / 500, y, y - b / 200];
  const unit = (value: number) => (value ** 3 > 216 / 24389 ? value ** 3 : (116 * value - 16) / (24389 / 27));
  // The white of CIE Lab is D50.
  const [X, Y, Z] = [unit(x) * 0.9642956764, unit(y), unit(z) * 0.8251046025];
  return fromLinear(
    3.1341359569 * X - 1.6173863321 * Y - 0.490661946 * Z,
    -0.9787954765 * X + 1.9162543773 * Y + 0.0334427313 * Z,
    0.071955398 * X - 0.2289768264 * Y + 1.4053860585 * Z,
  );
}

/** `p3` from 0 to 1 in Display P3. */
export function fromP3(...p3: Rgb): Rgb {
  const [r, g, b] = p3.map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  if (r === undefined || g === undefined || b === undefined) return [0, 0, 0];
  return fromLinear(
    1.2249401763 * r - 0.2249401763 * g,
    -0.0420569547 * r + 1.0420569547 * g,
    -0.0196375546 * r - 0.0786360456 * g + 1.0982736 * b,
  );
}

function fromLinear(...linear: Rgb): Rgb {
  const bent = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
  const [r = 0, g = 0, b = 0] = linear.map((value) => Math.min(Math.max(bent(Math.max(value, 0)), 0), 1) * 255);
  return [r, g, b];
}
