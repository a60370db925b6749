/** What was measured as Markdown, and its place in docs/benchmarks.md. */
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import type { Row } from './rounds.ts';

/** What one measurement found. */
export type Measured = { name: string; rows: readonly Row[] };

/** `how` it was measured, such as `full rounds`. */
export type Run = { date: string; commit: string; how: string };

/** A section for each measurement, which says when it was made and where the code stood. */
export function report(measured: readonly Measured[], run: Run): string {
  return measured.map((one) => sectionOf(one, run)).join('\n\n');
}

/** The sections there are, with those of this run in the place of older ones. `names` gives the order. */
export function withSections(before: string, measured: readonly Measured[], run: Run, names: readonly string[]): string {
  const older = before.split(/^(?=### )/m).filter((section) => section.startsWith('### '));
  const sections = new Map(older.map((section) => [nameOf(section), section.trim()]));
  for (const one of measured) sections.set(one.name, sectionOf(one, run));
  return names.flatMap((name) => sections.get(name) ?? []).join('\n\n');
}

function sectionOf({ name, rows }: Measured, { date, commit, how }: Run): string {
  const machine = `${cpus().length} cores, Node ${process.version}, ${process.platform} ${process.arch}`;
  return [
    `### ${name}`,
    '',
    '| what | Postroom | reference | ratio | wanted |',
    '|---|---|---|---|---|',
    ...rows.map(
      ({ what, postroom, reference, ratio, wanted }) => `| ${[what, postroom, reference, ratio, wanted].join(' | ')} |`,
    ),
    '',
    `Measured on ${date} at ${commit} (${how}): ${machine}.`,
  ].join('\n');
}

function nameOf(section: string): string {
  return section.slice(4, section.indexOf('\n')).trim();
}

/** Puts what `text` makes of the text between the document's marks of this name in its place; false when the marks are not there. */
export async function writeReport(path: string, name: string, text: (before: string) => string): Promise<boolean> {
  const document = await readFile(path, 'utf8');
  const [opening, closing] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`];
  const [begin, end] = [document.indexOf(opening), document.indexOf(closing)];
  if (begin === -1 || end < begin) return false;
  const start = begin + opening.length;
  await writeFile(path, `${document.slice(0, start)}\n${text(document.slice(start, end))}\n${document.slice(end)}`);
  return true;
}
