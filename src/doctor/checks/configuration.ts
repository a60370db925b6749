/** The check of the configuration: the mistakes that a start would refuse, and what does nothing. */
import { defineCheck, type Finding } from '../finding.ts';

export const configuration = defineCheck({
  name: 'configuration',
  asks: 'Can every setting be read?',
  says: {
    fine: { status: 'ok', when: 'Every setting can be read.' },
    idle: {
      status: 'warning',
      when: 'A setting does nothing, because of another one that is set or is not.',
      fix: 'See to the other one, or take this one away.',
    },
    mistake: {
      status: 'failed',
      when: 'A setting is wrong. Nothing else is looked at.',
      fix: 'Correct the variable: `.env.example` and the table of the configuration say what it takes. Then run `doctor` again.',
    },
  },
  find: async (tell, { config: { idle } }) => [
    tell('fine', 'Every setting can be read.'),
    ...idle.map((sentence) => tell('idle', sentence)),
  ],
});

/** `mistakes` are sentences that begin with the name of a variable. */
export function mistakesFound(mistakes: readonly string[]): Finding[] {
  const { status, fix } = configuration.says.mistake ?? { status: 'failed' };
  return mistakes.map((what) => ({ check: configuration.name, code: 'mistake', status, what, ...(fix ? { fix } : {}) }));
}
