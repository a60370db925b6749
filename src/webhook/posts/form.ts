/** Reads a posted form, urlencoded or multipart, while it arrives: every field as the exact bytes that were sent. */
import { unescapeBuffer } from 'node:querystring';
import { Writable } from 'node:stream';
import { Dicer } from '@fastify/busboy';
import { parseHeaderValue } from 'nodemailer/lib/mime-funcs';
import { PostroomError } from '../../core/base/errors.ts';

declare module 'node:querystring' {
  /**
   * Node exports it, but its types do not list it. `text` is Latin-1; a stray percent sign stands for itself, as in WHATWG URL.
   */
  function unescapeBuffer(text: string, plusIsSpace: boolean): Buffer;
}

/** One field or file; `filename` and `contentType` are null unless a multipart part names them. */
export type FormPart = { name: string; bytes: Buffer; filename: string | null; contentType: string | null };

/** Takes the next part; `read` may throw. */
type PartSink = (read: () => FormPart) => void;

const MAX_PARTS = 1_000;
/** Bytes of a part's head, or of a field's name. */
const MAX_HEAD = 8 * 1024;
const MAX_JOINED = 64 * 1024;
/** RFC 2046 5.1.1 allows 70 characters; some clients take more. */
const BOUNDARY = /^[\x20-\x7e]{1,200}$/;
const ASCII = /^[\x20-\x7e]*$/;
/** How most fields are named. */
const PLAIN_FIELD = /^form-data; ?name="([\w-]{1,100})"$/;
/** The head of such a field, behind its boundary. */
const PLAIN_HEAD = /^\r\n[Cc]ontent-[Dd]isposition: form-data; ?name="([\w-]{1,100})"$/;
const LONGEST_PLAIN_HEAD = 200;
/** Dicer cuts a longer head off silently, and waits for ever when a part's buffer is full at the closing boundary. */
const DICER_LIMITS = { maxHeaderSize: 2 * MAX_HEAD, partHwm: Number.MAX_SAFE_INTEGER };

/**
 * Returns a stream to write a body of `contentType` to. `onPart` is called with each part when it is complete, in their order,
 * and may throw. The stream emits `finish` after `onPart` was called with the last part, else `error`: what `onPart` threw, or
 * PostroomError for a malformed form or too many parts. Throws PostroomError invalid_request for a content type that is no form.
 */
export function formReader(contentType: string | undefined, onPart: (part: FormPart) => void): Writable {
  const { value, params } = parseHeaderValue(contentType ?? '');
  let form: Writable;
  let parts = 0;
  const sink: PartSink = (read) => {
    if (form.destroyed) return;
    try {
      parts += 1;
      if (parts > MAX_PARTS) throw new PostroomError('too_large', `The form has more than ${MAX_PARTS} parts.`);
      onPart(read());
    } catch (error) {
      form.destroy(error instanceof Error ? error : new Error('The form was not taken.', { cause: error }));
    }
  };
  if (value.toLowerCase() === 'multipart/form-data') form = multipartReader(params.boundary ?? '', sink);
  else if (value.toLowerCase() === 'application/x-www-form-urlencoded') form = urlencodedReader(sink);
  else throw noForm('invalid_request');
  return form;
}

const FORMS = new Set(['application/x-www-form-urlencoded', 'multipart/form-data']);

export function isForm(contentType: string | undefined): boolean {
  return FORMS.has(parseHeaderValue(contentType ?? '').value.toLowerCase());
}

export function noForm(code: 'invalid_request' | 'unauthenticated'): PostroomError {
  return new PostroomError(code, 'The body is neither application/x-www-form-urlencoded nor multipart/form-data.', {
    hint: "Point the provider's route here with a forward() action; it posts one of these forms.",
  });
}

/** RFC 7578: a form of plain fields that comes in one piece is read where it lies, and every other with Dicer. */
function multipartReader(boundary: string, sink: PartSink): Writable {
  if (!BOUNDARY.test(boundary)) throw malformed('The content type names no usable boundary.');
  let isWhole = false;
  let dicer: Dicer | null = null;
  let open = 0;
  const cutShort = () => malformed('The form ends before its closing boundary.');

  /**
   * The parser inside Busboy. Busboy itself would drop a part whose name it cannot read, and the parameters of a Content-Type, such as a
   * text's charset and a calendar's method.
   */
  function startDicer(): Dicer {
    const started = new Dicer({ boundary, ...DICER_LIMITS });
    started.on('part', (part) => {
      const pieces: Buffer[] = [];
      let head: Record<string, string[]> = {};
      open += 1;
      part.on('header', (lines: typeof head) => {
        head = lines;
      });
      part.on('data', (chunk: Buffer) => gather(pieces, chunk));
      part.on('end', () => {
        open -= 1;
        sink(() => ({ ...describedBy(head), bytes: Buffer.concat(pieces) }));
      });
      // This event follows the error of the form itself; without a listener it would end the process.
      part.on('error', () => {});
    });
    started.on('error', () => form.destroy(cutShort()));
    return started;
  }

  const form = new Writable({
    write(chunk: Buffer, encoding, done) {
      const fields = dicer === null && !isWhole ? plainFields(chunk, boundary) : null;
      if (fields) isWhole = true;
      for (const field of fields ?? []) sink(() => field);
      // What follows the closing boundary is no part of the form (RFC 2046 5.1.1).
      if (isWhole) return done();
      dicer ??= startDicer();
      dicer.write(chunk, encoding, done);
    },
    writev: (chunks, done) => form._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'binary', done),
    final(done) {
      if (isWhole) return done();
      dicer ??= startDicer();
      dicer.end();
      // Dicer reports the end of the last parts, and what is missing, in later ticks.
      setImmediate(() => done(open === 0 ? null : cutShort()));
    },
  });
  return form;
}

