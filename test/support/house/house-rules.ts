/** The rules of the code base as functions over file texts: each returns its faults as sentences, none when all is well. */
import { posix } from 'node:path';
import type { ImportRule } from './house.ts';

/** `path` is relative to the checkout, with forward slashes. */
export type SourceFile = { path: string; text: string };

type Import = { specifier: string; typeOnly: boolean };

const WHERE = 'add it to importRules in test/support/house/house.ts if that is meant';

/** Every import that the table does not allow, and every file that no rule speaks of. */
export function importFaults(rules: ImportRule[], files: SourceFile[]): string[] {
  return files.flatMap((file) => {
    const rule = ruleOf(rules, file.path);
    if (!rule) return [`${file.path}: no rule speaks of this place; ${WHERE}`];
    return importsOf(file.text)
      .filter((one) => !allows(rules, rule, file.path, one))
      .map((one) => `${file.path} may not import ${one.specifier}: ${rule.room} imports ${rule.imports}; ${WHERE}`);
  });
}

/** Packages and rooms that the table names and no file imports: the table must allow no more than is used. */
export function staleRules(rules: ImportRule[], files: SourceFile[]): string[] {
  return rules.flatMap((rule) => {
    const own = files.filter((file) => ruleOf(rules, file.path) === rule);
    const used = new Set(own.flatMap((file) => importsOf(file.text).map((one) => packageOf(one.specifier))));
    const unused = Object.keys(rule.packages).filter((name) => !used.has(name));
    return [
      ...(own.length > 0 ? [] : [`${rule.room}: a rule without files in test/support/house/house.ts`]),
      ...unused.map((name) => `${rule.room}: nothing there imports ${name}; take it out of test/support/house/house.ts`),
    ];
  });
}

/** Circles of imports, type imports included: files that need each other's types cannot be understood one at a time. */
export function cycleFaults(files: SourceFile[]): string[] {
  const known = new Set(files.map((file) => file.path));
  const targets = new Map(
    files.map((file) => [
      file.path,
      importsOf(file.text)
        .filter((one) => one.specifier.startsWith('.'))
        .map((one) => resolve(file.path, one.specifier))
        .filter((path) => known.has(path)),
    ]),
  );
  const done = new Set<string>();
  const faults: string[] = [];
  const visit = (path: string, trail: string[]) => {
    if (trail.includes(path)) faults.push(`a circle of imports: ${[...trail.slice(trail.indexOf(path)), path].join(' -> ')}`);
    if (trail.includes(path) || done.has(path)) return;
    for (const target of targets.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const path of known) visit(path, []);
  return faults;
}

/** Only src/settings/config.ts reads the environment; src/main.ts and src/cli.ts pass it whole to what they call. */
export function environmentFaults(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path !== 'src/settings/config.ts')
    .filter(({ path, text }) => {
      const handed = /^src\/(main|cli)\.ts$/.test(path) ? text.replace(/\bprocess\.env(?=[,)])/g, '') : text;
      return /process\s*(\.\s*|\[\s*['"`])env\b|\{[^}]*\benv\b[^}]*\}\s*(from\s+'(node:)?process'|=\s*process\b)/.test(handed);
    })
    .map(({ path }) => `${path} reads the environment; only src/settings/config.ts does`);
}

export function sizeFaults(files: SourceFile[], most: number): string[] {
  return files
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0) }))
    .filter(({ lines }) => lines > most)
    .map(({ path, lines }) => `${path} has ${lines} lines; ${most} at most, so find the seam in it`);
}

