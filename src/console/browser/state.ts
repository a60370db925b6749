/** What every part of the page may have to know: whether the server is reached, and who is signed in. */
import { signal } from '@preact/signals';
import type { Got } from '../../../packages/client/src/shapes.ts';

export type Whoami = Got<'/api/v1/whoami'>;

/** Whether the last request had no answer. */
export const isOffline = signal(false);

/** Counts the refusals of the session; each may be its end. */
export const sessionEnded = signal(0);

/** Who is signed in; null = nobody, undefined = not known yet. While `isOver` it is whose pages are there. */
export const who = signal<Whoami | null | undefined>(undefined);

/** Whether the session of these pages has ended. They stay as they are, out of sight, until its key signs in again. */
export const isOver = signal(false);

/** Why it cannot be told who is signed in. */
export const startFailure = signal<unknown>(null);
