/** The style sheets of a mail: which declarations apply to an element, in the order of the cascade (CSS Cascade 4, section 6). */
import { type CssNode, generate, ident, parse } from 'css-tree';
import type { Element } from 'domhandler';
import { isSupported } from './conditions.ts';
import type { Frames } from './keyframes.ts';
import { closing, splitList, withoutDeepest } from './lists.ts';
import { appliesToScreen, mediaQueries } from './media.ts';
import { matcherOf, readSelector, specificityOf } from './selectors.ts';
import { type Declared, declarationsIn } from './values.ts';

/** The content and the media query of a `<style>` element. */
export type Sheet = { css: string; media: string };

export type StyleRules = {
  /**
   * The declarations for an element at a depth of the tree, weakest first. Throws `StyleWorkError` when all calls together need
   * too much work.
   */
  of(element: Element, depth: number): Declared[];
  /**
   * For text without a tree: the declarations of selectors that name only a tag, class or id. Those of selectors that also name something around
   * it count as doubtful.
   */
  simpleOf(name: string, classes: string[], id: string | undefined): Declared[];
  /** The same for the boxes that rules make before and after the content of an element; null where there are none. */
  parts: Record<Part, StyleRules['of']> | null;
  keyframes: ReadonlyMap<string, Frames>;
  /** Values that variables have before any rule sets them. */
  initial: ReadonlyMap<string, string>;
};

/** Reads the block of a rule. */
export type ReadDeclarations = (nodes: Iterable<CssNode>) => Declared[];

/** The style sheets need more work than those of any real mail. */
export class StyleWorkError extends Error {}

export type Part = 'before' | 'after';

type Rule = {
  selector: string;
  part: Part | null;
  /** Compounds that are looked for among the ancestors; `looksAround` = the selector looks at siblings too. */
  ancestors: number;
  looksAround: boolean;
  isSimple: boolean;
  /** Classes and ids that the document must hold for the rule to match anything. */
  needs: string[];
  specificity: number;
  order: number;
  declarations: Declared[];
  matches: ((element: Element) => boolean) | null;
};

