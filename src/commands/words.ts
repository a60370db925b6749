/** What was typed, read with commander: the command and what it was given, the help, or what is wrong and the right word for it. */
import type { Writable } from 'node:stream';
import { Argument, CommanderError, Option, Command as Program } from 'commander';
import { type Command, type Given, joined, type Part } from './command.ts';

/** The command, what it was given, and the file of --env-file; or the exit code, when everything has been printed already. */
export type Typed = { command: Command; given: Given; envFile: string | null } | { exit: number };

/** How the server is to start; or the exit code, as above. */
export type Started = { stdio: boolean; envFile: string | null } | { exit: number };

/** The exit code where something wrong was typed. */
export const MISTYPED = 2;

/** A help that was asked for goes to stdout and exits with 0; a mistake goes to stderr, with 2. */
export function readCommand(
  args: readonly string[],
  commands: readonly Command[],
  about: Readonly<Record<string, string>>,
  { stdout, stderr }: { stdout: Writable; stderr: Writable },
): Typed {
  const program = newProgram('npm run postroom --')
    .configureOutput({ writeOut: (text) => void stdout.write(text), writeErr: (text) => void stderr.write(text) })
    .description('The commands of the operator, also while the server runs.');
  let typed: Typed | null = null;
  const groups = new Map<string, Program>();
  for (const command of commands) {
    const [first = '', second] = command.words.split(' ');
    const place = second === undefined ? program : group(program, groups, first, about[first] ?? first);
    define(place, second ?? first, command, (given) => {
      typed = { command, given, envFile: envFileOf(program) };
    });
  }
  return told(program, args) ?? typed ?? { exit: MISTYPED };
}

export function readStart(args: readonly string[]): Started {
  const program = newProgram('npm start --')
    .description('Starts the server. Its settings come from the environment and from .env.')
    .option('--stdio', 'speaks MCP over standard input and output too, and ends with them')
    .action(() => {});
  return told(program, args) ?? { stdio: program.opts().stdio === true, envFile: envFileOf(program) };
}

function newProgram(name: string): Program {
  return new Program(name)
    .exitOverride()
    .helpOption('--help', 'shows this')
    .helpCommand(false)
    .showHelpAfterError('Add --help to see what there is.')
    .configureHelp({ showGlobalOptions: true, visibleCommands: leaves, subcommandTerm: typedWords })
    .option('--env-file <FILE>', "settings to add to the environment, in place of those in Postroom's own .env");
}

/** The help lists whole commands, and not their first words alone. */
function leaves(program: Program): Program[] {
  return program.commands.flatMap((one) => (one.commands.length === 0 ? [one] : leaves(one)));
}

function typedWords(program: Program): string {
  const { parent } = program;
  const before = parent?.parent ? `${parent.name()} ` : '';
  const all = [...program.registeredArguments.map((one) => one.name()), ...(program.options.length > 0 ? ['[options]'] : [])];
  return [`${before}${program.name()}`, ...all].join(' ');
}

function group(program: Program, groups: Map<string, Program>, word: string, about: string): Program {
  const found = groups.get(word) ?? program.command(word).description(about).helpCommand(false);
  groups.set(word, found);
  return found;
}

function define(place: Program, word: string, command: Command, found: (given: Given) => void): void {
  const { does, arguments: places = [], options = [] } = command;
  const program = place
    .command(word)
    .description(does)
    .exitOverride((error) => {
      throw error.exitCode === 0 ? error : new CommanderError(command.failure ?? MISTYPED, error.code, error.message);
    });
  for (const part of places) program.addArgument(argument(part));
  for (const part of options) program.addOption(option(part));
  program.action((...all: unknown[]) => {
    const given: Record<string, string> = {};
    for (const [index, { name, many }] of places.entries())
      given[name] = many ? joined(all[index] as string[]) : String(all[index]);
    for (const [name, value] of Object.entries(program.opts())) given[name] = String(value);
    found(given);
  });
}

function argument({ name, value, meaning, choices, many }: Part): Argument {
  const made = new Argument(`<${value ?? name.toUpperCase()}${many ? '...' : ''}>`, meaning);
  return choices ? made.choices(choices) : made;
}

function option({ name, value, meaning, choices, flag }: Part): Option {
  if (flag) return new Option(`--${name}`, meaning);
  const made = new Option(`--${name} <${value ?? name.toUpperCase()}>`, meaning);
  return choices ? made.choices(choices) : made;
}

/** Prints the help or what is wrong, and answers the exit code; null when there is a command to run. */
function told(program: Program, args: readonly string[]): { exit: number } | null {
  try {
    program.parse(args, { from: 'user' });
    return null;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return { exit: error.exitCode === 1 ? MISTYPED : error.exitCode };
  }
}

function envFileOf(program: Program): string | null {
  const { envFile } = program.opts();
  return typeof envFile === 'string' ? envFile : null;
}
