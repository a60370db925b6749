/** A reader of server-sent events (HTML standard, 9.2), byte for byte as they come, which may also stop reading. */
import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { API_KEY } from '../rooms/postroom.ts';
import { closedAtEnd } from '../running/closing.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test reads answers the way an untyped client would
export type Told = { id: string; event: string; data: any };

export type EventStream = {
  status: number;
  headers: IncomingHttpHeaders;
  /** All events, `ready` first. */
  told: Told[];
  /** Those that are facts. */
  facts(): Told[];
  comments(): number;
  lastId(): string;
  retry(): number | null;
  /** Waits until `find` answers something of what was told, at most a minute. */
  until<T>(what: string, find: (told: Told[]) => T | undefined | null | false): Promise<T>;
  /** Resolves when the stream is over, however it ended. */
  ended: Promise<void>;
  pause(): void;
  resume(): void;
  close(): void;
};

/** With a cookie it sends no key. */
export type StreamOptions = { key?: string; cookie?: string | null; query?: string; lastEventId?: string };

/** Opens a stream of a Postroom at `url`, and resolves with its first answer. A refused one ends with its problem in `told`. */
export async function eventStream(url: string, { key = API_KEY, cookie, query = '', lastEventId }: StreamOptions = {}) {
  const headers = {
    ...(cookie ? { cookie } : { authorization: `Bearer ${key}` }),
    accept: 'text/event-stream',
    ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
  };
  const sent = request(`${url}/api/v1/events/stream?${query}`, { headers, agent: false });
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  sent.on('error', () => {});
  const told: Told[] = [];
  const watching = new Set<() => void>();
  const state = { comments: 0, lastId: '', retry: null as number | null };
  const ended = new Promise<void>((resolve) => {
    response.on('close', () => {
      resolve();
      for (const look of watching) look();
    });
  });
  response.on('error', () => {});
  const isStream = response.headers['content-type'] === 'text/event-stream';
  let text = '';
  response.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    if (!isStream) return;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) readBlock(block);
    for (const look of watching) look();
  });
  response.on('end', () => {
    if (!isStream) told.push({ id: '', event: 'problem', data: JSON.parse(text) });
  });
  if (!isStream) await ended;

  function readBlock(block: string): void {
    const fields = { event: 'message', data: '' };
    for (const line of block.split('\n')) {
      const [, name = '', value = ''] = /^([^:]*): ?(.*)$/.exec(line) ?? [];
      if (name === '') state.comments += 1;
      else if (name === 'id') state.lastId = value;
      else if (name === 'retry') state.retry = Number(value);
      else if (name === 'event') fields.event = value;
      else if (name === 'data') fields.data += value;
    }
    if (fields.data !== '') told.push({ id: state.lastId, event: fields.event, data: JSON.parse(fields.data) });
  }

  const stream: EventStream = {
    status: response.statusCode ?? 0,
    headers: response.headers,
    told,
    facts: () => told.filter(({ event }) => event.includes('.')),
    comments: () => state.comments,
    lastId: () => state.lastId,
    retry: () => state.retry,
    until: (what, find) =>
      new Promise((resolve, reject) => {
        const stop = () => {
          clearTimeout(timer);
          watching.delete(look);
        };
        const fail = (why: string) => reject(new Error(`${why}: ${what}; told ${told.map(({ event }) => event).join(' ')}`));
        const timer = setTimeout(() => {
          stop();
          fail('it did not come within a minute');
        }, 60_000);
        const look = () => {
          const found = find(told);
          if (!found && !response.closed) return;
          stop();
          if (found) resolve(found);
          else fail('the stream ended before');
        };
        watching.add(look);
        look();
      }),
    ended,
    pause: () => void response.pause(),
    resume: () => void response.resume(),
    close: () => void sent.destroy(),
  };
  return closedAtEnd(stream);
}