/** The fields of a form that `bytes` hold whole, as views of them; null when any of it is not a plain field, such as a file. */
function plainFields(bytes: Buffer, boundary: string): FormPart[] | null {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  if (!bytes.subarray(0, delimiter.length - 2).equals(delimiter.subarray(2))) return null;
  const fields: FormPart[] = [];
  let at = delimiter.length - 2;
  for (let next = bytes.indexOf(delimiter, at); next !== -1; next = bytes.indexOf(delimiter, at)) {
    const end = bytes.subarray(at, Math.min(next, at + LONGEST_PLAIN_HEAD)).indexOf('\r\n\r\n');
    const name = end === -1 ? undefined : PLAIN_HEAD.exec(bytes.toString('latin1', at, at + end))?.[1];
    if (name === undefined) return null;
    fields.push({ name, bytes: bytes.subarray(at + end + 4, next), filename: null, contentType: null });
    at = next + delimiter.length;
  }
  return /^--(?:\r\n)?$/.test(bytes.toString('latin1', at, at + 5)) ? fields : null;
}

/** A part without a name is refused, never skipped: it may be the mail itself, under a head that cannot be read. */
function describedBy(head: Record<string, string[]>): Omit<FormPart, 'bytes'> {
  if (sizeOf(head) > MAX_HEAD) throw malformed('A part of the form has too large a head.');
  const disposition = utf8(head['content-disposition']?.[0]);
  const contentType = utf8(head['content-type']?.[0]).trim() || null;
  const plain = PLAIN_FIELD.exec(disposition)?.[1];
  if (plain !== undefined) return { name: plain, filename: null, contentType };
  const { value, params } = parseHeaderValue(disposition);
  if (value.toLowerCase() !== 'form-data' || params.name === undefined) throw malformed('A part of the form has no name.');
  return { name: params.name, filename: params.filename ?? null, contentType };
}

function sizeOf(head: Record<string, string[]>): number {
  let size = 0;
  for (const name in head) for (const line of head[name] ?? []) size += name.length + line.length;
  return size;
}

/** Dicer gives a head's bytes as Latin-1; they are UTF-8 (RFC 7578 5.1). */
function utf8(line = ''): string {
  return ASCII.test(line) ? line : Buffer.from(line, 'latin1').toString();
}

/** Parses application/x-www-form-urlencoded (WHATWG URL) up to the bytes of each value; the caller decodes its characters. */
function urlencodedReader(sink: PartSink): Writable {
  let field = openField();
  const end = () => {
    sink(field.end);
    field = openField();
  };
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      let start = 0;
      for (let and = chunk.indexOf('&'); and !== -1; and = chunk.indexOf('&', start)) {
        field.add(chunk.subarray(start, and));
        end();
        start = and + 1;
      }
      field.add(chunk.subarray(start));
      done();
    },
    final(done) {
      end();
      done();
    },
  });
}

/** A field is decoded as it comes: decoding a whole mail at its end would hold everything else up. */
function openField(): { add(bytes: Buffer): void; end(): FormPart } {
  const name: Buffer[] = [];
  const value: Buffer[] = [];
  let isNamed = false;
  // An escape whose end is still to come.
  let cut = Buffer.alloc(0);

  function addToValue(bytes: Buffer): void {
    const given = cut.length === 0 ? bytes : Buffer.concat([cut, bytes]);
    const percent = given.indexOf('%', Math.max(0, given.length - 2));
    const whole = percent === -1 ? given.length : percent;
    cut = Buffer.from(given.subarray(whole));
    if (whole > 0) gather(value, decoded(given.subarray(0, whole)));
  }

  return {
    add(bytes) {
      if (isNamed) return addToValue(bytes);
      const equals = bytes.indexOf('=');
      isNamed = equals !== -1;
      gather(name, isNamed ? bytes.subarray(0, equals) : bytes);
      if (isNamed) addToValue(bytes.subarray(equals + 1));
    },
    end() {
      const named = Buffer.concat(name);
      if (named.length > MAX_HEAD) throw malformed('A field of the form has too long a name.');
      const bytes = Buffer.concat([...value, decoded(cut)]);
      return { name: decoded(named).toString(), bytes, filename: null, contentType: null };
    },
  };
}

function decoded(bytes: Buffer): Buffer {
  return unescapeBuffer(bytes.toString('latin1'), true);
}

/** Joins small pieces of like size, so that a body that arrives byte by byte takes the memory of its bytes. */
function gather(pieces: Buffer[], chunk: Buffer): void {
  let last = chunk;
  for (let before = pieces.at(-1); before && last.length < MAX_JOINED && before.length <= last.length; before = pieces.at(-1)) {
    pieces.pop();
    last = Buffer.concat([before, last]);
  }
  pieces.push(last);
}

function malformed(what: string): PostroomError {
  return new PostroomError('invalid_request', what, { hint: 'Post the form again, whole; nothing was stored.' });
}
