/** A mail with the answers that a person would give: what codes it brings, which link it asks to press, and which of them to use. */

export type LabelledMail = FamilyMail & {
  /** Mails of one family come from one generator; no other family has its phrases or its layout. */
  family: string;
};

export type FamilyMail = {
  /** Unique in the family. */
  name: string;
  /** BCP 47, such as `en`, `pt-BR` or `zh-Hant`. */
  language: string;
  subject: string;
  /** One of `text`, `html` and `raw`; `raw` is the whole mail with its header, where its structure matters. */
  text?: string;
  html?: string;
  raw?: string;
  /**
   * Every code for the reader of this mail to type, as it is typed: ASCII digits, no spaces and no dashes between groups of digits,
   * dashes between groups of letters or words kept.
   */
  codes: string[];
  /** The URLs that the mail asks its reader to open in order to confirm, sign in or set a password; none of a footer. */
  links: string[];
  /** The one code or link that the reader would use; null when the mail asks for neither. */
  best: { code: string } | { link: string } | null;
};

/** The mail as it comes in. */
export function mimeOf({ subject, text, html, raw }: FamilyMail): Buffer {
  if (raw !== undefined) return Buffer.from(raw, 'utf8');
  const lines = [
    'From: Sender <no-reply@sender.example>',
    'To: robin@postroom.localhost',
    `Subject: =?utf-8?b?${Buffer.from(subject).toString('base64')}?=`,
    `Content-Type: ${html === undefined ? 'text/plain' : 'text/html'}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    ...(Buffer.from(html ?? text ?? '')
      .toString('base64')
      .match(/.{1,76}/g) ?? []),
  ];
  return Buffer.from(lines.join('\r\n'));
}
