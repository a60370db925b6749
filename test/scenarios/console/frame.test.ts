/** Who may have what of a message in the frame: paths that are signed, for one message, one kind of thing, one session and a while. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { builtPage } from '../../support/clients/console-client.ts';
import { GIF, htmlMail, messageDoor, PNG, pathsIn, signedIn } from '../../support/mails/frame-messages.ts';
import { mail } from '../../support/mails/received-mail.ts';
import { standInClock, startPostroom } from '../../support/rooms/postroom.ts';

const clock = standInClock();
const room = await startPostroom({}, { clock, consoleAssets: await builtPage() });
const receive = await messageDoor(room);
const HTML =
  '<p>Hello</p><a href="https://shop.example/a?b=1&amp;c=2">Shop</a><img src="cid:one@x"><img src="cid:two@x"><img src="cid:none@x">';
const id = await receive(
  htmlMail('two pictures', HTML, [
    { contentId: 'one@x', type: 'image/png', bytes: PNG },
    { contentId: 'two@x', type: 'image/png', bytes: GIF },
  ]),
);
const page = (emailId: string) => `/console/messages/${emailId}`;

test('a message has its pictures, by what they are, and a page before each link', async () => {
  const client = await signedIn(room);
  const { body, headers } = await client.call('GET', page(id));
  const { links, images, withImages } = pathsIn(body);
  assert.deepEqual([links.length, images.length, withImages], [1, 2, null]);
  assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin');
  // The one place for pictures that the policy names is that of this message.
  const [, source = ''] = /img-src ([^; ]+);/.exec(headers.get('content-security-policy') ?? '') ?? [];
  assert.equal(source, `${new URL(room.url).host}${images[0]?.replace(/0$/, '')}`);
  for (const [at, type] of ['image/png', 'image/gif'].entries()) {
    const got = await client.call('GET', images[at] ?? '', { headers: { cookie: null } });
    assert.deepEqual([got.status, got.headers.get('content-type')], [200, type]);
    assert.equal(got.headers.get('cross-origin-resource-policy'), 'cross-origin');
    assert.deepEqual(got.bytes, at === 0 ? PNG : GIF);
  }
  const link = await client.call('GET', links[0] ?? '', { headers: { cookie: null } });
  assert.equal(link.status, 200);
  assert.match(link.body, /<p class="host" dir="ltr">shop\.example<\/p>/);
  assert.match(
    link.body,
    /<a class="go" href="https:\/\/shop\.example\/a\?b=1&amp;c=2" target="_blank" rel="noopener noreferrer">/,
  );
});

describe('nothing is there', () => {
  test('of a message of another account, and of one that never was', async () => {
    const other = await signedIn(room, await room.account());
    for (const path of [page(id), page('01a2159a-0000-7000-8000-000000000000'), page('x')]) {
      const { status, body } = await other.call('GET', path);
      assert.deepEqual([status, body.code], [404, 'not_found'], path);
    }
  });

  test('under the path of another message, or for another kind of thing', async () => {
    const client = await signedIn(room);
    const second = await receive(
      htmlMail('another', '<img src="cid:p@x"><a href="https://example.org/">x</a>', [
        { contentId: 'p@x', type: 'image/png', bytes: PNG },
      ]),
    );
    const [one, other] = [await client.call('GET', page(id)), await client.call('GET', page(second))].map(({ body }) =>
      pathsIn(body),
    );
    const [image = '', link = ''] = [one?.images[0], one?.links[0]];
    const [grant = '', linkGrant = ''] = [image, link].map((path) => path.split('/')[4]);
    for (const path of [
      image.replace(id, second),
      link.replace(id, second),
      `${page(id)}/${other?.images[0]?.split('/')[4]}/images/0`,
      `${page(id)}/${grant}/images/2`,
      `${page(id)}/${grant}/images/00000099`,
      `${page(id)}/${grant}/images/x`,
      `${page(id)}/${grant}/links/0`,
      `${page(id)}/${grant}`,
      `${page(id)}/${linkGrant}/images/0`,
      `${page(id)}/${linkGrant}/links/1`,
      `${page(id)}/${linkGrant}/links/__proto__`,
      `${page(id)}/x/images/0`,
    ])
      assert.equal((await client.call('GET', path)).status, 404, path);
  });

  test('for a signature that was altered, in any of its parts', async () => {
    const client = await signedIn(room);
    const [image = ''] = pathsIn((await client.call('GET', page(id))).body).images;
    const grant = image.split('/')[4] ?? '';
    assert.equal((await client.call('GET', image)).status, 200);
    for (const at of [0, 1, 2, 20, 45, 50, 53, 55, 70, 97]) {
      const altered = `${grant.slice(0, at)}${grant[at] === 'A' ? 'B' : 'A'}${grant.slice(at + 1)}`;
      // The last sign of 32 bytes in base64url holds bits that mean nothing.
      assert.equal((await client.call('GET', image.replace(grant, altered))).status, 404, `${at}`);
    }
    for (const altered of [grant.slice(0, -1), `${grant}A`, grant.split('.')[0] ?? '', `.${grant.split('.')[1]}`])
      assert.equal((await client.call('GET', image.replace(grant, altered))).status, 404, altered);
  });

  test('five minutes later for pictures, twelve hours later for links', async () => {
    const client = await signedIn(room);
    const { images, links } = pathsIn((await client.call('GET', page(id))).body);
    const statuses = async () => [
      (await client.call('GET', images[0] ?? '')).status,
      (await client.call('GET', links[0] ?? '')).status,
    ];
    clock.pass(5 * 60_000 - 1);
    assert.deepEqual(await statuses(), [200, 200]);
    clock.pass(1);
    assert.deepEqual(await statuses(), [404, 200]);
    clock.pass(11 * 3600_000);
    await client.call('GET', '/api/v1/whoami');
    assert.deepEqual(await statuses(), [404, 200]);
    clock.pass(3600_000);
    assert.deepEqual(await statuses(), [404, 404]);
  });

  test('after signing out, and once the key is revoked', async () => {
    const { body: made } = await room.rest('POST', '/api-keys', { name: 'seen', scopes: ['emails:read'] });
    for (const end of [
      async (client: Awaited<ReturnType<typeof signedIn>>) => void (await client.call('DELETE', '/console/session')),
      async () => void (await room.rest('POST', `/api-keys/${made.id}/revoke`, {})),
    ]) {
      const client = await signedIn(room, made.key ?? made.apiKey);
      const { images, links } = pathsIn((await client.call('GET', page(id))).body);
      for (const path of [images[0] ?? '', links[0] ?? '']) assert.equal((await client.call('GET', path)).status, 200);
      await end(client);
      for (const path of [images[0] ?? '', links[0] ?? '']) assert.equal((await client.call('GET', path)).status, 404);
    }
  });
});

test('who is not signed in, sends a key or may not read is refused, and only GET is taken', async () => {
  const client = await signedIn(room);
  const nobody = await client.call('GET', page(id), { headers: { cookie: null } });
  assert.deepEqual([nobody.status, nobody.body.code], [401, 'unauthenticated']);
  const byKey = await fetch(`${room.url}${page(id)}`, {
    headers: { authorization: 'Bearer test-key-of-the-operator-0123456789' },
  });
  assert.equal(byKey.status, 401);
  const { body: made } = await room.rest('POST', '/api-keys', { name: 'blind', scopes: ['inboxes:read'] });
  const blind = await signedIn(room, made.key ?? made.apiKey);
  assert.equal((await blind.call('GET', page(id))).status, 403);
  assert.equal((await client.call('POST', page(id))).status, 405);
});

test('the policy lets in no picture where the message has none, and those in the HTML itself where it has some', async () => {
  const client = await signedIn(room);
  const policies: string[] = [];
  for (const html of [
    '<p>src="data:image/png;base64,AA"</p><img src="https://cdn.example/x.png">',
    '<img src="data:image/gif;base64,R0lGODlh">',
  ]) {
    const { headers } = await client.call('GET', page(await receive(htmlMail(`policy ${policies.length}`, html))));
    policies.push(/img-src [^;]+/.exec(headers.get('content-security-policy') ?? '')?.[0] ?? '');
  }
  assert.deepEqual(policies, ["img-src 'none'", 'img-src data:']);
});

test('paths hold after a restart, as their secret is stored', async () => {
  const client = await signedIn(room);
  const { images } = pathsIn((await client.call('GET', page(id))).body);
  await room.restart();
  const again = await fetch(`${room.url}${images[0]}`);
  assert.deepEqual([again.status, Buffer.from(await again.arrayBuffer())], [200, PNG]);
});

test('a person reads in the frame that it has ended', async () => {
  const client = await signedIn(room);
  const [link = ''] = pathsIn((await client.call('GET', page(id))).body).links;
  await client.call('DELETE', '/console/session');
  const { status, body, headers } = await client.call('GET', link, { headers: { 'sec-fetch-dest': 'iframe' } });
  assert.equal(status, 404);
  assert.match(body, /Open the message again/);
  assert.match(headers.get('content-security-policy') ?? '', /sandbox allow-popups allow-popups-to-escape-sandbox$/);
});

test('a plain text stands as it is, with its addresses as links', async () => {
  const text =
    'See https://example.org/a_(b). Or (https://example.net/x), <b>not bold</b>, or ask ann@example.com.\r\n\r\n  indented';
  const plain = await receive(mail('From: a@example.com', 'Subject: plain', 'Content-Type: text/plain', '', text));
  const { body } = await (await signedIn(room)).call('GET', page(plain));
  assert.match(body, /&lt;b&gt;not bold&lt;\/b&gt;/);
  assert.match(body, /\n\n {2}indented/);
  assert.deepEqual(
    [...body.matchAll(/<a href="[^"]+">([^<]+)<\/a>/g)].map(([, words]) => words),
    ['https://example.org/a_(b)', 'https://example.net/x', 'ann@example.com'],
  );
});

test('a message that is too large to be laid out is shown as text', async () => {
  const large = await receive(htmlMail('large', `<p>beginning</p>${'<b>word</b> '.repeat(120_000)}<p>end</p>`));
  const { status, body } = await (await signedIn(room)).call('GET', page(large));
  assert.equal(status, 200);
  assert.match(body, /only its text is shown/);
  assert.match(body, /beginning/);
  assert.doesNotMatch(body, /<b>/);
});
