/** Runs `doctor` in this process, with the settings that a self-hoster would have, and reads what it found. */
import { configure } from '../../../src/app.ts';
import { doctor } from '../../../src/doctor/doctor.ts';
import type { Finding } from '../../../src/doctor/finding.ts';
import { ConfigMistakes } from '../../../src/settings/config.ts';

export type Examined = {
  code: number;
  found: Finding[];
  /** `status code` of each finding of a check, such as `failed login`. */
  of(check: string): string[];
  /** The sentences of a check, on a line each. */
  said(check: string): string;
  milliseconds: number;
};

export async function examine(env: Record<string, string>): Promise<Examined> {
  const begun = performance.now();
  const texts: string[] = [];
  const code = await doctor(settings(env), { json: true, colours: false, out: (text) => texts.push(text) });
  const { checks: found } = JSON.parse(texts.join('')) as { checks: Finding[] };
  const ofCheck = (name: string) => found.filter(({ check }) => check === name);
  return {
    code,
    found,
    of: (check) => ofCheck(check).map(({ status, code }) => `${status} ${code}`),
    said: (check) =>
      ofCheck(check)
        .map(({ what }) => what)
        .join('\n'),
    milliseconds: performance.now() - begun,
  };
}

function settings(env: Record<string, string>) {
  try {
    return configure(env);
  } catch (error) {
    if (error instanceof ConfigMistakes) return error;
    throw error;
  }
}
