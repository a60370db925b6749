/** The port that composes mail, and checks what goes into it. */
import type { Address } from '../store/address.ts';

export type MailComposer = {
  /** Composes RFC 5322 bytes, DKIM-signed (RFC 6376) when a signer is given. */
  compose(mail: OutgoingMail, signer: DkimSigner | null): Promise<Buffer>;
  /** A mail that `compose` made, with another Date, signed anew when a signer is given. */
  redate(mime: Buffer, date: Date, signer: DkimSigner | null): Promise<Buffer>;
  /** A subject or other single line: refuses CR, LF, NUL and controls, and more than `max` characters. */
  checkLine(value: string, path: string, max: number): string;
  /** A file name without path separators or controls; throws PostroomError `invalid_request`. */
  checkFilename(value: string, path: string): string;
  /** The media type that the end of a file's name stands for; `application/octet-stream` for an unknown one. */
  mediaTypeOf(filename: string): string;
  /**
   * Extra headers of a mail. Refuses names that are structural or identify the sender, and values that could inject further
   * headers.
   */
  checkHeaders(headers: Record<string, string>, path: string): { name: string; value: string }[];
};

export type OutgoingMail = {
  from: Address;
  to: Address[];
  cc: Address[];
  /** Only in the envelope, never in the MIME. */
  bcc: Address[];
  replyTo: Address[];
  subject: string;
  text: string | null;
  html: string | null;
  attachments: { filename: string; contentType: string; contentId: string | null; content: Buffer }[];
  /** Headers that `checkHeaders` let pass, so none of them is structural. */
  headers: { name: string; value: string }[];
  messageId: string;
  date: Date;
  inReplyTo: string | null;
  references: string[];
  /** Written as Postroom-Hops when above 0. */
  hops: number;
};

export type DkimSigner = { domain: string; selector: string; privateKey: string };
