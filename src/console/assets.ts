/** The files that the page is made of: what the build wrote, served under names that never mean anything else. */
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RequestHandler, Router } from 'express';
import { noSuchPath, wrongMethod } from '../rest/problems.ts';

/** Where the build writes them. */
export const BUILT = fileURLToPath(new URL('../../dist/console/', import.meta.url));

/** Names of files in the folder: what every page loads first, and by the path of a page which further scripts it shows itself with. */
export type Manifest = { script: string; style: string; needs: Record<string, string[]> };

/** Null when nothing was built there. */
export function readManifest(folder: string): Manifest | null {
  const path = join(folder, 'manifest.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : null;
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.map': 'application/json',
};

/** Endings of files that hold the same compressed, the smallest first, with their names in Accept-Encoding. */
const COMPRESSED = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
] as const;

/** Names as the build gives them: none leads out of the folder. */
const NAME = /^[\w-]+(?:\.\w+)+$/;

export function assetRoutes(folder: string): Router {
  const router = Router({ caseSensitive: true });
  router.get('/:file', sendAsset(folder));
  router.all('/:file', wrongMethod(['GET']));
  return router;
}

function sendAsset(folder: string): RequestHandler<{ file: string }> {
  const isThere = (name: string) => existsSync(join(folder, name));
  return (request, response, next) => {
    const { file } = request.params;
    const type = TYPES[extname(file)];
    if (type === undefined || !NAME.test(file) || !isThere(file)) return noSuchPath(request, response, next);
    const offered = COMPRESSED.filter(([ending]) => isThere(`${file}${ending}`));
    const chosen = offered.find(([, encoding]) => request.acceptsEncodings(encoding) === encoding);
    const name = `${file}${chosen?.[0] ?? ''}`;
    // The name holds a hash of what is in the file.
    response.set({ 'Cache-Control': 'public, max-age=31536000, immutable', 'Content-Type': type, ETag: `"${name}"` });
    if (offered.length > 0) response.vary('Accept-Encoding');
    if (chosen) response.set('Content-Encoding', chosen[1]);
    response.sendFile(name, { root: folder, cacheControl: false, lastModified: false }, (error) => {
      if (error && !response.headersSent) next(error);
    });
  };
}
