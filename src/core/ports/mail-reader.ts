/** The port that reads a mail: parsing, digest, attachments. */
import type { AutomatedReason, ParseStatus } from '../store/emails.ts';

export type MailReader = {
  /** Raised when `parse` answers something else for a stored mail than before; earlier results are then made anew. */
  version: number;
  /** Like `parse`, for a mail that may still be withdrawn. */
  begin(mime: Uint8Array, owner: MailOwner): Reading;
  /** A mail that must not be read, as far as its header tells: `failed`, and its `contentHash` as of a mail that cannot be read. Reads on this thread, little. */
  unread(mime: Uint8Array): { parsed: ParsedMail; hash: string };
  /** The time in the topmost Received field (RFC 5321 4.4), or else in Date; null when neither names one. Reads on this thread, little. */
  receivedAt(mime: Uint8Array): Date | null;
  /** Never throws for bad MIME (`parseStatus` tells); throws PostroomError `unavailable` only when the parser is overloaded. */
  parse(mime: Uint8Array, owner: MailOwner): Promise<ParsedMail>;
  /**
   * The decoded bytes of the attachment at `index` in the list of `parse`; null when there is none. Throws as `parse`, and
   * PostroomError `unavailable` also when the mail cannot be read within the limits of time and memory.
   */
  attachment(mime: Uint8Array, index: number, owner: MailOwner): Promise<Buffer | null>;
  /**
   * What an agent needs of the mail, made from its bytes; of a mail that cannot be read within the limits, from its header. Throws as `parse`.
   * Cached for a while under `id`, so asking twice costs little.
   */
  digest(mime: Uint8Array, id: string, owner: MailOwner): Promise<Digest>;
  /**
   * What a person sees of the mail's HTML: structure, text and links; null when it has none, or it exceeds the limits. Throws as
   * `parse`. Cached for a while under `id`.
   */
  visibleHtml(mime: Uint8Array, id: string, owner: MailOwner): Promise<string | null>;
  /**
   * What the frame shows of the mail, from which nothing of the sender can run or load; null when it cannot be read within the limits. Throws as
   * `parse`. Cached for a while under `id`.
   */
  framed(mime: Uint8Array, id: string, owner: MailOwner): Promise<FramedMail | null>;
  /**
   * A hash of what the mail says: From, Date, Subject, decoded texts and files. The same for every copy of a mail, whichever way it
   * came and however it is encoded. Of a mail that cannot be read within the limits, the body counts byte for byte.
   * Throws as `parse`.
   */
  contentHash(mime: Uint8Array, owner: MailOwner): Promise<string>;
  /**
   * The text in an attachment of a type that has text (text, PDF, DOCX); null for other types and for files without text. Cached
   * for a while under `id`.
   */
  attachmentText(mime: Uint8Array, index: number, id: string, owner: MailOwner): Promise<AttachmentText | null>;
  /** The text of the same attachment, kept nowhere, and how the reading ended. Throws as `parse`. */
  fileText(mime: Uint8Array, index: number, owner: MailOwner): Promise<FileText>;
};

/**
 * `read`: `text` is all the text that can be had, null for a file without text. `failed`: the file is broken, locked or beyond the limits, and
 * always will be. `stalled`: the reading took too long or ended its thread, perhaps only because of the load.
 */
export type FileText = { ended: 'read' | 'failed' | 'stalled'; text: string | null };

/** `withdraw` answers true when the reading had not begun; then it never does, and `parsed` stays open. */
export type Reading = { parsed: Promise<ParsedMail>; withdraw(): boolean };

/**
 * Whose mail is read. Accounts take turns, and mail of a sender whose mail was slow waits apart. `sender` is the envelope's
 * address; null = unknown. Mail that no caller waits for is read apart too, in the `background`.
 */
export type MailOwner = { accountId: string; sender: string | null; background?: true };

export type ParsedMail = {
  /** Address fields are RFC 5322 lists as strings (decoded words), '' when the header is absent. */
  from: string;
  to: string;
  cc: string;
  bcc: string;
  replyTo: string;
  subject: string;
  /** The text part, or the HTML turned into text; null when the mail has neither. */
  text: string | null;
  html: string | null;
  /** The text of the HTML as a person sees it, when `text` is the plain alternative to it; null = the same as `text`. */
  visible: string | null;
  /** The first 200 characters of what a person sees, white space folded. */
  preview: string;
  /** With angle brackets; null when there is none. */
  messageId: string | null;
  inReplyTo: string | null;
  references: string[];
  /** The time in the Date header; null when it is absent or unreadable. */
  date: Date | null;
  /**
   * The Postroom-Hops header, 0 to 1000: how often agents have replied to each other in a row; 0 when absent. Any sender can
   * forge it.
   */
  hops: number;
  /** The servers, in lower case, that the mail says have checked it (RFC 8601). Any sender can write that. */
  checkers: string[];
  attachments: ParsedAttachment[];
  parseStatus: ParseStatus;
  /** Stable snake_case words, such as `duplicate_from`, `duplicate_subject`, `duplicate_date`, `unreadable_date`, `html_truncated`. */
  anomalies: string[];
  /** What the mail reports about the delivery of a sent mail; null for every mail that is no such report. */
  report: Report | null;
  /** Why the mail itself looks as if a machine sent it; null = it does not. */
  automated: Exclude<AutomatedReason, 'own_message'> | null;
};

