/** The client leaves a stream on which nothing is heard any more, and a server that does not answer, and goes on without loss. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createClient } from '../../../packages/client/src/index.ts';
import { API_KEY, startPostroom } from '../../support/rooms/postroom.ts';

const room = await startPostroom();

/** Follows until an inbox of this name is made, over the connections that `nth` spoils; answers how many there were. */
async function follow(localPart: string, nth: (call: number, request: Request) => Promise<Response>): Promise<number> {
  let calls = 0;
  const fetchNth = (request: Request) => {
    calls += 1;
    return nth(calls, request);
  };
  const client = createClient({ baseUrl: room.url, apiKey: API_KEY, fetch: fetchNth });
  const names: string[] = [];
  for await (const event of client.followEvents({ after: 'beginning', types: ['inbox.created'], payload: 'full' })) {
    if (event.type === 'inbox.created' && event.data && 'address' in event.data) names.push(event.data.address);
    if (names.length === 1) await room.rest('POST', '/inboxes', { localPart });
    if (names.some((address) => address.startsWith(localPart))) break;
  }
  assert.equal(new Set(names).size, names.length);
  return calls;
}

test('a stream that falls silent, and a connection that is never answered', async () => {
  await room.rest('POST', '/inboxes', { localPart: 'first' });
  const silent = follow('ada', async (call, request) => {
    const response = await fetch(request);
    return call === 1 ? new Response(cutBehindFirst(response, 'silence'), { headers: response.headers }) : response;
  });
  const unanswered = follow('bob', async (call, request) => {
    if (call === 2)
      return await new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)));
    const response = await fetch(request);
    return call === 1 ? new Response(cutBehindFirst(response, 'end'), { headers: response.headers }) : response;
  });
  // What a client holds by nothing else is collected meanwhile.
  setFlagsFromString('--expose-gc');
  const collecting = setInterval(runInNewContext('gc'), 1000);
  assert.deepEqual(await Promise.all([silent, unanswered]), [2, 3]);
  clearInterval(collecting);
});

/** The stream to the end of its first event, and then nothing, or its end. */
function cutBehindFirst({ body }: Response, then: 'silence' | 'end'): ReadableStream<Uint8Array> {
  let text = '';
  const cut = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      if (text.includes('event: inbox.created')) return;
      text += new TextDecoder().decode(chunk);
      controller.enqueue(chunk);
      if (text.includes('event: inbox.created') && then === 'end') controller.terminate();
    },
  });
  assert.ok(body);
  return body.pipeThrough(cut);
}
