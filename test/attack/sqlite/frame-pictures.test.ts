/** Pictures on web servers, which the frame gets through this server: only what the mail names, from the public internet, and only pictures. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createListener } from 'node:net';
import { describe, test } from 'node:test';
import { guardedWeb } from '../../../src/web/guarded-web.ts';
import { builtPage } from '../../support/clients/console-client.ts';
import { GIF, htmlMail, messageDoor, PNG, pathsIn, signedIn } from '../../support/mails/frame-messages.ts';
import { privateAddresses } from '../../support/mails/private-addresses.ts';
import { API_KEY, eventually, startPostroom } from '../../support/rooms/postroom.ts';
import { closedAtEnd } from '../../support/running/closing.ts';
import { type RecordSet, startDnsServer } from '../../support/servers/dns-server.ts';

const MB = 1024 * 1024;
const dns = await startDnsServer();
const consoleAssets = await builtPage();
const guarded = await startPostroom({ DNS_SERVERS: dns.address }, { consoleAssets });
/** In this one the address of the picture server is one that may be asked, and no other of this machine. */
const open = await startPostroom({ DNS_SERVERS: dns.address, OUTGOING_ALLOW: '127.0.0.1/32' }, { consoleAssets });

/** A server on this machine that nobody may reach. */
const inside = await (async () => {
  let connections = 0;
  const server = createListener((socket) => {
    connections += 1;
    socket.destroy();
  });
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  return closedAtEnd({ port, connections: () => connections, close: () => server.close() });
})();

const answers = new Map<string, RequestListener>();
const asked: string[] = [];
const pictures = await (async () => {
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const answer = answers.get(request.url ?? '');
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closedAtEnd({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
})();
const bytes = (body: Buffer, type = 'image/png'): RequestListener => {
  return (_request, response) => response.writeHead(200, { 'content-type': type }).end(body);
};
const to = (location: string): RequestListener => {
  return (_request, response) => response.writeHead(302, { location }).end();
};

/** Shows a mail with these pictures, asks for each of them as the frame does, and answers the statuses. */
async function statusesOf(room: typeof open, urls: string[], query = '?images=remote', key = API_KEY) {
  const receive = await messageDoor(room, key);
  const html = urls.map((url) => `<img src="${url}">`).join('');
  const id = await receive(htmlMail('pictures', html));
  const client = await signedIn(room, key);
  const { images } = pathsIn((await client.call('GET', `/console/messages/${id}${query}`)).body);
  const got = [];
  for (const path of images) got.push(await client.call('GET', path, { headers: { cookie: null } }));
  return { got, images, client };
}

test('what is none of the public internet is not asked', { timeout: 120_000 }, async () => {
  const rows = privateAddresses(inside.port);
  const urls = [...rows.map(([, url]) => url), ...rows.map(([, url]) => url.replace('https:', 'http:'))];
  // With the names that the system knows, such as localhost.
  const { got } = await statusesOf(await startPostroom({}, { consoleAssets }), urls);
  assert.ok(got.length > rows.length);
  for (const [at, { status }] of got.entries()) assert.equal(status, 403, urls[at]);
  assert.equal(inside.connections(), 0);
});

describe('a name is not asked that leads to', () => {
  const cases: [string, RecordSet[]][] = [
    ['this machine', [['A', ['127.0.0.1']]]],
    ['a private address', [['A', ['10.1.2.3']]]],
    ['a public and a private address', [['A', ['93.184.216.34', '192.168.1.1']]]],
    ['an address that maps IPv4', [['AAAA', ['::ffff:10.0.0.1']]]],
    ['the secrets of a cloud', [['A', ['169.254.169.254']]]],
  ];
  for (const [index, [what, records]] of cases.entries())
    test(what, async () => {
      const name = `picture-${index}.example.com`;
      for (const record of records) dns.set(name, ...record);
      const { got } = await statusesOf(guarded, [`https://${name}:${inside.port}/a.png`]);
      assert.deepEqual(
        got.map(({ status }) => status),
        [403],
      );
      assert.equal(inside.connections(), 0);
    });
});

test('a name that moves after the mail was shown is judged anew', async () => {
  const name = 'moving-picture.example.com';
  const url = `${pictures.replace('127.0.0.1', name)}/moving.png`;
  answers.set('/moving.png', bytes(PNG));
  dns.set(name, 'A', ['127.0.0.1']);
  const { got, images, client } = await statusesOf(open, [url]);
  assert.equal(got[0]?.status, 200);
  dns.set(name, 'A', ['127.0.0.2']);
  assert.equal((await client.call('GET', images[0] ?? '')).status, 403);
});

test('redirects are followed a few times, and judged each time', async () => {
  const port = new URL(pictures).port;
  answers.set('/good.png', bytes(PNG));
  answers.set('/one', to('/good.png'));
  answers.set('/two', to('/one'));
  answers.set('/three', to(`${pictures}/two`));
  answers.set('/four', to('/three'));
  answers.set('/loop', to('/loop'));
  answers.set('/inside', to(`http://127.0.0.2:${inside.port}/`));
  answers.set('/inside-tls', to(`https://[::1]:${inside.port}/`));
  answers.set('/file', to('file:///etc/passwd'));
  answers.set('/user', to(`http://user:secret@127.0.0.1:${port}/good.png`));
  answers.set('/mail', to('http://127.0.0.1:25/'));
  answers.set('/nowhere', to('http://'));
  const rows: [string, number][] = [
    ['one', 200],
    ['three', 200],
    ['four', 404],
    ['loop', 404],
    ['inside', 403],
    ['inside-tls', 403],
    ['file', 403],
    ['user', 403],
    ['mail', 403],
    ['nowhere', 404],
  ];
  const { got } = await statusesOf(
    open,
    rows.map(([path]) => `${pictures}/${path}`),
  );
  assert.deepEqual(
    got.map(({ status }, at) => [rows[at]?.[0], status]),
    rows,
  );
  assert.equal(inside.connections(), 0);
});

test('only pictures come through, whatever they are called, and under the name of what they are', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const rows: [string, Buffer, string, number, string | null][] = [
    ['png', PNG, 'image/png', 200, 'image/png'],
    ['gif-as-html', GIF, 'text/html', 200, 'image/gif'],
    ['svg', svg, 'image/svg+xml', 404, null],
    ['svg-as-png', svg, 'image/png', 404, null],
    ['html', Buffer.from('<!doctype html><script>alert(1)</script>'), 'image/png', 404, null],
    ['empty', Buffer.alloc(0), 'image/png', 404, null],
    ['largest', Buffer.concat([PNG, Buffer.alloc(10 * MB - PNG.length)]), 'image/png', 200, 'image/png'],
    ['too-large', Buffer.concat([PNG, Buffer.alloc(10 * MB)]), 'image/png', 404, null],
  ];
  for (const [name, body, type] of rows) answers.set(`/${name}`, bytes(body, type));
  answers.set('/endless', (_request, response) => {
    response.writeHead(200, { 'content-type': 'image/png' }).write(PNG);
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(MB))) {}
    };
    response.on('drain', more);
    more();
  });
  const { got } = await statusesOf(open, [...rows.map(([name]) => `${pictures}/${name}`), `${pictures}/endless`]);
  for (const [at, [name, , , status, type]] of rows.entries()) {
    assert.equal(got[at]?.status, status, name);
    if (type === null) continue;
    assert.equal(got[at]?.headers.get('content-type'), type, name);
    assert.match(got[at]?.headers.get('content-security-policy') ?? '', /sandbox/);
    assert.equal(got[at]?.headers.get('x-content-type-options'), 'nosniff');
  }
  assert.equal(got.at(-1)?.status, 404);
});

