/** Texts that a person may not see because of where they stand: under something else, or beyond the edge of what shows them. */
import type { Document, Element, Text } from 'domhandler';
import { SCREEN } from './css/lengths.ts';
import type { Look } from './look.ts';
import { type Item, type Mover, type PlacedText, pageLayout } from './page-layout.ts';
import type { Rect } from './page-lines.ts';

/** The part of a text that is enough to read it, and that must be covered for it not to be read. */
const READABLE = 0.2;
const COVERED = 0.7;
/** Steps to compare texts with what may cover them. No real mail takes a tenth of them. */
const MAX_WORK = 20_000_000;
/** A text ends below the box that cuts it off by this much, in pixels and as a part of where it stands, before it counts as cut off. */
const SLACK = 16;
const SLACK_PART = 0.25;

/**
 * The texts among `shown` that may be out of sight. The layout is not a browser's, so this is told only where something on the page
 * was moved on purpose. Beyond the bounds it is all of them.
 */
export function coveredTexts(document: Document, looks: ReadonlyMap<Element, Look>, shown: ReadonlySet<Text>): Set<Text> {
  const { texts, covers } = pageLayout(document, looks, shown);
  const left = { work: MAX_WORK };
  const found = new Set(texts.filter((one) => isOutOfSight(one) || isCovered(one, covers, left)).map(({ text }) => text));
  return left.work < 0 ? new Set(shown) : found;
}

function isOutOfSight({ rect, mover, clips }: PlacedText): boolean {
  if (!mover && clips.length === 0) return false;
  const size = areaOf(rect);
  if (size === 0) return false;
  const page = { left: 0, top: 0, right: mover ? SCREEN.width : Number.POSITIVE_INFINITY, bottom: Number.POSITIVE_INFINITY };
  return areaOf([page, ...clips.map(widened)].reduce(common, rect)) < size * READABLE;
}

/** Heights of lines are not known well, so what stands low in a box may stand higher. */
function widened({ left, top, right, bottom }: Rect): Rect {
  const slack = SLACK + (bottom - top) * SLACK_PART;
  return { left: left - SLACK, top: top - slack, right: right + SLACK, bottom: bottom + slack };
}

function isCovered(text: PlacedText, covers: Item[], left: { work: number }): boolean {
  const size = areaOf(text.rect);
  left.work -= covers.length;
  if (left.work < 0) return false;
  let covered = 0;
  for (const one of covers) {
    if (covered >= size * COVERED) break;
    if (areaOf(common(one.rect, text.rect)) === 0) continue;
    left.work -= one.depth + text.depth;
    if (isLater(one, text) && (isMoved(one, text) || isMoved(text, one))) covered += areaOf(visible(one, text.rect));
  }
  return size > 0 && covered >= size * COVERED;
}

function visible({ rect, clips }: Item, part: Rect): Rect {
  return clips.reduce(common, common(rect, part));
}

/** Whether something that `one` is in was moved, and `other` was not along with it. */
function isMoved(one: Item, other: Item): boolean {
  for (let mover: Mover | null = one.mover; mover; mover = mover.outer)
    if (other.at < mover.from || other.at > mover.to) return true;
  return false;
}

/** Whether `one` is painted over `other`. */
function isLater(one: Item, other: Item): boolean {
  for (let step = 0; ; step += 1) {
    const [mine, others] = [one.order[step], other.order[step]];
    if (!mine || !others) return mine !== undefined;
    if (mine[0] !== others[0]) return mine[0] > others[0];
    if (mine[1] !== others[1]) return mine[1] > others[1];
  }
}

function common(one: Rect, other: Rect): Rect {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

function areaOf({ left, top, right, bottom }: Rect): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top);
}
