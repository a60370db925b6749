/** The rules of the documents as functions over their texts: each answers its faults in sentences, none when all is well. */
import { posix } from 'node:path';
import type { SourceFile } from './house-rules.ts';

/** A sentence on this line is still to be checked against the code; the paths it names need not exist yet. */
export const UNCHECKED = '<!-- check -->';

/** In code, a folder with its slash or a file with its extension: `tools/list` is a method of MCP. */
const PATH = /`((?:src|tools|test|docs)\/[\w./-]*(?:\/|\.\w+))`/g;

/** Links that lead to no file, or to no heading in it. `paths` are those of the checkout, folders included. */
export function linkFaults(documents: SourceFile[], paths: ReadonlySet<string>): string[] {
  const anchors = new Map(documents.map(({ path, text }) => [path, new Set(headingsOf(text).map(anchorOf))]));
  return documents.flatMap(({ path, text }) =>
    linksOf(text).flatMap((target) => {
      const [file = '', anchor] = target.split('#', 2);
      const to = file === '' ? path : posix.join(posix.dirname(path), file).replace(/\/$/, '');
      if (!paths.has(to)) return [`${path} links to ${target}, which is not there`];
      if (anchor === undefined || anchors.get(to)?.has(anchor)) return [];
      return [`${path} links to ${target}, and ${to} has no such heading`];
    }),
  );
}

/** Documents that no other document links to. `roots` are read without a link. */
export function orphanFaults(documents: SourceFile[], roots: string[]): string[] {
  const linked = new Set(
    documents.flatMap(({ path, text }) =>
      linksOf(text)
        .map((target) => posix.join(posix.dirname(path), target.split('#', 1)[0] || posix.basename(path)))
        .filter((to) => to !== path),
    ),
  );
  return documents
    .filter(({ path }) => !linked.has(path) && !roots.includes(path))
    .map(({ path }) => `${path}: no other document links to it`);
}

/** Headings that one document has twice: a link to the second would need a number. */
export function headingFaults(documents: SourceFile[]): string[] {
  return documents.flatMap(({ path, text }) => {
    const anchors = headingsOf(text).map(anchorOf);
    return [...new Set(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index))].map(
      (anchor) => `${path} has the heading ${anchor} twice`,
    );
  });
}

/** Paths of the project, outside of blocks, that do not exist; lines that are still to be checked are passed over. */
export function pathFaults(documents: SourceFile[], paths: ReadonlySet<string>): string[] {
  return documents.flatMap(({ path, text }) =>
    withoutBlocks(text)
      .split('\n')
      .filter((line) => !line.includes(UNCHECKED))
      .flatMap((line) => [...line.matchAll(PATH)].map(([, named = '']) => named))
      .filter((named) => !paths.has(named.replace(/\/$/, '')))
      .map((named) => `${path} names ${named}, which is not there`),
  );
}

/** A decision is a file 0000-words.md that opens with its number and has three sections. */
export function decisionFaults(decisions: SourceFile[]): string[] {
  const numbers = decisions.map(({ path }) => posix.basename(path).slice(0, 4));
  return decisions.flatMap(({ path, text }, index) => {
    const number = numbers[index] ?? '';
    const sections = headingsOf(text).slice(1);
    return [
      ...(/^\d{4}-[a-z0-9]+(?:-[a-z0-9]+)*\.md$/.test(posix.basename(path)) ? [] : [`${path}: the name is not 0000-words.md`]),
      ...(numbers.indexOf(number) === index ? [] : [`${path}: the number ${number} is taken`]),
      ...(text.startsWith(`# ${number}. `) ? [] : [`${path} does not open with "# ${number}. " and what was decided`]),
      ...(sections.join() === 'Context,Choice,Consequence' ? [] : [`${path}: its sections are not Context, Choice, Consequence`]),
    ];
  });
}

function headingsOf(text: string): string[] {
  return [...withoutBlocks(text).matchAll(/^#{1,6} +(.+?)\s*$/gm)].map(([, heading = '']) => heading);
}

/** As GitHub makes it of a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}

/** Targets within the project, in the order they stand there. */
function linksOf(text: string): string[] {
  const prose = withoutBlocks(text).replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(\s*<?([^)\s>]+)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/i.test(target));
}

/** Lines of fenced blocks are left empty. */
function withoutBlocks(text: string): string {
  return text.replace(/^( *)(```+|~~~+)[^\n]*\n[\s\S]*?^ *\2 *$/gm, (block) => block.replace(/[^\n]/g, ''));
}
