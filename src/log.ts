/** The log on stderr, with every field removed that could hold a secret: JSON lines, or on a terminal lines that a person reads. */
import pino from 'pino';
import pretty from 'pino-pretty';
import type { Log } from './core/ports/core.ts';

/** Fields with these names are removed, and those of a field that is an object or an error. */
const SECRETS = new Set(['authorization', 'key', 'password', 'token', 'secret', 'mime']);
const CENSOR = '[removed]';

/** Nothing goes to stdout: an MCP client that speaks over stdio reads it. */
export function createLog(level: string): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      // Not pino's own `redact`, which copies each line: it takes three times as long as all the rest of a line.
      formatters: { log: (fields) => removed(fields, (name, value) => (hasFields(name, value) ? removed(value) : value)) },
      serializers: { err: (error: Error) => removed(pino.stdSerializers.err(error)) },
    },
    process.stderr.isTTY ? readable() : pino.destination({ dest: STDERR, sync: true }),
  );
}

/** The fields without secrets, and each other value as `inside` answers it; the same object where nothing changes. */
function removed<T extends object>(fields: T, inside = (_name: string, value: unknown) => value): T {
  const changed: [name: string, value: unknown][] = [];
  for (const [name, value] of Object.entries(fields)) {
    const kept = SECRETS.has(name) && value !== undefined ? CENSOR : inside(name, value);
    if (kept !== value) changed.push([name, kept]);
  }
  return changed.length === 0 ? fields : { ...fields, ...Object.fromEntries(changed) };
}

/** What is under `err` gets its fields from the serializer. */
function hasFields(name: string, value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && name !== 'err';
}

const STDERR = 2;

function readable() {
  return pretty({ destination: STDERR, sync: true, translateTime: 'SYS:HH:MM:ss', singleLine: true });
}
