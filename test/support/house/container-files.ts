/** The compose files and the Dockerfile as Docker reads them, as far as these use what it offers; no Docker is needed. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { CHECKOUT } from './generated-docs.ts';

const Service = z.looseObject({
  image: z.string(),
  environment: z.record(z.string(), z.string()).default({}),
  env_file: z.array(z.object({ path: z.string(), required: z.boolean() })).default([]),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  healthcheck: z.looseObject({ test: z.array(z.string()) }).optional(),
});

const ComposeFile = z.strictObject({
  services: z.record(z.string(), Service),
  volumes: z.record(z.string(), z.null()),
});

export type Compose = z.output<typeof ComposeFile> & { text: string };

export type Instruction = { name: string; value: string };

export function readCompose(path: string): Compose {
  const text = readFileSync(new URL(path, CHECKOUT), 'utf8');
  return { ...ComposeFile.parse(parse(text)), text };
}

/** A service of the file; throws an Error when there is none of the name. */
export function serviceOf({ services }: Compose, name: string): z.output<typeof Service> {
  const service = services[name];
  if (!service) throw new Error(`there is no service ${name}`);
  return service;
}

/** The text with `${NAME:-otherwise}` and `${NAME:+instead}` filled in, which is all that the files use. */
export function interpolated(text: string, env: Record<string, string>): string {
  return text.replace(/\$\{(\w+):([-+])([^}]*)\}/g, (_whole, name: string, kind: string, word: string) => {
    const value = env[name] ?? '';
    return kind === '-' ? value || word : value && word;
  });
}

/** The instructions of the last stage, in order, with lines joined. */
export function lastStage(): Instruction[] {
  const text = readFileSync(new URL('Dockerfile', CHECKOUT), 'utf8');
  const lines = text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean);
  const instructions = lines.map((line) => {
    const [, name = '', value = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    return { name, value };
  });
  return instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'));
}
