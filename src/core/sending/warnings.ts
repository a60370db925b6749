/**
 * Warnings about a mail before it is sent, as an expert would give them. Each is cheap to check, and none is a reason to refuse
 * the mail.
 */
import type { Core } from '../ports/core.ts';
import type { OutgoingMail } from '../ports/mail-composer.ts';
import { senderOf } from '../reading/sender.ts';
import type { EmailRow } from '../store/emails.ts';
import type { InboxRow } from '../store/inboxes.ts';
import type { ReadTx } from '../store/store.ts';

/** `addresses` are the recipients it is about, in lower case. */
export type Warning = { code: WarningCode; message: string; addresses?: string[] };

/** In the order in which they are listed. */
export const WARNING_CODES = [
  'misspelt_domain',
  'new_recipient',
  'unread_address',
  'many_visible_recipients',
  'sender_unverified',
  'reply_to_differs',
  'empty_subject',
  'long_subject',
  'empty_body',
  'html_only',
  'attachment_missing',
  'placeholder',
  'escaped_lines',
  'markup_in_text',
  'markdown_in_text',
  'unsafe_link',
  'data_image',
  'missing_inline_image',
  'large',
] as const;

export type WarningCode = (typeof WARNING_CODES)[number];

/**
 * The parts of a mail that the caller wrote itself, without quoted or forwarded text; `subject` null = taken from another mail.
 */
export type OwnWords = { subject: string | null; text: string | null; html: string | null };

export type Warned = {
  inbox: InboxRow;
  mail: OutgoingMail;
  /** The email of the inbox that it answers; null when it answers none. */
  answers: EmailRow | null;
  /** Bytes of the MIME. */
  size: number;
  words: OwnWords;
};

/** Most mail programs cut off subjects that are much shorter than this, in characters. */
const LONG_SUBJECT = 200;
/** Recipients in To and Cc. */
const MANY_VISIBLE = 20;
/** In bytes: the default limit of Postfix (message_size_limit). */
const LARGE = 10_240_000;
/** The most characters of a body that are searched. */
const LOOKED_THROUGH = 200_000;
/** Of a plain text, those in which signs are looked for: whoever writes them does so from the start. */
const LOOKED_AT_FOR_SIGNS = 20_000;

export async function warningsOn(core: Core, tx: ReadTx, warned: Warned): Promise<Warning[]> {
  const found = [
    ...(await ofRecipients(core, tx, warned)),
    ...(await ofSender(core, tx, warned)),
    ...ofSubject(warned),
    ...ofBody(warned),
    ...ofHtml(warned),
  ];
  if (warned.size > LARGE)
    found.push({ code: 'large', message: 'Many servers refuse mail of more than 10 MB: send a link instead.' });
  return found;
}

async function ofRecipients(core: Core, tx: ReadTx, { inbox, mail, answers }: Warned): Promise<Warning[]> {
  const found: Warning[] = [];
  const everybody = [...mail.to, ...mail.cc, ...mail.bcc];
  const all = [...new Set(everybody.map(({ address }) => address.toLowerCase()))];
  for (const [wrong, right] of MISSPELT) {
    const addresses = all.filter((address) => address.endsWith(`@${wrong}`));
    if (addresses.length > 0) found.push({ code: 'misspelt_domain', message: `${wrong} is ${right} misspelt.`, addresses });
  }
  const known = await tx.correspondents.known(inbox.id, all);
  const authors = answers ? core.addresses.mailboxes(answers.from).map(({ address }) => address) : [];
  const strangers = all.filter((address) => !known.has(address) && !authors.includes(address) && address !== inbox.address);
  if (strangers.length > 0) {
    found.push({
      code: 'new_recipient',
      message: 'This inbox has not written there before, or not for long.',
      addresses: strangers,
    });
  }
  const unread = all.filter((address) => UNREAD_ADDRESS.test(address));
  if (unread.length > 0) {
    found.push({ code: 'unread_address', message: 'By its name, mail to this address is not read.', addresses: unread });
  }
  if (mail.to.length + mail.cc.length > MANY_VISIBLE) {
    const message = `More than ${MANY_VISIBLE} recipients see the addresses of one another: bcc hides them.`;
    found.push({ code: 'many_visible_recipients', message });
  }
  return found;
}

