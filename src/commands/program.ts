/** The command line: reads what was typed, runs it in the server or here, prints, and answers the exit code. */
import { resolve } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { configure } from '../configure.ts';
import { oneLine } from '../core/base/one-line.ts';
import type { Config } from '../settings/config.ts';
import { environment, sortingBeside } from '../settings/environment.ts';
import { showProgress } from '../store/moving/progress.ts';
import { ABOUT, COMMANDS } from './all.ts';
import { sentenceOf } from './answering.ts';
import { askServer } from './asking.ts';
import { type Command, type Given, joined, type ServedCommand, valuesOf, type Work } from './command.ts';
import { refuseMissing } from './folder.ts';
import { openCore } from './opening.ts';
import { complete, Incomplete } from './questions.ts';
import { MISTYPED, readCommand } from './words.ts';

/** How long another process may have the data folder without answering: a server that starts or ends, or another command. */
const MOST_WAIT_MS = 5000;

/** Where questions are read, results are printed, and the rest is told. A terminal says so. */
export type Streams = { stdin: Readable & IsTerminal; stdout: Writable; stderr: Writable & IsTerminal };
type IsTerminal = { isTTY?: boolean };

/**
 * 0 = done, 1 = it could not be done, 2 = what was typed is no command line, 130 = it was interrupted. `given` is the whole environment. Only `listen`
 * and `deliver` use the streams of the process whatever `streams` says.
 */
export async function runCommand(
  args: readonly string[],
  given: NodeJS.ProcessEnv,
  { stdin, stdout, stderr }: Streams = process,
): Promise<number> {
  const say = (sentence: string) => void stderr.write(`${sentence}\n`);
  const interruptible = (command: (work: Work) => Promise<string>) => untilInterrupted(command, stdout, stderr);
  const typed = readCommand(args, COMMANDS, ABOUT, { stdout, stderr });
  if ('exit' in typed) return typed.exit;
  const { command } = typed;
  try {
    const { env, told } = environment(given, typed.envFile);
    for (const sentence of told) say(sentence);
    const configured = () => sortingBeside(env, configure(env));
    const isTerminal = stdin.isTTY && stderr.isTTY;
    const all = await complete(command, typed.given, isTerminal ? { input: stdin, output: stderr } : null);
    if ('tells' in command) return await command.tells(all, configured, (text) => void stdout.write(text));
    if ('runHere' in command) return await interruptible((work) => command.runHere(all, configured, work));
    const placed = inPlace(command, all);
    if (command.long) {
      return await interruptible(async (work) => {
        const lines: string[] = [];
        await runServed(command, placed, configured(), (line) => lines.push(line), work, say);
        return lines.map(printed).join('');
      });
    }
    const still = { stop: new AbortController().signal, tell: () => {}, say };
    await runServed(command, placed, configured(), (line) => stdout.write(printed(line)), still, say);
    return 0;
  } catch (error) {
    say(sentenceOf(error));
    return command.failure ?? (error instanceof Incomplete ? MISTYPED : 1);
  }
}

/** Makes paths absolute, because the server has another working directory. */
function inPlace({ arguments: places = [], options = [] }: Command, given: Given): Given {
  const paths = [...places, ...options].filter(({ name, path }) => path && given[name] !== undefined);
  const full = paths.map(({ name }) => [name, joined(valuesOf(given[name]).map((path) => resolve(path)))] as const);
  return { ...given, ...Object.fromEntries(full) };
}

async function runServed(
  command: ServedCommand,
  given: Given,
  config: Config,
  print: (line: string) => void,
  work: Work,
  say: (sentence: string) => void,
): Promise<void> {
  if (config.databaseUrl === null) refuseMissing(config.dataDir);
  for (const end = performance.now() + MOST_WAIT_MS; ; await pause(50)) {
    if (config.databaseUrl === null && (await askServer(config.dataDir, { words: command.words, given }, print, work))) return;
    const core = await openCore(config, say);
    if (core !== null) return await command.run(core, given, print, work).finally(() => core.close());
    if (performance.now() > end) {
      throw new Error(
        `${config.dataDir} is in use by another Postroom process that answers no commands, such as a server that brings its database to this version. Try again later, or stop that process.`,
      );
    }
  }
}

async function untilInterrupted(
  command: (work: Work) => Promise<string>,
  stdout: Streams['stdout'],
  stderr: Streams['stderr'],
): Promise<number> {
  const interrupt = new AbortController();
  const stop = () => interrupt.abort();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  const progress = showProgress(stderr);
  try {
    const report = await command({
      stop: interrupt.signal,
      tell: progress.tell,
      say: (sentence) => {
        progress.end();
        stderr.write(`${oneLine(sentence)}\n`);
      },
    });
    progress.end();
    stdout.write(report);
    return 0;
  } catch (error) {
    progress.end();
    if (!interrupt.signal.aborted) throw error;
    stderr.write('Stopped. What is there stays: the same command goes on from here.\n');
    return 130;
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
  }
}

/** Names come from tenants and DNS answers from strangers: neither may control the terminal. */
function printed(line: string): string {
  return `${oneLine(line)}\n`;
}
