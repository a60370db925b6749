/** What a command of the operator is: its words, what it needs, and what it does. */
import type { Core } from '../core/ports/core.ts';
import type { MailReader } from '../core/ports/mail-reader.ts';
import type { Config } from '../settings/config.ts';
import type { Progress } from '../store/moving/progress.ts';

/** Something that is typed after the words: an argument by its place, or an option by its name. */
export type Part = {
  /** In small letters: `plan` is the option `--plan PLAN`, or the argument PLAN. */
  name: string;
  meaning: string;
  /** Stands for the value in the help; the name in capitals when left out. */
  value?: string;
  /** The only values there are. */
  choices?: readonly string[];
  /** For an option that must be given: where to find its value, in a sentence. */
  need?: string;
  /** How a terminal is asked for it, where it must be given. */
  question?: string;
  /** An option without a value: given or not. */
  flag?: true;
  /** A file or folder: the server looks for it where the command was typed. */
  path?: true;
  /** The last argument, given once or more: `valuesOf` tells its values apart. */
  many?: true;
};

/** Arguments and options by their names; only those that were given. */
export type Given = Readonly<Record<string, string>>;

/** The values of a part that may be given more than once. */
export function valuesOf(given: string | undefined): string[] {
  return given === undefined ? [] : given.split(BETWEEN);
}

export function joined(values: readonly string[]): string {
  return values.join(BETWEEN);
}

/** No argument of a program contains it. */
const BETWEEN = '\0';

type Words = {
  /** What is typed, such as `accounts create`. */
  words: string;
  /** One line for the help. */
  does: string;
  /** The exit code of whatever goes wrong before it runs, in place of 1 and 2. */
  failure?: number;
  /** All must be given. */
  arguments?: readonly Part[];
  options?: readonly Part[];
};

/** The parts of the core that commands need; a running server gives its own. */
export type CommandCore = Pick<Core, 'store' | 'clock' | 'ids' | 'dns' | 'domainNames' | 'addresses'> & {
  mailReader: Pick<MailReader, 'parse' | 'receivedAt'>;
  console: ConsolePlace;
};

/** Where the console is, and POSTROOM_API_KEY where it is set. `isOn` = CONSOLE. */
export type ConsolePlace = { isOn: boolean; appUrl: string; firstKey: string | null };

/** What a command that takes long is given: a signal that asks it to stop, and the operator's terminal. */
export type Work = { stop: AbortSignal; tell(progress: Progress): void; say(sentence: string): void };

/**
 * Runs in the server where there is one. `say` prints a line. A PostroomError is told to the operator with its hint. One that is `long` shows
 * progress, and stops when the operator stops the command.
 */
export type ServedCommand = Words & {
  long?: true;
  run(core: CommandCore, given: Given, say: (line: string) => void, work: Work): Promise<void>;
};

/**
 * Runs in the process of the command line, beside a server too: it has progress to show, ends orderly at the first interrupt, and takes none
 * of the server's time. Answers what is printed at its end.
 */
export type LongCommand = Words & {
  /** Called only when the command needs it. */
  runHere(given: Given, configured: () => Config, work: Work): Promise<string>;
};

/** Runs in the process of the command line, prints what it finds as it goes, and answers the exit code itself. */
export type TellingCommand = Words & {
  /** `configured` throws ConfigMistakes where the settings have mistakes. */
  tells(given: Given, configured: () => Config, out: (text: string) => void): Promise<number>;
};

export type Command = ServedCommand | LongCommand | TellingCommand;
