/** What speaks for or against a link being the one that a mail asks to press, by name: its words, its URL and its place. */
import type { Emphasis } from '../html/emphasis.ts';
import { ACTS, type CueKind, cuesIn } from './cues/all-cues.ts';
import { type LinkSetting, linkSettingOf, linkSettingSigns } from './link-setting.ts';
import type { Signs } from './model.ts';

/** `text` as the link shows it. */
export type FoundLink = { text: string; url: string; host: string };

export type LinkSource = {
  subject: string;
  text: string;
  emphasis: readonly Emphasis[];
  links: readonly FoundLink[];
  isNew: (line: number) => boolean;
};

/** `own`, `before`, `subject`: the cues of its own words, of the sentence before it and of the subject. */
export type LinkPlace = {
  link: FoundLink;
  signs: Signs;
  own: readonly CueKind[];
  before: readonly CueKind[];
  subject: readonly CueKind[];
};

const MAX_BEFORE = 300;
/** Characters of the link's line that are read before it, and as many behind it. */
const MAX_LINE = 500;
/** Characters at the beginning, where a mail says what it is about. */
const MAX_TELLING = 6_000;
const TELLING: ReadonlySet<CueKind> = new Set<CueKind>([
  ...ACTS,
  'presses',
  'unsubscribes',
  'aside',
  'alarms',
  'reads on',
  'says nothing',
  'proof',
  'lifetime',
  'disregard',
]);
const MAX_TEXT = 60_000;
/** Links beyond these are those of a newsletter's tail. */
const MAX_LINKS = 150;

const PATHS: [string, RegExp][] = [
  ['unsubscribes', /unsub(?:scribe)?|opt-?out|preferences|settings|list-manage|abmeld|abbestell|desabonn|baja\b/i],
  [
    'resets',
    /(?:reset|forgot|recover|change|new|set|choose|create)[-_/]?(?:my[-_/]?)?(?:password|passwd|pwd|passcode|pw)|(?:password|passwd|pwd)s?[-_/]?(?:reset|recover|forgot|edit|change|new|set|create)/i,
  ],
  ['confirms', /verif|confirm|activat|validat|opt-?in|approv|bestaetig/i],
  ['signs in', /magic|log-?in|sign-?in|passwordless|one-?time|sso|session|auth/i],
  ['joins', /invit|join|accept|welcome|onboard/i],
  ['alarms', /deny|reject|report|not-?me|wasnt|secure|cancel|block|decline|revoke/i],
  [
    'aside',
    /privacy|terms|help|support|contact|faq|legal|imprint|impressum|about|blog|docs?\b|status|app-?store|download|view-?in|webversion|browser|social/i,
  ],
  [
    'reads on',
    /order|invoice|receipt|track(?:ing)?\/|shop|product|cart|sale|offer|article|news|post|event|ticket|issue|pull|build|review|survey|rate/i,
  ],
];
const TRACKER = /(?:^|\.)(?:click|clicks|links?|track|trk|email|e|go|t|r|url\d*|ct|mandrillapp|sendgrid)\d*\./i;
const SOCIAL = /(?:facebook|twitter|instagram|linkedin|youtube|tiktok|mastodon|pinterest|discord|telegram|whatsapp)\./i;

/** The links in the order of the mail, each with its signs. */
export function linkPlaces(source: LinkSource): LinkPlace[] {
  const text = source.text.slice(0, MAX_TEXT);
  const shared: Shared = {
    text,
    subject: kindsAround(source.subject.slice(0, 500)),
    mail: mailKinds(text),
    tokens: source.links.filter(({ url }) => hasToken(url)).length,
    buttons: source.emphasis.filter(
      (one) => one.traits.includes('boxed') && /\[\d{1,4}\]$/.test(text.slice(one.end - 6, one.end)),
    ),
    hosts: countsOf(source.links.map(({ host }) => host)),
    setting: linkSettingOf(source.subject.slice(0, MAX_LINE), text.slice(0, MAX_TELLING)),
  };
  const places: LinkPlace[] = [];
  let [from, line] = [0, 0];
  for (const [at, link] of source.links.slice(0, MAX_LINKS).entries()) {
    const found = text.indexOf(`[${at + 1}]`, from);
    if (found !== -1) {
      line += text.slice(from, found).split('\n').length - 1;
      from = found;
    }
    places.push(placeOf(source, shared, link, { at, found, line }));
  }
  return places;
}

