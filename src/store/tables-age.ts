/** How old the tables in a database are, compared with those of this version. */

/** `none` = there are none. */
export type TablesAge = 'none' | 'older' | 'current' | 'newer';

/** By when the newest migration was made that was applied, 0 = none was, and the newest one that there is. */
export function tablesAge(applied: number, newest: number): TablesAge {
  if (applied === 0) return 'none';
  return applied === newest ? 'current' : applied < newest ? 'older' : 'newer';
}
