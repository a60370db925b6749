/** Makes `dist/`, which `npm pack` takes along: the program compiled for any machine, the console's page, and the notices of the packages it holds. */
// @ts-check
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { APP } from './bundle.mjs';
import { anywhere, compile } from './compile.mjs';
import { notices } from './notices.mjs';
import { buildPage } from './page.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DIST = join(ROOT, 'dist');

rmSync(DIST, { recursive: true, force: true });
const files = await compile(APP.entries(), DIST, anywhere());
const page = await buildPage();
writeFileSync(join(DIST, 'THIRD-PARTY-NOTICES'), notices(ROOT, [...files, ...page]));
