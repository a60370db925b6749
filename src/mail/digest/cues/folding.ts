/** Letters as they are compared: small, without accents, of one width; offsets stay the same. */

/** Letters that differ from another only by how they are written, and do not come apart in Unicode. */
const ALIKE: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  '’': "'",
  '\u00a0': ' ',
  '\t': ' ',
};
const ACCENTS = /[\u0300-\u036f]/g;
const DASH = /(?<=\p{L})[-_\u2010-\u2015](?=\p{L})/gu;

/** By code unit; 0 = not yet known. */
const known = new Uint16Array(65_536);

/** Dashes between letters become blanks. As long as the text. */
export function folded(text: string): string {
  let out = '';
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    let letter = known[unit] ?? 0;
    if (letter === 0) {
      letter = foldedUnit(String.fromCharCode(unit));
      known[unit] = letter;
    }
    out += String.fromCharCode(letter);
  }
  return out.replace(DASH, ' ');
}

/** The text with the digits of every script in ASCII, and blanks and dashes of every kind; capitals stay. As long as the text. */
export function withAsciiDigits(text: string): string {
  return text
    .replace(/[^\P{Nd}0-9]/gu, (digit) => asciiDigit(digit))
    .replace(/[\uff21-\uff3a\uff41-\uff5a]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010-\u2015\u2212\uff0d]/g, '-')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000\t]/g, ' ');
}

function foldedUnit(unit: string): number {
  const apart = unit.normalize('NFKD').replace(ACCENTS, '');
  const letter = (apart.length === 1 ? apart : unit).toLowerCase();
  const alike = ALIKE[letter] ?? letter;
  return (alike.length === 1 ? alike : unit).charCodeAt(0);
}

/** Unicode puts the ten digits of a script in a row, the zero first. One of two code units keeps that length. */
function asciiDigit(digit: string): string {
  const plain = digit.normalize('NFKC');
  if (/^[0-9]$/.test(plain)) return plain.padStart(digit.length, ' ');
  const point = digit.codePointAt(0) ?? 0;
  let zero = point;
  while (zero > point - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(point - zero).padStart(digit.length, ' ');
}
