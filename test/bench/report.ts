/** The table as Markdown, and its place in docs/benchmarks.md. */
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import type { Row } from './rounds.ts';

export function report(rows: readonly Row[], how: string): string {
  const line = ({ what, postroom, reference, ratio, wanted }: Row) =>
    `| ${what} | ${postroom} | ${reference} | ${ratio} | ${wanted} |`;
  return [
    '| what | Postroom | reference | ratio | wanted |',
    '|---|---|---|---|---|',
    ...rows.map(line),
    '',
    `Measured on ${new Date().toISOString().slice(0, 10)} (${how}): ${cpus().length} cores, Node ${process.version}, ${process.platform} ${process.arch}; load, server and reference on the same machine.`,
  ].join('\n');
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
