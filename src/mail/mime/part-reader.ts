/** Reads the parts of a mail: ordinary ones from their bytes, others with the library. */
import { readOrdinaryParts } from './ordinary-parts.ts';
import type { FoundFile, FoundParts } from './parts.ts';

/** Rejects with what mailparser cannot read; an error of code `EMAXLEN` means too many parts. */
export async function readParts(mime: Buffer): Promise<FoundParts> {
  return (await readDirectly(mime)) ?? (await readWithLibrary(mime));
}

/** Without the library; null where the mail is not ordinary. */
export async function readDirectly(mime: Buffer): Promise<FoundParts | null> {
  const found = readOrdinaryParts(mime);
  for (const file of found?.files ?? []) await giveType(file);
  return found;
}

/** A file without a declared type gets the type that its name suggests. */
async function giveType(file: FoundFile): Promise<void> {
  if (file.contentType !== 'application/octet-stream' || file.filename === null) return;
  const { typeByName } = await import('./file-types.ts');
  file.contentType = typeByName(file.filename);
}

/** Loading the library takes a third of a thread's start, and most threads never meet a mail that needs it. */
async function readWithLibrary(mime: Buffer): Promise<FoundParts> {
  const library = await import('./library-parts.ts');
  return await library.readWithLibrary(mime);
}
