/** Hostile HTML, received as mail and shown in a real browser: no dialog, no script, and nothing that is asked of anybody else. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noBrowser } from '../support/clients/browser.ts';
import { builtPage } from '../support/clients/console-client.ts';
import { openFrameBrowser, showRaw, startTrap } from '../support/clients/frame-browser.ts';
import { htmlMail, messageDoor, signedIn } from '../support/mails/frame-messages.ts';
import { askedBy, hostileVectors } from '../support/mails/hostile-html.ts';
import { eventually, startPostroom } from '../support/rooms/postroom.ts';
import { described } from '../support/running/described.ts';

const TOGETHER = 15;

await described('hostile HTML in a real browser', { skip: noBrowser }, async () => {
  const room = await startPostroom({ OUTGOING_ALLOW: '127.0.0.0/8' }, { consoleAssets: await builtPage() });
  const trap = await startTrap();
  const vectors = hostileVectors(trap.url);

  /** Shows every vector, and tells of those that did anything, by name. */
  async function shown(query: string) {
    const take = await messageDoor(room);
    const browser = await openFrameBrowser(room);
    const faults: string[] = [];
    for (let from = 0; from < vectors.length; from += TOGETHER) {
      const some = vectors.slice(from, from + TOGETHER);
      const ids: string[] = [];
      for (const { name, html } of some) ids.push(await take(htmlMail(`${query} ${name}`, `<p>before${ids.length}z</p>${html}`)));
      const frames = await browser.show(ids.map((id) => `/console/messages/${id}${query}`));
      for (const [at, frame] of frames.entries()) {
        const name = some[at]?.name ?? '';
        const state = await frame.evaluate(LOOK);
        if (!state.text.includes(`before${at}z`)) faults.push(`${name}: it does not show its mail`);
        if (state.ran) faults.push(`${name}: a script ran`);
        if (state.foreign.length > 0) faults.push(`${name}: ${state.foreign.join(', ')} stands in the document`);
        if (new URL(frame.url()).pathname !== `/console/messages/${ids[at]}`) faults.push(`${name}: it leads to ${frame.url()}`);
      }
    }
    return { faults, browser };
  }

  test('the table has more than eighty, and most of them work where nothing stops them', { timeout: 120_000 }, async () => {
    assert.ok(vectors.length >= 80, `${vectors.length}`);
    assert.equal(new Set(vectors.map(({ name }) => name)).size, vectors.length);
    const bait = await startTrap();
    await showRaw(hostileVectors(bait.url).map(({ html }) => html));
    // The others are for other browsers, or wait for a hand.
    await eventually('sixty of them work', async () => askedBy(bait.asked).size >= 60);
  });

  test('none runs, asks or leads away', { timeout: 180_000 }, async (t) => {
    trap.asked.length = 0;
    const { faults, browser } = await shown('');
    assert.deepEqual(faults, []);
    assert.deepEqual(browser.dialogs, []);
    const elsewhere = browser.asked.filter((url) => !url.startsWith(`${room.url}/`) && !url.startsWith('data:'));
    assert.deepEqual(elsewhere, []);
    const ours = new Set(
      browser.asked.filter((url) => url.startsWith(room.url)).map((url) => new URL(url).pathname.replace(ID, 'ID')),
    );
    assert.deepEqual([...ours].filter((path) => !path.startsWith('/console/assets/')).sort(), ['/console/messages/ID', '/mail']);
    assert.deepEqual(trap.asked, []);
    t.diagnostic(`${vectors.length} vectors`);
  });

  test('with remote pictures the browser asks no server but this one', { timeout: 180_000 }, async () => {
    trap.asked.length = 0;
    const { faults, browser } = await shown('?images=remote');
    assert.deepEqual(faults, []);
    assert.deepEqual(browser.dialogs, []);
    assert.deepEqual(
      browser.asked.filter((url) => !url.startsWith(`${room.url}/`) && !url.startsWith('data:')),
      [],
    );
    // What the server fetches is what stands in an img, and no picture of a point or of what is hidden.
    const fetched = new Set(trap.asked.filter((path) => path !== 'connected').map((path) => path.replace(/^\/v\d+/, '')));
    assert.deepEqual([...fetched].sort(), ['/i.png', '/l.png', '/pi.png']);
    for (const { headers } of trap.requests) {
      assert.deepEqual([headers.cookie, headers.referer, headers.authorization], [undefined, undefined, undefined]);
      assert.equal(headers['user-agent'], 'Postroom');
    }
  });

  test('neither the header nor the document gives the frame scripts or an origin', async () => {
    const take = await messageDoor(room);
    const id = await take(htmlMail('rights', '<p>x</p><a href="https://example.com/">y</a>'));
    const client = await signedIn(room);
    const page = await client.call('GET', `/console/messages/${id}`);
    const link = /href="([^"]+\/links\/0)"/.exec(page.body)?.[1] ?? '';
    for (const { status, headers, body } of [page, await client.call('GET', link)]) {
      assert.equal(status, 200);
      const policy = String(headers.get('content-security-policy'));
      assert.match(policy, /; sandbox allow-popups allow-popups-to-escape-sandbox$/);
      assert.match(policy, /^default-src 'none'; script-src 'none'; /);
      assert.doesNotMatch(policy + body, /allow-same-origin|allow-scripts|allow-top-navigation|allow-forms/);
      assert.doesNotMatch(body, /<script|\son\w+=/i);
      assert.equal(headers.get('referrer-policy'), 'no-referrer');
      assert.equal(headers.get('x-content-type-options'), 'nosniff');
    }
  });
});

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** Runs in the frame: what of the document should not be there. */
const LOOK = `(() => {
  const good = /^(?:html|head|body|meta|style|title|p|div|span|a|img|br|ul|li|table|tbody|tr|td|details)$/;
  const foreign = [];
  for (const element of document.querySelectorAll('*')) {
    const isOurs = element.closest('.mail') === null;
    if (!good.test(element.localName) || element.namespaceURI !== 'http://www.w3.org/1999/xhtml') foreign.push(element.localName);
    if (!isOurs && /^(?:style|meta|title|head|body)$/.test(element.localName)) foreign.push(element.localName);
    for (const { name, value } of element.attributes) {
      if (/^on|^(?:srcdoc|srcset|ping|background|formaction|xlink:href)$/.test(name)) foreign.push(name);
      if ((name === 'href' || name === 'src') && !/^\\/console\\/messages\\/|^data:image\\/gif;base64,/.test(value)) foreign.push(value);
      if (name === 'style' && /url|image-set|cross-fade|expression/i.test(value)) foreign.push(value);
    }
  }
  return { text: document.body.innerText, ran: document.documentElement.hasAttribute('data-ran'), foreign };
})()` as unknown as () => { text: string; ran: boolean; foreign: string[] };
