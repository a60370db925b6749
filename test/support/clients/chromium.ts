/** The judge of what a person sees: Chromium draws a page, and says which of its words are there to be read. */
import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';

export type Judge = {
  /**
   * For each page, which of the words a person sees in it. A word is in ASCII letters and digits, and stands in its page at most
   * once.
   */
  seen(pages: JudgedPage[]): Promise<Set<string>[]>;
  close(): Promise<void>;
};

export type JudgedPage = { html: string; words: string[] };

type Rect = { x: number; y: number; width: number; height: number };
type Placed = { word: string; rect: Rect };

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const ADDRESS = 'http://mail.example/';
/** Pages that are drawn together, each in a frame of its own, and the height that each gets. The width is a computer's. */
const TOGETHER = 60;
const WIDTH = 1024;
/** Pixels: lower letters cannot be read. */
const LEAST_HEIGHT = 4;
/** Pixels that must look different for a word to be read, and by how much in one channel of 255. */
const LEAST_PIXELS = 15;
const LEAST_CONTRAST = 24;

/** Animations are ended first, or what they move is not where it will be drawn. */
const RECTS_OF = `words => {
  for (const animation of document.getAnimations())
    if (animation.effect.getComputedTiming().endTime < Infinity) animation.finish();
  const found = words.map(() => null);
  const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    for (const [index, word] of words.entries()) {
      const at = node.data.indexOf(word);
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + word.length);
      const { x, y, width, height } = range.getBoundingClientRect();
      found[index] = { x, y, width, height };
    }
  return found;
}`;
/** The same letters the other way round take the same room, so nothing else on the page moves. */
const REVERSE = `words => {
  const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    for (const word of words)
      if (node.data.includes(word)) node.data = node.data.replace(word, [...word].reverse().join(''));
}`;
const DIFFERENCES = `async ({ before, after, rects, contrast }) => {
  const pixels = async (png) => {
    const bitmap = await createImageBitmap(await (await fetch('data:image/png;base64,' + png)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    canvas.drawImage(bitmap, 0, 0);
    return canvas.getImageData(0, 0, bitmap.width, bitmap.height);
  };
  const [one, other] = [await pixels(before), await pixels(after)];
  return rects.map((rect) => {
    let found = 0;
    const to = { x: Math.min(one.width, Math.ceil(rect.x + rect.width)), y: Math.min(one.height, Math.ceil(rect.y + rect.height)) };
    for (let y = Math.max(0, Math.floor(rect.y)); y < to.y; y += 1)
      for (let x = Math.max(0, Math.floor(rect.x)); x < to.x; x += 1) {
        const at = (y * one.width + x) * 4;
        if ([0, 1, 2].some((channel) => Math.abs(one.data[at + channel] - other.data[at + channel]) > contrast)) found += 1;
      }
    return found;
  });
}`;