/** A bounce (RFC 3464, or in free text) or a complaint (RFC 5965). Any sender can forge one, so it proves nothing by itself. */
export type Report = {
  kind: 'bounce' | 'complaint';
  /** At most 100; in a complaint, the recipients that complained, if it names them. */
  recipients: ReportedRecipient[];
  /** Message-ID of the mail it returns, with angle brackets; null when it returns none. */
  originalMessageId: string | null;
};

export type ReportedRecipient = {
  /** In lower case; the address that the sender of the mail wrote, if the report tells. */
  address: string;
  /** The address that the mail was forwarded to, when the report tells that too. */
  alias: string | null;
  /** RFC 3464 2.3.3; `delivered` for a complaint. */
  action: 'failed' | 'delayed' | 'delivered' | 'relayed' | 'expanded';
  /** Enhanced status code (RFC 3463), such as 5.1.1: from the report, or derived from its text; null when it says nothing. */
  statusCode: string | null;
  /** The reply of the server (RFC 5321 4.2). */
  code: number | null;
  /** What the server or the mail system said, at most 500 characters. */
  diagnostic: string | null;
  /** The address itself is of no use any more. False when the mail, a policy or a temporary problem is the cause. */
  hard: boolean;
};

export type ParsedAttachment = {
  /** Without path separators or control characters; null when the mail gave none. */
  filename: string | null;
  contentType: string;
  /** Decoded bytes. */
  size: number;
  /** Without angle brackets. */
  contentId: string | null;
  disposition: 'attachment' | 'inline';
};

/** A mail as an agent reads it. No field but `withheld` holds text that a person would not see. */
export type Digest = {
  /** No thread could read the mail within the limits: this is what its header tells. */
  unreadable: boolean;
  /** The visible text of the HTML, or the plain text when there is no HTML; links stand as [1], [2] … and are listed in `links`. */
  text: string;
  /**
   * The text that is new in this mail: without quotes of earlier mail and without signature. All of it where nothing else would be
   * left, and where answers stand within what they quote.
   */
  replyText: string;
  /**
   * What is left out of `replyText`: nothing, an older mail `below` the new words, or one `interleaved` with answers, which is kept
   * with them.
   */
  quoted: 'none' | 'below' | 'interleaved';
  /** How many pieces of hidden text were removed from the body. */
  hiddenTextRemoved: number;
  /**
   * How many pieces of text may be hidden from a person, where only a browser could say; and that text, which is in no other
   * field.
   */
  possiblyHidden: number;
  withheld: string;
  links: DigestLink[];
  codes: DigestCode[];
  /** The one code or link to use; null when the mail asks for neither. */
  best: DigestBest | null;
  /** From the first calendar part (RFC 5545). */
  calendar: DigestCalendar | null;
  /** From List-Unsubscribe and List-Unsubscribe-Post (RFC 2369, RFC 8058). */
  unsubscribe: { url: string | null; mailto: string | null; oneClick: boolean } | null;
};

/**
 * A mail as HTML, with places left open for addresses that only the server can give. `shows`: its HTML, its plain text, or the text of an HTML
 * that is beyond the bounds. `isCut` = only the beginning of the text is shown.
 */
export type FramedMail = {
  pieces: FramePiece[];
  links: FrameTarget[];
  images: FrameImage[];
  shows: 'html' | 'text' | 'text_of_html';
  isCut: boolean;
};

/** A piece of HTML, or the place of an attribute: `href` for the link of that number, `src` for the picture. */
export type FramePiece = string | { link: number } | { image: number };

/** `url` is absolute, http, https or mailto; `words` is the text of the link. */
export type FrameTarget = { url: string; words: string };

/** A picture in the mail, by its place among the files; or one on a web server, http or https. */
export type FrameImage = { from: 'mail'; file: number } | { from: 'web'; url: string };

/**
 * `text` is the text of the link; its number is its position, from 1. `confidence`, 0 to 1: that the mail asks to press it in order to
 * prove who its reader is, to agree, or to set a password.
 */
export type DigestLink = {
  text: string;
  url: string;
  host: string;
  kind: 'verify' | 'reset' | 'unsubscribe' | 'other';
  confidence: number;
};

/** `code` as it is typed, or the number of a `link`; its confidence stands there. */
export type DigestBest = { code: string } | { link: number };

/** `context` is the line around the code, at most 120 characters; `confidence` 0 to 1. Best first, at most 10. */
export type DigestCode = { value: string; context: string; confidence: number };

export type DigestCalendar = {
  method: string | null;
  uid: string | null;
  summary: string;
  /** RFC 3339 with offset, or a date for whole days. */
  start: string | null;
  end: string | null;
  location: string | null;
  organizer: string | null;
  attendees: string[];
  status: string | null;
  recurrence: string | null;
};

/** `truncated` when the file held more than was read; `hiddenTextRemoved` and `possiblyHidden` count as in a digest. */
export type AttachmentText = { text: string; truncated: boolean; hiddenTextRemoved: number; possiblyHidden: number };
