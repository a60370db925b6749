/** Required options that are missing: on a terminal the person is asked for them, otherwise the command fails. */
import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';
import type { Command, Given, Part } from './command.ts';

/** Where questions are asked; null = there is no person to answer. */
export type Asked = { input: Readable; output: Writable } | null;

/** Something required is missing, as the message says; or the person left without an answer. */
export class Incomplete extends Error {}

/** What was given, with what a terminal answered. Throws Incomplete. */
export async function complete({ options = [] }: Command, given: Given, terminal: Asked): Promise<Given> {
  const missing = options.filter((part) => part.need !== undefined && !given[part.name]?.trim());
  const untold = missing.filter(({ question }) => question === undefined || terminal === null);
  if (untold.length > 0) throw new Incomplete(untold.map(({ name, need }) => `--${name} is missing. ${need}`).join('\n'));
  if (missing.length === 0 || terminal === null) return given;
  const asked = createInterface({ ...terminal, terminal: true });
  const left = new AbortController();
  asked.once('close', () => left.abort());
  try {
    const answers: Record<string, string> = { ...given };
    for (const part of missing) answers[part.name] = await answer(part, (question) => asked.question(question, left));
    return answers;
  } catch (error) {
    if (left.signal.aborted) throw new Incomplete('\nNothing was done.');
    throw error;
  } finally {
    asked.close();
  }
}

async function answer({ question, choices }: Part, ask: (question: string) => Promise<string>): Promise<string> {
  for (;;) {
    const text = (await ask(`${question}${choices ? ` (${choices.join(', ')})` : ''}: `)).trim();
    if (choices ? choices.includes(text) : text !== '') return text;
  }
}
