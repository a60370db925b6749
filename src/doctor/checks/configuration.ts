/** The check of the configuration: the mistakes that a start would refuse. */
import { defineCheck, type Finding } from '../finding.ts';

export const configuration = defineCheck({
  name: 'configuration',
  asks: 'Can every setting be read?',
  says: {
    fine: { status: 'ok', when: 'Every setting can be read.' },
    mistake: {
      status: 'failed',
      when: 'A setting is wrong. Nothing else is looked at.',
      fix: 'Correct the variable: `.env.example` and the table of the configuration say what it takes. Then run `doctor` again.',
    },
  },
  find: async (tell) => [tell('fine', 'Every setting can be read.')],
});

/** `mistakes` are sentences that begin with the name of a variable. */
export function mistakesFound(mistakes: readonly string[]): Finding[] {
  const { status, fix } = configuration.says.mistake ?? { status: 'failed' };
  return mistakes.map((what) => ({ check: configuration.name, code: 'mistake', status, what, ...(fix ? { fix } : {}) }));
}
