/** The line below a mail that names the device or the program which it was written with. */
import { cueFinder } from './cues/cue-finder.ts';
import { GET_PROGRAM, SENT_AT_END, SENT_FROM } from './cues/devices.ts';

const LINE_LENGTH = 120;
const WORDS = 10;
/** "Sent from Hamburg on Monday" may be an answer. */
const DEVICE =
  /iphone|ipad|ipod|\bios\b|\bmac|apple|android|galaxy|samsung|huawei|xiaomi|redmi|oneplus|\bpixel|nokia|moto|xperia|blackberry|windows|outlook|gmail|yahoo|proton|tutanota|spark|superhuman|\bhey\b|\baol\b|\bgmx|web\.de|yandex|яндекс|почт[аыу]|phone|\bhandy|smart|tablet|telef|téléf|téléph|telép|puhelim|mobil|móvil|móbil|celular|cellulare|телефон|мобильн|мобільн|手机|手機|携帯|スマ|휴대|핸드폰|κινητό|טלפון|נייד|هاتف|جوال|मोबाइल|फ़ोन|มือถือ|điện thoại|ponsel/iu;
/** What is a device or a program as a name only, which has a capital. */
const NAMED =
  /Mail|Poczta|Почта|邮箱|郵箱|メール|메일|(?<!\p{L})(?:my|meinem|meiner|mon|ma|mi|meu|minha|mio|mia|mijn|min|mit|mojego|mojej|моего|моей|мого|моєї)\s\p{Lu}/u;
const LINK = /\[\d+\]/;
const BESIDE_WORDS = /<[^<>]*>|\([^()]*\)|\[\d+\]/g;

const cuesIn = cueFinder({ from: SENT_FROM, end: SENT_AT_END, program: GET_PROGRAM });

/** "Sent from my phone", "Get Outlook for iOS [1]" and similar lines. */
export function isDeviceLine(line: string): boolean {
  // A sentence that begins so says more than where it comes from.
  if (line.length > LINE_LENGTH || !(DEVICE.test(line) || NAMED.test(line)) || /,\s(?:\p{Ll}+\s){2}/u.test(line)) return false;
  const words = line.replace(BESIDE_WORDS, ' ').trim();
  if (words.split(/\s+/).length > WORDS) return false;
  if (LINK.test(line) && /outlook.{0,20}(?:ios|android)/iu.test(words)) return true;
  return opensAsDeviceLine(words) || cuesIn(words).some(({ kind, end }) => kind === 'end' && !/\p{L}/u.test(words.slice(end)));
}

/** The line begins with "Sent from" or the like, whatever follows: it may be a sentence. */
export function opensAsDeviceLine(line: string): boolean {
  return cuesIn(line.slice(0, LINE_LENGTH)).some(({ kind, start }) => kind !== 'end' && !/\p{L}/u.test(line.slice(0, start)));
}