const MAX_CSS_LENGTH = 300_000;
const MAX_SELECTORS = 5_000;
const MAX_SELECTOR = 2_000;
/** Rules in rules: as deep as brackets are read. */
const MAX_DEPTH = 60;
/** Elements that matching may look at, for all elements of a document together; a large newsletter takes a tenth of it. */
const MAX_WORK = 10_000_000;
const SIBLINGS = /[+~]|:(?:nth|first|last|only|has|empty)/i;
/** Parts that rules make. */
const PART = /::?(before|after)$/i;
const SIMPLE = /^(?:[a-z][\w-]*|\*)?(?:[.#][\w-]+)*$/i;

/** What the sheets hold, and what is left of their bounds. */
type Sheets = { rules: Rule[]; keyframes: Map<string, Frames>; initial: Map<string, string>; declarations: ReadDeclarations };
/** Where a rule stands: the selector that it is nested in, and whether it is known to apply. */
type Place = { within: string | null; isDoubtful: boolean; level: number };

/**
 * Reads the sheets; rules that are invalid or beyond the bounds are left out. Never throws. With `names`, the classes (`.a`) and
 * ids (`#a`) of the document, rules that name any other are left out too: a newsletter's sheets are mostly for other newsletters.
 * `declarations` reads what a rule declares: what can hide text, unless another reader is given.
 */
export function styleRules(
  sheets: Sheet[],
  names: Set<string> | null = null,
  declarations: ReadDeclarations = declarationsIn,
): StyleRules {
  const found: Sheets = { rules: [], keyframes: new Map(), initial: new Map(), declarations };
  let left = MAX_CSS_LENGTH;
  for (const { css, media } of sheets) {
    const applies = media === '' ? true : appliesToScreen(mediaQueries(media));
    if (applies === false) continue;
    const tree = parse(withoutDeepest(css.slice(0, left)), { parseValue: false, onParseError: () => {} });
    left -= Math.min(css.length, left);
    if (tree.type === 'StyleSheet') gather(tree.children, found, { within: null, isDoubtful: applies === null, level: 0 });
  }
  const rules = names ? found.rules.filter((rule) => rule.needs.every((name) => names.has(name))) : found.rules;
  const partsOf = (part: Part) => matcher(rules.filter((rule) => rule.part === part)).of;
  const parts = rules.some(({ part }) => part !== null) ? { before: partsOf('before'), after: partsOf('after') } : null;
  return { ...matcher(rules.filter(({ part }) => part === null)), parts, keyframes: found.keyframes, initial: found.initial };
}

function gather(nodes: Iterable<CssNode>, found: Sheets, place: Place): void {
  if (place.level > MAX_DEPTH) return;
  for (const node of nodes) {
    if (found.rules.length >= MAX_SELECTORS) return;
    if (node.type === 'Atrule' && node.block) gatherAtrule(node.name, node.prelude, node.block.children, found, place);
    if (node.type === 'Rule') {
      gatherRule(node.prelude.type === 'Raw' ? node.prelude.value : generate(node.prelude), node.block.children, found, place);
    } else if (place.within !== null) gatherNested(node, found, place);
  }
}

function gatherAtrule(named: string, prelude: CssNode | null, nodes: Iterable<CssNode>, found: Sheets, place: Place): void {
  const name = named.toLowerCase().replace(/^-webkit-/, '');
  const text = prelude === null ? '' : generate(prelude);
  if (name === 'keyframes') found.keyframes.set(text.replace(/^["']|["']$/g, '').toLowerCase(), framesOf(nodes));
  else if (name === 'property') {
    const initial = [...nodes].find((node) => node.type === 'Declaration' && node.property === 'initial-value');
    if (initial?.type === 'Declaration') found.initial.set(text.toLowerCase(), generate(initial.value).trim().toLowerCase());
  } else {
    const applies = isInForce(name, prelude, text);
    if (applies === false) return;
    const inner = { ...place, isDoubtful: place.isDoubtful || applies === null, level: place.level + 1 };
    const own = place.within === null ? [] : found.declarations(nodes);
    if (place.within !== null && own.length > 0) addRule(place.within, own, found.rules, inner.isDoubtful);
    gather(nodes, found, inner);
  }
}

/** Null when it is not known. */
function isInForce(name: string, prelude: CssNode | null, text: string): boolean | null {
  switch (name) {
    case 'media':
      return prelude === null || appliesToScreen(prelude);
    case 'supports':
      return isSupported(text);
    case 'layer':
    case 'container':
    case 'scope':
      return null;
    default:
      return false;
  }
}

function framesOf(nodes: Iterable<CssNode>): Frames {
  const frames: Frames = new Map();
  for (const node of nodes) {
    if (node.type !== 'Rule') continue;
    const declared = declarationsIn(node.block.children);
    for (const word of generate(node.prelude).toLowerCase().split(',')) {
      const at = word.trim() === 'from' ? 0 : word.trim() === 'to' ? 100 : Number.parseFloat(word);
      frames.set(at, [...(frames.get(at) ?? []), ...declared]);
    }
  }
  return frames;
}

function gatherRule(prelude: string, nodes: Iterable<CssNode>, found: Sheets, place: Place): void {
  const selectors = splitList(prelude).map((one) => nestedIn(place.within, one.trim()));
  const declarations = found.declarations(nodes);
  if (declarations.length > 0)
    for (const selector of selectors)
      if (found.rules.length < MAX_SELECTORS) addRule(selector, declarations, found.rules, place.isDoubtful);
  // Selectors of rules in rules grow with each level: what is too long may be any element.
  const within = selectors.join(',');
  const isLong = within.length > MAX_SELECTOR;
  const isDoubtful = place.isDoubtful || isLong;
  gather(nodes, found, { within: isLong ? '*' : within, isDoubtful, level: place.level + 1 });
}

/** Rules in rules that css-tree leaves unread, because they do not begin with &. */
function gatherNested(node: CssNode, found: Sheets, place: Place): void {
  const text =
    node.type === 'Raw'
      ? node.value
      : node.type === 'Declaration' && node.value.type === 'Raw' && node.value.value.includes('{')
        ? `${node.property}:${node.value.value}`
        : '';
  const open = text.indexOf('{');
  if (open === -1) return;
  const tree = parse(text.includes('}') ? text : `${text}}`, { parseValue: false, onParseError: () => {} });
  if (tree.type !== 'StyleSheet') return;
  for (const rule of tree.children) {
    if (rule.type !== 'Rule') continue;
    const prelude = rule.prelude.type === 'Raw' ? rule.prelude.value : generate(rule.prelude);
    gatherRule(prelude, rule.block.children, found, { ...place, isDoubtful: true, level: place.level + 1 });
  }
}

/** A selector as it reads outside of the rule that it stands in (CSS Nesting 1). */
function nestedIn(parent: string | null, selector: string): string {
  if (parent === null) return selector;
  if (selector.includes('&')) return selector.replace(/([a-z][\w-]*)&|&/gi, (_, tag?: string) => `${tag ?? ''}:is(${parent})`);
  return `:is(${parent}) ${selector}`;
}

function addRule(selector: string, declarations: Declared[], rules: Rule[], isDoubtful: boolean): void {
  const [whole, part = null] = PART.exec(selector) ?? [];
  const named = selector.slice(0, selector.length - (whole?.length ?? 0));
  const read = selector.length > MAX_SELECTOR ? null : readSelector(named);
  if (!read) return;
  const bare = read.text.replace(/\[[^\]]*\]/g, '');
  const outside = withoutFunctions(bare);
  rules.push({
    selector: read.text,
    part: part === null ? null : /before/i.test(part) ? 'before' : 'after',
    ancestors: (bare.match(/[\s>+~]+(?=[^\s>+~])/g) ?? []).length,
    looksAround: SIBLINGS.test(bare),
    isSimple: SIMPLE.test(read.text),
    needs: (outside.match(/[.#](?:\\.|[\w-]|[^\s!-~])+/g) ?? []).map((name) => name[0] + ident.decode(name.slice(1))),
    specificity: specificityOf(read.text),
    order: rules.length,
    declarations: isDoubtful || read.isDoubtful ? doubted(declarations) : declarations,
    matches: null,
  });
}

function withoutFunctions(selector: string): string {
  const open = selector.indexOf('(');
  if (open === -1) return selector;
  const close = closing(selector, open);
  return close === -1 ? '' : selector.slice(0, open) + withoutFunctions(selector.slice(close + 1));
}

/**
 * Indexes rules by the id, class or tag of their last compound, so that an element is only tested against rules that may match
 * it.
 */
function matcher(rules: Rule[]): Pick<StyleRules, 'of' | 'simpleOf'> {
  const byKey = new Map<string, Rule[]>();
  for (const rule of rules) {
    const key = keyOf(rule.selector);
    const others = byKey.get(key);
    if (others) others.push(rule);
    else byKey.set(key, [rule]);
  }
  let work = 0;

  function candidates(name: string, classes: string[], id: string | undefined): Rule[] {
    const keys = new Set(['*', name, `#${id ?? ''}`, ...classes.map((one) => `.${one}`)]);
    return Array.from(keys).flatMap((key) => byKey.get(key) ?? []);
  }

  return {
    of(element, depth) {
      if (rules.length === 0) return [];
      const found = candidates(element.name, classesOf(element), element.attribs.id).filter((rule) => {
        work += costOf(rule, element, depth);
        if (work > MAX_WORK) throw new StyleWorkError('Too many style rules for too many elements.');
        return matches(rule, element);
      });
      return found.sort(byStrength).flatMap((rule) => rule.declarations);
    },
    simpleOf(name, classes, id) {
      const has = new Set([name, '*', ...classes.map((one) => `.${one}`), `#${id ?? ''}`]);
      const names = (rule: Rule) => (rule.selector.match(/[.#]?[^.#]+/g) ?? []).every((part) => has.has(part));
      return candidates(name, classes, id)
        .filter((rule) => !rule.isSimple || names(rule))
        .sort(byStrength)
        .flatMap((rule) => (rule.isSimple ? rule.declarations : doubted(rule.declarations)));
    },
  };
}

function byStrength(one: Rule, other: Rule): number {
  return one.specificity - other.specificity || one.order - other.order;
}

function doubted(declarations: Declared[]): Declared[] {
  return declarations.map((one) => ({ ...one, isDoubtful: true }));
}

/** Id, class or tag in the last compound; `*` when it has none of them outside of functions. */
function keyOf(selector: string): string {
  const bare = withoutFunctions(selector.replace(/\[[^\]]*\]/g, ''));
  if (/[(\\]/.test(bare)) return '*';
  const last = /[^\s>+~]*$/.exec(bare)?.[0] ?? '';
  const named = /[#.][^#.:]+/.exec(last)?.[0];
  return named ?? (/^[a-z][a-z0-9]*/i.exec(last)?.[0].toLowerCase() || '*');
}

export function classesOf(element: Element): string[] {
  const { class: names } = element.attribs;
  return names ? names.split(/\s+/).filter((name) => name !== '') : [];
}

function costOf(rule: Rule, element: Element, depth: number): number {
  const around = rule.looksAround ? (element.parent?.children.length ?? 0) : 0;
  return 5 + 10 * rule.ancestors * depth + around;
}

function matches(rule: Rule, element: Element): boolean {
  if (!rule.matches) {
    const matcher = matcherOf(rule.selector);
    // What cannot be matched may match any element that its last part names.
    if (!matcher) rule.declarations = doubted(rule.declarations);
    rule.matches = matcher ?? (() => true);
  }
  return rule.matches(element);
}
