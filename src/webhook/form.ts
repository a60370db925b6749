/** Reads a posted form, urlencoded or multipart, while it arrives: every field as the exact bytes that were sent. */
import { unescapeBuffer } from 'node:querystring';
import { Writable } from 'node:stream';
import { Dicer } from '@fastify/busboy';
import { parseHeaderValue } from 'nodemailer/lib/mime-funcs';
import { PostroomError } from '../core/errors.ts';

declare module 'node:querystring' {
  /** Node exports it and its types do not list it. `text` is Latin-1; a stray percent sign stands for itself, as in WHATWG URL. */
  function unescapeBuffer(text: string, plusIsSpace: boolean): Buffer;
}

/** One field or file; `bytes` may be a view into a larger buffer. `filename` and `contentType` only as a multipart part names them. */
export type FormPart = { name: string; bytes: Buffer; filename: string | null; contentType: string | null };

const MAX_PARTS = 1_000;
const MAX_PART_HEAD = 8 * 1024;
/** The reader cuts a part's head here without a word, so these stay where a head that was cut is always over MAX_PART_HEAD. */
const HEAD_LIMITS = { maxHeaderSize: 4 * MAX_PART_HEAD, maxHeaderPairs: 50 };
/** RFC 2046 5.1.1 allows 70 characters; some clients take more. */
const BOUNDARY = /^[\x20-\x7e]{1,200}$/;

/**
 * A stream to write the body to that `contentType` announces. `onPart` is called as soon as a part is complete, in their order, and may throw.
 * `finish` says that all parts were handed over; `error` that the form is malformed, has too many parts (PostroomError), or what
 * `onPart` threw. Throws PostroomError invalid_request for any other content type.
 */
export function formReader(contentType: string | undefined, onPart: (part: FormPart) => void): Writable {
  const announced = parseHeaderValue(contentType ?? '');
  switch (announced.value.toLowerCase()) {
    case 'application/x-www-form-urlencoded':
      return urlencodedReader(onPart);
    case 'multipart/form-data':
      return multipartReader(announced.params.boundary ?? '', onPart);
    default:
      throw new PostroomError(
        'invalid_request',
        'The body is neither application/x-www-form-urlencoded nor multipart/form-data.',
        {
          hint: "Point the provider's route here with a forward() action; it posts one of these forms.",
        },
      );
  }
}

/** WHATWG URL, application/x-www-form-urlencoded parsing, up to the decoding of characters, which is the caller's. */
function urlencodedReader(onPart: (part: FormPart) => void): Writable {
  let raw = gathered();
  let fields = 0;
  const field = () => {
    fields += 1;
    if (fields > MAX_PARTS) throw tooManyParts();
    const text = raw.bytes().toString('latin1');
    raw = gathered();
    const equals = text.indexOf('=');
    const name = unescapeBuffer(equals === -1 ? text : text.slice(0, equals), true).toString();
    const bytes = unescapeBuffer(equals === -1 ? '' : text.slice(equals + 1), true);
    onPart({ name, bytes, filename: null, contentType: null });
  };
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      attempt(done, () => {
        let start = 0;
        for (let end = chunk.indexOf('&'); end !== -1; end = chunk.indexOf('&', start)) {
          raw.add(chunk.subarray(start, end));
          field();
          start = end + 1;
        }
        raw.add(chunk.subarray(start));
      });
    },
    final: (done) => attempt(done, field),
  });
}

/**
 * RFC 7578. Dicer is what Busboy itself reads parts with: on this level a part keeps its bytes whatever charset it claims, and its
 * whole Content-Type. A part that cannot be told by its head is refused, never skipped: with it, mail could be lost unseen.
 */
function multipartReader(boundary: string, onPart: (part: FormPart) => void): Writable {
  if (!BOUNDARY.test(boundary)) throw malformed('The content type names no usable boundary.');
  const dicer = new Dicer({ boundary, ...HEAD_LIMITS });
  let parts = 0;
  let open = 0;
  let closed = false;
  let finish: (() => void) | null = null;
  const finishWhenRead = () => {
    if (closed && open === 0) finish?.();
  };
  const fail = (error?: Error | null) => {
    if (error) form.destroy(error);
  };

  dicer.on('part', (part) => {
    parts += 1;
    open += 1;
    if (parts > MAX_PARTS) fail(tooManyParts());
    const content = gathered();
    let head: Record<string, string[]> = {};
    part.on('header', (header: Record<string, string[]>) => {
      head = header;
    });
    part.on('data', content.add);
    part.on('end', () => {
      open -= 1;
      if (form.destroyed) return;
      attempt(fail, () => onPart({ ...partHead(head), bytes: content.bytes() }));
      finishWhenRead();
    });
    // It comes with the error below, and crashes the process where nobody listens.
    part.on('error', () => {});
  });
  dicer.on('error', () => fail(malformed('The form ends before its closing boundary.')));
  dicer.on('finish', () => {
    closed = true;
    finishWhenRead();
  });

  const form = new Writable({
    write: (chunk: Buffer, encoding, done) => dicer.write(chunk, encoding, done),
    final(done) {
      finish = done;
      dicer.end();
      finishWhenRead();
    },
  });
  return form;
}

/** The head's lines come as Latin-1 and mean UTF-8 (RFC 7578 5.1). */
function partHead(head: Record<string, string[]>): Omit<FormPart, 'bytes'> {
  const lines = Object.entries(head);
  if (lines.flat(2).length > HEAD_LIMITS.maxHeaderPairs || lines.join().length > MAX_PART_HEAD) {
    throw malformed('A part of the form has too large a head.');
  }
  const line = (name: string) => Buffer.from(head[name]?.[0] ?? '', 'latin1').toString();
  const { value, params } = parseHeaderValue(line('content-disposition'));
  if (value.toLowerCase() !== 'form-data' || params.name === undefined) throw malformed('A part of the form has no name.');
  return { name: params.name, filename: params.filename ?? null, contentType: line('content-type').trim() || null };
}

/** One buffer that doubles: chunks of one byte each cost what their bytes cost. */
function gathered(): { add(chunk: Buffer): void; bytes(): Buffer } {
  let block: Buffer = Buffer.alloc(0);
  let length = 0;
  return {
    add(chunk) {
      if (length === 0) block = chunk;
      else {
        if (length + chunk.length > block.length) {
          const larger = Buffer.allocUnsafeSlow(2 * (length + chunk.length));
          block.copy(larger, 0, 0, length);
          block = larger;
        }
        chunk.copy(block, length);
      }
      length += chunk.length;
    },
    bytes: () => block.subarray(0, length),
  };
}

function attempt(done: (error?: Error | null) => void, work: () => void): void {
  try {
    work();
  } catch (error) {
    done(error instanceof Error ? error : new Error('The form could not be read.', { cause: error }));
    return;
  }
  done();
}

function tooManyParts(): PostroomError {
  return new PostroomError('too_large', `The form has more than ${MAX_PARTS} parts.`);
}

function malformed(what: string): PostroomError {
  return new PostroomError('invalid_request', what, { hint: 'Post the form again, whole; nothing was stored.' });
}
