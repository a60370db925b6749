/** Status codes in texts: reply codes (RFC 5321 4.2), enhanced codes (RFC 3463), and the codes that words without digits mean. */

/** `code` is a reply's three digits, `statusCode` the enhanced code; null for a code that is not given. */
export type Codes = { code: number | null; statusCode: string | null };

/**
 * An enhanced code behind a reply code; then one behind qmail's mark; then one that stands alone and is no part of an IP address.
 */
const WITH_REPLY = /(?<![\d.])([45]\d\d)[ \-,:;'"]{1,3}#?([45]\.\d{1,3}\.\d{1,3})(?![\d.]\d)/;
const MARKED = /#([45]\.\d{1,3}\.\d{1,3})(?![\d.]\d)/;
const ALONE = /(?<![\w.\-/[])([245]\.\d{1,3}\.\d{1,3})(?![\w\-/]|\.\d)/;
/** A reply code where servers write one: at the beginning of a line, or behind a word or sign that introduces it. */
const REPLY =
  /(?:^|\n|said:?|returned:?|replied:?|response:?|reply:?|error:?|code:?|failed with:?|status:?|reason:?|[:;(>"'*])[ \t]{0,4}([45]\d\d)(?=[ \-:;)"']|$|\n)/im;
const ZERO_STATUS = /^[245]\.0\.0$/;

/** The codes that words mean. The more a description is about one address, the earlier it stands; the first match counts. */
const MEANINGS: readonly (readonly [string, RegExp])[] = [
  [
    '4.4.7',
    /\b(?:multiple retries|could not deliver for|envelope expired|retry time(?:out)? exceeded|retry timeout|cannot send message for|could not send message for|message expired|expired after|too old|undelivered for)\b/i,
  ],
  [
    '5.2.2',
    /\b(?:mailbox|mailfolder|mail box|inbox|quota|account|storage)\b[^\n]{0,40}\b(?:full|exceed(?:ed|s)|over ?quota|limit)\b|\bover ?(?:its |the )?quota\b|\bexceed(?:ed|s)? (?:the )?(?:local |storage |disk )?(?:limit|quota)\b|\bquota (?:exceed|violation)|\binsufficient (?:disk|system) (?:space|storage)\b/i,
  ],
  [
    '5.3.4',
    /\b(?:message|mail|size)\b[^\n]{0,30}\b(?:too (?:large|big)|size limit|exceeds)\b|\b(?:size limit|too large|too big)\b/i,
  ],
  [
    '5.1.2',
    /\b(?:host|domain)(?: name)? (?:unknown|not found|does not exist)\b|\bunknown (?:host|domain)\b|\bunrout(?:e)?able\b|\bno such (?:host|domain)\b|\bdns error\b|\bname or service not known\b|\bno (?:mx|smtp service)\b|\bbad destination (?:mailbox|system)|\bunresolvable\b|\bcan(?:'t|not) (?:find|resolve) (?:any )?host\b|\bcouldn't find any host\b|\bdomain (?:name )?[^\n]{0,60}not (?:found|exist)/i,
  ],
  [
    '5.2.1',
    /\b(?:mailbox|account|user|recipient|address)\b[^\n]{0,40}\b(?:disabled|inactive|suspended|deactivated|not active|locked)\b/i,
  ],
  ['5.4.6', /\b(?:mail |routing )?loop(?:s|ing)?\b|\btoo many hops\b|\bhop count exceeded\b/i],
  [
    '5.1.1',
    /\b(?:unknown|no such|invalid|illegal|non-?existent|undeliverable|incorrect|bad)(?: or illegal| local| final delivery)? (?:user|recipient|mailbox|address|account|local.part|alias|person|userid)\b|\b(?:user|recipient|mailbox|address|account|addressee)\b[^\n]{0,80}\b(?:unknown|not found|does ?n[o']t exist|doesn't exist|not exist|not listed|not known|unavailable|invalid|possibly incorrect|is not a)\b|\bno (?:mailbox|user|account|one)\b[^\n]{0,30}\b(?:here|by that name|with that name|found|exists?)\b|\bdoes(?: not|n't) (?:exist|have an? [^\n]{0,40}account|like recipient)\b|\bnot our customer\b|\b(?:group|room)\b[^\n]{0,60}\b(?:not exist|may not have permission)|\bnot a (?:valid|known|registered) (?:user|recipient|mailbox|gateway user)\b/i,
  ],
  [
    '5.7.1',
    /\b(?:spam|junk|blocked|blacklist(?:ed)?|block ?list(?:ed)?|blackhole|policy|denied|prohibited|unauthorized|not (?:accepted|allowed|permitted|authorized)|relaying|relay denied|refused|reject(?:ed|s)?|permission)\b/i,
  ],
  ['5.6.0', /\b(?:virus|malware|content|mime)\b[^\n]{0,30}\b(?:found|detected|error|invalid|filter|reject)/i],
  [
    '4.4.1',
    /\b(?:timed? ?out|timeout|connection (?:refused|reset|lost|dropped|closed)|could not connect|unable to (?:connect|contact)|no route to host|network (?:is )?unreachable|network error|host not reachable|did not respond|no answer|unable to find an smtp server|no smtp (?:connection|server)|host (?:is )?down)\b/i,
  ],
];

/**
 * Codes of an address that cannot receive mail (RFC 3463 3.2, 3.3, RFC 7505); a sender's address (5.1.7, 5.1.8) or a full mailbox
 * is none.
 */
const HARD_CODE = /^5\.(?:1\.(?:[0-69]|10)|2\.1|4\.4|7\.13)$/;
/** Codes that do not say what was wrong: the words decide. */
const OPEN_CODE = /^5\.(?:[0235]\.0|5\.\d{1,3})$/;
const HARD_MEANING = new Set<string | null>(['5.1.1', '5.1.2', '5.2.1']);

/** The codes in a text; an enhanced code with its reply code where both stand together. Takes time linear to the text. */
export function codesIn(text: string): Codes {
  const both = WITH_REPLY.exec(text);
  if (both) return { code: Number(both[1]), statusCode: both[2] ?? null };
  const reply = REPLY.exec(text);
  const code = reply ? Number(reply[1]) : null;
  return { code, statusCode: (MARKED.exec(text) ?? ALONE.exec(text))?.[1] ?? null };
}

/** The enhanced code that the words of a text mean; null when no known words are in it. */
export function meaningOf(text: string): string | null {
  return MEANINGS.find(([, words]) => words.test(text))?.[0] ?? null;
}

/**
 * The most exact codes: an enhanced code other than X.0.0; else the meaning of the words, if its class is that of the known code;
 * else the bare class. Null when there are neither digits nor known words.
 */
export function bestCodes({ code, statusCode }: Codes, meaning: string | null): Codes {
  if (statusCode !== null && !ZERO_STATUS.test(statusCode)) return { code, statusCode };
  const klass = statusCode?.[0] ?? (code === null ? undefined : String(code)[0]);
  if (meaning !== null && (klass === undefined || klass === meaning[0])) return { code, statusCode: meaning };
  return { code, statusCode: statusCode ?? (klass === undefined ? null : `${klass}.0.0`) };
}

/** Codes and meaning of a text. */
export type Words = Codes & { meaning: string | null };

export function wordsIn(text: string): Words {
  return { ...codesIn(text), meaning: meaningOf(text) };
}

/**
 * True when the address can no longer receive mail. In doubt false, because nothing is sent to such an address again. A refusal
 * because of the mail, the sender or the moment does not count, even where a mail system reports it under another code than the
 * server's own in `words`.
 */
export function isHard(statusCode: string | null, words: Words): boolean {
  return isHardCode(statusCode, words) && (words.statusCode === null || isHardCode(words.statusCode, words));
}

function isHardCode(statusCode: string | null, { meaning }: Words): boolean {
  if (statusCode === null) return false;
  return HARD_CODE.test(statusCode) || (OPEN_CODE.test(statusCode) && HARD_MEANING.has(meaning));
}
