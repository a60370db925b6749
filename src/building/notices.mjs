/** The notices of the packages that are compiled in: their names, versions and licences, as those ask for. */
// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of a package that hold its licence, or what has to be told with it. */
const TEXTS = /^(licen[cs]e|notice|copying|copyright)([.-]|$)/i;

/** A README may end with the licence, where no file of its own holds it. */
const IN_README = /^#+ *licen[cs]e\b[^\n]*\n[\s\S]*?(?=^#|(?![\s\S]))/im;

/**
 * Answers the text of THIRD-PARTY-NOTICES. `files` are those that are compiled in, relative to `root`. Throws an Error that names every package
 * which names no licence.
 *
 * @param {string} root
 * @param {string[]} files
 */
export function notices(root, files) {
  const packages = new Map(foldersOf(files).map((folder) => noticed(join(root, folder))));
  const unknown = [...packages].filter(([, { licence }]) => licence === '').map(([title]) => title);
  if (unknown.length > 0)
    throw new Error(`These packages name no licence, so they may not be compiled in: ${unknown.join(', ')}.`);
  const sections = [...packages].sort().map(([title, { licence, source, texts }]) => {
    return [`${title}\nLicence: ${licence}\nSource: ${source}`, ...texts].join('\n\n');
  });
  const head = `Postroom comes with ${packages.size} packages of others compiled in. Each is listed with its licence.`;
  return `${[head, ...sections].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/**
 * The packages' folders, of which one may lie in another.
 *
 * @param {string[]} files
 */
function foldersOf(files) {
  const folder = /^.*[\\/]?node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;
  return [...new Set(files.flatMap((file) => folder.exec(file)?.[0] ?? []))];
}

/**
 * @param {string} folder
 * @returns {[title: string, notice: { licence: string, source: string, texts: string[] }]}
 */
function noticed(folder) {
  const { name, version, license, author, homepage, repository } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const licence = license?.type ?? license ?? '';
  const source = [repository?.url ?? repository, homepage].find(Boolean) ?? `https://www.npmjs.com/package/${name}`;
  const texts = filesOf(folder, TEXTS);
  if (texts.length === 0) texts.push(...filesOf(folder, /^readme/i).flatMap((readme) => IN_README.exec(readme)?.[0] ?? []));
  if (texts.length === 0) {
    const who = author?.name ?? author ?? 'its authors';
    texts.push(`It is by ${who} and holds no text of its licence, which is at https://spdx.org/licenses/${licence}.html`);
  }
  return [`${name} ${version}`, { licence, source, texts: texts.map((text) => text.trim()) }];
}

/**
 * @param {string} folder
 * @param {RegExp} wanted
 */
function filesOf(folder, wanted) {
  const names = readdirSync(folder, { withFileTypes: true }).filter((file) => file.isFile() && wanted.test(file.name));
  return names.map(({ name }) => readFileSync(join(folder, name), 'utf8')).sort();
}
