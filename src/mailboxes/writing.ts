/** Where an export writes: a Maildir or an mbox, begun anew or gone on with. */
import type { Target } from './target.ts';
import { openMaildir } from './writing-maildir.ts';
import { openMbox } from './writing-mbox.ts';

export const FORMATS = ['maildir', 'mbox'] as const;

/** Throws PostroomError with a sentence where something else is at the path. */
export async function openTarget(path: string, format: (typeof FORMATS)[number]): Promise<Target> {
  return await (format === 'mbox' ? openMbox(path) : openMaildir(path));
}
