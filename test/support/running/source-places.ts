/** Maps positions in a bundle, as Node reports them, back to the sources. Node could do it itself, but reads every map first, a sixth of a run. */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The text with `file:line:column` of the sources, relative to `root`, in place of those below the folder `bundled`. */
export function inSources(text: string, bundled: string, root: string): string {
  const maps = new Map<string, SourceMap | null>();
  const mapOf = (file: string) => {
    const known = maps.get(file);
    if (known !== undefined) return known;
    const map = existsSync(`${file}.map`) ? new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8'))) : null;
    maps.set(file, map);
    return map;
  };
  return text.replace(
    /(file:\/\/)?(\/[^\s():]+\.js):(\d+):(\d+)/g,
    (place, scheme: string | undefined, path: string, line, column) => {
      const file = scheme === undefined ? path : fileURLToPath(`file://${path}`);
      if (relative(bundled, file).startsWith('..')) return place;
      const found = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
      if (!found || !('originalSource' in found)) return place;
      return `${relative(root, join(dirname(file), found.originalSource))}:${found.originalLine + 1}:${found.originalColumn + 1}`;
    },
  );
}
