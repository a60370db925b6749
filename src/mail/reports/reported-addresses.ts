/** The addresses in a header field of a report. */

const ADDRESS = /[^\s<>@,;:"'()[\]\\]{1,64}@[^\s<>@,;:"'()[\]\\/]{1,253}/gu;
const MAX_FIELD = 20_000;
const MAX_ADDRESSES = 100;

/** The addresses in lower case and in order, each once, at most 100. */
export function addressesIn(field: string): string[] {
  const found = new Set<string>();
  for (const [address] of field.slice(0, MAX_FIELD).matchAll(ADDRESS)) {
    if (found.size === MAX_ADDRESSES) break;
    found.add(address.toLowerCase());
  }
  return [...found];
}
