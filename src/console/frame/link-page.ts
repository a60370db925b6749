/** The page between a link in a mail and where it leads: it shows the host as it is, before anything is asked there. */
import { isIP } from 'node:net';
import { domainToUnicode } from 'node:url';
import { escapedHtml } from '../../core/base/escaped-html.ts';
import type { FrameTarget } from '../../core/ports/mail-reader.ts';
import { framePage } from './page.ts';

/** What a person should know of a link: `host` in ASCII as DNS has it, and sentences of warning. */
export type LinkFacts = { leads: string; host: string; warnings: string[] };

/** A host that the words of a link seem to name. */
const NAMED = /(?:https?:\/\/)?((?:[\p{L}\p{N}-]{1,63}\.){1,8}[\p{L}]{2,24})(?![\p{L}\p{N}@.-])/u;

export function linkFacts({ url, words }: FrameTarget): LinkFacts {
  const target = new URL(url);
  if (target.protocol === 'mailto:') return { leads: 'This link writes a mail to', host: addressIn(target), warnings: [] };
  const host = target.hostname.replace(/\.$/, '');
  return { leads: 'This link leads to', host, warnings: warningsOf(target, host, words) };
}

/** `back`: the path of the message. */
export function linkPage(target: FrameTarget, back: string): string {
  const { leads, host, warnings } = linkFacts(target);
  const told = warnings.map((warning) => `<p class="warning">${escapedHtml(warning)}</p>`).join('');
  const body = `<main class="way">
<h1>${leads}</h1>
<p class="host" dir="ltr">${escapedHtml(host)}</p>
${told}
<p class="whole" dir="ltr">${escapedHtml(target.url)}</p>
<p><a class="go" href="${escapedHtml(target.url)}" target="_blank" rel="noopener noreferrer">Open in a new tab</a> <a class="back" href="${back}">Back to the message</a></p>
</main>`;
  return framePage('Link', body);
}

/** Shown in the frame in the place of what was asked for. */
export function errorPage({ message, hint }: { message: string; hint: string | undefined }): string {
  return framePage('Not here', `<main class="way"><h1>${escapedHtml([message, hint ?? ''].join(' '))}</h1></main>`);
}

function warningsOf(target: URL, host: string, words: string): string[] {
  const warnings: string[] = [];
  const shown = domainToUnicode(host);
  if (shown !== host && shown !== '') {
    const mixed = scriptsOf(shown).length > 1 ? ' It mixes letters of several alphabets, which may look alike.' : '';
    warnings.push(
      `A browser may show this name as “${shown}”. Not all of its letters are plain Latin ones, so it can be another name than it seems.${mixed}`,
    );
  }
  if (isIP(host.replace(/^\[|\]$/g, '')) !== 0) warnings.push('This is the number of a server, not a name.');
  if (target.username !== '' || target.password !== '') {
    warnings.push('What stands before the @ is no part of the host, whatever it looks like.');
  }
  const named = NAMED.exec(words)?.[1]?.toLowerCase();
  if (named !== undefined && !isSame(named, host)) warnings.push(`The words of the link name ${named}, which is another host.`);
  if (target.protocol === 'http:') warnings.push('The way there is not encrypted.');
  return warnings;
}

/** Alphabets of the letters. Those of Japanese, Korean and Chinese names come together as a rule. */
function scriptsOf(text: string): string[] {
  const scripts = [
    /\p{Script=Latin}/u,
    /\p{Script=Cyrillic}/u,
    /\p{Script=Greek}/u,
    /\p{Script=Armenian}/u,
    /\p{Script=Cherokee}/u,
  ];
  return scripts.filter((script) => script.test(text)).map(String);
}

function isSame(named: string, host: string): boolean {
  const one = named.replace(/^www\./, '');
  const other = domainToUnicode(host).replace(/^www\./, '');
  return one === other || host.replace(/^www\./, '') === one || other.endsWith(`.${one}`) || one.endsWith(`.${other}`);
}

function addressIn(target: URL): string {
  // What is not plain stays escaped: some signs turn the order of others around.
  return target.pathname.replace(/%(?:2[1-9A-F]|[3-6][0-9A-F]|7[0-9A-E])/gi, (sign) => decodeURIComponent(sign));
}
