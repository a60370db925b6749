/** What the documents say of the settings, made from the settings themselves: the rows of a table, and `.env.example`. */
import { writeFileSync } from 'node:fs';
import { SETTINGS, type Setting } from '../../../src/settings/all.ts';

export const ENV_EXAMPLE = new URL('../../../.env.example', import.meta.url);

export const settings: readonly Setting[] = Object.values(SETTINGS);

/** What the compose files take from `.env` for themselves; Postroom does not read it. */
export const COMPOSE_ONLY = [
  {
    name: 'POSTGRES_PASSWORD',
    meaning:
      'the password of its PostgreSQL: letters and digits only, as it goes into a URL. While it is set, compose.yaml starts nothing.',
  },
];

/** What the compose files set for Postroom, whatever stands in `.env`. */
export const SET_BY_COMPOSE = ['HOST', 'PORT', 'DATABASE_URL'];

/** Variable, meaning and default of each, in Markdown. */
export function settingRows(): string[][] {
  return settings.map((setting) => [`\`${setting.name}\``, setting.meaning, defaultOf(setting)]);
}

export function envExample(): string {
  const entries = settings.map((setting) => {
    const shown = setting.example ?? setting.default ?? '';
    const without = shown === defaultOf(setting) ? [] : [`# Default: ${defaultOf(setting)}.`];
    return [`# ${setting.meaning}`, ...without, `#${setting.name}=${shown}`].join('\n');
  });
  const head = [
    '# Copy to .env beside package.json, where Postroom and compose.yaml read it; the environment wins over it. Everything has a',
    `# default. compose.yaml itself sets ${SET_BY_COMPOSE.join(', ')}, whatever stands here. Made from src/settings/all.ts by \`npm run docs\`.`,
  ];
  const others = COMPOSE_ONLY.map(({ name, meaning }) => `# Only for compose.cluster.yaml: ${meaning}\n#${name}=`);
  return `${[head.join('\n'), ...entries, ...others].join('\n\n')}\n`;
}

export function writeEnvExample(): void {
  writeFileSync(ENV_EXAMPLE, envExample());
}

function defaultOf(setting: Setting): string {
  return setting.defaultMeaning ?? setting.default ?? '';
}
