/** The operator's command line beside a running room. */
import type { Postroom } from '../rooms/postroom.ts';
import { inThisProcess } from './command-line.ts';

/** A function that runs one command and answers what it printed. Rejects, with what it printed as an error, when the command fails. */
export function postroomIn({ env }: Pick<Postroom, 'env'>): (...args: string[]) => Promise<string> {
  return async (...args) => {
    const { code, stdout, stderr } = await inThisProcess(env, ...args);
    if (code !== 0) throw new Error(stderr);
    return stdout;
  };
}
