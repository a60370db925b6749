/** The log on stderr, with every field removed that could hold a secret: JSON lines, or on a terminal lines that a person reads. */
import pino from 'pino';
import pretty from 'pino-pretty';
import type { Log } from './core/ports/core.ts';

/** Nothing goes to stdout: an MCP client that speaks over stdio reads it. */
export function createLog(level: string): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [
          'authorization',
          '*.authorization',
          'key',
          '*.key',
          'password',
          '*.password',
          'token',
          '*.token',
          'secret',
          '*.secret',
          'mime',
          '*.mime',
        ],
        censor: '[removed]',
      },
    },
    process.stderr.isTTY ? readable() : pino.destination({ dest: STDERR, sync: true }),
  );
}

const STDERR = 2;

function readable() {
  return pretty({ destination: STDERR, sync: true, translateTime: 'SYS:HH:MM:ss', singleLine: true });
}
