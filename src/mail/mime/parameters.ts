/** Reads header fields with parameters (RFC 2045 5.1) as most mail programs write them. */

/** By their names in lower case. */
export type Parameters = Map<string, string>;

const VALUE = /[^;"\\()]*/y;
const PARAMETER = /;[ \t]*([a-z-]{1,40})[ \t]*=[ \t]*(?:"([^"\\]*)"|([^\s;"\\(),]+))[ \t]*/giy;
/** Folded printable ASCII. Encoded words and a charset beside the name are for names that are not. */
const PLAIN = /^(?:[ -~\t]|\r?\n[ \t])*$/;

/** The value in lower case with its parameters; null when anything is written in another way, such as with comments or in pieces (RFC 2231). */
export function readParameters(field: string): { value: string; parameters: Parameters } | null {
  if (!PLAIN.test(field) || field.includes('=?')) return null;
  const line = field.replace(/\r?\n/g, '').trim();
  VALUE.lastIndex = 0;
  const value = VALUE.exec(line)?.[0] ?? '';
  const parameters: Parameters = new Map();
  let at = value.length;
  while (at < line.length) {
    PARAMETER.lastIndex = at;
    const found = PARAMETER.exec(line);
    if (!found) break;
    const name = (found[1] ?? '').toLowerCase();
    if (parameters.has(name)) return null;
    parameters.set(name, (found[2] ?? found[3] ?? '').trim());
    at = PARAMETER.lastIndex;
  }
  const rest = line.slice(at).trim();
  return rest === '' || rest === ';' ? { value: value.trim().toLowerCase(), parameters } : null;
}
