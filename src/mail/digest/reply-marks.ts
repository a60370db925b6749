/** How mail programs mark the mail that is answered or forwarded, in their users' languages. */
import { ABOVE_LINE } from './cues/answer-places.ts';
import { cueFinder } from './cues/cue-finder.ts';

/** Words that begin an attribution such as "On 21 November, Ada wrote:", and words that end it or stand before the name. */
const OPENING =
  /^[-\s]{0,12}(?:on|le|am|den|el|il|em|op|w dniu|dnia|pe|ma|ti|ke|to|la|su|ср|пн|вт|чт|пт|сб|вс|в|в письме|в|dne|a|în|tarihinde|vào|pada|σεις|στις|ב|في|在|於|in (?:message|article)|\p{L}{2,4}[.,])(?=[\s\d.,、]|$)|^[-\s]{0,12}\d/iu;
const WROTE_AT_END =
  /(?:\bwrote|\bwrites|schrieb|geschrieben|écrit|escribió|ha scritto|scrisse|escreveu|schreef|geschreven|napisał(?:\(a\)|a)?|pisze|skrev|kirjoitti|написал(?:\(а\)|а)?|пишет|писал|napsal(?:\(a\)|a)?|napísal(?:\(a\)|a)?|napisal(?:\(a\)|a)?|napisa[ol](?:\/la|a)?(?: je)?|написао(?:\/ла)?|написа|пише|написав(?:\(ла\))?|ha escrit|escribiu|kirjutas|rašė|rakstīja|skrifaði|írta|a scris|yazdı|đã viết|menulis|έγραψε|כתב|כתבה|כתב\/ה|كتب|نوشت|เขียนว่า|लिखा|写道|寫道|のメッセージ|さんは書きました|さんが書きました|作成|작성|님이 작성|쓴 글)\s?[:：]{0,1}[-\s]{0,12}$/iu;
const WROTE_BEFORE_NAME =
  /(?<!\p{L})(?:schrieb|schreef|skrev|napisał\(a\)|kirjoitti|kirjutas|skrifaði|كتب|כתב)\s[^:：]{1,200}[:：]$/iu;
/** A name, what it did, and when: "Ada Lovelace wrote on 2/3/26 9:14 AM:". */
const WROTE_AFTER_NAME =
  /^(?:\p{Lu}[^\s:：]{0,40}\s){2,4}(?:wrote|schrieb|a écrit|escribió|ha scritto|escreveu|schreef|napisał|napsal|skrev|kirjoitti|kirjutas|написал|пишет)\s[^:：]{1,40}\d[:.]\d\d[^:：]{0,20}[:：]$/u;
const ADDRESS_AT_END = /<[^<>\s@]{1,200}@[^<>\s]{1,200}>\s?[:：]$/;

/** An address, a year, a time or a date: prose that ends in "wrote:" seldom has one. */
const WHEN_OR_WHO = /@|\d{4}|\d:\d|\d[./年-]\d/;
const ORIGINAL =
  /^[-_*\s]{1,80}(?:original message|original e-?mail|ursprüngliche (?:nachricht|mail)|originalnachricht|message d.origine|message original|mensaje original|messaggio originale|mensagem original|oorspronkelijk bericht|oprindelig (?:besked|meddelelse)|originalmeddelande|ursprungligt meddelande|opprinnelig melding|wiadomość oryginalna|oryginalna wiadomość|исходное сообщение|пересылаемое сообщение|původní zpráva|alkuperäinen viesti|özgün ileti|原始邮件|原始郵件|元のメッセージ|オリジナルメッセージ|원본 메시지|원본 메일|الرسالة الأصلية)[-_*\s]{0,80}$/iu;
const FORWARDED =
  /^[-_*\s]{0,80}(?:forwarded (?:message|mail|email)(?: from .{1,100})?|begin forwarded message:?|weitergeleitete (?:nachricht|mail)|anfang der weitergeleiteten (?:nachricht|e-mail):?|message (?:transféré|transmis)|début du message (?:transféré|réexpédié)\s?:?|mensaje reenviado|inicio del mensaje reenviado:?|messaggio inoltrato|inizio messaggio inoltrato:?|mensagem (?:encaminhada|reencaminhada)|início da mensagem (?:encaminhada|reencaminhada):?|doorgestuurd bericht|begin doorgestuurd bericht:?|wiadomość przekazana(?: dalej)?|przekazana wiadomość|пересылаемое сообщение|перенаправленное сообщение|начало переадресованного сообщения:?|vidarebefordrat (?:meddelande|brev)|videresendt (?:besked|melding)|přeposlaná zpráva|転送(?:された)?メッセージ|转发(?:的)?(?:邮件|消息)|轉寄(?:的)?郵件|전달된 메시지|رسالة معاد توجيهها)[-_*\s]{0,80}$/iu;

