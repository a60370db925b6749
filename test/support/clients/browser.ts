/** A real browser for the tests of the console: one a file, with pages that are signed in. */
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { buildPage } from '../../../src/building/page.mjs';
import { API_KEY, type Postroom } from '../rooms/postroom.ts';
import { closedAtEnd } from '../running/closing.ts';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const CHECKOUT = fileURLToPath(new URL('../../../', import.meta.url));
/** Without them it would look for updates, and keep connections that no page asked for. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** For how long a page is waited for, on a machine with much else to do. */
export const PATIENCE_MS = 60_000;

/** What cannot be read of a page within this time is not told. */
const TELLING_MS = 5_000;
const FIELDS = `[...document.querySelectorAll('input, select, textarea, button[disabled]')]
  .map((field) => (field.labels?.[0]?.innerText || field.ariaLabel || field.innerText || field.name) + ': ' + (field.disabled ? 'disabled ' : '') + field.value)
  .join('\\n')`;

/** By these milliseconds a page comes later to what it does in the next frame, or after a while. */
const LATER_MS = 200;
const LATER = `{
  const [wait, frame] = [setTimeout.bind(window), requestAnimationFrame.bind(window)];
  window.setTimeout = (run, ms = 0, ...given) => wait(run, ms + ${LATER_MS}, ...given);
  window.requestAnimationFrame = (run) => wait(() => frame(run), ${LATER_MS});
  window.cancelAnimationFrame = clearTimeout.bind(window);
}`;

/** Why tests in a browser cannot run here; false when they can. To be given to `describe` as `skip`. */
export const noBrowser: string | false = PLACES.some((path) => existsSync(path))
  ? false
  : 'Chromium is not installed here: install the Debian package `chromium`, then `npm test -- console` runs them';

export type Screen = { width: number; height: number };

type Options = { path?: string; key?: string | null; screen?: Screen; late?: boolean };

export type ConsoleBrowser = {
  /**
   * A browser of its own, as another person has it, signed in with `key` and at `path`. Null signs nobody in. One that is `late` has much else to do:
   * a person may be faster than what the page leaves for its next frame.
   */
  open(room: Pick<Postroom, 'url'>, options?: Options): Promise<Page>;
  /** What pages logged as errors, or threw, so far; what is expected is taken out by the test. */
  faults: string[];
  close(): Promise<void>;
};

/** Builds the page where that was not done, so it is to be called before the room starts. */
export async function startBrowser(): Promise<ConsoleBrowser> {
  await buildConsole();
  const browser = await launchBrowser();
  const faults: string[] = [];
  return closedAtEnd({
    faults,
    async open(room: Pick<Postroom, 'url'>, options: Options = {}) {
      const { path = '/', key = API_KEY, screen = { width: 1280, height: 800 }, late = false } = options;
      const context = await browser.newContext({ viewport: screen, permissions: ['clipboard-read', 'clipboard-write'] });
      context.setDefaultTimeout(PATIENCE_MS);
      if (late) await context.addInitScript(LATER);
      const page = await context.newPage();
      page.on('pageerror', (error) => faults.push(`${error.stack ?? error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`);
      });
      if (key !== null) {
        const signedIn = await context.request.post(`${room.url}/console/session`, {
          data: { key },
          headers: { origin: new URL(room.url).origin },
        });
        if (signedIn.status() !== 201) throw new Error(`signing in answered ${signedIn.status()}: ${await signedIn.text()}`);
      }
      await page.goto(`${room.url}${path}`);
      return page;
    },
    async close() {
      for (const page of browser.contexts().flatMap((context) => context.pages())) await tellOf(page);
      await browser.close();
    },
  } satisfies ConsoleBrowser);
}

/** A page that is still open belongs to a test that failed: what it shows is printed, and the runner shows that with the failure. */
async function tellOf(page: Page): Promise<void> {
  const text = page.evaluate<string>(`document.body.innerText + '\\n' + ${FIELDS}`).catch(String);
  const shown = await Promise.race([text, pause(TELLING_MS, 'it does not answer', { ref: false })]);
  console.log(`${page.url()} was open at the end, and showed:\n${shown}`);
}

/** Builds the page where that was not done. */
export async function buildConsole(): Promise<void> {
  await buildPage(CHECKOUT);
}

/** Chromium itself, for pages other than the console's. */
export async function launchBrowser(): Promise<Browser> {
  return await chromium.launch({ executablePath: PLACES.find((path) => existsSync(path)) ?? '', args: ARGUMENTS });
}

/** What axe-core finds that is serious or critical, a line each: the rule, and where. */
export async function seriousFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(axe.source);
  const found = await page.evaluate<{ id: string; impact: string; nodes: { target: string[]; failureSummary: string }[] }[]>(
    `axe.run(document, { iframes: false, resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, impact, nodes }) => ({ id, impact, nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })) })))`,
  );
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`));
}
