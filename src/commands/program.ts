/** The command line: reads what was typed, runs it in the server or here, prints, and answers the exit code. */
import { setTimeout as pause } from 'node:timers/promises';
import { configure } from '../app.ts';
import type { Config } from '../config.ts';
import { oneLine } from '../core/base/one-line.ts';
import { environment } from '../environment.ts';
import { showProgress } from '../store/moving/progress.ts';
import { ABOUT, COMMANDS } from './all.ts';
import { sentenceOf } from './answering.ts';
import { askServer } from './asking.ts';
import type { Given, ServedCommand, Work } from './command.ts';
import { refuseMissing } from './folder.ts';
import { openCore } from './opening.ts';
import { complete, Incomplete } from './questions.ts';
import { readCommand } from './words.ts';

/** How long another process may have the data folder without answering: a server that starts or ends, or another command. */
const MOST_WAIT_MS = 5000;

/** 0 = done, 1 = it could not be done, 2 = something wrong was typed, 130 = it was interrupted. `given` is the whole environment. */
export async function runCommand(args: readonly string[], given: NodeJS.ProcessEnv): Promise<number> {
  const typed = readCommand(args, COMMANDS, ABOUT);
  if ('exit' in typed) return typed.exit;
  const { command } = typed;
  try {
    const { env, told } = environment(given, typed.envFile);
    for (const sentence of told) say(sentence);
    const isTerminal = process.stdin.isTTY && process.stderr.isTTY;
    const all = await complete(command, typed.given, isTerminal ? { input: process.stdin, output: process.stderr } : null);
    if ('tells' in command)
      return await command.tells(
        all,
        () => configure(env),
        (text) => void process.stdout.write(text),
      );
    if ('runHere' in command) return await interruptible((work) => command.runHere(all, () => configure(env), work));
    await runServed(command, all, configure(env));
    return 0;
  } catch (error) {
    say(sentenceOf(error));
    return error instanceof Incomplete ? 2 : 1;
  }
}

async function runServed(command: ServedCommand, given: Given, config: Config): Promise<void> {
  if (config.databaseUrl === null) refuseMissing(config.dataDir);
  for (const end = performance.now() + MOST_WAIT_MS; ; await pause(50)) {
    if (config.databaseUrl === null && (await askServer(config.dataDir, { words: command.words, given }, print))) return;
    const core = await openCore(config, say);
    if (core !== null) return await command.run(core, given, print).finally(() => core.store.close());
    if (performance.now() > end) {
      throw new Error(
        `${config.dataDir} is in use by another Postroom process that answers no commands, such as a server that brings its database to this version. Try again later, or stop that process.`,
      );
    }
  }
}

async function interruptible(command: (work: Work) => Promise<string>): Promise<number> {
  const interrupt = new AbortController();
  const stop = () => interrupt.abort();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  const progress = showProgress(process.stderr);
  try {
    const report = await command({ stop: interrupt.signal, tell: progress.tell, say });
    progress.end();
    process.stdout.write(report);
    return 0;
  } catch (error) {
    progress.end();
    if (!interrupt.signal.aborted) throw error;
    process.stderr.write('Stopped. What is there stays: the same command goes on from here.\n');
    return 130;
  }
}

/** Names are what tenants called things, and DNS answers are strangers': neither may move the cursor of a terminal. */
function print(line: string): void {
  process.stdout.write(`${oneLine(line)}\n`);
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
