/** `npm run pictures`: writes the pictures of the README, which show the demo in Chromium, light and dark. */
import { mkdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, noBrowser } from '../support/clients/browser.ts';
import { type Demo, startDemo } from './demo.ts';
import { demoFolder } from './folder.ts';

const PICTURES = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));

/** Bytes of one picture at most: a README is loaded over telephones too. */
const MOST = 300_000;

const SCREEN = { width: 1440, height: 900 };

const SCHEMES = ['light', 'dark'] as const;

const SUBJECT = /a new bank account/;

if (noBrowser !== false) throw new Error(noBrowser);
const ending = new AbortController();
const demo = await startDemo({
  folder: await demoFolder(null),
  port: 0,
  goesOn: false,
  ending: ending.signal,
  tell: () => undefined,
});
if (!demo) throw new Error('the demo ended before its week was told');
const browser = await launchBrowser();
try {
  await mkdir(PICTURES, { recursive: true });
  for (const scheme of SCHEMES) await take(browser, demo, scheme);
} finally {
  await browser.close();
  await demo.close();
}

async function take(browser: Browser, { app, key }: Demo, scheme: (typeof SCHEMES)[number]): Promise<void> {
  const context = await browser.newContext({
    viewport: SCREEN,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
  });
  const signedIn = await context.request.post(`${app.url}/console/session`, { data: { key }, headers: { origin: app.url } });
  if (signedIn.status() !== 201) throw new Error(`signing in answered ${signedIn.status()}`);
  const page = await context.newPage();
  await page.goto(`${app.url}/mail`);
  await openMail(page);
  const path = `${PICTURES}mail-${scheme}.png`;
  await page.screenshot({ path });
  const { size } = await stat(path);
  process.stdout.write(`${path}: ${size} bytes\n`);
  if (size > MOST) throw new Error(`${path} has more than ${MOST} bytes`);
  await context.close();
}

/** The mail with hidden text, as it was designed beside what the agent reads. */
async function openMail(page: Page): Promise<void> {
  await page.getByRole('link', { name: SUBJECT }).first().click();
  await page.getByRole('button', { name: 'Side by side' }).click();
  await page.getByRole('figure', { name: 'As the agent reads it' }).getByText('917.50').waitFor();
  await page.frameLocator('iframe[title="The mail as it was designed"]').getByText('917.50').waitFor();
  await page.getByText(/kept from the agent/).waitFor();
}
