/** The log on stderr, with every field removed that could hold a secret: JSON lines, or on a terminal lines that a person reads. */
import pino, { type DestinationStream } from 'pino';
import pretty from 'pino-pretty';
import type { Log } from './core/ports/core.ts';

/** Nothing goes to stdout: an MCP client that speaks over stdio reads it. */
export function createLog(level: string): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { log: withoutSecrets },
      serializers: { err: errorFields },
    },
    process.stderr.isTTY ? readable() : together(),
  );
}

const SECRETS = new Set(['authorization', 'key', 'password', 'token', 'secret', 'mime']);

/**
 * The same fields, with the values removed that could be secrets: their own, and those of the objects among them. pino's own redaction takes longer
 * than the rest of a line, because it looks for each name apart. `err` has the fields that its serializer gives it.
 */
function withoutSecrets<Fields extends object>(fields: Fields, isInner = false): Fields {
  const removed: Record<string, unknown> = {};
  let isSame = true;
  for (const [name, value] of Object.entries(fields)) {
    const clean = SECRETS.has(name)
      ? '[removed]'
      : isInner || name === 'err' || !hasFields(value)
        ? value
        : withoutSecrets(value, true);
    if (clean === value) continue;
    removed[name] = clean;
    isSame = false;
  }
  return isSame ? fields : { ...fields, ...removed };
}

/** What was thrown need not be an error. */
function errorFields(thrown: unknown): unknown {
  const told: unknown = thrown instanceof Error ? pino.stdSerializers.err(thrown) : thrown;
  return hasFields(told) ? withoutSecrets(told) : told;
}

function hasFields(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const STDERR = 2;
/** Bytes. */
const MOST_HELD = 8192;

let lines: DestinationStream | null = null;

/**
 * The lines of a turn of the event loop are written together, since each write is a system call and every mail has a line. A warning is written at
 * once, with those before it: the process may be about to end.
 */
function together(): DestinationStream {
  if (lines) return lines;
  const file = pino.destination({ dest: STDERR, sync: true, minLength: MOST_HELD });
  let isDue = false;
  const flush = () => {
    isDue = false;
    file.flush();
  };
  process.on('exit', flush);
  lines = {
    [pino.symbols.needsMetadataGsym]: true,
    lastLevel: 0,
    write(line: string) {
      file.write(line);
      if (this.lastLevel >= WARNING) flush();
      else if (!isDue) {
        isDue = true;
        setImmediate(flush);
      }
    },
  } as DestinationStream & { lastLevel: number };
  return lines;
}

const WARNING = pino.levels.values.warn ?? 0;

function readable() {
  return pretty({ destination: STDERR, sync: true, translateTime: 'SYS:HH:MM:ss', singleLine: true });
}
