/** Reads mail of another mailbox: from an mbox, a Maildir, or files of a mail each. One mail is in memory at a time. */
import { open, readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { codeOf } from '../core/base/code-of.ts';
import { PostroomError } from '../core/base/errors.ts';
import { flagged, sha256 } from './flags.ts';
import { FROM_LINE, isMail, isMarkedRead } from './mail-marks.ts';
import { mailsOfMbox } from './mbox.ts';

/** A file with mail; `isRead` null = the mail in it says so itself, if anything does. */
export type Source = { path: string; kind: 'file' | 'maildir'; size: number; isRead: boolean | null };

/** `bytes` of the source are done. `refused` = why there is no mail in them, in a sentence. */
export type Item = { bytes: number; mail: { mime: Buffer; isRead: boolean } } | { bytes: number; refused: string };

/** A larger mail is left out: no server on its way would have taken it. */
const MOST_BYTES = 100 * 1024 * 1024;

const CHUNK = 256 * 1024;

/** Folders of a Maildir that hold deleted mail, spam or drafts; each can be named by itself. */
const LEFT_OUT = /^\.(?:INBOX\.)?(?:trash|deleted|junk|spam|drafts?)(?:$|[ ._-])/i;

/** What is at the paths, in order; `told` says in sentences what of it is left out. Throws PostroomError for what cannot be read. */
export async function sourcesAt(paths: readonly string[]): Promise<{ sources: Source[]; told: string[] }> {
  const sources: Source[] = [];
  const told: string[] = [];
  for (const path of paths) {
    const found = await stat(path).catch((error: unknown) => {
      throw unreadable(path, error);
    });
    if (!found.isDirectory()) sources.push({ path, kind: 'file', size: found.size, isRead: null });
    else if (await isMaildir(path)) await addMaildir(path, sources, told);
    else await addFiles(path, sources, told);
  }
  return { sources, told };
}

/** The mails of the sources, in order. What is no mail is refused by the name of its file and its position, and the rest goes on. */
export async function* mailsOf(sources: readonly Source[]): AsyncGenerator<Item> {
  for (const source of sources) {
    try {
      if (source.kind === 'file' && (await isMbox(source.path))) yield* ofMbox(source);
      else yield await ofFile(source);
    } catch (error) {
      yield { bytes: 0, refused: unreadable(source.path, error).message };
    }
  }
}

async function* ofMbox({ path, size }: Source): AsyncGenerator<Item> {
  const seen = new Map<string, boolean>();
  for await (const flags of flagged(path)) seen.set(flags.sha256, flags.seen);
  let done = 0;
  for await (const part of mailsOfMbox(chunksOf(path), MOST_BYTES)) {
    done += part.size;
    const { at, size: bytes, mime } = part;
    if (mime === null) yield { bytes, refused: `${path}, byte ${at}: a mail larger than ${MOST_BYTES / 1024 / 1024} MB` };
    else if (!isMail(mime, false)) yield { bytes, refused: `${path}, byte ${at}: this is no mail, it has no header` };
    else yield { bytes, mail: { mime, isRead: (seen.size > 0 ? seen.get(sha256(mime)) : undefined) ?? isMarkedRead(mime) } };
  }
  if (done < size) yield { bytes: size - done, refused: `${path}, byte ${done}: the file became shorter while it was read` };
}

/** Into one buffer, which each chunk is read anew into. */
async function* chunksOf(path: string): AsyncGenerator<Buffer> {
  const file = await open(path);
  try {
    const chunk = Buffer.allocUnsafeSlow(CHUNK);
    for (;;) {
      const { bytesRead } = await file.read(chunk, 0, CHUNK, null);
      if (bytesRead === 0) return;
      yield chunk.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}

async function ofFile({ path, kind, size, isRead }: Source): Promise<Item> {
  if (size > MOST_BYTES) return { bytes: size, refused: `${path}: it is larger than ${MOST_BYTES / 1024 / 1024} MB` };
  const mime = await readFile(path);
  if (!isMail(mime, kind === 'file')) return { bytes: size, refused: `${path}: this is no mail, it has no header at byte 0` };
  return { bytes: size, mail: { mime, isRead: isRead ?? isMarkedRead(mime) } };
}

/** Whether the file begins with a From line. One that is named .eml is one mail all the same: some programs leave that line on it. */
async function isMbox(path: string): Promise<boolean> {
  if (/\.eml$/i.test(path)) return false;
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(500), 0, 500, 0);
    const [line = ''] = buffer.toString('latin1', 0, bytesRead).split(/\r?\n/);
    return FROM_LINE.test(line);
  } finally {
    await file.close();
  }
}

async function isMaildir(path: string): Promise<boolean> {
  const names = await readdir(path).catch((error: unknown) => {
    throw unreadable(path, error);
  });
  return names.includes('cur') || names.includes('new');
}

/** The mail of a Maildir and of its folders (Maildir++), each in the order of its names; `tmp` holds what is not delivered yet. */
async function addMaildir(path: string, sources: Source[], told: string[]): Promise<void> {
  for (const part of ['cur', 'new']) {
    const names = await readdir(join(path, part)).catch(() => []);
    for (const name of names.sort()) {
      if (name.startsWith('.')) continue;
      const found = await stat(join(path, part, name)).catch(() => null);
      if (found?.isFile())
        sources.push({ path: join(path, part, name), kind: 'maildir', size: found.size, isRead: isSeen(name) });
    }
  }
  for (const { name } of (await readdir(path, { withFileTypes: true })).filter((one) => one.isDirectory())) {
    const folder = join(path, name);
    if (!name.startsWith('.') || !(await isMaildir(folder))) continue;
    if (LEFT_OUT.test(name)) told.push(`${folder} is left out; name it to import it too`);
    else await addMaildir(folder, sources, told);
  }
}

/** A folder that is no Maildir gives the files in it that are named as mail is. */
async function addFiles(path: string, sources: Source[], told: string[]): Promise<void> {
  const names = (await readdir(path)).filter((name) => /\.(?:eml|mbox|mbx)$/i.test(name)).sort();
  if (names.length === 0) told.push(`${path} is no Maildir, and no file in it is named .eml or .mbox`);
  for (const name of names) {
    const found = await stat(join(path, name));
    if (found.isFile()) sources.push({ path: join(path, name), kind: 'file', size: found.size, isRead: null });
  }
}

/** The flags are at the end of the name, behind `:2,`; some systems write `;2,` or `!2,`. */
function isSeen(name: string): boolean {
  return /[:;!]2,[A-Za-z]*S[A-Za-z]*$/.test(basename(name));
}

function unreadable(path: string, error: unknown): PostroomError {
  const code = codeOf(error) || 'unknown';
  if (code === 'ENOENT') return new PostroomError('not_found', `There is nothing at ${path}.`, { cause: error });
  const why = code === 'EACCES' ? 'Postroom may not read it: a server reads it as its own user' : code;
  return new PostroomError('invalid_request', `${path} cannot be read (${why}).`, { cause: error });
}
