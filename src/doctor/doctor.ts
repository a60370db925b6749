/** `doctor`: makes every check side by side, each bounded in time, and tells what they found in a fixed order. */
import { setMaxListeners } from 'node:events';
import { within } from '../core/base/within.ts';
import type { Config } from '../settings/config.ts';
import { mistakesFound } from './checks/configuration.ts';
import { CHECKS } from './checks.ts';
import { type Context, makeContext } from './context.ts';
import type { Check, Finding } from './finding.ts';
import { countsOf, printed, summary } from './printing.ts';

export type DoctorOptions = {
  /** One JSON object in place of lines. */
  json: boolean;
  /** Whether lines may have colours. */
  colours: boolean;
  out(text: string): void;
};

/** Milliseconds that a check has. */
const WITHIN = 10_000;

/** Milliseconds for closing what was opened. */
const CLOSING = 1000;

/**
 * `config` is what could be read, or the mistakes in it. Answers the exit code: 0 when nothing failed, else 1. Ends within 12 s, although a
 * look-up that the system does not end may be left, which only the end of the process ends.
 */
export async function doctor(
  config: Config | { mistakes: readonly string[] },
  { json, colours, out }: DoctorOptions,
): Promise<number> {
  const found: Finding[] = [];
  const tell = (findings: Finding[]) => {
    found.push(...findings);
    if (!json) for (const finding of findings) out(printed(finding, colours));
  };
  if ('mistakes' in config) {
    tell(mistakesFound(config.mistakes));
    tell(CHECKS.slice(1).map((check) => unended(check, 'not made', 'Not looked at: the configuration has mistakes.')));
  } else {
    await examined(config, tell);
  }
  out(json ? `${JSON.stringify({ checks: found, ...countsOf(found) }, null, 2)}\n` : summary(found));
  return found.some(({ status }) => status === 'failed') ? 1 : 0;
}

/** Makes every check, and tells the findings of each as soon as it and those before it are there. The signal ends what is under way. */
export async function examined(config: Config, tell: (findings: Finding[]) => void, signal?: AbortSignal): Promise<Finding[]> {
  const found: Finding[] = [];
  const context = makeContext(config);
  if (signal) setMaxListeners(CHECKS.length, signal);
  const all = CHECKS.map((check) => bounded(check, context, signal));
  for (const one of all) {
    const findings = await one;
    found.push(...findings);
    tell(findings);
  }
  await within(CLOSING, context.close(), undefined);
  return found;
}

/** The findings for a check that did not end, or that broke. */
export const UNENDED = {
  late: { when: 'It did not end within 10 seconds.', fix: 'Look at the network and at DNS, then run `doctor` again.' },
  broken: { when: 'It broke.', fix: 'Run `doctor` again; if it breaks again, please report it with the sentence.' },
  'not made': { when: 'The configuration has mistakes.', fix: 'Correct them, then run `doctor` again.' },
} as const;

async function bounded(check: Check, context: Context, signal?: AbortSignal): Promise<Finding[]> {
  const ending = new AbortController();
  let giveUp = () => {};
  const late = new Promise<Finding[]>((resolve) => {
    giveUp = () => {
      ending.abort();
      resolve([unended(check, 'late', 'It did not end within 10 seconds.')]);
    };
  });
  const timer = setTimeout(giveUp, WITHIN);
  signal?.addEventListener('abort', giveUp);
  const run = check.run(context, ending.signal).catch((error: unknown) => {
    return [unended(check, 'broken', `It broke: ${error instanceof Error ? error.message : String(error)}`)];
  });
  return await Promise.race([run, late]).finally(() => {
    clearTimeout(timer);
    // A server that answers what it finds has one signal for all examinations.
    signal?.removeEventListener('abort', giveUp);
  });
}

function unended({ name }: Check, code: keyof typeof UNENDED, what: string): Finding {
  return { check: name, code, status: 'unknown', what, fix: UNENDED[code].fix };
}
