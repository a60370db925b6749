/** What a list of cue words is. */

/** Entries by language (BCP 47), separated by ` | `; a star at an end lets letters go before or behind. */
export type Cues = Readonly<Record<string, string>>;
