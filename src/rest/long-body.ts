/** Reads the long JSON bodies of requests with files, so that others are answered in between. */
import type { Request, RequestHandler } from 'express';
import { LONG_BODY, readJson } from '../http/long-json.ts';

const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/i;
/** Of UTF-8. */
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/**
 * Express's reader finds a body read that this one has read. It takes what is not plain UTF-8, too large, or of a length that is not known.
 * `requireRoom` throws when what is in the body could not be stored now: to read it costs more than all else that a refusal needs.
 */
export function longJson(limit: number, requireRoom: () => void): RequestHandler {
  return (request, _response, next) => {
    const { 'content-length': length, 'content-encoding': encoding = 'identity', 'content-type': type = '' } = request.headers;
    const isLong = Number(length) > LONG_BODY && Number(length) <= limit;
    if (isLong) requireRoom();
    if (!isLong || encoding.toLowerCase() !== 'identity' || (CHARSET.exec(type)?.[1] ?? 'utf-8').toLowerCase() !== 'utf-8') {
      return next();
    }
    jsonOf(request).then(
      (value) => {
        request.body = value;
        next();
      },
      (fault: Error) => next(Object.assign(fault, { status: 400 })),
    );
  };
}

async function jsonOf(request: Request): Promise<unknown> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  const [first] = pieces;
  if (first?.subarray(0, 3).equals(BYTE_ORDER_MARK)) pieces[0] = first.subarray(3);
  return await readJson(pieces);
}
