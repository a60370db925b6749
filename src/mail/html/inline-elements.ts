/** Which elements stand in a line of text. */

/** Elements that are laid out inside a line unless their style says otherwise. */
export const INLINE = new Set(
  'a abbr acronym b bdi bdo big cite code del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time tt u var'.split(
    ' ',
  ),
);
/** Boxes in a line, whatever is in them. */
export const REPLACED = new Set('img input button select textarea svg object math'.split(' '));