/** What all links of a mail share: its `buttons` are links in a box of their own. */
type Shared = {
  text: string;
  subject: CueKind[];
  mail: CueKind[];
  tokens: number;
  buttons: readonly Emphasis[];
  hosts: ReadonlyMap<string, number>;
  setting: LinkSetting;
};
/** `at` is the link's position among the links, `found` the offset of its number in the text (-1 = it is not there), `line` the line of that. */
type Position = { at: number; found: number; line: number };

function placeOf(source: LinkSource, shared: Shared, link: FoundLink, { at, found, line }: Position): LinkPlace {
  const { text, subject, mail } = shared;
  const own = kindsIn(link.text.slice(0, 200));
  const shown = found === -1 ? '' : text.slice(Math.max(0, found - MAX_BEFORE), found);
  const bare = link.text === '';
  const sentence = lastSentence(
    bare ? shown.replace(/\S+\s*$/, '') : shown.slice(0, Math.max(0, shown.trimEnd().length - link.text.length)),
  );
  const before = kindsAround(sentence);
  // A line may be as long as the mail.
  const lineStart = Math.max(text.lastIndexOf('\n', found) + 1, found - MAX_LINE);
  const lineBreak = text.indexOf('\n', found);
  const lineEnd = Math.min(lineBreak === -1 ? text.length : lineBreak, found + MAX_LINE);
  const others = text
    .slice(lineStart, lineEnd)
    .replace(/\[\d+\]/g, '')
    .replace(bare ? /\S+/ : link.text, '');
  const isAlone = !/\p{L}/u.test(others);
  const lineAbove = text.slice(0, lineStart).trimEnd();
  const above = kindsAround(lineAbove.slice(lineAbove.lastIndexOf('\n') + 1).slice(-MAX_BEFORE));
  const around = kindsAround(
    text.slice(Math.max(0, lineStart - 250), Math.min(text.length, lineEnd + 150)).replaceAll('\n', ' . '),
  );
  const mark = source.emphasis.find((one) => one.start <= Math.max(0, found - 2) && one.end >= found - 1);
  const path = pathOf(link.url);
  const where = source.links.length <= 1 ? 'only' : at === 0 ? 'first' : at <= 2 ? 'early' : 'late';
  const isQuoted = found !== -1 && !source.isNew(line);
  const pathKinds = PATHS.flatMap(([kind, pattern]) => (pattern.test(path) ? [kind] : []));
  const act = own.find((kind) => ACTS.has(kind)) ?? null;
  const signs = [
    ...own.map((kind) => `own ${kind}`),
    ...(own.length === 0 ? [bare ? 'bare' : 'own unknown'] : []),
    ...before.map((kind) => `before ${kind}`),
    ...(isAlone ? above.map((kind) => `above ${kind}`) : []),
    ...pathKinds.map((kind) => `path ${kind}`),
    ...kindsAround(wordsIn(path)).map((kind) => `path cue ${kind}`),
    ...(mark?.traits.includes('boxed') && !((shared.buttons[0]?.end ?? found) < found - 1) ? ['first button'] : []),
    `own words ${Math.min(6, link.text.split(/\s+/).filter((word) => word !== '').length)}`,
    ...(act ? pathKinds.map((kind) => `own act, path ${kind}`) : []),
    ...subject.map((kind) => `subject ${kind}`),
    ...mail.map((kind) => `mail ${kind}`),
    ...(mark?.traits.map((trait) => `trait ${trait}`) ?? []),
    ...(isAlone ? ['alone'] : ['in line']),
    ...(mark?.traits.includes('boxed') && isAlone ? ['button'] : []),
    `place ${where}`,
    ...(isQuoted ? ['quoted'] : []),
    ...urlSigns(link),
    ...(shared.hosts.get(link.host) === 1 ? ['url lone host'] : []),
    ...(hasToken(link.url) && shared.tokens === 1 ? ['sole token'] : []),
    ...(mark?.traits.includes('boxed') && shared.buttons.length === 1 ? ['sole button'] : []),
    ...(isAlone && /[:：]$/.test(lineAbove) ? ['line above ends in colon'] : []),
    `links ${source.links.length <= 2 ? '1-2' : source.links.length <= 5 ? '3-5' : source.links.length <= 12 ? '6-12' : 'many'}`,
    ...around.map((kind) => `around ${kind}`),
    ...(/[:：]\s*$/.test(sentence) ? ['after colon'] : []),
    ...(act && subject.length > 0 ? ['own act, subject'] : []),
    ...(act && mark?.traits.includes('boxed') ? ['own act, boxed'] : []),
    ...((bare || own.includes('says nothing')) && before.some((kind) => ACTS.has(kind)) ? ['says nothing, before act'] : []),
    ...((bare || own.includes('says nothing')) && subject.some((kind) => ACTS.has(kind)) ? ['says nothing, subject act'] : []),
    ...linkSettingSigns(shared.setting, { text: link.text.slice(0, MAX_LINE), host: link.host, path, before: sentence, line }),
  ];
  return { link, signs: [...new Set(signs)], own, before, subject };
}

