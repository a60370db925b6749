/** What a list of cue words is. */

/** Entries by language (BCP 47), separated by ` | `; a star at an end lets letters go before or behind. */
export type Cues = Readonly<Record<string, string>>;

/** Lists of several kinds for each language; the kinds are some of those of all-cues. */
export type FurtherWords = Readonly<Record<string, Readonly<Partial<Record<FurtherKind, string>>>>>;
export type FurtherKind =
  | 'code'
  | 'plain'
  | 'other'
  | 'offer'
  | 'pass'
  | 'enter'
  | 'field'
  | 'asked'
  | 'done'
  | 'proof'
  | 'lifetime'
  | 'disregard'
  | 'secrecy'
  | 'premises'
  | 'meetings'
  | 'purchases';
