/** Names in the environment that look like a setting but are not one: typing mistakes that would go unseen. */
import { SETTINGS } from './all.ts';

const NAMES: readonly string[] = Object.values(SETTINGS).map(({ name }) => name);

const BARE = new Map(NAMES.map((name) => [bare(name), name]));

/** Names that begin so are ours alone. */
const OURS = 'POSTROOM_';

/** What programs have that take a relay in parts. */
const SMTP_PARTS = /^SMTP_(?:HOST|HOSTNAME|SERVER|PORT|USER|USERNAME|PASS|PASSWORD)$/;

/** In Postroom's own file: what is read by compose.yaml, by Node and by packages. */
const READ_BY_OTHERS = /^(?:POSTGRES_PASSWORD|TZ|TMPDIR|SQLITE_TMPDIR|COMPOSE_\w+|NODE_\w+|PG[A-Z]+)$/;

/** Kubernetes gives every container of a namespace such variables of a service that is named postroom. */
const OF_A_SERVICE = /_SERVICE_(?:HOST|PORT)(?:_|$)|_PORT_\d+_(?:TCP|UDP)(?:_|$)/;
const ADDRESS_OF_A_SERVICE = /^(?:tcp|udp|sctp):\/\//;

/** A sentence for each name that is probably a mistake, with the right one. `file` = the names that Postroom's own file gives. */
export function nameFaults(env: NodeJS.ProcessEnv, file: { path: string; names: readonly string[] }): string[] {
  const told = new Map<string, string>();
  for (const name of file.names) {
    if (NAMES.includes(name) || READ_BY_OTHERS.test(name)) continue;
    told.set(name, `${name} in ${file.path} is no setting of Postroom, and nothing reads it.`);
  }
  for (const [name, value] of Object.entries(env)) {
    if (!value || NAMES.includes(name)) continue;
    const meant = meantBy(name, value, env);
    if (meant !== null) told.set(name, `${name} is no setting of Postroom, and nothing reads it: ${meant}`);
  }
  return [...told.values()];
}

/** What to do instead, in words; null where the name is probably another program's. */
function meantBy(name: string, value: string, env: NodeJS.ProcessEnv): string | null {
  if (OF_A_SERVICE.test(name) || ADDRESS_OF_A_SERVICE.test(value)) return null;
  const ownName = name.toUpperCase().startsWith(OURS) ? name.slice(OURS.length) : null;
  const near = nearestTo(bare(name)) ?? (ownName === null ? null : nearestTo(bare(ownName)));
  // Where both are set, the right one is known, and the other is likely to be another program's.
  if (near !== null && (ownName !== null || !env[near])) return `write ${near}.`;
  if (ownName !== null) return `names that begin so are ${NAMES.filter((one) => one.startsWith(OURS)).join(', ')}.`;
  if (SMTP_PARTS.test(name) && !env.SMTP_URL) return 'SMTP_URL holds all of it, as smtp://user:password@host:587.';
  return null;
}

function nearestTo(given: string): string | null {
  const same = BARE.get(given);
  if (same) return same;
  for (const [one, name] of BARE) if (isTypingMistake(given, one)) return name;
  return null;
}

/**
 * One letter in a name of 7 letters or more, two in 16. Shorter names are near to too many others, and a longer name that holds a short one
 * of ours whole is a name of its own: EMAIL_HOST, LOG_LEVELS.
 */
function isTypingMistake(given: string, right: string): boolean {
  const most = right.length >= 16 ? 2 : right.length >= 7 ? 1 : 0;
  if (most === 0 || (most < 2 && given.includes(right))) return false;
  return distance(given, right, most) <= most;
}

/** Letters that are missing, too many, wrong or exchanged with the next one; more than `most` is told as `most + 1`. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const exchanged = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      row.push(exchanged ? Math.min(cost, (before[j - 2] ?? 0) + 1) : cost);
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}

function bare(name: string): string {
  return name.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