/** Line ends part sentences. */
function mailKinds(text: string): CueKind[] {
  return kindsAround(text.slice(0, MAX_TELLING).replaceAll('\n', ' . '));
}

function kindsIn(text: string): CueKind[] {
  return [...new Set(cuesIn(text).flatMap(({ kind }) => (TELLING.has(kind) ? [kind] : [])))];
}

/** Short words such as "here" tell something only as the text of a link. */
function kindsAround(text: string): CueKind[] {
  return kindsIn(text).filter((kind) => kind !== 'says nothing');
}

function urlSigns({ url, host }: FoundLink): string[] {
  const path = pathOf(url);
  return [
    ...(path === '' || path === '/' ? ['url home'] : []),
    ...(hasToken(url) ? ['url long token'] : []),
    ...(/[?&][^=&]*(?:token|code|key|sig|hash|t|k|otp|ticket|nonce)=/i.test(path) ? ['url token query'] : []),
    ...(path.includes('?') ? ['url query'] : []),
    ...(TRACKER.test(`${host}.`) ? ['url tracker'] : []),
    ...(SOCIAL.test(`${host}.`) ? ['url social'] : []),
    ...(/^(?:mailto|tel):/i.test(url) ? ['url mail or phone'] : []),
    `url depth ${Math.min(
      4,
      path
        .split(/[?#]/)[0]
        ?.split('/')
        .filter((part) => part !== '').length ?? 0,
    )}`,
  ];
}

/** A part of the URL looks as if it were drawn at random. */
function hasToken(url: string): boolean {
  const token = /[A-Za-z0-9_~.-]{10,}/.exec(pathOf(url).replace(/[a-z]{16,}|(?:[a-z]+-)+[a-z]+/g, ''));
  return token !== null && /\d/.test(token[0]);
}

/** The words of a path, which name its purpose in the sender's language. */
function wordsIn(path: string): string {
  const plain = path.replace(/%(?:[0-9a-f]{2})/gi, (found) => (/%[2-7]/.test(found) ? ' ' : found));
  return plain.replace(/[^\p{L}]+/gu, ' ');
}

function countsOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/**
 * The URL without its host, which names the sender and not the purpose; cut, because a long query holds another URL or noise. A fragment counts where
 * it is the path of a page that draws itself, as in `/#/accept?token=…`.
 */
export function pathOf(url: string): string {
  const match = /^[a-z][a-z0-9+.-]{0,20}:\/\/[^/?#]{0,300}([^#]{0,300})(?:#!?(\/[^#]{0,300}))?/i.exec(url);
  if (!match) return /^mailto:/i.test(url) ? url.slice(0, 300) : '';
  const [, path = '', route = ''] = match;
  return route === '' ? path : path.replace(/\/$/, '') + route;
}

/**
 * The sentence before the link: it begins after the link before it, after an empty line, or after the last sentence that ended
 * earlier.
 */
function lastSentence(before: string): string {
  const near = before.slice(-200).trimEnd();
  const from = Math.max(near.search(/\[\d+\][^[]*$/), near.lastIndexOf('\n\n'), near.search(/[.!?。！？]\s[^.!?。！？]*$/));
  return near.slice(from + 1);
}
