/** The HTML document of a page of the console: the same for all of them, but for the scripts that it names ahead. */
import type { RequestHandler } from 'express';
import { PostroomError } from '../core/base/errors.ts';
import { type Manifest, readManifest } from './assets.ts';
import type { OwnOrigin } from './own-origin.ts';
import { type PagePath, pageOf } from './pages.ts';

/** Nothing but files of ours runs, and no page frames this one. Trusted Types: no text becomes HTML or a script. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
].join('; ');

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': POLICY,
  'X-Frame-Options': 'DENY',
  // With `no-referrer` some requests of the page would have the Origin `null`.
  'Referrer-Policy': 'same-origin',
};

/** Answers GET and HEAD of the pages, and leaves all else to who comes next. */
export function documentAt(folder: string, own: OwnOrigin): RequestHandler {
  let manifest: Manifest | null = null;
  return (request, response, next) => {
    const page = pageOf(request.path);
    if ((request.method !== 'GET' && request.method !== 'HEAD') || page === null) return next();
    own.requireHost(request);
    // What is missing at first may be built meanwhile.
    manifest ??= readManifest(folder);
    if (!manifest) throw notBuilt();
    response.set(HEADERS).type('html').send(documentOf(manifest, page));
  };
}

/** The browser loads all scripts of the page side by side, and does not learn of each from the one before. */
function documentOf({ script, style, needs }: Manifest, page: PagePath): string {
  const preloads = (needs[page] ?? []).map((name) => `<link rel="modulepreload" href="/console/assets/${name}">\n`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Postroom</title>
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(ICON)}">
<link rel="stylesheet" href="/console/assets/${style}">
${preloads.join('')}<script type="module" src="/console/assets/${script}"></script>
</head>
<body>
<div id="app"></div>
<noscript>The console needs JavaScript. Everything in it can be done over REST, too.</noscript>
</body>
</html>
`;
}

/** An envelope. */
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="2" y="6" width="28" height="20" rx="4" fill="#3457d5"/><path d="M6 11l10 8 10-8" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/></svg>';

function notBuilt(): PostroomError {
  return new PostroomError('unavailable', 'The console was not built here.', {
    hint: 'Run `npm run build`, and start again. CONSOLE=off leaves it out.',
  });
}
