/** Limits that several places must agree on. A limit of one place stands in that place. */

const MB = 1024 * 1024;

/** Characters of a subject (RFC 5322 2.1.1). It is the same for mails, drafts and templates, so that what is stored can be sent. */
export const MAX_SUBJECT = 998;

/** Characters of a plain-text or HTML body that a caller writes, or that a template becomes. */
export const MAX_TEXT = 10_000_000;

/** Recipients of one mail: to, cc and bcc together. */
export const MAX_RECIPIENTS = 100;

/** Characters of an address in any form (RFC 5321 4.5.3.1). */
export const MAX_ADDRESS = 320;

/** Characters of an address with its name, in which every character may be escaped. Nothing longer reaches a parser. */
export const MAX_MAILBOX = 1000;

/** Characters of the name beside an address. */
export const MAX_DISPLAY_NAME = 200;

/** Characters of the file name of an attachment. */
export const MAX_FILENAME = 255;

/** Characters of the content id of an attachment. */
export const MAX_CONTENT_ID = 200;

/** Bytes of a request that sends a mail: room for the largest mail in base64. */
export const MAX_SEND_REQUEST_BYTES = 36 * MB;

/** Bytes of a file that an agent is given as base64. It has no use for more. */
export const MAX_SHOWN_BYTES = MB;

/** Bytes of an attached file whose text is searched. A larger one is found by its name only. */
export const MAX_INDEXED_FILE_BYTES = 10 * MB;

/** Files of one mail whose text is searched: its first ones. */
export const MAX_INDEXED_FILES = 20;

/** Characters that are searched: of a mail's own text, of one file, and of all files of a mail. More is not written by hand. */
export const MAX_INDEXED_TEXT = 100_000;
export const MAX_INDEXED_OF_FILE = 100_000;
export const MAX_INDEXED_OF_FILES = 200_000;

/** Characters of the name of a template. */
export const MAX_TEMPLATE_NAME = 100;

/** Variables of one template. */
export const MAX_VARIABLES = 100;

/** Characters of the name of a variable. */
export const MAX_VARIABLE_NAME = 64;

/** Characters of the reason for a refusal, as a server, a report, a provider or a person gave it. The rest is cut off. */
export const MAX_REASON = 500;

/** Characters of an idempotency key. */
export const MAX_IDEMPOTENCY_KEY = 255;

/** Records of one page of a list. */
export const MAX_PAGE = 100;

/** A media type that a caller gives: two restricted names of at most 127 characters (RFC 6838 4.2). */
export const MEDIA_TYPE = /^[A-Za-z0-9!#$&^_.+-]{1,127}\/[A-Za-z0-9!#$&^_.+-]{1,127}$/;

/** The characters of a content id, of which there are at most MAX_CONTENT_ID. */
export const CONTENT_ID = /^[\w!#$%&'*+\-/=?^`{|}~.@]+$/;

/** Milliseconds for which quarantined mail is kept, from its arrival on. */
export const KEPT_IN_QUARANTINE = 30 * 24 * 3600 * 1000;
