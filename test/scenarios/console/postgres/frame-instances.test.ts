/** Many instances on one database: a path that one of them signed opens at another, and ends everywhere with its session. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { builtPage, consoleClient } from '../../../support/clients/console-client.ts';
import { htmlMail, messageDoor, PNG, pathsIn, signedIn } from '../../../support/mails/frame-messages.ts';
import { startPostroom } from '../../../support/rooms/postroom.ts';

test('a picture and a link of a message that one instance showed are had at another, until the person signs out', async () => {
  const one = await startPostroom({}, { consoleAssets: await builtPage() });
  const other = await one.another();
  const receive = await messageDoor(one);
  const html = '<a href="https://example.org/">x</a><img src="cid:a@x">';
  const id = await receive(htmlMail('shared', html, [{ contentId: 'a@x', type: 'image/png', bytes: PNG }]));
  const client = await signedIn(one);
  const { images, links } = pathsIn((await client.call('GET', `/console/messages/${id}`)).body);
  const paths = [...images, ...links];
  assert.equal(paths.length, 2);
  const there = consoleClient(other.url);
  const statuses = async () => {
    const found: number[] = [];
    for (const path of paths) found.push((await there.call('GET', path)).status);
    return found;
  };
  assert.deepEqual(await statuses(), [200, 200]);
  await client.call('DELETE', '/console/session');
  assert.deepEqual(await statuses(), [404, 404]);
});
