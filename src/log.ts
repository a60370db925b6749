/** The log: JSON lines on stderr, with every field removed that could hold a secret. */
import pino from 'pino';
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
    pino.destination({ dest: 2, sync: true }),
  );
}
