/** Reads a DOCX as a zip archive (PKWARE APPNOTE 6.3): checks it before unpacking, and unpacks no more bytes than it declares. */
import { inflateRawSync } from 'node:zlib';

type Entry = { name: string; method: number; packedSize: number; size: number; at: number };

const MAX_ENTRIES = 2_000;
const MAX_SIZE = 50 * 1024 * 1024;
/** No document packs so well; for fewer than UNSUSPECTED bytes the ratio says nothing. */
const MAX_RATIO = 200;
const UNSUSPECTED = 1024 * 1024;

const END = 0x06054b50;
const END_LENGTH = 22;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const ENCRYPTED = 0x0001;
const STORED = 0;
const DEFLATED = 8;
const WORDS = /\.(?:xml|rels)$/i;

/**
 * The same document with only its XML files, unpacked, so that a reader of the result cannot find more in it than was measured
 * here. Null for bytes that are no such archive, declare too much (2,000 entries, 50 MB, 200 times their size), or hold more than
 * they declare.
 */
export function unpackedDocx(bytes: Buffer): Buffer | null {
  const entries = directory(bytes);
  if (!entries) return null;
  const total = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (total > MAX_SIZE || (total > UNSUSPECTED && total > bytes.length * MAX_RATIO)) return null;
  const files = new Map<string, Buffer>();
  for (const entry of entries) {
    if (!WORDS.test(entry.name) || files.has(entry.name)) continue;
    const content = unpack(bytes, entry);
    if (!content) return null;
    files.set(entry.name, content);
  }
  return storedZip(files);
}

/**
 * The entries of the central directory (4.3.12); null when it cannot be read, or is of a kind that no word processor writes:
 * zip64, encrypted.
 */
function directory(bytes: Buffer): Entry[] | null {
  const end = endRecord(bytes);
  if (end < 0) return null;
  const count = bytes.readUInt16LE(end + 10);
  if (count === 0 || count > MAX_ENTRIES) return null;
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== DIRECTORY_ENTRY || bytes.readUInt16LE(at + 8) & ENCRYPTED) return null;
    const nameLength = bytes.readUInt16LE(at + 28);
    const size = bytes.readUInt32LE(at + 24);
    if (size > MAX_SIZE) return null;
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
      packedSize: bytes.readUInt32LE(at + 20),
      size,
      at: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** The offset of the end record: it comes last, followed only by a comment whose length it names (4.3.16). */
function endRecord(bytes: Buffer): number {
  const earliest = Math.max(0, bytes.length - END_LENGTH - 0xffff);
  for (let at = bytes.length - END_LENGTH; at >= earliest; at--)
    if (bytes.readUInt32LE(at) === END && at + END_LENGTH + bytes.readUInt16LE(at + 20) === bytes.length) return at;
  return -1;
}

/** The bytes of an entry; null unless they are as many as it declares. The inflater stops at the first byte beyond that. */
function unpack(bytes: Buffer, { method, packedSize, size, at }: Entry): Buffer | null {
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== LOCAL_ENTRY) return null;
  const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const packed = bytes.subarray(start, start + packedSize);
  if (packed.length !== packedSize) return null;
  if (method === STORED) return packedSize === size ? packed : null;
  if (method !== DEFLATED) return null;
  try {
    const content = inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) });
    return content.length === size ? content : null;
  } catch {
    return null;
  }
}

/** Writes a zip archive without compression, and without check sums, which its reader does not verify. */
function storedZip(files: Map<string, Buffer>): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of files) {
    const encoded = Buffer.from(name);
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(content.length, 4);
    sizes.writeUInt32LE(content.length, 8);
    // Version 2.0, names in UTF-8, stored, the first of January 1980; then check sum and sizes, and the lengths of name and extra field.
    const shared = Buffer.concat([Buffer.from([20, 0, 0, 8, 0, 0, 0, 0, 0x21, 0]), sizes, word(encoded.length), word(0)]);
    const entry = [double(LOCAL_ENTRY), shared, encoded, content];
    central.push(double(DIRECTORY_ENTRY), word(20), shared, Buffer.alloc(10), double(offset), encoded);
    local.push(...entry);
    offset += entry.reduce((sum, part) => sum + part.length, 0);
  }
  const directorySize = central.reduce((sum, part) => sum + part.length, 0);
  const counts = Buffer.concat([word(0), word(0), word(files.size), word(files.size)]);
  return Buffer.concat([...local, ...central, double(END), counts, double(directorySize), double(offset), word(0)]);
}

function word(value: number): Buffer {
  return Buffer.from([value & 0xff, value >> 8]);
}

function double(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
