/** The console on a full inbox, in a real browser: how soon the first rows are there, and what scrolling through it costs the page. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { type ConsoleBrowser, startBrowser } from '../support/clients/browser.ts';
import { fillSqlite } from './archive-fill.ts';
import { startProduct } from './product.ts';
import { median, type Row } from './rounds.ts';

/** `mails` in the inbox; `opens` of the page; `rows` that are scrolled through. */
export type ConsoleEffort = { mails: number; opens: number; rows: number };

const LIST = '.virtual';

/** Pixels of one step of a wheel, and milliseconds between two. */
const STEP = 400;
const EVERY = 16;

export async function measureConsole({ mails, opens, rows }: ConsoleEffort): Promise<Row[]> {
  const browser = await startBrowser();
  const product = await startProduct();
  try {
    const { id } = await product.inbox('full');
    await product.betweenStarts((dataDir) =>
      fillSqlite(dataDir, { inboxId: id, mails, from: new Date(Date.now() - mails * 60_000) }),
    );
    const path = `http://127.0.0.1:${product.port()}/mail/${id}?view=unread`;
    const firsts: number[] = [];
    for (let open = 0; open < opens; open++) {
      const page = await opened(browser, product.port());
      firsts.push(await firstRows(page, path));
      await page.context().close();
    }
    const page = await opened(browser, product.port());
    await firstRows(page, path);
    const { longest, most, seen } = await scrolled(page, rows);
    assert.deepEqual(browser.faults, []);
    const inbox = `an inbox of ${mails.toLocaleString('en')} mails in the console`;
    return [
      row(`first rows of ${inbox}, from the address, median of ${opens}`, `${median(firsts).toFixed(0)} ms`, '< 1000 ms'),
      row(
        `longest task of the page while ${seen.toLocaleString('en')} mails of ${inbox} are scrolled through`,
        `${longest.toFixed(0)} ms`,
        '≤ 100 ms',
      ),
      row(`rows in the document at most, of ${inbox}`, String(most), '≤ 100'),
    ];
  } finally {
    await browser.close();
    await product.end();
  }
}

const row = (what: string, postroom: string, wanted: string): Row => ({ what, postroom, reference: '', ratio: '', wanted });

/** Signed in, and nowhere yet. */
async function opened(browser: ConsoleBrowser, port: number): Promise<Page> {
  return await browser.open({ url: `http://127.0.0.1:${port}` }, { path: '/healthz' });
}

async function firstRows(page: Page, path: string): Promise<number> {
  const began = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator(`${LIST} li`).first().waitFor();
  return performance.now() - began;
}

type Scrolled = { longest: number; most: number; seen: number };

/** By a wheel, as long as the list goes on. Tasks are long from 50 ms on (W3C Long Tasks); 0 = none was. */
async function scrolled(page: Page, rows: number): Promise<Scrolled> {
  return await page.evaluate<Scrolled>(`(async () => {
    const found = { longest: 0, most: 0, seen: 0 };
    const watcher = new PerformanceObserver((entries) => {
      for (const { duration } of entries.getEntries()) found.longest = Math.max(found.longest, duration);
    });
    watcher.observe({ type: 'longtask' });
    const box = document.querySelector('${LIST}');
    const height = box.querySelector('li').getBoundingClientRect().height;
    for (let still = 0; found.seen < ${rows} && still < 300; ) {
      const before = box.scrollTop;
      box.scrollBy({ top: ${STEP}, behavior: 'instant' });
      await new Promise((next) => setTimeout(next, ${EVERY}));
      still = box.scrollTop === before ? still + 1 : 0;
      found.most = Math.max(found.most, box.querySelectorAll('li').length);
      found.seen = Math.floor((box.scrollTop + box.clientHeight) / height);
    }
    watcher.disconnect();
    return found;
  })()`);
}
