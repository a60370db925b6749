/** The type of a file whose sender names none, by its name, as the MIME parser's library tells it. */
import { MailParser } from 'mailparser';

/** Answers `application/octet-stream` where the name tells nothing. */
export function typeByName(filename: string): string {
  return types.detectMimeType(filename);
}

class Library extends MailParser {
  declare readonly libmime: { detectMimeType(filename: string): string };
}

const types = new Library().libmime;
