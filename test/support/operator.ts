/** The operator's command line beside a running room. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Postroom } from './postroom.ts';
import { POSTROOM } from './process.ts';

/** A function that runs one command and answers what it printed. Rejects, with what it printed as an error, when the command fails. */
export function postroomIn({ env: place }: Pick<Postroom, 'env'>): (...args: string[]) => Promise<string> {
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  const env = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...place };
  return async (...args) => (await promisify(execFile)(process.execPath, [...POSTROOM, ...args], { cwd, env })).stdout;
}