test('nothing is asked before a person wants it, and nothing that the mail does not name', async () => {
  answers.set('/wanted.png', bytes(PNG));
  answers.set('/unwanted.png', bytes(PNG));
  asked.length = 0;
  const { images, client } = await statusesOf(open, [`${pictures}/wanted.png`], '');
  assert.deepEqual(images, []);
  const receive = await messageDoor(open);
  const id = await receive(
    htmlMail('own and remote', `<img src="cid:a@x"><img src="${pictures}/wanted.png">`, [
      { contentId: 'a@x', type: 'image/png', bytes: PNG },
    ]),
  );
  const page = await client.call('GET', `/console/messages/${id}`);
  const { images: own, withImages } = pathsIn(page.body);
  assert.equal(own.length, 1);
  // The same paths with another number: pictures of the mail were granted, and no others.
  assert.equal((await client.call('GET', own[0]?.replace(/0$/, '1') ?? '')).status, 404);
  for (const more of [`?url=${pictures}/unwanted.png`, '?images=remote'])
    assert.equal((await client.call('GET', `${own[0]?.replace(/0$/, '1')}${more}`)).status, 404);
  assert.deepEqual(asked, []);
  const shown = pathsIn((await client.call('GET', withImages ?? '', { headers: { cookie: null } })).body);
  assert.equal(shown.images.length, 2);
  assert.equal((await client.call('GET', shown.images[1] ?? '')).status, 200);
  assert.equal((await client.call('GET', shown.images[1]?.replace(/1$/, '2') ?? '')).status, 404);
  assert.deepEqual(asked, ['/wanted.png']);
});

test('a slow server is left, before its answer and within it', async () => {
  answers.set('/silent', () => {});
  answers.set('/dripping', (_request, response) => void response.writeHead(200).write(PNG));
  const web = guardedWeb({ allow: ['127.0.0.1'], hosts: [], dnsServers: [] });
  for (const path of ['/silent', '/dripping'])
    await assert.rejects(web.picture(`${pictures}${path}`, { mostBytes: MB, timeoutMs: 200 }), { code: 'unavailable' }, path);
});

test('four pictures of an account are asked for at once, and the others wait', async () => {
  let now = 0;
  let most = 0;
  const waiting: (() => void)[] = [];
  const held: RequestListener = (_request, response) => {
    now += 1;
    most = Math.max(most, now);
    waiting.push(() => {
      now -= 1;
      response.writeHead(200).end(PNG);
    });
  };
  const urls = Array.from({ length: 12 }, (_, at) => `${pictures}/held-${at}`);
  for (const url of urls) answers.set(url.slice(pictures.length), held);
  answers.set('/good.png', bytes(PNG));
  const receive = await messageDoor(open);
  const id = await receive(htmlMail('many', urls.map((url) => `<img src="${url}">`).join('')));
  const client = await signedIn(open);
  const { images } = pathsIn((await client.call('GET', `/console/messages/${id}?images=remote`)).body);
  let done = false;
  const all = Promise.all(images.map((path) => client.call('GET', path))).finally(() => {
    done = true;
  });
  await eventually('four are asked for', async () => waiting.length === 4);
  // Another account does not wait for them, and while it is served none of the others is begun.
  const { got } = await statusesOf(open, [`${pictures}/good.png`], '?images=remote', await open.account());
  assert.deepEqual([got[0]?.status, waiting.length], [200, 4]);
  await eventually('all are answered', async () => {
    for (const answer of waiting.splice(0)) answer();
    return done;
  });
  assert.deepEqual(
    (await all).map(({ status }) => status),
    urls.map(() => 200),
  );
  assert.equal(most, 4);
});
