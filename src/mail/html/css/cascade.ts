/** The declarations for an element as one style (CSS Cascade 4, 6.1): as it is read, or at its worst. */
import type { Declared } from './values.ts';

/** Values by property, in lower case. */
export type Style = Map<string, string>;

/** Values that hide by themselves: of two rules of which it is not known whether they apply, the one that hides is the worst. */
const HIDING = /^(?:none|hidden|collapse|transparent|0(?:\.0+)?(?:px|em|%)?|-\d{3,}.*)$/;

/**
 * The declarations of rules, weakest first, and of the style attribute. With `worst`, those count too of which it is not known
 * whether they apply.
 */
export function cascade(rules: Declared[], inline: Declared[], worst: boolean): Style {
  const style: Style = new Map();
  const doubted = new Set<string>();
  const doubt = (one: Declared) => {
    if (doubted.has(one.property) && HIDING.test(style.get(one.property) ?? '')) return;
    doubted.add(one.property);
    style.set(one.property, one.value);
  };
  for (const important of [false, true]) {
    for (const one of rules) {
      if (one.important !== important) continue;
      if (one.isDoubtful && worst) doubt(one);
      if (one.isDoubtful) continue;
      doubted.delete(one.property);
      style.set(one.property, one.value);
    }
    for (const one of inline) if (one.important === important) style.set(one.property, one.value);
  }
  // In layers, what is important is stronger the earlier it stands, and stronger than all outside of them.
  if (worst) for (const one of rules) if (one.isDoubtful && one.important) doubt(one);
  return style;
}
