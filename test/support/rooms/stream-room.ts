/** A Postroom whose streams of events are read, with a clock that stands still until a test moves it. */
import { type EventStream, eventStream, type StreamOptions } from '../clients/event-stream.ts';
import { type Json, standInClock, startPostroom } from './postroom.ts';

export async function openStreamRoom() {
  const clock = standInClock();
  const room = await startPostroom({}, { clock });
  return {
    room,
    clock,
    inbox: async (localPart: string): Promise<Json> => (await room.rest('POST', '/inboxes', { localPart })).body,
    /** One that reads, or as `input` says. */
    key: async (input: object = {}): Promise<{ id: string; key: string }> =>
      (await room.rest('POST', '/api-keys', { name: 'reader', scopes: ['emails:read', 'inboxes:read'], ...input })).body,
    /** Resolves once the stream has said that it is ready. */
    open: async (options?: StreamOptions): Promise<EventStream> => {
      const stream = await eventStream(room.url, options);
      await stream.until('ready', (told) => told[0]);
      return stream;
    },
  };
}
