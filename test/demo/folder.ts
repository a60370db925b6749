/** The data folder of a demo: one of its own that is removed at the end, or one that was named and holds no Postroom. */
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type DemoFolder = {
  path: string;
  /** Removes it, if the demo made it. */
  leave(): Promise<void>;
};

/** Throws an Error whose message tells a person what to do, when the folder that was named is not empty. */
export async function demoFolder(named: string | null): Promise<DemoFolder> {
  if (named === null) {
    const path = await mkdtemp(join(tmpdir(), 'postroom-demo-'));
    return { path, leave: () => rm(path, { recursive: true, force: true, maxRetries: 3 }) };
  }
  await mkdir(named, { recursive: true, mode: 0o700 });
  const found = await readdir(named);
  if (found.includes('postroom.db'))
    throw new Error(`${named} holds a Postroom, and a demo would write among its mail. Name an empty folder.`);
  if (found.length > 0) throw new Error(`${named} is not empty. Name an empty folder.`);
  return { path: named, leave: async () => {} };
}
