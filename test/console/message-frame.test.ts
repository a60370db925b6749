/** A message in its frame, in a real browser: pictures, links and where they lead, and what its sender cannot do to the page. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noBrowser } from '../support/clients/browser.ts';
import { builtPage } from '../support/clients/console-client.ts';
import { type FrameBrowser, openFrameBrowser, startTrap } from '../support/clients/frame-browser.ts';
import { GIF, htmlMail, messageDoor, PNG } from '../support/mails/frame-messages.ts';
import { eventually, startPostroom } from '../support/rooms/postroom.ts';
import { described } from '../support/running/described.ts';

await described('a message in its frame', { skip: noBrowser }, async () => {
  const room = await startPostroom({ OUTGOING_ALLOW: '127.0.0.0/8' }, { consoleAssets: await builtPage() });
  const receive = await messageDoor(room);
  const browser: FrameBrowser = await openFrameBrowser(room);
  const elsewhere = await startTrap((path) =>
    path.endsWith('.gif') ? { type: 'image/gif', body: GIF } : { type: 'text/html', body: Buffer.from('there') },
  );

  async function shown(subject: string, html: string) {
    const id = await receive(htmlMail(subject, html, [{ contentId: 'p@x', type: 'image/png', bytes: PNG }]));
    const [frame] = await browser.show([`/console/messages/${id}`]);
    if (!frame) throw new Error('no frame');
    return frame;
  }
  const widths = `[...document.images].map((image) => image.naturalWidth)`;

  test('pictures of the mail are drawn, those elsewhere once a person asks for them, and by this server alone', async () => {
    elsewhere.asked.length = 0;
    browser.asked.length = 0;
    const frame = await shown('pictures', `<p>Look</p><img src="cid:p@x"><img src="${elsewhere.url}/one.gif" alt="one">`);
    assert.deepEqual(await frame.evaluate(widths), [1, 0]);
    assert.deepEqual(elsewhere.asked, []);
    await frame.getByRole('link', { name: 'Show pictures' }).click();
    await eventually('both are drawn', async () => String(await frame.evaluate(widths).catch(() => '')) === '1,1');
    assert.deepEqual(
      elsewhere.asked.filter((path) => path !== 'connected'),
      ['/one.gif'],
    );
    assert.deepEqual(
      browser.asked.filter((url) => !url.startsWith(`${room.url}/`)),
      [],
    );
    // Our own style is in force, by its hash.
    assert.equal(await frame.evaluate(`getComputedStyle(document.querySelector('.mail')).contain`), 'layout paint');
  });

  test('the frame of the console has these two rights and no others, and the document has no origin', async () => {
    const frame = await shown('rights', '<p>x</p>');
    const element = await frame.frameElement();
    assert.equal(await element.getAttribute('sandbox'), 'allow-popups allow-popups-to-escape-sandbox');
    assert.equal(await frame.evaluate('self.origin'), 'null');
  });

  test('a link leads to a page of ours that shows its host, and from there to a window that knows nothing of the console', async () => {
    elsewhere.asked.length = 0;
    const before = elsewhere.requests.length;
    const target = `${elsewhere.url}/offer?id=1&x=%22`;
    const frame = await shown('a link', `<p>Click <a href="${target.replaceAll('&', '&amp;')}" target="_top">here</a></p>`);
    await frame.getByRole('link', { name: 'here' }).click();
    await frame.getByText('This link leads to').waitFor();
    assert.equal(await frame.locator('.host').textContent(), '127.0.0.1');
    assert.match(await frame.locator('.warning').allTextContents().then(String), /number of a server.*not encrypted/);
    assert.match(browser.page.url(), /\/mail$/);
    assert.deepEqual(elsewhere.asked, []);
    const link = frame.getByRole('link', { name: 'Open in a new tab' });
    assert.deepEqual(
      [await link.getAttribute('href'), await link.getAttribute('target'), await link.getAttribute('rel')],
      [target, '_blank', 'noopener noreferrer'],
    );
    const opening = browser.context.waitForEvent('page');
    await link.click();
    const opened = await opening;
    await opened.getByText('there').waitFor();
    assert.equal(opened.url(), target);
    assert.deepEqual(await opened.evaluate('[window.opener, document.referrer, self.origin]'), [null, '', elsewhere.url]);
    assert.equal(elsewhere.requests[before]?.headers.referer, undefined);
    await opened.close();
    await frame.getByRole('link', { name: 'Back to the message' }).click();
    await frame.getByRole('link', { name: 'here' }).waitFor();
  });

  test('a host that looks like another one is told apart', async () => {
    const rows: [html: string, host: string, warning: RegExp][] = [
      ['<a href="https://аррӏе.com/">x</a>', 'xn--80ak6aa92e.com', /“аррӏе\.com”.*another name than it seems/],
      ['<a href="https://pаypal.com/">x</a>', 'xn--pypal-4ve.com', /several alphabets/],
      ['<a href="https://bank.example@evil.example/">x</a>', 'evil.example', /before the @/],
      ['<a href="https://evil.example/">www.bank.example</a>', 'evil.example', /name www\.bank\.example, which is another host/],
      ['<a href="https://evil.example/https://bank.example/">x</a>', 'evil.example', /^$/],
      ['<a href="https://www.bank.example/x">bank.example</a>', 'www.bank.example', /^$/],
      ['<a href="mailto:ann@example.com?subject=x">x</a>', 'ann@example.com', /^$/],
    ];
    const frame = await shown('hosts', rows.map(([html]) => `<p>${html}</p>`).join(''));
    for (const [at, [html, host, warning]] of rows.entries()) {
      await frame.locator('.mail a').nth(at).click();
      await frame.locator('.host').waitFor();
      assert.equal(await frame.locator('.host').textContent(), host, html);
      assert.match((await frame.locator('.warning').allTextContents()).join(' '), warning, html);
      await frame.getByRole('link', { name: 'Back to the message' }).click();
      await frame.locator('.mail a').first().waitFor();
    }
  });

  test('nothing of the mail is drawn over what is ours', async () => {
    const cover = 'left:0;top:0;width:2000px;height:2000px;margin:-500px;z-index:2147483647;background:#fff';
    for (const position of ['position:fixed', 'position:absolute', 'position:sticky', 'transform:translateY(-300px)']) {
      const html = `<div style="${position};${cover}"><a href="https://evil.example/">x</a></div><img src="${elsewhere.url}/c.gif">`;
      const frame = await shown(`cover ${position}`, html);
      const hit = await frame.evaluate(`(() => {
        const link = document.querySelector('.note a').getBoundingClientRect();
        return document.elementFromPoint(link.x + link.width / 2, link.y + link.height / 2).closest('.note') !== null;
      })()`);
      assert.equal(hit, true, position);
    }
  });

  test('in dark mode a mail stands on light paper', async () => {
    await browser.page.emulateMedia({ colorScheme: 'dark' });
    const frame = await shown('dark', '<style>@media (prefers-color-scheme:dark){p{color:#fff}}</style><p>Text</p>');
    const colours = `[getComputedStyle(document.body).backgroundColor, getComputedStyle(document.querySelector('p')).color]`;
    assert.deepEqual(await frame.evaluate(colours), ['rgb(255, 255, 255)', 'rgb(27, 31, 36)']);
    await browser.page.emulateMedia({ colorScheme: null });
  });
});
