/** Delivers an answer, a body or a stream of events, to a client that may read slowly or not at all. */
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type Leaving, MAX_UNREAD } from '../http/leaving.ts';
import { lineSeparatorsEscaped } from '../http/line-separators.ts';
import type { Answer } from './sessions/answer.ts';

/**
 * Resolves when the client has all of the answer, or is gone; then the stream ends too. A stream of events whose client has 1 MB
 * unread is cut off when the next event comes: the streams have no backpressure, so what a client does not read would wait in
 * memory without bound. It may connect again. One event may be larger than that.
 */
export async function deliver(response: Response, res: ServerResponse): Promise<void> {
  if (res.closed) return response.body?.cancel();
  const closed = once(res, 'close');
  res.statusCode = response.status;
  res.setHeaders(response.headers);
  const reader = response.body?.getReader();
  if (reader) {
    void closed.then(() => reader.cancel()).catch(() => undefined);
    // A stream may be silent for long, and its client waits for the headers. Those of a call go out with its answer.
    if (res.req.method === 'GET') res.flushHeaders();
    const escaped = lineSeparatorsEscaped();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      if (res.writableLength > MAX_UNREAD) {
        res.destroy();
        break;
      }
      res.write(escaped(next.value));
    }
  }
  res.end();
  await closed;
}

/** The same with an answer of a session. One whose first event is its last goes out in one write, with its length. */
export async function deliverAnswer({ status, headers, body }: Answer, res: ServerResponse, left: Leaving): Promise<void> {
  const isStream = typeof body === 'object' && body !== null;
  if (left.hasLeft()) return isStream ? body.cut() : undefined;
  const gone = new Promise<boolean>((resolve) => left.whenLeft(resolve));
  res.statusCode = status;
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  if (!isStream) res.end(body ?? undefined);
  else {
    left.whenLeft(body.cut);
    if (res.req.method === 'GET') res.flushHeaders();
    const take = (text: string | Buffer, by: 'write' | 'end') => {
      if (text.length > 0 && res.writableLength > MAX_UNREAD) res.destroy();
      else res[by](text);
    };
    // As bytes, which is what Node then counts as unread: of a string it counts the characters.
    body.readBy({ write: (text) => take(Buffer.from(text), 'write'), end: (text) => take(text, 'end') });
  }
  await gone;
}
