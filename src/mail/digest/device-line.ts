/** The line below a mail that names the device or program it was written with. */
import { cueFinder } from './cues/cue-finder.ts';
import { EXCUSES, GET_PROGRAM, MADE_ON, SCANNED, SENT_AROUND, SENT_AT_END, SENT_FROM } from './cues/devices.ts';

const LINE_LENGTH = 120;
const WORDS = 10;
/** The most words of a line for which less evidence speaks: "iPhone'umdan gönderildi", "Sent from TypeApp [1]". */
const FEW_WORDS = 5;
/** Names of devices and programs. Without one, "Sent from Hamburg on Monday" may be an answer. */
const DEVICE =
  /iphon|ipad|ipod|\bios\b|\bmac|apple|android|galaxy|samsung|huawei|xiaomi|redmi|oneplus|\bpixel|nokia|moto|xperia|blackberry|windows|outlook|gmail|yahoo|proton|tuta(?:nota|\b)|spark|superhuman|\bhey\b|\baol\b|\bgmx|web\.de|yandex|яндекс|почт[аыу]|phone|\bhandy|smart|tablet|telef|téléf|téléph|telép|puhelim|mobil|móvil|móbil|celular|cellulare|телефон|мобильн|мобільн|手机|手機|携帯|スマ|휴대|핸드폰|κινητό|טלפון|נייד|هاتف|جوال|मोबाइल|फ़ोन|มือถือ|điện thoại|ponsel/iu;
/** Words that are a device or a program only as a name, and so with a capital. */
const NAMED =
  /Mail|Poczta|Почта|邮箱|郵箱|メール|메일|(?<!\p{L})(?:my|meinem|meiner|mon|ma|mi|meu|minha|mio|mia|mijn|min|mit|mojego|mojej|моего|моей|мого|моєї)\s\p{Lu}/u;
const LINK = /\[\d+\]/;
const BESIDE_WORDS = /<[^<>]*>|\([^()]*\)|\[\d+\]/g;

const SCANNER = /[Aa]v(?:ast|ira)|AVG|avg\.|Norton|norton\.|M[Cc]A[Ff]|mcafee|[Kk]aspersky|ESET|eset\.|[Bb]itdefender|[Ss]ophos/;
/** A line that is only the scanner's address or picture. */
const SCANNER_ONLY = /^(?:www\.)?[a-z]{3,12}\.\p{L}{2,3}(?:\/\S*)?(?:\s\[\d+\])?$|^\[image:[^\]]{1,60}\](?:\s\[\d+\])?$/u;

const scannedIn = cueFinder({ scanned: SCANNED });

const cuesIn = cueFinder({
  from: SENT_FROM,
  made: MADE_ON,
  program: GET_PROGRAM,
  end: SENT_AT_END,
  opening: SENT_AROUND[0],
  closing: SENT_AROUND[1],
});

/** "Sent from my phone", "Get Outlook for iOS [1]" and similar lines. */
export function isDeviceLine(line: string): boolean {
  if (line.length > LINE_LENGTH) return false;
  if (SCANNER.test(line)) return SCANNER_ONLY.test(line) || scannedIn(line).length > 0;
  const isLinked = LINK.test(line);
  const isDevice = DEVICE.test(line);
  if (!isDevice && !isLinked && !NAMED.test(line)) return false;
  const text = withoutExcuse(line.replace(BESIDE_WORDS, ' ').trim());
  // A sentence that begins in this way says more than what the mail was sent from.
  if (!isLinked && /,\s(?:\p{Ll}+\s){2}/u.test(text)) return false;
  const words = text.split(/\s+/).length;
  const isOutlook = words <= WORDS && /outlook/i.test(text) && /ios|android/i.test(text);
  if (isOutlook && isLinked) return true;
  const kinds = kindsAtEnds(text);
  return (
    (kinds.has('from') && words <= (isDevice || NAMED.test(text) ? WORDS : FEW_WORDS)) ||
    (kinds.has('made') && isDevice && words <= FEW_WORDS && /\s\p{L}{0,3}\p{Lu}.*[^.!?]$/u.test(text)) ||
    (kinds.has('program') && isOutlook && words <= FEW_WORDS) ||
    (kinds.has('end') && isDevice && words <= FEW_WORDS) ||
    (kinds.has('opening') && kinds.has('closing') && words <= WORDS)
  );
}

const excusesIn = cueFinder({ excuse: EXCUSES });

/** Removes ". Please excuse my brevity.", unless more text follows it. */
function withoutExcuse(text: string): string {
  const [, device = text, behind = ''] = /^([^.,;!–]{1,80}(?:[.,;!]|\s–)+)\s(.*)$/u.exec(text) ?? [];
  const [excuse] = excusesIn(behind);
  if (!excuse || !/^(?:\s\p{L}+){0,3}[.!]?$/u.test(behind.slice(excuse.end))) return text;
  return device.replace(/[.,;!–\s]+$/u, '');
}

/** The line begins with "Sent from" or the like, whatever follows: it may be a sentence. */
export function opensAsDeviceLine(line: string): boolean {
  const kinds = kindsAtEnds(line.slice(0, LINE_LENGTH));
  return kinds.has('from') || kinds.has('program') || (kinds.has('opening') && kinds.has('closing'));
}

/** The cues that the text begins with, and those that it ends with. */
function kindsAtEnds(text: string): Set<string> {
  const cues = cuesIn(text).filter(({ kind, start, end }) =>
    kind === 'end' || kind === 'closing' ? !/\p{L}/u.test(text.slice(end)) : !/\p{L}/u.test(text.slice(0, start)),
  );
  return new Set(cues.map(({ kind }) => kind));
}
