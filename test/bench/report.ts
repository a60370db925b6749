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

/** Puts the text between the document's marks of this name; false, and nothing written, when they are not there. */
export async function writeReport(path: string, name: string, text: string): Promise<boolean> {
  const document = await readFile(path, 'utf8');
  const [opening, closing] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`];
  const [begin, end] = [document.indexOf(opening), document.indexOf(closing)];
  if (begin === -1 || end < begin) return false;
  await writeFile(path, `${document.slice(0, begin + opening.length)}\n${text}\n${document.slice(end)}`);
  return true;
}
