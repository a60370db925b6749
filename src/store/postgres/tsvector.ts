/** The tsvector of an email: its words as lexemes with positions, and names for its account, inbox, direction and range. */
import { foldedWords } from '../../core/base/index-words.ts';
import { type IndexedEmail, searchedText } from '../queries/search.ts';

/** A lexeme of a word begins with the letter of its column. Names, which are no words, begin with a capital. */
export const COLUMNS = { subject: 't', from: 's', to: 'r', text: 'b' } as const;

/**
 * Positions are stored for phrases. PostgreSQL takes none beyond 16,383 and at most 256 for each lexeme, so a longer body goes on under
 * the next letter with positions from 1. Each part begins with the last 31 words of the one before: the longest phrase that a search may
 * have is 32 words, so one of the two contains it whole.
 */
export const BODY = ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] as const;
const MOST_POSITIONS = 255;
const LAST_POSITION = 16_381;
const REPEATED = 31;
/**
 * The position of a word that has none, next to no other. Without it, a phrase ending in `begin*` would not match words that begin
 * alike.
 */
const NO_POSITION = 16_383;

/** Longer words are cut: PostgreSQL takes 2 KB in UTF-8. */
const CHARACTERS_OF_WORD = 500;
/** The size limit of a tsvector: PostgreSQL takes 1 MB. */
const MOST_BYTES = 1_000_000;

/**
 * Each email is in one small and one large range of positions (`searchPosition`). Searches ask for one range after the other. Imported mail, with
 * positions below zero, has them by its time: twelve days, and three months.
 */
export type Ranges = { small: number; large: number };
const RANGES: Ranges = { small: 4096, large: 8 * 4096 };
const IMPORTED_RANGES: Ranges = { small: 2 ** 40, large: 2 ** 43 };

export function rangesAt(seq: number): Ranges {
  return seq < 0 ? IMPORTED_RANGES : RANGES;
}

/** The tsvector in PostgreSQL's input format. */
export function vectorOf(mail: IndexedEmail): string {
  const { seq, email } = mail;
  const ranges = rangesAt(seq);
  const names = [accountName(email.accountId), inboxName(email.inboxId)].flatMap((owner) => [
    `${owner}.${smallRange(Math.floor(seq / ranges.small))}`,
    `${owner}.${largeRange(Math.floor(seq / ranges.large))}`,
  ]);
  // A draft is found by neither direction: it was not received and not sent.
  names.push(directionName(email.status === 'draft' ? 'draft' : email.direction));
  if (email.attachments.length > 0) names.push(ATTACHMENT);
  const lexemes = new Map<string, number[]>();
  const addColumn = (letter: string, text: string) => {
    for (const [n, word] of wordsOf(text).entries()) add(lexemes, letter + word, n + 1);
  };
  addColumn(COLUMNS.subject, email.subject);
  addColumn(COLUMNS.from, email.from);
  addColumn(COLUMNS.to, `${email.to} ${email.cc} ${email.bcc}`);
  addBody(lexemes, wordsOf(searchedText(mail)));
  return [...names.map(quoted), ...written(lexemes)].join(' ');
}

/** The words of a text as the index knows them: folded, split as SQLite's index splits them, and cut. */
export function wordsOf(text: string): string[] {
  return foldedWords(text).map(cut);
}

export function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'`;
}

export const ATTACHMENT = 'F';
export const accountName = (accountId: string) => `A${accountId.replaceAll('-', '')}`;
export const inboxName = (inboxId: string) => `I${inboxId.replaceAll('-', '')}`;
export const directionName = (direction: string) => `W${direction}`;
export const smallRange = (n: number) => `x${n}`;
export const largeRange = (n: number) => `y${n}`;

function addBody(lexemes: Map<string, number[]>, words: string[]): void {
  for (const word of words) add(lexemes, COLUMNS.text + word, 0);
  const letters: string[] = [...BODY];
  let from = 0;
  for (let n = 0; n < words.length && letters.length > 0; n += 1) {
    const [letter = ''] = letters;
    if (add(lexemes, letter + words[n], n - from + 1)) continue;
    letters.shift();
    from = Math.max(0, n - REPEATED);
    n = from - 1;
  }
}

/** Position 0 = none. Answers false when the lexeme takes no more positions, or the position is too high. */
function add(lexemes: Map<string, number[]>, lexeme: string, position: number): boolean {
  const known = lexemes.get(lexeme) ?? [];
  lexemes.set(lexeme, known);
  if (position > LAST_POSITION || known.length >= MOST_POSITIONS) return false;
  if (position > 0) known.push(position);
  return true;
}

function written(lexemes: Map<string, number[]>): string[] {
  const texts: string[] = [];
  let bytes = 0;
  for (const [lexeme, positions] of lexemes) {
    bytes += Buffer.byteLength(lexeme) + 2 * positions.length + 4;
    if (bytes > MOST_BYTES) break;
    texts.push(`${quoted(lexeme)}:${positions.length > 0 ? positions.join() : NO_POSITION}`);
  }
  return texts;
}

/** Never between the two halves of a surrogate pair. */
function cut(word: string): string {
  return word.length > CHARACTERS_OF_WORD ? word.slice(0, CHARACTERS_OF_WORD).replace(/[\ud800-\udbff]$/, '') : word;
}