/** Starts Chromium; throws when there is none. Pages load nothing from the network, and run no scripts. `height` of a page, in pixels. */
export async function startJudge(height = 240): Promise<Judge> {
  const executablePath = PLACES.find((path) => existsSync(path));
  if (!executablePath) throw new Error(`Chromium judges what a person sees, and is not installed: ${PLACES.join(', ')}`);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const desk = await openPage(browser, false);
  const counter = await openPage(browser, true);
  const together = Math.max(1, Math.floor((TOGETHER * 240) / height));

  async function seenTogether(pages: JudgedPage[]): Promise<Set<string>[]> {
    await desk.show(pages, height);
    const frames = pages.map((_, at) => desk.page.frame({ name: `f${at}` }));
    const placed: Placed[][] = [];
    for (const [at, { words }] of pages.entries()) {
      const rects = await frames[at]?.evaluate<(Rect | null)[]>(`(${RECTS_OF})(${JSON.stringify(words)})`);
      placed.push(words.flatMap((word, index) => inFrame(word, rects?.[index] ?? null, at * height, height)));
    }
    const rounds = placed.map(apart);
    const seen = pages.map(() => new Set<string>());
    const before = await picture(desk.page);
    for (let round = 0; rounds.some((groups) => groups[round]); round += 1) {
      const asked = rounds.map((groups) => groups[round] ?? []);
      const reverse = async (turned: boolean) => {
        for (const [at, group] of asked.entries()) {
          const words = group.map(({ word }) => (turned ? reversed(word) : word));
          if (words.length > 0) await frames[at]?.evaluate(`(${REVERSE})(${JSON.stringify(words)})`);
        }
      };
      await reverse(false);
      const after = await picture(desk.page);
      await reverse(true);
      const rects = asked.flat().map(({ rect }) => rect);
      const counts: number[] = await counter.page.evaluate(
        `(${DIFFERENCES})(${JSON.stringify({ before, after, rects, contrast: LEAST_CONTRAST })})`,
      );
      for (const [at, group] of asked.entries())
        for (const { word } of group) if ((counts.shift() ?? 0) >= LEAST_PIXELS) seen[at]?.add(word);
    }
    return seen;
  }

  return {
    async seen(pages) {
      const all: Set<string>[] = [];
      for (let from = 0; from < pages.length; from += together)
        all.push(...(await seenTogether(pages.slice(from, from + together))));
      return all;
    },
    close: () => browser.close(),
  };
}

type Desk = { page: Page; show(pages: JudgedPage[], height: number): Promise<void> };

async function openPage(browser: Browser, runsScripts: boolean): Promise<Desk> {
  const viewport = { width: WIDTH, height: 768 };
  const context = await browser.newContext({ javaScriptEnabled: runsScripts, viewport, colorScheme: 'light' });
  const page = await context.newPage();
  const bodies = new Map<string, string>();
  await page.route('**/*', (route) => {
    const body = bodies.get(route.request().url());
    return body === undefined ? route.abort() : route.fulfill({ contentType: 'text/html; charset=utf-8', body });
  });
  return {
    page,
    async show(pages, height) {
      const style = `display:block;border:0;width:${WIDTH}px;height:${height}px`;
      const frames = pages.map((_, at) => `<iframe name="f${at}" src="${ADDRESS}${at}" style="${style}"></iframe>`);
      bodies.set(ADDRESS, `<!doctype html><body style="margin:0">${frames.join('')}</body>`);
      for (const [at, { html }] of pages.entries()) bodies.set(`${ADDRESS}${at}`, html);
      // Frames outside of the window may be painted late.
      await page.setViewportSize({ width: WIDTH, height: pages.length * height });
      await page.goto(ADDRESS, { waitUntil: 'load' });
    },
  };
}

/** Animations that end are shown as they end. */
async function picture(page: Page): Promise<string> {
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  return png.toString('base64');
}

/** The place of a word on the page of all frames; none when it is too small, or outside of its frame. */
function inFrame(word: string, rect: Rect | null, top: number, height: number): Placed[] {
  if (!rect || rect.height < LEAST_HEIGHT || rect.width < LEAST_HEIGHT) return [];
  const y = Math.max(0, rect.y);
  const bottom = Math.min(height, rect.y + rect.height);
  return bottom - y < LEAST_HEIGHT ? [] : [{ word, rect: { ...rect, y: y + top, height: bottom - y } }];
}

/** Groups of words that do not lie over each other: what changes in the place of one is then that one. */
function apart(placed: Placed[]): Placed[][] {
  const groups: Placed[][] = [];
  for (const one of placed) {
    const group = groups.find((others) => others.every((other) => !touch(one.rect, other.rect)));
    if (group) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

function touch(one: Rect, other: Rect): boolean {
  const across = one.x < other.x + other.width && other.x < one.x + one.width;
  return across && one.y < other.y + other.height && other.y < one.y + one.height;
}

function reversed(word: string): string {
  return [...word].reverse().join('');
}
