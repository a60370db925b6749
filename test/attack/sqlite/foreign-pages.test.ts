/** A page that is not ours, in the browser of a person who is signed in to the console: it changes nothing on any route. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { type Route, routes } from '../../../src/rest/routes.ts';
import { consoleClient } from '../../support/clients/console-client.ts';
import { problem } from '../../support/clients/problem.ts';
import { startPostroom } from '../../support/rooms/postroom.ts';

const room = await startPostroom({ MCP_ALLOWED_ORIGINS: 'https://app.example.com' });
const browser = consoleClient(room.url);
await browser.signIn();
const { port } = new URL(room.url);

/** What a browser sends for a form, a script or a picture of a page elsewhere: on another site, another port, and in a sandbox. */
const FOREIGN: Record<string, string | null>[] = [
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://app.example.com', 'sec-fetch-site': 'cross-site' },
  { origin: `http://127.0.0.1:${Number(port) - 1}`, 'sec-fetch-site': 'same-site' },
  { origin: `http://localhost:${port}.evil.example`, 'sec-fetch-site': 'cross-site' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { origin: null, 'sec-fetch-site': 'none' },
];

const pathOf = ({ path }: Route) => `/api/v1${path.replaceAll(/\{\w+\}/g, () => randomUUID())}`;

test('every route that changes something refuses it, before it looks at the request', async () => {
  const changing = routes.filter(({ method }) => method !== 'GET');
  assert.ok(changing.length > 30);
  for (const route of changing) {
    for (const headers of FOREIGN) {
      const answer = await browser.call(route.method, pathOf(route), { body: {}, headers });
      problem(answer, 403, 'forbidden');
      assert.match(answer.body.detail, /page of this console/, `${route.method} ${route.path}`);
    }
    const own = await browser.call(route.method, pathOf(route), { body: {} });
    assert.doesNotMatch(String(own.body?.detail), /page of this console/, `${route.method} ${route.path}`);
  }
});

test('a route that reads changes nothing but by markRead, which refuses it too', async () => {
  const reading = routes.filter(({ method }) => method === 'GET');
  for (const { tool } of reading) assert.equal(tool.effect, 'read', tool.name);
  const marking = reading.filter(({ tool }) => 'markRead' in tool.input.shape);
  assert.ok(marking.length > 0);
  for (const route of marking) {
    for (const headers of FOREIGN) {
      const answer = await browser.call('GET', `${pathOf(route)}?markRead=true&inboxId=${randomUUID()}`, { headers });
      problem(answer, 403, 'forbidden');
      assert.match(answer.body.detail, /page of this console/, route.path);
    }
  }
});
