/** The style sheets of a mail: which declarations apply to an element, in the order of the cascade (CSS Cascade 4, section 6). */
import { compile } from 'css-select';
import { type CssNode, generate, ident, parse, type Selector } from 'css-tree';
import type { AnyNode, Element } from 'domhandler';
import { appliesToScreen, mediaQueries } from './css-media.ts';
import { type Declared, declarationsIn } from './css-values.ts';

/** The content and the media query of a `<style>` element. */
export type Sheet = { css: string; media: string };

export type StyleRules = {
  /**
   * The declarations for an element at a depth of the tree, weakest first. Throws `StyleWorkError` when all calls together need
   * too much work.
   */
  of(element: Element, depth: number): Declared[];
  /** The declarations of selectors that name only a tag, class or id and nothing around it: for text without a tree. */
  simpleOf(name: string, classes: string[], id: string | undefined): Declared[];
};

/** The style sheets need more work than those of any real mail. */
export class StyleWorkError extends Error {}

type Rule = {
  selector: string;
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
const MAX_DEPTH = 5;
/** Elements that matching may look at, for all elements of a document together; a large newsletter takes a tenth of it. */
const MAX_WORK = 10_000_000;
const SIBLINGS = /[+~]|:(?:nth|first|last|only|has|empty)/i;

/**
 * Reads the sheets; rules that are invalid or beyond the bounds are left out. Never throws. With `names`, the classes (`.a`) and
 * ids (`#a`) of the document, rules that name any other are left out too: a newsletter's sheets are mostly for other newsletters.
 */
export function styleRules(sheets: Sheet[], names: Set<string> | null = null): StyleRules {
  const rules: Rule[] = [];
  let left = MAX_CSS_LENGTH;
  for (const { css, media } of sheets) {
    if (media !== '' && !appliesToScreen(mediaQueries(media))) continue;
    const tree = parse(css.slice(0, left), { parseValue: false, onParseError: () => {} });
    left -= Math.min(css.length, left);
    if (tree.type === 'StyleSheet') gather(tree.children, rules, 0);
  }
  return matcher(names ? rules.filter((rule) => rule.needs.every((name) => names.has(name))) : rules);
}

function gather(nodes: Iterable<CssNode>, rules: Rule[], depth: number): void {
  if (depth > MAX_DEPTH) return;
  for (const node of nodes) {
    if (rules.length >= MAX_SELECTORS) return;
    if (node.type === 'Atrule' && node.block && isInForce(node.name, node.prelude)) gather(node.block.children, rules, depth + 1);
    if (node.type !== 'Rule' || node.prelude.type !== 'SelectorList') continue;
    const declarations = declarationsIn(node.block.children);
    if (declarations.length === 0) continue;
    for (const selector of node.prelude.children) {
      if (selector.type === 'Selector') addRule(selector, declarations, rules);
    }
  }
}

function isInForce(name: string, prelude: CssNode | null): boolean {
  switch (name.toLowerCase()) {
    case 'media':
      return prelude === null || appliesToScreen(prelude);
    case 'supports':
      return prelude === null || !generate(prelude).startsWith('not');
    case 'layer':
      return true;
    default:
      return false;
  }
}

function addRule(selector: Selector, declarations: Declared[], rules: Rule[]): void {
  const text = generate(selector);
  const parts = selector.children.toArray();
  const count = (...types: string[]) => parts.filter((part) => types.includes(part.type)).length;
  rules.push({
    selector: text,
    ancestors: count('Combinator'),
    looksAround: SIBLINGS.test(text),
    isSimple: parts.every((part) => ['TypeSelector', 'ClassSelector', 'IdSelector'].includes(part.type)),
    needs: parts.flatMap((part) =>
      part.type === 'ClassSelector'
        ? [`.${ident.decode(part.name)}`]
        : part.type === 'IdSelector'
          ? [`#${ident.decode(part.name)}`]
          : [],
    ),
    specificity:
      count('IdSelector') * 1_000_000 +
      count('ClassSelector', 'AttributeSelector', 'PseudoClassSelector') * 1_000 +
      count('TypeSelector'),
    order: rules.length,
    declarations,
    matches: null,
  });
}

/**
 * Indexes rules by the id, class or tag of their last compound, so that an element is only tested against rules that may match
 * it.
 */
function matcher(rules: Rule[]): StyleRules {
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
      return inOrder(found);
    },
    simpleOf(name, classes, id) {
      const has = new Set([name, '*', ...classes.map((one) => `.${one}`), `#${id ?? ''}`]);
      return inOrder(
        candidates(name, classes, id).filter(
          (rule) => rule.isSimple && (rule.selector.match(/[.#]?[^.#]+/g) ?? []).every((part) => has.has(part)),
        ),
      );
    },
  };
}

function inOrder(rules: Rule[]): Declared[] {
  if (rules.length > 1) rules.sort((one, other) => one.specificity - other.specificity || one.order - other.order);
  return rules.flatMap((rule) => rule.declarations);
}

/** Id, class or tag in the last compound; `*` when it has none of them outside of functions. */
function keyOf(selector: string): string {
  const bare = selector.replace(/\([^()]*\)|\[[^\]]*\]/g, '');
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
    try {
      rule.matches = compile<AnyNode, Element>(rule.selector);
    } catch {
      // The selectors that css-select does not know mostly describe what a person does with a page, or parts that are no element.
      rule.matches = () => false;
    }
  }
  return rule.matches(element);
}
