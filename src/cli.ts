/** The process of the command line: `npm run postroom -- COMMAND`. */
import { runCommand } from './commands/program.ts';

// Every file written here may hold mail or keys.
process.umask(0o077);
// The reader of the output may stop early, as `head` does: the command still does all its work.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
process.exitCode = await runCommand(process.argv.slice(2), process.env);
