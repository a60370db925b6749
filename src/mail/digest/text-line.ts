/** A line of the text of a mail. */

/** `at`: its number in the whole text, from 0. */
export type Line = { text: string; at: number };
