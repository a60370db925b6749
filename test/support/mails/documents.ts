/** Files as senders attach them: real PDF, DOCX and images, broken ones, and ones that unpack to far more than their size. */
import { constants, deflateRawSync, deflateSync } from 'node:zlib';

export type File = { filename: string; contentType: string; content: Buffer; encoding?: 'base64' | '8bit' };

/** A mail with files, and one line of text; `contentType` may carry parameters. */
export function mailWithFiles(...files: File[]): Buffer {
  const parts = files.flatMap(({ filename, contentType, content, encoding = 'base64' }) => [
    `--b\r\nContent-Type: ${contentType}\r\nContent-Disposition: attachment; filename="${filename}"\r\n`,
    `Content-Transfer-Encoding: ${encoding}\r\n\r\n`,
    encoding === '8bit' ? content : content.toString('base64').replace(/.{76}/g, '$&\r\n'),
    '\r\n',
  ]);
  const head =
    'Subject: files\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nSee the files.\r\n';
  return Buffer.concat([head, ...parts, '--b--\r\n'].map((part) => Buffer.from(part)));
}

type PdfOptions = {
  /** Further entries of the catalog, such as an action on opening. */
  catalog?: string;
  /** Further entries of the trailer. */
  trailer?: string;
  /** The pages' contents are packed already, in this way. */
  filter?: string;
};

/** A PDF 1.4 with a page for each of `contents`, its objects in order and its cross-reference table true (ISO 32000-1 7.5). */
export function pdf(contents: (string | Buffer)[], { catalog = '', trailer = '', filter = '' }: PdfOptions = {}): Buffer {
  const page = (index: number) => 4 + 2 * index;
  const objects: (string | Buffer)[][] = [
    [`<< /Type /Catalog /Pages 2 0 R ${catalog} >>`],
    [`<< /Type /Pages /Count ${contents.length} /Kids [${contents.map((_, index) => `${page(index)} 0 R`).join(' ')}] >>`],
    ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'],
    ...contents.flatMap((content, index) => [
      [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${page(index) + 1} 0 R >>`,
      ],
      [`<< /Length ${content.length}${filter && ` /Filter ${filter}`} >>\nstream\n`, content, '\nendstream'],
    ]),
  ];
  const chunks = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = chunks[0]?.length ?? 0;
  const add = (...parts: (string | Buffer)[]) => {
    const chunk = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
    chunks.push(chunk);
    length += chunk.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    add(`${index + 1} 0 obj\n`, ...object, '\nendobj\n');
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const size = objects.length + 1;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`;
  add(`xref\n0 ${size}\n0000000000 65535 f \n`, ...rows, end);
  return Buffer.concat(chunks);
}

/** Page contents that show lines of Latin-1. */
export function pageOf(...lines: string[]): string {
  return `BT /F1 12 Tf 72 720 Td ${lines.map((line) => `(${line}) Tj 0 -20 Td`).join(' ')} ET`;
}

/** A PDF that asks for a password which does not exist (ISO 32000-1 7.6.3): its check values are arbitrary bytes. */
export function lockedPdf(): Buffer {
  const any = (byte: string) => `<${byte.repeat(32)}>`;
  const encrypt = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O ${any('5a')} /U ${any('a5')} >> /ID [${any('11')} ${any('11')}]`;
  return pdf([pageOf('Nobody reads this')], { trailer: encrypt });
}

/** 1 GB of spaces for a page's contents, packed twice: a few kilobytes. */
export function pdfBomb(): Buffer {
  const stream = Buffer.concat([Buffer.from([0x78, 0x9c]), packedSpaces(1024), Buffer.alloc(4)]);
  return pdf([deflateSync(stream)], { filter: '[/FlateDecode /FlateDecode]' });
}

type ZipEntry = { name: string; content: Buffer | string; packed?: Buffer; declared?: number };

/** A zip (PKWARE APPNOTE 6.3) of deflated entries; `packed` and `declared` say something else than the content does. */
export function zip(entries: ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const { name, content, packed = deflateRawSync(content), declared = Buffer.from(content).length } of entries) {
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(declared, 18);
    shared.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    centrals.push(Buffer.from('PK\x01\x02\x14\x00'), shared, place, Buffer.from(name));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

/** A DOCX (ECMA-376) with these paragraphs, and more entries if wanted; `document` stands for word/document.xml. */
export function docx(paragraphs: string[], more: ZipEntry[] = [], document: Partial<ZipEntry> = {}): Buffer {
  const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  const parts = 'http://schemas.openxmlformats.org/package/2006';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const body = paragraphs.map((text) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`).join('');
  return zip([
    {
      name: '[Content_Types].xml',
      content: `${xml}<Types xmlns="${parts}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${word}"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `${xml}<Relationships xmlns="${parts}/relationships"><Relationship Id="rId1" Type="${office}" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: 'word/document.xml',
      content: `${xml}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
      ...document,
    },
    ...more,
  ]);
}

/** `megabytes` of spaces, deflated: each packed megabyte stands on byte bounds, so they can be laid end to end. */
export function packedSpaces(megabytes: number): Buffer {
  const one = deflateRawSync(Buffer.alloc(1024 * 1024, 0x20), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([...Array.from({ length: megabytes }, () => one), Buffer.from([3, 0])]);
}

/** Images of one pixel. */
export const images = {
  'image/png': base64('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  'image/gif': base64('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'),
  'image/webp': base64('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'),
  'image/jpeg': base64(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  ),
};

function base64(text: string): Buffer {
  return Buffer.from(text, 'base64');
}