export function openingFaults(files: SourceFile[]): string[] {
  return files
    .filter(({ text }) => !/^(?:#!.*\n)?\/\*\*\s[\s\S]*?\S[\s\S]*?\*\/\n/.test(text))
    .map(({ path }) => `${path} does not open with a /** sentence */ on what it owns`);
}

export function nameFaults(paths: string[]): string[] {
  return paths
    .filter((path) => /(^|[/.\-_])(utils?|utilities|helpers?|managers?|services?|misc|common)([/.\-_]|$)/i.test(path))
    .map((path) => `${path}: a name that says nothing; name what it owns`);
}

/** Tests that are left out, and notes to oneself. */
export function leftOutFaults(files: SourceFile[]): string[] {
  const said: [RegExp, string][] = [
    [/\.only\(|\bonly: true\b/, 'runs alone'],
    [/\.skip\(|\bskip: (true|'|"|`)/, 'is skipped whatever happens'],
    [/\btodo\b|\bfixme\b/i, 'holds a note to oneself'],
  ];
  return files.flatMap(({ path, text }) => {
    // In Spanish mails the word is an ordinary one.
    const code = LABELLED.test(path) ? text.replace(/^(?!\s*(?:\/\/|\/?\*)).*$/gm, '') : text;
    return said.filter(([pattern]) => pattern.test(code)).map(([, what]) => `${path}: something ${what}`);
  });
}

/** Suites whose tests may come after the rest of their file was read: they would belong to no suite. */
export function lateSuiteFaults(files: SourceFile[]): string[] {
  return files
    .filter(({ path, text }) => path.endsWith('.test.ts') && /^\s*(?:describe|suite)\([^\n]*\basync\b/m.test(text))
    .map(({ path }) => `${path}: a suite waits for something; test/support/running/described.ts is for those`);
}

/** Files that hold only mails and their labels. */
const LABELLED = /^test\/labelled\/(?:families|unseen|replies|replies-unseen)\//;

type Versions = Record<string, string>;
type Manifest = { dependencies?: Versions; optionalDependencies?: Versions; devDependencies?: Versions };

/** An alias (`npm:name@version`) is pinned when its version is. */
export function pinFaults({ dependencies, optionalDependencies, devDependencies }: Manifest): string[] {
  return Object.entries({ ...dependencies, ...optionalDependencies, ...devDependencies })
    .filter(([, version]) => !/^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `package.json: ${name} is ${version}, which is no exact version`);
}

/** Optional packages, which an operator may install: when one is missing at run time, a plain sentence says so. */
const ON_DEMAND = ['@electric-sql/pglite'];

/** Only a checkout runs them. */
const DEVELOPING = /\/drizzle\.config\.ts$|-worker\.mjs$|^src\/building\/compile\.mjs$/;

/** What only a command of package.json runs, or nothing but its own files. */
const PROGRAMS = /^(@types\/.*|@biomejs\/biome|typescript|conformance-\d{4})$/;

/** The packages that the program imports: those that are `leftOut` when it is compiled are installed beside it, the others are compiled in. */
export function importedPackages(product: SourceFile[], leftOut: string[]): { installed: string[]; compiledIn: string[] } {
  const names = namedPackages(product.filter(({ path }) => !DEVELOPING.test(path))).filter((name) => !ON_DEMAND.includes(name));
  return {
    installed: names.filter((name) => leftOut.includes(name)),
    compiledIn: names.filter((name) => !leftOut.includes(name)),
  };
}

/** A package is a dependency when it is installed beside the compiled program, and one for development when it is compiled in or for tests. */
export function dependencyFaults(manifest: Manifest, product: SourceFile[], tests: SourceFile[], leftOut: string[]): string[] {
  const { dependencies = {}, devDependencies = {} } = manifest;
  const { installed, compiledIn } = importedPackages(product, leftOut);
  const used = namedPackages([...product, ...tests]);
  return [
    ...installed.filter((name) => !(name in dependencies)).map((name) => `${name} is imported by what runs and no dependency`),
    ...compiledIn.filter((name) => !(name in devDependencies)).map((name) => `${name} is compiled in and no devDependency`),
    ...Object.keys(dependencies)
      .filter((name) => !installed.includes(name))
      .map((name) => `${name} is a dependency, and the package does without it`),
    ...Object.keys(devDependencies)
      .filter((name) => !used.includes(name) && !PROGRAMS.test(name))
      .map((name) => `nothing imports the devDependency ${name}`),
  ].map((fault) => `package.json: ${fault}`);
}

function namedPackages(files: SourceFile[]): string[] {
  const names = files.flatMap(({ text }) => importsOf(text).map((one) => packageOf(one.specifier)));
  return [...new Set(names)].filter((name) => !/^(\.|node:)/.test(name));
}

export function lockFaults(text: string): string[] {
  return /"resolved":\s*"https?:/.test(text)
    ? ['package-lock.json names the host of a registry; npm asks the one it is told to']
    : [];
}

const TOP_LEVEL =
  /^(\..+|package\.json|package-lock\.json|tsconfig\.json|biome\.json|src|tools|packages|data|test|docs|(README|CONTRIBUTING|CHANGELOG|SECURITY)\.md|LICENSE|Dockerfile|compose(\.cluster)?\.yaml)$/;

/** `tracked` are the paths that git knows. */
export function topLevelFaults(tracked: string[]): string[] {
  const entries = new Set(tracked.map((path) => path.split('/')[0] ?? ''));
  return [...entries].filter((entry) => !TOP_LEVEL.test(entry)).map((entry) => `${entry} has no place at the top level`);
}

/** Static imports and re-exports, and dynamic ones with a literal; an `import type` is gone at run time, inline types are not. */
export function importsOf(text: string): Import[] {
  const found = text.matchAll(
    /^(?:import|export)\s+(type\s)?[^'";]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|\b(?:import|require)\(\s*['"]([^'"]+)['"]/gm,
  );
  return [...found].map(([, type, named, bare, dynamic]) => ({
    specifier: named ?? bare ?? dynamic ?? '',
    typeOnly: type !== undefined,
  }));
}

function allows(rules: ImportRule[], rule: ImportRule, path: string, { specifier, typeOnly }: Import): boolean {
  if (specifier.startsWith('.')) {
    const target = ruleOf(rules, resolve(path, specifier));
    return target !== null && (target === rule || rule.rooms === 'all' || rule.rooms.some((room) => isIn(target.room, room)));
  }
  if (specifier.startsWith('node:')) return typeOnly || rule.builtins === 'all' || rule.builtins.includes(specifier);
  const only = rule.packages[packageOf(specifier)];
  return only !== undefined && (only === null || posix.basename(path).endsWith(only));
}

function ruleOf(rules: ImportRule[], path: string): ImportRule | null {
  return rules.find(({ room }) => isIn(path, room)) ?? null;
}

/** Whether the path is the room, or in it. */
function isIn(path: string, room: string): boolean {
  return path === room || path.startsWith(`${room}/`);
}

function resolve(path: string, specifier: string): string {
  return posix.join(posix.dirname(path), specifier);
}

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
