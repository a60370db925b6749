/** Records cut down to what one payload may take, with the names of the fields that were cut. */
import { beginningOf, type Reading, slice } from '../reading/email-view.ts';

/** Bytes of a payload: of an event with its record, in JSON. */
export const MAX_PAYLOAD = 256 * 1024;

/** What stays for the record: the other fields of an event are ids, times and names of fields. */
const MAX_DATA = MAX_PAYLOAD - 2048;

/** The most characters of a text that may fit: each takes a byte or more. */
export const FITTING_CHARS = MAX_DATA;

/** `truncated`: the fields of `data` that do not hold all there is. `bytes`: of `data` in JSON. */
export type Fitted = { data: Fields; truncated: string[]; bytes: number };

type Fields = Record<string, unknown>;

/** A text is cut to this share of its length until it fits. Once it has fewer than this many characters, other long values are cut. */
const SHORTER = 0.75;
const LEAST_CHARS = 1000;

/** Characters of a text and items of a list, for what is long beside the text. The last step fits whatever a record holds. */
const STEPS = [
  { chars: 8000, items: 200 },
  { chars: 1000, items: 50 },
  { chars: 100, items: 10 },
];

/** An email that was read with FITTING_CHARS. `nextOffset` is where its text goes on when it is read. */
export function fittedEmail(reading: Reading): Fitted {
  let shown = reading;
  for (let chars = FITTING_CHARS; chars >= LEAST_CHARS && bytesOf(shown) > MAX_DATA; chars = Math.floor(chars * SHORTER))
    shown = beginningOf(reading, chars);
  const { data, truncated, bytes } = fitted(shown);
  const cut = new Set(truncated);
  if (shown.nextOffset !== null) cut.add('text');
  if ((shown.extracted?.linksLeftOut ?? 0) > 0) cut.add('extracted');
  return { data, truncated: [...cut], bytes };
}

/** `most`: bytes of the record. */
export function fitted(record: object, most = MAX_DATA): Fitted {
  const whole: Fields = { ...record };
  let data = whole;
  let bytes = bytesOf(data);
  for (const step of STEPS) {
    if (bytes <= most) break;
    data = shortened(whole, step) as Fields;
    bytes = bytesOf(data);
  }
  const isCut = (name: string) => JSON.stringify(data[name]) !== JSON.stringify(whole[name]);
  return { data, truncated: data === whole ? [] : Object.keys(whole).filter(isCut), bytes };
}

function shortened(value: unknown, step: { chars: number; items: number }): unknown {
  if (typeof value === 'string') return slice(value, 0, step.chars);
  if (Array.isArray(value)) return value.slice(0, step.items).map((one) => shortened(one, step));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one, step)]));
}

function bytesOf(data: object): number {
  return Buffer.byteLength(JSON.stringify(data));
}