const aboveIn = cueFinder({ above: ABOVE_LINE });

/** A whole attribution on one line, of at most 400 characters. */
export function isAttribution(line: string): boolean {
  if (!WHEN_OR_WHO.test(line)) return false;
  if (isArrowedHead(line)) return true;
  if (WROTE_AT_END.test(line)) return /[:：]/.test(line);
  if (WROTE_AFTER_NAME.test(line)) return true;
  if (ADDRESS_AT_END.test(line) && /\d{4}/.test(line) && /\d:\d/.test(line)) return true;
  return OPENING.test(line) && (WROTE_BEFORE_NAME.test(line) || (ADDRESS_AT_END.test(line) && /\d/.test(line)));
}

/** "Ada Lovelace wrote:", which only quoted lines right below make an attribution. */
export function isNameThatWrote(line: string): boolean {
  const name = line.length <= 100 && /[:：]$/.test(line) ? line.replace(WROTE_AT_END, '') : line;
  return name !== line && /^(?:\p{Lu}[^\s.!?]{0,40}\s){1,4}$/u.test(name);
}

/** "Ada Lovelace <ada@sender.example>, 3 Feb 2026 9:14:" in a language that is not known, as programs write it and people do not. */
export function isAttributionByForm(line: string): boolean {
  return (
    line.length <= 200 &&
    /[:：]$/.test(line) &&
    (/[<(][^<>()\s@]{1,100}@[^<>()\s]{1,100}[>)]/.test(line) || /^\p{Nd}.*\s\S{1,100}@\S{1,100}$/u.test(line)) &&
    /\p{Nd}{4}/u.test(line) &&
    /\p{Nd}[:.]\p{Nd}{2}/u.test(line)
  );
}

/** A line of an older mail (RFC 3676 4.5); `>>> like this <<<` is none. */
export function isQuoted(line: string): boolean {
  return /^\s{0,3}>(?!.*<\s*$)/.test(line) && !isArrowedHead(line);
}

/** A rule of dashes, stars and the like, which divides and says nothing. */
export function isRule(line: string): boolean {
  return /^\s*(?:[-_+=*~#—―─-╿＿＝－]\s?){2,}\s*$/u.test(line);
}

/** "-----Original Message-----" and similar lines. */
export function isOriginalMark(line: string): boolean {
  return line.length <= 200 && ORIGINAL.test(line);
}

/** "##- Please type your reply above this line -##": a ticket system cuts the answers that it gets there. */
export function isAnswerMark(line: string): boolean {
  if (line.length > 160 || !/^\s*[-–—_=*#+~].*[-–—_=*#+~]\s*$/u.test(line)) return false;
  return /^\s*##-.{5,}-##\s*$/u.test(line) || aboveIn(line).length > 0;
}

/** Words between two rules, as above a block of headers in a language that is not known. */
export function isTitleInRules(line: string): boolean {
  return /^\s*[-_*=]{3,40}\s?[^-_*=\s](?:.{0,60}[^-_*=\s])?\s?[-_*=]{3,40}\s*$/u.test(line);
}

/** "---------- Forwarded message ---------" and similar lines. */
export function isForwardMark(line: string): boolean {
  return line.length <= 200 && FORWARDED.test(line) && /[-_:*]|^\s*begin|^\s*début/iu.test(line);
}

/** Whether the line can begin an attribution that is folded into several. */
export function opensAttribution(line: string): boolean {
  return OPENING.test(line);
}

/** "Re:" and similar prefixes of a subject. */
export function isAnswerSubject(subject: string): boolean {
  return /^\s*(?:re|aw|antw|sv|vs|odp|ynt|απ|atb|ats|vá|res|rif|r|bls|תשובה|השב|回复|回覆|答复|答覆|返信|회신|답장|رد)\s?(?:\[\d{1,4}\])?\s?[:：]/iu.test(
    subject,
  );
}

/** ">>> Ada Lovelace <ada@sender.example> 03.02.2026 09:14 >>>", as GroupWise does above a text without marks. */
function isArrowedHead(line: string): boolean {
  return line.length <= 200 && /^>>>.*\d[:.]\d\d.*>>>$/.test(line);
}