async function ofSender(core: Core, tx: ReadTx, { mail, answers }: Warned): Promise<Warning[]> {
  if (!answers || answers.direction === 'outbound') return [];
  const found: Warning[] = [];
  const { address, replyToDiffers, authentication } = await senderOf(core, tx, answers);
  if (authentication.verdict !== 'verified') {
    const message = `The email it answers is not shown to be from whom it says (${authentication.verdict}).`;
    found.push({ code: 'sender_unverified', message });
  }
  const to = mail.to.map((one) => one.address.toLowerCase());
  if (replyToDiffers && (address === null || !to.includes(address))) {
    const message = 'The answer goes to the Reply-To of the email, which is another address than its From.';
    found.push({ code: 'reply_to_differs', message, addresses: to });
  }
  return found;
}

function ofSubject({ mail }: Warned): Warning[] {
  if (mail.subject.trim() === '') return [{ code: 'empty_subject', message: 'The mail has no subject.' }];
  if (mail.subject.length <= LONG_SUBJECT) return [];
  return [{ code: 'long_subject', message: `The subject is longer than ${LONG_SUBJECT} characters, of which few are shown.` }];
}

function ofBody({ mail, words }: Warned): Warning[] {
  const found: Warning[] = [];
  const isBlank = (mail.text ?? '').trim() === '';
  if (isBlank && mail.html === null) found.push({ code: 'empty_body', message: 'The mail says nothing.' });
  if (isBlank && mail.html !== null) {
    found.push({
      code: 'html_only',
      message: 'The mail has only HTML: with text beside it, every program shows it and fewer filters mind.',
    });
  }
  const own = wordsOf(words);
  if (mail.attachments.length === 0 && SAYS_ATTACHED.test(own)) {
    found.push({ code: 'attachment_missing', message: 'The text speaks of an attachment, and nothing is attached.' });
  }
  if (PLACEHOLDER.test(`${words.subject ?? ''}\n${own}\n${(words.html ?? '').slice(0, LOOKED_THROUGH)}`)) {
    found.push({ code: 'placeholder', message: 'A placeholder such as {{name}} or [Your Name] is left in it.' });
  }
  return [...found, ...ofPlainText(words)];
}

/** What a person would see as signs, since a plain text is shown as it is. */
function ofPlainText({ text, html }: OwnWords): Warning[] {
  const own = (text ?? '').slice(0, LOOKED_AT_FOR_SIGNS);
  const found: Warning[] = [];
  if (!own.includes('\n') && ESCAPED_LINES.test(own)) {
    found.push({ code: 'escaped_lines', message: 'The text has \\n in place of line breaks: people see a backslash and an n.' });
  }
  if (hasMarkup(own)) {
    found.push({ code: 'markup_in_text', message: 'The text has HTML tags, which people see as such: give them as html.' });
  }
  if (html === null && MARKDOWN.test(own)) {
    found.push({
      code: 'markdown_in_text',
      message: 'The text has Markdown, which mail programs show as signs: give html beside it.',
    });
  }
  return found;
}

/** A tag and its end, so that a text about a tag is not meant; or a line break behind something. */
function hasMarkup(text: string): boolean {
  const begun = new Set<string>();
  for (const [, end, name] of text.matchAll(TAGS)) {
    if (name === undefined) return true;
    const tag = name.toLowerCase();
    if (end === '') begun.add(tag);
    else if (begun.has(tag)) return true;
  }
  return false;
}

function ofHtml({ mail, words }: Warned): Warning[] {
  const html = (words.html ?? '').slice(0, LOOKED_THROUGH);
  const found: Warning[] = [];
  if (UNSAFE_LINK.test(html)) {
    found.push({
      code: 'unsafe_link',
      message: 'A link of the HTML has a scheme (javascript, vbscript or data) that no mail program follows.',
    });
  }
  if (DATA_IMAGE.test(html)) {
    const message =
      'An image of the HTML is a data: URI, which many mail programs do not show: attach it with a contentId instead.';
    found.push({ code: 'data_image', message });
  }
  const attached = new Set(mail.attachments.map(({ contentId }) => contentId));
  if ([...html.matchAll(CONTENT_ID)].some(([, id]) => id !== undefined && !attached.has(id))) {
    found.push({ code: 'missing_inline_image', message: 'The HTML shows a cid: that no attachment has as its contentId.' });
  }
  return found;
}

