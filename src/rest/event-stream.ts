/** The stream of events over HTTP: server-sent events (HTML standard, 9.2), with cursors as ids. */
import type { Request, RequestHandler, Response } from 'express';
import { asDescribed, mayReadFor } from '../../tools/events/catalogue.ts';
import { listEvents } from '../../tools/events/list-events.ts';
import { streamInput } from '../../tools/events/stream-events.ts';
import { withInboxIds } from '../../tools/named-inboxes.ts';
import { inWords } from '../../tools/refusal-words.ts';
import { refusal } from '../../tools/refusals.ts';
import { readSent } from '../../tools/sent-arguments.ts';
import { allows, notForThisKey } from '../../tools/tool.ts';
import type { Entry } from '../core/access/gate.ts';
import { PostroomError } from '../core/base/errors.ts';
import { eventCursor, readEventCursor } from '../core/base/pages.ts';
import { type EventRecord, eventRecord } from '../core/events/list.ts';
import type { EventReader, EventStreams } from '../core/events/stream.ts';
import type { Core } from '../core/ports/core.ts';
import type { EventRow } from '../core/store/events.ts';
import { wakeGate } from '../core/wake/gate.ts';
import { wakeOf } from '../core/wake/policy.ts';
import { type Leaving, leaving, MAX_UNREAD } from '../http/leaving.ts';
import { lineSeparatorsEscapedIn } from '../http/line-separators.ts';

/** Milliseconds until a client connects again. They are spread, or all clients of a server that starts again would come at once. */
const RETRY = { least: 1000, most: 4000 };

/** To be called behind the authentication, with its entry in `response.locals`. */
export function eventStream(core: Core, streams: EventStreams): RequestHandler {
  return async (request, response) => {
    const { actor, session } = response.locals.entry as Entry;
    // The stream tells what the tool tells, so a key that may not use the tool gets no stream.
    if (!allows(actor, listEvents)) throw notForThisKey(actor, listEvents);
    const sent = readSent(streamInput, { ...request.query }, 'query');
    const parsed = streamInput.safeParse(sent, { error: inWords });
    if (!parsed.success) throw refused(parsed.error, sent);
    const { after, payload, wake, ...filter } = await withInboxIds(core, actor, streamInput, parsed.data);
    const payloads = payload === 'full' ? { mayRead: mayReadFor(actor) } : null;
    const left = leaving(response);
    const gate = wake ? wakeGate(core, actor.account.id, wakeOf(actor.key)) : null;
    const asked = { filter, after: positionOf(request, after), signal: left.signal(), payloads, gate, session };
    if (request.method === 'HEAD') {
      writeHead(response);
      response.end();
      return;
    }
    const why = await streams.stream(actor, asked, (position) => begin(response, left, position));
    if (why) response.end(frame('end', null, told(why)));
  };
}

/** The refusal with all fields that a stream takes, which are few enough to name. */
function refused(error: Parameters<typeof refusal>[0], sent: object): PostroomError {
  const { message, errors = [] } = refusal(error, streamInput, sent);
  const hint = `A stream takes ${Object.keys(streamInput.shape).join(', ')}. Correct the fields listed in errors.`;
  return new PostroomError('invalid_request', message, { hint, errors });
}

/** Last-Event-ID counts more than the query, which stays the same each time that the client connects again. */
function positionOf(request: Request, after: string | undefined): number | null {
  const last = request.get('last-event-id');
  if (last) return readEventCursor(last, 'Last-Event-ID');
  return after === undefined ? null : readEventCursor(after);
}

function begin(response: Response, left: Leaving, position: number): EventReader {
  writeHead(response);
  let told = position;
  const write = (bytes: string | Buffer) => {
    if (response.writableLength > MAX_UNREAD) response.destroy();
    else if (!response.writableEnded) response.write(bytes);
  };
  const retry = RETRY.least + Math.floor(Math.random() * (RETRY.most - RETRY.least));
  write(`retry: ${retry}\n${frame('ready', position, { cursor: eventCursor(position) })}`);
  return {
    events(rows) {
      told = rows.at(-1)?.seq ?? told;
      const frames = rows.map((row, at) =>
        isLastAt(rows, at, ({ seq }) => seq) ? eventFrame(row) : Buffer.from(partFrame(eventRecord(row))),
      );
      write(frames.length === 1 && frames[0] ? frames[0] : Buffer.concat(frames));
    },
    fullEvents(events, safe) {
      // Mail that was held back may have a lower position than events that were told already, but ids must never go back.
      const isPlace = (at: number, position: number) =>
        position > told && position <= safe && isLastAt(events, at, ({ sequence }) => sequence);
      const frames = events.map(asDescribed).map((event, at) => {
        if (!isPlace(at, event.sequence)) return partFrame(event);
        told = event.sequence;
        return frame(event.type, event.sequence, event);
      });
      write(frames.join(''));
    },
    gap(first) {
      told = first;
      write(frame('gap', first, { first: eventCursor(first) }));
    },
    // An id alone is no event. It moves the client's place past events that did not match.
    beat(now) {
      write(now > told ? `: beat\nid: ${eventCursor(now)}\n\n` : ': beat\n\n');
      told = Math.max(told, now);
    },
    taken: left.taken,
  };
}

function writeHead(response: Response): void {
  response.setHeader('Content-Type', 'text/event-stream');
  // nginx would hold events back otherwise.
  response.setHeader('X-Accel-Buffering', 'no');
  response.status(200).flushHeaders();
}

/** The bytes of an event, which are the same in all streams. */
const frames = new WeakMap<EventRow, Buffer>();

function eventFrame(row: EventRow): Buffer {
  const made = frames.get(row) ?? Buffer.from(frame(row.type, row.seq, eventRecord(row)));
  frames.set(row, made);
  return made;
}

/** Without an id while more events follow at the same position: a client that resumes from an id must have had all of them. */
function partFrame(event: EventRecord): string {
  return frame(event.type, null, event);
}

function isLastAt<T>(all: T[], at: number, positionOf: (one: T) => number): boolean {
  const [one, next] = all.slice(at, at + 2);
  return one === undefined || next === undefined || positionOf(one) !== positionOf(next);
}

function told({ code, message, hint, retryAfter }: PostroomError): object {
  return { code, detail: message, hint, retryAfter };
}

function frame(event: string, position: number | null, data: object): string {
  const id = position === null ? '' : `id: ${eventCursor(position)}\n`;
  return `${id}event: ${event}\ndata: ${lineSeparatorsEscapedIn(JSON.stringify(data))}\n\n`;
}
