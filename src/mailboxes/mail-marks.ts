/** What tells a mail from other bytes, and what programs that kept it wrote into its header about whether it was read. */

/** Bytes of a header that are looked at. */
const LOOKED_AT = 64 * 1024;

/** Any line of a header (RFC 5322 2.2). */
const FIELD = /^[!-9;-~]{1,200}[ \t]*:/m;
/** Fields that other files with colons do not begin a line with. */
const MAIL_FIELD =
  /^(?:from|to|cc|bcc|date|subject|sender|reply-to|message-id|received|return-path|delivered-to|mime-version|content-type|x-[\w-]+)[ \t]*:/im;

/** The line that begins a mail in an mbox: a sender, if any, and a time (RFC 4155). */
export const FROM_LINE = /^From .{0,300}\d{1,2}:\d{2}.{0,60}$/;

/** Whether the bytes begin as a mail does; `known` = by a field that mail has. */
export function isMail(bytes: Buffer, known: boolean): boolean {
  return (known ? MAIL_FIELD : FIELD).test(headerOf(bytes));
}

/** What Status (of many programs) or X-Mozilla-Status says; false when neither says anything. */
export function isMarkedRead(bytes: Buffer): boolean {
  const header = headerOf(bytes);
  const mozilla = /^X-Mozilla-Status:[ \t]*([0-9a-f]{4})/im.exec(header)?.[1];
  return /^Status:[ \t]*[A-Z]{0,3}R/im.test(header) || (mozilla !== undefined && (Number.parseInt(mozilla, 16) & 1) === 1);
}

/** The header as Latin-1, with LF alone and without blank lines before it. */
function headerOf(bytes: Buffer): string {
  const text = bytes.toString('latin1', 0, LOOKED_AT).replaceAll('\r\n', '\n').replace(/^\n+/, '');
  const end = text.indexOf('\n\n');
  return end === -1 ? text : text.slice(0, end);
}
