/** The parts of a mail, whichever parser read them. */
import type { HeaderValue } from 'mailparser';

/** `textContent` is that of a text; files have none. Of the header, only `content-type` and `content-id` are always there. */
export type Part = {
  contentType: string | false;
  textContent?: string;
  headers: ReadonlyMap<string, HeaderValue>;
  children: Part[];
};

/** A file as a parser found it, in the order of the mail; names and types still as the sender wrote them. */
export type FoundFile = {
  filename: string | null;
  contentType: string;
  /** The charset that the part of a text declares; null when it declares none. */
  charset: string | null;
  contentId: string | null;
  inline: boolean;
  content: Uint8Array;
};

/** The tree of the parts with their texts, null when the mail has none, and the files in the order of the mail. */
export type FoundParts = { tree: Part | null; files: FoundFile[] };
