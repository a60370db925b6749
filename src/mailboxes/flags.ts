/** The file beside an mbox that says which of its mails were read, and how far it was written: a line of JSON for each mail. */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** `end` = where the mail ends in the mbox. */
export type Flagged = { id: string; sha256: string; seen: boolean; end: number };

export function flagsPath(mbox: string): string {
  return `${mbox}.flags.jsonl`;
}

export function sha256(mime: Buffer): string {
  return createHash('sha256').update(mime).digest('hex');
}

/** The lines in their order, up to the first that is not valid; nothing where there is no such file. */
export async function* flagged(mbox: string): AsyncGenerator<Flagged & { line: string }> {
  const path = flagsPath(mbox);
  if (!existsSync(path)) return;
  for await (const line of createInterface({ input: createReadStream(path) })) {
    const read = readLine(line);
    if (read === null) return;
    yield { ...read, line };
  }
}

function readLine(line: string): Flagged | null {
  try {
    const { id, sha256, seen, end } = JSON.parse(line) as Partial<Flagged>;
    const isWhole =
      typeof id === 'string' && typeof sha256 === 'string' && typeof seen === 'boolean' && Number.isSafeInteger(end);
    return isWhole ? ({ id, sha256, seen, end } as Flagged) : null;
  } catch {
    return null;
  }
}
