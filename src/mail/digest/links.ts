/** What the links of a mail are for, and how likely each is the one that the mail asks to press. */
import type { DigestLink } from '../../core/ports/mail-reader.ts';
import type { CueKind } from './cues/all-cues.ts';
import { type LinkPlace, type LinkSource, linkPlaces, pathOf } from './link-signs.ts';
import { ENOUGH, likelihood, type Model } from './model.ts';

type Kind = DigestLink['kind'];

const PATHS: [Exclude<Kind, 'other'>, RegExp][] = [
  [
    'unsubscribe',
    /unsub(?:scribe)?|opt-?out|email-?preferences|(?:email|mail|notification|subscription)s?[-_/](?:preferences|settings|manage)|abbestell|abmeld|desabonn|desinscri|baja|descadastr|disiscri|uitschrijv|wypisz|list-manage/i,
  ],
  [
    'reset',
    /(?:reset|forgot|recover|change|new)[-_/]?(?:my[-_/]?)?(?:password|passwd|pwd|passcode)|(?:password|passwd|pwd)s?[-_/]?(?:reset|recover|forgot|edit|change|new)|passwort[-_]?(?:zurueck|reset|neu)|mot-de-passe|contrasena|reimposta/i,
  ],
  [
    'verify',
    /(?:^|[/?&=.#])(?:(?:e-?mail|account|address|user|sign-?up|registration|token)s?[-_]?)?verif(?:y|ication|ied|ica)|(?:e-?mail|account|address|registration|signup|subscription|user)s?[-_/]?(?:confirm|activat|validat)|confirm(?:ation)?(?:[-_/]?(?:e-?mail|account|address|registration|token|signup|subscription|user)|[/?=]|$)|activat(?:e|ion)|magic[-_/]?(?:link|login|sign)|(?:login|signin|sign-in|auth|session)[/_-](?:magic|token|email|link|callback|verify)|one[-_]?time|passwordless|double-?opt-?in|bestaetig|bestatig/i,
  ],
];

/** The links in their order, those that `linkPlaces` leaves out too. */
export function withPurposes(source: LinkSource, model: Model): DigestLink[] {
  const places = linkPlaces(source);
  return source.links.map((link, at) => {
    const place = places[at];
    const confidence = place ? Math.round(likelihood(model, place.signs) * 100) / 100 : 0;
    return { ...link, kind: place ? kindOf(place, confidence) : 'other', confidence };
  });
}

/** What its own words say, else its path, else the words before a link that says nothing itself, else what the mail asks for. */
function kindOf({ link, own, before, subject }: LinkPlace, confidence: number): Kind {
  const told = kindIn(own) ?? PATHS.find(([, pattern]) => pattern.test(pathOf(link.url)))?.[0];
  if (told !== undefined && told !== null) return told;
  const around = link.text === '' || own.includes('says nothing') ? kindIn(before) : null;
  if (around !== null) return around;
  return confidence >= ENOUGH ? (kindIn(subject) === 'reset' ? 'reset' : 'verify') : 'other';
}

function kindIn(cues: readonly CueKind[]): Kind | null {
  if (cues.includes('unsubscribes')) return 'unsubscribe';
  if (cues.includes('alarms')) return null;
  if (cues.includes('resets')) return 'reset';
  return cues.includes('confirms') || cues.includes('signs in') || cues.includes('joins') ? 'verify' : null;
}
