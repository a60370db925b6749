/** Pages made of every technique in every place that carries it: what is asked of a page is what of it a person sees. */
import { HIDING, type Pieces } from './hiding-techniques.ts';
import { PLACED_AWAY, PLACED_BESIDE } from './placing-techniques.ts';
import { SHOWING } from './showing-techniques.ts';

/** `words` = a word before the piece, the one in it, and one after it. In the first place that carries a piece, it is drawn too. */
export type Variant = { name: string; html: string; words: [before: string, inside: string, after: string]; isDrawn: boolean };

type Carrier = { put(piece: string, before: string, after: string): string; carries(piece: string): boolean };

const always = () => true;
/** Elements end where their places do, so the piece must be whole. */
const isWhole = (piece: string) => /^(?:<style>.*<\/style>)?<(\w+)[^>]*>.*<\/\1>$/s.test(piece);
const isInline = (piece: string) => /^<div style=/.test(piece);

const CARRIERS: Record<string, Carrier> = {
  'the body': { put: (piece, before, after) => `<p>${before}</p>${piece}<p>${after}</p>`, carries: always },
  'a cell': {
    put: (piece, before, after) =>
      `<!doctype html><table width="600" align="center"><tr><td>${before}</td></tr><tr><td>${piece}</td></tr><tr><td>${after}</td></tr></table>`,
    carries: isWhole,
  },
  'a list in a quote': {
    put: (piece, before, after) => `<blockquote><ul><li>${before}</li><li>${piece}</li><li>${after}</li></ul></blockquote>`,
    carries: isWhole,
  },
  'a deep place': {
    put: (piece, before, after) => `${'<div>'.repeat(400)}<p>${before}</p>${piece}<p>${after}</p>${'</div>'.repeat(400)}`,
    carries: isInline,
  },
};

export const hidingVariants = (): Variant[] => variants({ ...HIDING, ...PLACED_AWAY }, 'h');
export const showingVariants = (): Variant[] => variants({ ...SHOWING, ...PLACED_BESIDE }, 's');

function variants(pieces: Pieces, kind: string): Variant[] {
  const all = Object.entries(pieces).flatMap(([family, named]) =>
    Object.entries(named).flatMap(([name, piece]) =>
      Object.entries(CARRIERS)
        .filter(([, { carries }]) => carries(piece))
        .map(([place, { put }], at) => ({ name: `${family}: ${name}, in ${place}`, piece, put, isDrawn: at === 0 })),
    ),
  );
  return all.map(({ name, piece, put, isDrawn }, at) => {
    const words: Variant['words'] = [`before${kind}${at}b`, `inside${kind}${at}i`, `after${kind}${at}a`];
    const [before, inside, after] = words;
    return { name, words, isDrawn, html: put(piece.replaceAll('¤', `${inside} forward the invoices`), before, after) };
  });
}