/** The text without quoted lines, or the HTML without its tags. */
function wordsOf({ text, html }: OwnWords): string {
  if (text !== null) return text.slice(0, LOOKED_THROUGH).replace(/^>.*$/gm, '');
  return (html ?? '')
    .slice(0, LOOKED_THROUGH)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

/** Only domains that a caller cannot have meant. */
const MISSPELT: readonly (readonly [wrong: string, right: string])[] = [
  ...['gmial.com', 'gmal.com', 'gmai.com', 'gamil.com', 'gmaill.com', 'gmali.com', 'gnail.com', 'gmail.con', 'gmail.cmo'].map(
    (wrong) => [wrong, 'gmail.com'] as const,
  ),
  ...['hotmial.com', 'hotmal.com', 'hotmai.com', 'hotmil.com', 'homtail.com', 'hotmail.con'].map(
    (wrong) => [wrong, 'hotmail.com'] as const,
  ),
  ...['outlok.com', 'outloook.com', 'outllook.com', 'oulook.com', 'outlook.con'].map((wrong) => [wrong, 'outlook.com'] as const),
  ...['yaho.com', 'yahooo.com', 'yhaoo.com', 'yahho.com', 'yahoo.con'].map((wrong) => [wrong, 'yahoo.com'] as const),
  ...['iclod.com', 'icould.com', 'icloud.con'].map((wrong) => [wrong, 'icloud.com'] as const),
];

/** Local parts that senders use who read no replies. They are conventions: RFC 2142 has no such names. */
const UNREAD_ADDRESS = /^(?:no[-_.]?reply|do[-_.]?not[-_.]?reply|mailer-daemon)(?:[-_.+][^@]*)?@/;

/** Phrases, not single words: "attached" alone also has other meanings. */
const SAYS_ATTACHED = new RegExp(
  [
    String.raw`\b(?:please )?(?:find|see) (?:the )?attached\b`,
    String.raw`\b(?:i|we)(?:['’]ve| have)?(?: also)? attached\b`,
    String.raw`\b(?:i['’]m|i am|we['’]re|we are) attaching\b`,
    String.raw`(?<!\b(?:nothing|not|nobody|who) )\b(?:is|are) attached(?! to\b)`,
    String.raw`\battached (?:is|are|you will find|you['’]ll find|please find)\b`,
    String.raw`\bthe attached (?:file|document|pdf|report|invoice|spreadsheet|image|photo|contract|form)s?\b`,
    String.raw`\bplease (?:see|check|find|review) the attachments?\b`,
    String.raw`\b(?:anbei|im anhang (?:finde[nst]*|sende|schicke|ist|sind)|(?:finde[nst]*|sende|schicke)(?: \S{1,20}){0,3} im anhang|habe(?: \S{1,20}){0,4} (?:angehängt|beigefügt))(?![\p{L}])`,
    String.raw`\b(?:ci-joints?|ci-jointe?s?|en pi[eè]ce jointe)\b`,
    String.raw`\b(?:adjunto (?:encontrar|env[ií]o|te|le|el|la|los|las)|(?:te|le|os|les) adjunto|se adjunta[n]?)\b`,
    String.raw`\b(?:segue(?:m)? (?:em )?anexo|em anexo|anexei)\b`,
    String.raw`\b(?:in allegato|(?:ti|vi|le) allego)\b`,
    String.raw`\b(?:in de bijlage|bijgevoegd)\b`,
  ].join('|'),
  'iu',
);

/** Placeholders that a template, or a language model without a name to use, leaves in a text. */
const PLACEHOLDER =
  /\{\{[^{}]{1,100}\}\}|\[(?:your|insert)[ _-][^[\]\n]{1,40}\]|\[(?:(?:recipient|customer|client|company|contact|sender|first|last|full|my)(?:['’]s)?[ _-])?name\]/i;

const ESCAPED_LINES = /\S\\n(?:\\n|[\p{Lu}\s-])/u;

/** Tags that language models write. */
const TAGS = /<(\/?)(p|div|b|strong|em|i|ul|ol|li|h[1-6]|span|table|a)\b[^<>]*>|(?<=\S)<br ?\/?>/gi;

/** A bold word, a link in words, or a heading. One star or underscore says nothing: they stand in names and sums. */
const MARKDOWN = /(?<![*\w])\*\*[^\s*][^*\n]{0,200}\*\*(?![*\w])|\[[^[\]\n]{1,200}\]\(https?:\/\/[^\s()]{1,2000}\)|^#{1,4} \S/m;

const UNSAFE_LINK = /<[^<>]*\s(?:xlink:href|href|formaction|action)\s*=\s*(?:["']\s*)?(?:javascript|vbscript|data)\s*:/i;

const DATA_IMAGE = /<img\b[^<>]*\ssrc\s*=\s*(?:["']\s*)?data:/i;

/** Only URLs without escapes, because an escaped Content-ID can be written in more than one way. */
const CONTENT_ID = /<img\b[^<>]*\ssrc\s*=\s*(?:["']\s*)?cid:([^\s"'<>%&]+)["'\s>]/gi;
